import type { AgentReply } from '#agent/index.ts';
import type { Answer } from '#kernel/answer.ts';

/** An answer with all rows that were fetched for it, of which it shows the first. */
export function wholeOf({ answer, whole }: AgentReply): Pick<Answer, 'columns' | 'rows' | 'rowCount'> {
  const { columns, rows, rowCount } = answer;
  return { columns, rows: whole?.rows ?? rows, rowCount };
}
