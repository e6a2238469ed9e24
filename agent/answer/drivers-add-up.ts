import type { AnswerCheck } from '#kernel/answer.ts';
import type { QueryResult } from '#kernel/catalog.ts';
import type { Plan } from '../plan.ts';
import { changedMeasures } from '../sql/changed-periods.ts';
import { skippedCheck } from './not-computed.ts';

interface Told {
  plan: Plan;
  result: QueryResult;
  run: (sql: string, plan: Plan) => Promise<QueryResult>;
}

/** The rows of a change must add up to that of all rows together, which a second statement without groups tells. */
export async function driversAddUp({ plan, result, run }: Told): Promise<AnswerCheck | null> {
  if (!plan.drivers || plan.dimensions.length === 0 || result.rows.length === 0) return null;
  const id = 'drivers-add-up';
  try {
    const whole = await run('', { ...plan, dimensions: [], sort: [] });
    const [before, after] = changedMeasures(plan).map(({ name }) => numberOf(whole, name));
    const change = (after ?? 0) - (before ?? 0);
    const index = result.columns.findIndex(({ name }) => name === 'change');
    const parts = result.rows.reduce((sum, row) => sum + Number(row[index] ?? 0), 0);
    const size = Math.max(Math.abs(before ?? 0), Math.abs(after ?? 0));
    const left = Math.abs(change - parts) <= Math.max(1e-9, size * 1e-9) ? 0 : change - parts;
    return left === 0
      ? { id, outcome: 'passed', detail: 'The rows add up to the whole change; 0 is left over.' }
      : {
          id,
          outcome: 'failed',
          detail: `The rows add up to ${parts}, the whole change is ${change}: ${left} is left over.`,
        };
  } catch (error) {
    return skippedCheck(id, error);
  }
}

function numberOf({ columns, rows }: QueryResult, name: string): number {
  return Number(rows[0]?.[columns.findIndex((column) => column.name === name)] ?? 0);
}
