import type { Answer, AnswerCheck } from '#kernel/answer.ts';
import type { QueryResult } from '#kernel/catalog.ts';
import { saysTheSame } from '../answer/different-readings.ts';
import { questionBack } from '../answer/question-back.ts';
import { planQuestion } from '../answer/rephrase.ts';
import type { AgentReply } from '../answer/reply.ts';
import { ambiguityMargin } from '../ask.ts';
import { clearStatement } from '../sources/read-areas.ts';
import type { ModelResult } from '../tools/tool.ts';

/** Puts what the model did beside a reply. */
export type Stamp = (
  reply: AgentReply,
  outcome: NonNullable<Answer['languageModel']>['outcome'],
  note: string,
) => AgentReply;

/** Two methods over one question: equal rows are a check that passed, different ones are both shown. */
export function compared(
  question: string,
  embedded: AgentReply,
  read: AgentReply,
  { model, plan, sql, result }: ModelResult,
  { stamp, today }: { stamp: Stamp; today: string },
): AgentReply {
  const { answer } = embedded;
  const rows = embedded.whole?.rows ?? answer.rows;
  const isCut = answer.rowCount > rows.length;
  const own: QueryResult = {
    columns: answer.columns,
    rows,
    truncated: isCut,
    ...(isCut ? { whole: { rowCount: answer.rowCount, last: [] } } : {}),
    elapsedMs: 0,
  };
  if (saysTheSame(own, result) || saysTheSame(inOrder(own), inOrder(result)))
    return stamp(
      withCheck(embedded, {
        id: 'two-methods-agree',
        outcome: 'passed',
        detail: 'The language model read the question by itself and came to the same rows.',
      }),
      'agreed',
      '',
    );
  const [preview = ''] = read.text.split('\n');
  const asked = plan === null ? null : planQuestion(model, plan);
  const isReadAlike = asked !== null && clearStatement(asked, model, today, ambiguityMargin) === sql;
  // Where no plain question gets the other reading, it is told beside the answer.
  if (!isReadAlike)
    return stamp(
      {
        ...withCheck(embedded, {
          id: 'two-methods-agree',
          outcome: 'failed',
          detail: `The language model read it as: ${read.answer.reading} ${preview}`,
        }),
        text: `${embedded.text}\nThe language model read the question differently: ${preview}`,
      },
      'differed',
      '',
    );
  const text = 'Two methods read this question differently. Which do you mean?';
  const labelOf = (reading: string): string => reading.replace(/\.$/, '');
  return stamp(
    questionBack(
      text,
      [
        { label: labelOf(answer.reading), preview: embedded.text, question },
        { label: labelOf(read.answer.reading), preview, question: asked },
      ],
      answer.elapsedMs,
    ),
    'differed',
    '',
  );
}

/** Rows in an order of their own: two methods may list the same groups differently. */
function inOrder(result: QueryResult): QueryResult {
  const keyed = result.rows.map((row) => ({ row, key: JSON.stringify(row) }));
  keyed.sort((left, right) => (left.key < right.key ? -1 : 1));
  return { ...result, rows: keyed.map(({ row }) => row) };
}

function withCheck(reply: AgentReply, check: AnswerCheck): AgentReply {
  const { answer } = reply;
  return {
    ...reply,
    answer: {
      ...answer,
      verdict: check.outcome === 'passed' ? answer.verdict : 'caution',
      checks: [...answer.checks, check],
    },
  };
}
