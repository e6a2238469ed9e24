import type { Answer } from '#kernel/answer.ts';
import { CheckList } from '#ui/answer/CheckList.tsx';
import { SourceList } from '#ui/answer/SourceList.tsx';
import { SqlBlock } from '#ui/answer/SqlBlock.tsx';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import { profileStrings as strings } from '../strings.ts';

interface ResponseEvidenceProps {
  answer: Answer;
  onAsk: (question: string) => void;
}

/** Rows shown of a result; the chat shows them all. */
const shownRows = 8;

/** What a response rests on, or what can be asked in place of a question that has no answer. */
export function ResponseEvidence({ answer, onAsk }: ResponseEvidenceProps) {
  if (answer.status !== 'answered') return <NextQuestions answer={answer} onAsk={onAsk} />;
  return (
    <>
      <ResultRows answer={answer} />
      {answer.reading && <p className="text-muted">{answer.reading}</p>}
      <div className="-mb-2 min-w-0 border-line border-t">
        {answer.checks.length > 0 && (
          <Disclosure title={uiStrings.checks} isOpen={answer.verdict === 'caution'}>
            <CheckList checks={answer.checks} />
          </Disclosure>
        )}
        {answer.sources.length > 0 && (
          <Disclosure title={uiStrings.sources} note={answer.sources.map(({ table }) => table).join(', ')}>
            <SourceList sources={answer.sources} />
          </Disclosure>
        )}
        {answer.sql && (
          <Disclosure title={uiStrings.sql}>
            <SqlBlock sql={answer.sql} />
          </Disclosure>
        )}
      </div>
    </>
  );
}

function ResultRows({ answer }: { answer: Answer }) {
  const isSingleCell = answer.rows.length === 1 && answer.columns.length === 1;
  if (isSingleCell || answer.rows.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-1.5">
      <DataTable
        caption={uiStrings.result}
        columns={answer.columns}
        rows={answer.rows.slice(0, shownRows)}
        className="w-fit min-w-[min(18rem,100%)] max-w-full"
      />
      {answer.rowCount > shownRows && (
        <p className="text-muted text-xs">
          {strings.moreRows(formatNumber(shownRows), formatNumber(answer.rowCount), !answer.truncated)}
        </p>
      )}
    </div>
  );
}

function NextQuestions({ answer, onAsk }: ResponseEvidenceProps) {
  const questions = [
    ...(answer.options ?? []),
    ...answer.suggestions.map((question) => ({ label: question, question })),
  ];
  if (questions.length === 0) return null;
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-muted">{strings.nextQuestions}:</p>
      <div className="flex flex-wrap gap-1.5">
        {questions.map(({ label, question }) => (
          <Button key={question} canWrap className="rounded-full" onClick={() => onAsk(question)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
