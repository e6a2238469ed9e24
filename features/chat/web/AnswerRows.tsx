import { useState } from 'react';
import type { Answer } from '#kernel/answer.ts';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { formatNumber } from '#ui/format.ts';
import { chatStrings } from '../strings.ts';

/** Rows shown before the person asks for all. */
const previewRows = 8;

/** The rows of an answer, named by the question: a conversation holds several such tables. */
export function AnswerRows({ answer, question }: { answer: Answer; question: string }) {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? answer.rows : answer.rows.slice(0, previewRows);
  return (
    <div className="grid min-w-0 gap-1.5">
      <DataTable
        caption={chatStrings.resultOf(question)}
        columns={answer.columns}
        rows={rows}
        className="max-h-96 w-fit min-w-[min(18rem,100%)] max-w-full"
      />
      <div className="flex flex-wrap items-center gap-x-3 text-muted text-xs">
        {answer.rows.length > previewRows && (
          <Button look="quiet" size="small" canWrap onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? chatStrings.showFewerRows
              : `${chatStrings.showAllRows} (${formatNumber(answer.rows.length)})`}
          </Button>
        )}
        {(answer.truncated || answer.rowCount > answer.rows.length) && <span>{chatStrings.moreRows}</span>}
      </div>
    </div>
  );
}
