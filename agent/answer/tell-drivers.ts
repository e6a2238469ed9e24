import type { QueryResult, ResultColumn } from '#kernel/catalog.ts';
import type { Plan } from '../plan.ts';
import { changedMeasures, changeWords } from '../sql/changed-periods.ts';
import { otherValues } from '../sql/drivers.ts';
import { formatCell, formatFraction, formatNumber, sentenceCase } from './format.ts';

/** One row of the answer. */
interface Part {
  name: string;
  change: number;
  mix: number;
  rate: number;
}

interface Change {
  plan: Plan;
  result: QueryResult;
  locale: string;
  before: number;
  after: number;
  parts: Part[];
}

/**
 * What a change is made of, in sentences: first whether the number went the way that the question takes for granted, then how much the
 * groups add, then numbers and averages apart. Totals are the rows added up, which a check compares with the whole.
 */
export function tellDrivers(
  plan: Plan,
  result: QueryResult,
  { locale, scope, rows }: { locale: string; scope: string; rows: string },
): string {
  const change = changeOf(plan, result, locale);
  const sentences = [
    ...presumption(change),
    whole(change, scope),
    ...largest(change),
    ...apart(change, rows),
  ];
  return sentences.join(' ');
}

function changeOf(plan: Plan, result: QueryResult, locale: string): Change {
  const [before, after] = changedMeasures(plan);
  const isRatio = result.columns.some(({ name }) => name === 'rate_effect');
  const sum = (name: string, weight?: string): number =>
    result.rows.reduce(
      (total, _, row) => total + numberAt(result, row, name) * (weight ? numberAt(result, row, weight) : 1),
      0,
    );
  const change = sum('change');
  const start = isRatio ? sum(before.name, 'weight_before') : sum(before.name);
  return {
    plan,
    result,
    locale,
    before: start,
    after: isRatio ? start + change : sum(after.name),
    parts: result.rows.map((cells, row) => ({
      name: String(cells[result.columns.findIndex(({ name }) => name === plan.dimensions[0]?.name)] ?? ''),
      change: numberAt(result, row, 'change'),
      mix: numberAt(result, row, 'mix_effect'),
      rate: numberAt(result, row, 'rate_effect'),
    })),
  };
}

function numberAt({ columns, rows }: QueryResult, row: number, name: string): number {
  return Number(rows[row]?.[columns.findIndex((column) => column.name === name)] ?? 0);
}

/** Sums of doubles leave crumbs, which are no change. */
function isNothing(amount: number, { before, after }: Pick<Change, 'before' | 'after'>): boolean {
  return Math.abs(amount) <= Math.max(Math.abs(before), Math.abs(after)) * 1e-12;
}

function wayOf(change: Change): 'up' | 'down' | null {
  const amount = change.after - change.before;
  return isNothing(amount, change) ? null : amount > 0 ? 'up' : 'down';
}

/** "It did not drop: it rose." Never explains a fall that was not there. */
function presumption(change: Change): string[] {
  const presumed = change.plan.drivers?.presumed ?? null;
  const way = wayOf(change);
  if (presumed === null || presumed === way) return [];
  const denied = presumed === 'down' ? 'It did not fall' : 'It did not rise';
  return [
    way === null ? `${denied}: it did not change.` : `${denied}: it ${way === 'up' ? 'rose' : 'fell'}.`,
  ];
}

function whole(change: Change, scope: string): string {
  const { plan, before, after, locale } = change;
  const { number, before: since, after: until } = changeWords(plan);
  const way = wayOf(change);
  const [from, to] = [written(change, before), written(change, after)];
  if (way === null) return `${sentenceCase(number)} is ${to} in ${until}, the same as in ${since}${scope}.`;
  const share = before <= 0 ? '' : `, ${formatFraction(Math.abs((after - before) / before), locale)}`;
  const size = `${written(change, Math.abs(after - before), true)}${share}`;
  return `${sentenceCase(number)} ${way === 'up' ? 'rose' : 'fell'} from ${from} in ${since} to ${to} in ${until} (${signOf(after - before)}${size})${scope}.`;
}

