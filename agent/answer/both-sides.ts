import type { AnswerCheck } from '#kernel/answer.ts';
import { columnOf } from '../model/semantic-model.ts';
import { pluralOf } from '../text/plurals.ts';
import type { CheckContext } from './result-checks.ts';

/**
 * "how many orders are still open" of a table of what happened to them: an order whose row "created" is not "paid" is paid by
 * another row. Told where things that are counted by a denied state have rows in that state as well.
 */
export async function bothSides({ model, plan, run }: CheckContext): Promise<AnswerCheck | null> {
  const [measure, ...others] = plan.measures;
  const counted = measure?.aggregate === 'countDistinct' ? measure.column : null;
  if (!measure || !counted || others.length > 0 || plan.share !== null || counted.table !== plan.root)
    return null;
  if (columnOf(model, counted).profile.isUnique) return null;
  const denied = plan.where.find(
    (one) => one.kind === 'oneOf' && one.negated && one.column.table === plan.root && !('isChosen' in one),
  );
  if (denied?.kind !== 'oneOf' || columnOf(model, denied.column).profile.type !== 'text') return null;
  const rest = plan.where.filter((one) => one !== denied);
  const whole = {
    ...plan,
    measures: [measure],
    dimensions: [],
    sort: [],
    limit: null,
    having: null,
    fillsPeriods: false,
  };
  const [apart, within, all] = await Promise.all(
    [plan.where, [...rest, { ...denied, negated: false }], rest].map(async (where) =>
      Number((await run('', { ...whole, where })).rows[0]?.[0] ?? 0),
    ),
  );
  const both = (apart ?? 0) + (within ?? 0) - (all ?? 0);
  if (both <= 0) return null;
  const { label } = columnOf(model, counted);
  return {
    id: 'both-sides',
    outcome: 'warned',
    detail: `${both.toLocaleString('en')} of these ${pluralOf(label)} ${both === 1 ? 'has' : 'have'} other rows that are ${denied.values.join(' or ')}: what is counted has a row of another ${columnOf(model, denied.column).label}, and not only such rows.`,
  };
}
