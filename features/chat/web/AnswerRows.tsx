import { useState } from 'react';
import type { Answer, ChartConfig } from '#kernel/answer.ts';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import { chatStrings } from '../strings.ts';

/** Rows shown before the person asks for all. */
const previewRows = 8;

interface AnswerRowsProps {
  answer: Answer;
  chart: ChartConfig | undefined;
  question: string;
}

/** The rows of an answer, named by the question: a conversation holds several such tables. */
export function AnswerRows({ answer, chart, question }: AnswerRowsProps) {
  const [isWhole, setWhole] = useState(false);
  const start = isWhole ? 0 : previewStart(answer, chart);
  const rows = isWhole ? answer.rows : answer.rows.slice(start, start + previewRows);
  const isCut = answer.rowCount > answer.rows.length;
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
              : isCut
                ? chatStrings.showFirstRows(formatNumber(answer.rows.length))
                : `${chatStrings.showAllRows} (${formatNumber(answer.rows.length)})`}
          </Button>
        )}
        {isCut ? (
          <span>{uiStrings.rowsOf(formatNumber(answer.rows.length), formatNumber(answer.rowCount))}</span>
        ) : (
          answer.truncated && <span>{chatStrings.moreRows}</span>
        )}
      </div>
    </div>
  );
}

/** A forecast stands behind what it was made of: what was asked for is shown first, with as much before it as there is room for. */
function previewStart({ columns, rows }: Answer, chart: ChartConfig | undefined): number {
  const column = columns.findIndex(({ name }) => name === chart?.forecast?.y);
  const first = rows.findIndex((row) => column >= 0 && row[column] !== null);
  return first < 0 ? 0 : Math.max(0, Math.min(first - 1, rows.length - previewRows));
}