/** "Most of the fall comes from Berlin: −12,400 of −15,100." */
function largest(change: Change): string[] {
  const { plan, parts, before, after } = change;
  const label = plan.dimensions[0]?.label ?? '';
  const way = wayOf(change);
  const total = after - before;
  const named = parts.filter((part) => part.name !== otherValues && !isNothing(part.change, change));
  if (named.length === 0) return [`No ${label} changed.`];
  const isAlong = (part: Part): boolean => way === null || part.change > 0 === (way === 'up');
  const [first, second] = named.filter(isAlong);
  const [against] = named.filter((part) => !isAlong(part));
  if (way === null) return [`By ${label} it moved all the same: ${listed(change, named.slice(0, 3))}.`];
  const noun = way === 'up' ? 'rise' : 'fall';
  const other = against ? ` ${against.name} went the other way: ${signed(change, against.change)}.` : '';
  if (!first) return [`No single ${label} makes up the ${noun}.${other}`];
  const part = first.change / total;
  const opening =
    part > 1
      ? `${label} ${first.name} alone ${way === 'up' ? 'rose' : 'fell'} by more than the whole`
      : part > 0.5
        ? `Most of the ${noun} comes from ${label} ${first.name}`
        : `The largest part of the ${noun} comes from ${label} ${first.name}`;
  const next = second && part <= 0.8 ? `, then ${second.name} with ${signed(change, second.change)}` : '';
  return [
    `${sentenceCase(opening)}: ${signed(change, first.change)} of ${signed(change, total)}${next}.${other}`,
  ];
}

function listed(change: Change, parts: Part[]): string {
  return parts.map((part) => `${part.name} ${signed(change, part.change)}`).join(', ');
}

/** Of a ratio the rates of the groups and their weights; of a sum the number of rows and the average of one. */
function apart(change: Change, rows: string): string[] {
  const { result, parts, before, after } = change;
  const has = (name: string): boolean => result.columns.some((column) => column.name === name);
  const total = (name: string): number =>
    result.rows.reduce((sum, _, row) => sum + numberAt(result, row, name), 0);
  if (has('rate_effect')) {
    const [rate, mix] = [
      parts.reduce((sum, part) => sum + part.rate, 0),
      parts.reduce((sum, part) => sum + part.mix, 0),
    ];
    return [
      `Of that, ${signed(change, rate)} comes from the values themselves and ${signed(change, mix)} from how much weight each of them has.`,
    ];
  }
  const [rowsBefore, rowsAfter] = [total('rows_before'), total('rows_after')];
  if (!has('rows_before') || rowsBefore === 0 || rowsAfter === 0 || wayOf(change) === null) return [];
  const volume = ((rowsAfter - rowsBefore) * before) / rowsBefore;
  const count = (rows: number): string => formatNumber(rows, change.locale);
  return [
    `The number of ${rows} alone (${count(rowsBefore)} to ${count(rowsAfter)}) makes ${signed(change, volume)}; the rest, ${signed(change, after - before - volume)}, is in their average (${written(change, before / rowsBefore)} to ${written(change, after / rowsAfter)}).`,
  ];
}

function signOf(amount: number): string {
  return amount < 0 ? '−' : '+';
}

function signed(change: Change, amount: number): string {
  if (isNothing(amount, change)) return written(change, 0, true);
  return `${signOf(amount)}${written(change, Math.abs(amount), true)}`;
}

/** A number as its column is written; the change of a percentage in points, which are no percent of it. */
function written({ result, locale, plan }: Change, amount: number, isChange = false): string {
  const [before] = changedMeasures(plan);
  const column = result.columns.find(({ name }) => name === before.name);
  // Sums of cells show their last digits as they are told, not as they are added.
  const value = Number(amount.toPrecision(12));
  if (isChange && column?.unit === 'fraction')
    return `${formatNumber(Number((value * 100).toPrecision(4)), locale)} percentage points`;
  const told: ResultColumn | undefined = column && {
    ...column,
    type: column.type === 'text' ? 'double' : column.type,
  };
  return formatCell(value, told, locale);
}
