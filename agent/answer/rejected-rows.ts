import type { AnswerCheck } from '#kernel/answer.ts';
import { offersOf } from '../doubts/import-doubts.ts';
import { tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import type { CheckContext } from './result-checks.ts';

/** An average or a list bears to miss so many lines; a count or a total is short by each one that is missing. */
const mostMissing = 0.01;

/** Lines of the file that could not be kept as rows: what was asked is told of the others only. */
export function rejectedRows(
  { plan, model }: CheckContext,
  read: readonly { sqlName: string }[],
): AnswerCheck | null {
  const short = read.flatMap(({ sqlName }) => {
    const { name, profile } = tableOf(model, sqlName);
    const { rejectedCount = 0, rowCount } = profile;
    return rejectedCount > 0 ? [{ name, rejectedCount, lines: rowCount + rejectedCount }] : [];
  });
  if (short.length === 0) return null;
  const fixes = offersOf(
    read.flatMap(({ sqlName }) => {
      const table = tableOf(model, sqlName);
      const found = (table.profile.findings ?? []).filter(({ fix }) => fix?.kind === 'padRows');
      return found.map((finding) => ({ ...finding, table }));
    }),
  );
  const isGreat = short.some(({ rejectedCount, lines }) => rejectedCount / lines > mostMissing);
  const told = short.map(
    ({ name, rejectedCount, lines }) =>
      `${rejectedCount.toLocaleString('en')} of ${lines.toLocaleString('en')} lines of ${name} ${rejectedCount === 1 ? 'is' : 'are'} not in the table`,
  );
  return {
    id: isGreat || addsUp(plan) ? 'rejected-rows' : 'some-rejected-rows',
    outcome: 'warned',
    detail: `${told.join('; ')}, because they could not be read as rows. The import report says which, and how to mend them.`,
    ...(fixes.length > 0 && { fixes }),
  };
}

function addsUp({ intent, measures }: Plan): boolean {
  return (
    intent === 'aggregate' &&
    measures.some(({ aggregate }) => ['sum', 'count', 'countDistinct'].includes(aggregate))
  );
}
