import type { Cell } from '#kernel/catalog.ts';
import type { Dimension, Plan } from '../plan.ts';
import { earlierFirst } from '../sql/changed-periods.ts';
import { priorNames } from '../sql/over-prior.ts';
import { runningPrior } from '../sql/running-prior.ts';
import { formatCell, formatNumber, sentenceCase } from './format.ts';
import { priorWords } from './reading.ts';
import { cell, groupName, raw, scope, type Telling } from './telling.ts';

/** "Total revenue in 2025 was 900 USD, up by 100 USD (12.5%) from 800 USD in 2024." */
export function tellPeriods(telling: Telling): string {
  const told = comparedOf(telling);
  if (!told) return '';
  const { from, to, before } = told;
  const change = changeAt(telling, 0, to);
  if (change === null)
    return `${sentenceCase(to.label)} was ${cell(telling, 0, to.name)}; in ${before} it was ${cell(telling, 0, from.name)}, so no change can be told${scope(telling)}.`;
  return `${sentenceCase(to.label)} was ${cell(telling, 0, to.name)}, ${change} from ${cell(telling, 0, from.name)} in ${before}${scope(telling)}.`;
}

/** "Total revenue in 2025 by region: Europe (900 USD, up by 100 USD (12.5%)), …, each against 2024." */
export function tellPeriodsByGroup(telling: Telling): string {
  const told = comparedOf(telling);
  const { plan, result } = telling;
  if (!told) return '';
  const { to, before } = told;
  const names = result.rows.slice(0, 3).map((_, row) => {
    const name = plan.dimensions.map((dimension) => groupName(telling, row, dimension)).join(' / ');
    const change = changeAt(telling, row, to) ?? 'no change can be told';
    return `${name} ${cell(telling, row, to.name)}, ${change}`;
  });
  const more =
    telling.rowCount > names.length
      ? `; and ${formatNumber(telling.rowCount - names.length, telling.locale)} more`
      : '';
  const groups = plan.dimensions.map(({ label }) => label).join(' and ');
  return `${sentenceCase(to.label)} by ${groups}, against ${before}: ${names.join('; ')}${more}${scope(telling)}.`;
}

/** The two measures that are set side by side, the earlier one first, and what its period is called. */
function comparedOf({
  plan,
}: Telling): { from: Plan['measures'][number]; to: Plan['measures'][number]; before: string } | null {
  const [first, second] = plan.measures;
  if (!first || !second) return null;
  const [from, to] = earlierFirst(plan) ? [first, second] : [second, first];
  return { from, to, before: plan.comparison?.labels[from === first ? 0 : 1] ?? from.label };
}

/** "up by 100 USD (12.5%)", in the unit of what changed; null where it cannot be told. */
function changeAt(telling: Telling, row: number, { name }: Plan['measures'][number]): string | null {
  const change = raw(telling, row, 'change');
  const share = raw(telling, row, 'change_share');
  if (change === null || change === undefined) return null;
  if (Number(change) === 0) return 'unchanged';
  const amount = sizeOf(telling, name, change);
  const part = share === null || share === undefined ? '' : ` (${sizeOf(telling, 'change_share', share)})`;
  return `${Number(change) > 0 ? 'up' : 'down'} by ${amount}${part}`;
}

/** How much, whichever way, as the column has it. */
function sizeOf({ result, locale }: Telling, name: string, value: Cell): string {
  const column = result.columns.find((each) => each.name === name);
  return formatCell(Math.abs(Number(value)), column, locale);
}

/**
 * "Total net amount by month, with its change against the month before: in May 2026 1,159,687, up 8.9 %." Of the last whole period, and of one that
 * has not ended only where it is set against the same days before.
 */
export function tellPrior(telling: Telling, measure: Plan['measures'][number], time: Dimension): string {
  const end = telling.rowCount - 1;
  const shown = String(raw(telling, end, time.name)).slice(0, 10);
  const aligned = runningPrior(telling.plan, telling.model)?.start;
  const isAligned = aligned !== undefined && (time.grain === null ? aligned.slice(0, 4) : aligned) === shown;
  const last = telling.isLastPeriodPartial && !isAligned && end > 0 ? end - 1 : end;
  const share = raw(telling, last, priorNames.share);
  const amount = raw(telling, last, priorNames.change);
  const way = Number(share ?? amount) < 0 ? 'down' : 'up';
  const change =
    amount === null || amount === undefined
      ? 'no change can be told'
      : Number(amount) === 0
        ? 'unchanged'
        : share === null || share === undefined
          ? `${way} by ${sizeOf(telling, measure.name, amount)}`
          : `${way} ${sizeOf(telling, priorNames.share, share)}`;
  const against = isAligned && last === end ? ' against the same days before' : '';
  return `${sentenceCase(measure.label)} by ${time.label}, with its ${priorWords(telling.plan)}: in ${groupName(telling, last, time)} ${cell(telling, last, measure.name)}, ${change}${against}${scope(telling)}.`;
}

/** Where a course begins and ends; of periods that are there in part, the whole ones next to them. */
export function fromTo(telling: Telling, time: Dimension, metric: string): string {
  const last = telling.rowCount - 1;
  const isAdded = telling.plan.isRunning || telling.plan.moving;
  const start = telling.isFirstPeriodPartial && !isAdded ? 1 : 0;
  const end = telling.isLastPeriodPartial && !isAdded ? last - 1 : last;
  const sparse = sparseCourse(telling, time, metric, start, end);
  if (sparse !== null) return sparse;
  if (end === start && last > 0)
    return `${cell(telling, start, metric)} in ${groupName(telling, start, time)}, the only whole ${time.grain ?? 'period'}`;
  if (end <= start || (start === 0 && end === last))
    return `from ${cell(telling, 0, metric)} to ${cell(telling, last, metric)}`;
  const ends = [start > 0 ? 'the first' : '', end < last ? 'the last' : ''].filter(Boolean).join(' and ');
  return `from ${cell(telling, start, metric)} in ${groupName(telling, start, time)} to ${cell(telling, end, metric)} in ${groupName(telling, end, time)}, ${ends} whole ${time.grain ?? 'period'}`;
}

/** "At most 2, first in May 2024, and none in 9 of 12 months": where a count begins or ends with nothing, or mostly is, its ends say nothing of its course. */
function sparseCourse(
  telling: Telling,
  time: Dimension,
  metric: string,
  start: number,
  end: number,
): string | null {
  const { plan, result, rowCount, locale } = telling;
  const isCount = plan.measures.length === 1 && plan.measures[0]?.aggregate.startsWith('count') === true;
  const isWhole = isCount && plan.fillsPeriods && rowCount === result.rows.length && time.grain !== null;
  const numbers = result.rows.map((_, row) => Number(raw(telling, row, metric) ?? 0));
  const none = numbers.filter((number) => number === 0).length;
  const most = Math.max(...numbers);
  const saysNothing = numbers[start] === 0 || numbers[end] === 0 || none * 2 > numbers.length;
  if (!isWhole || !saysNothing || most <= 0 || Math.min(...numbers) < 0) return null;
  const at = numbers.indexOf(most);
  const times = numbers.lastIndexOf(most) > at ? 'first in' : 'in';
  return `at most ${cell(telling, at, metric)}, ${times} ${groupName(telling, at, time)}, and none in ${formatNumber(none, locale)} of ${formatNumber(numbers.length, locale)} ${time.grain}s`;
}
