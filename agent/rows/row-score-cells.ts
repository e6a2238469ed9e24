import type { Comparison } from '../plan.ts';
import { comparators } from './row-comparisons.ts';
import { type Item, isBinding, isPlain } from './row-items.ts';
import { compare, type RowCondition, type RowQuery, rowsOf } from './row-query.ts';
import { free, own, type Reading, saysAt } from './row-reading.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { dateIn } from './row-text-dates.ts';
import { numberCalled, outcomes } from './row-words.ts';

interface Score {
  own: number;
  other: number;
}

/** "W 24–7", "3–1 (a.e.t.)": the two numbers of a match; null of a season, a date and a record. */
export function scoreIn(text: string): Score | null {
  const said =
    /^(?:(?:W|L|D|T|Win|Loss|Won|Lost|Draw|Tie)[\s,]*)?(\d{1,3})\s*[-–—:]\s*(\d{1,3})(?![\d:.–-])/i.exec(
      text.trim(),
    );
  return said ? { own: Number(said[1]), other: Number(said[2]) } : null;
}

const scoreShare = 0.75;
const recordHeaders = new Set([
  'record',
  'series',
  'season',
  'year',
  'w',
  'l',
  'period',
  'time',
  'date',
  'age',
  'set',
]);

function scoreColumns({ columns }: RowTable): RowColumn[] {
  return columns.filter(({ cells, lemmas, isNumeric, isDate }) => {
    const filled = cells.filter(({ text }) => text.trim() !== '');
    const told = filled.filter(({ text }) => scoreIn(text) !== null);
    return (
      !isNumeric &&
      !isDate &&
      filled.length > 1 &&
      told.length >= filled.length * scoreShare &&
      !lemmas.some((lemma) => recordHeaders.has(lemma))
    );
  });
}

const marginFillers = new Set('a an the margin difference score total of just only'.split(' '));
const pointNouns = new Set('point goal run score'.split(' '));

/** "won by at least 5 points": rows whose two numbers lie so far apart. */
export function margins(reading: Reading): void {
  const columns = scoreColumns(reading.table);
  if (columns.length === 0) return;
  for (let at = 0; at < reading.items.length; at += 1) {
    if (free(reading, at)?.lower !== 'by') continue;
    let next = at + 1;
    while (marginFillers.has(free(reading, next)?.lower ?? '')) next += 1;
    const { operator, to } = boundAt(reading, next);
    const number = free(reading, to);
    const bound = number ? (number.number ?? numberCalled(number.lower)) : null;
    if (bound === null) continue;
    const choices = columns.flatMap((column) =>
      rowsWhere(column, reading.table, ({ own: left, other }) =>
        compare[operator](Math.abs(left - other), bound),
      ),
    );
    if (choices.length === 0) continue;
    reading.choices.push(choices);
    reading.signs.push('margin of a score');
    reading.stretch += 0.4;
    for (const column of columns) reading.columns.add(column);
    own(reading, at, to + 1);
    const noun = free(reading, to + 1);
    if (noun && pointNouns.has(noun.lemma)) own(reading, to + 1, to + 2);
    const tail = saysAt(reading, to + 2, 'or more');
    if (tail !== null && operator !== '<') own(reading, to + 2, tail);
  }
}

function boundAt(reading: Reading, at: number): { operator: Comparison; to: number } {
  for (const { words, operator } of comparators) {
    const to = saysAt(reading, at, words);
    if (to !== null) return { operator, to };
  }
  return { operator: '=', to: at };
}

function rowsWhere(column: RowColumn, table: RowTable, test: (score: Score) => boolean): RowCondition[] {
  const rows = column.cells.flatMap(({ text }, row) => {
    const score = scoreIn(text);
    return score && !table.totals.has(row) && test(score) ? [row] : [];
  });
  return rows.length > 0 ? [{ kind: 'cells', column, rows: new Set(rows), isWhole: true }] : [];
}

const wide = new Set('largest biggest greatest widest highest most'.split(' '));
const narrow = new Set('smallest narrowest closest lowest least'.split(' '));
const marginNouns = new Set('margin victory win loss defeat blowout'.split(' '));

/** "the largest margin of victory", "the highest scoring game": the row whose score is so, of those that the other words leave. */
export function scoreExtremes(reading: Reading): void {
  const [column, ...more] = scoreColumns(reading.table);
  if (!column || more.length > 0 || reading.extremes) return;
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item) || (!wide.has(item.lower) && !narrow.has(item.lower))) continue;
    const part = partBehind(reading, at + 1, saysOutcome(column));
    if (!part) continue;
    reading.ofScore = { column, part: part.part, isMost: wide.has(item.lower) };
    reading.signs.push(`extreme of a score ${part.part}`);
    reading.stretch += 0.4;
    reading.columns.add(column);
    own(reading, at, at + 1);
    for (const word of part.used) reading.owned.add(word);
    return;
  }
}

/** "margin of victory" and "scoring game", behind the superlative. */
function partBehind(
  reading: Reading,
  at: number,
  isTold: boolean,
): { part: 'margin' | 'sum'; used: Item[] } | null {
  const near = reading.items.slice(at, at + 4).filter((item) => isPlain(item) && !reading.owned.has(item));
  const margin = near.find((item) => marginNouns.has(item.lemma));
  if (margin && near[0] && (near[0] === margin || isBinding(near[0]))) {
    // "victory" is a condition of its own where the cells tell who won.
    const used = near.filter(({ lemma }) => (isTold ? lemma === 'margin' : marginNouns.has(lemma)));
    return { part: 'margin', used };
  }
  const [first, second] = near;
  if (first?.lower === 'scoring') return { part: 'sum', used: [first] };
  const isOfAll = (first?.lower === 'total' || first?.lower === 'combined') && second !== undefined;
  return isOfAll && first && second && pointNouns.has(second.lemma)
    ? { part: 'sum', used: [first, second] }
    : null;
}

/** The rows of the widest margin or the most points; of a victory only those that were won, where the cells say so. */
export function ofScore(
  table: RowTable,
  query: RowQuery,
  { column, part, isMost }: NonNullable<RowQuery['ofScore']>,
): RowQuery[] {
  const keyed = rowsOf(table, query.where).flatMap((row) => {
    const key = keyOf(column.cells[row]?.text ?? '', part);
    return key === null ? [] : [{ row, key }];
  });
  if (keyed.length < 2) return [];
  const keys = keyed.map(({ key }) => key);
  const best = isMost ? Math.max(...keys) : Math.min(...keys);
  const rows = new Set(keyed.flatMap(({ row, key }) => (key === best ? [row] : [])));
  return [{ ...query, where: [...query.where, { kind: 'cells', column, rows, isWhole: true }] }];
}

function keyOf(text: string, part: NonNullable<RowQuery['ofScore']>['part']): number | null {
  if (part === 'date') return dateIn(text)?.key ?? null;
  const score = scoreIn(text);
  if (!score) return null;
  return part === 'sum' ? score.own + score.other : Math.abs(score.own - score.other);
}

/** "how many games were tied" where no column tells the outcome, but a score. */
export function draws(reading: Reading): void {
  const [column, ...more] = scoreColumns(reading.table);
  const drawn = outcomes.find(({ words }) => words.has('draw'))?.words;
  if (!column || more.length > 0 || !drawn) return;
  const item = reading.items.find(
    (word) => isPlain(word) && drawn.has(word.lower) && !reading.owned.has(word),
  );
  if (!item || saysOutcome(column)) return;
  const choices = rowsWhere(column, reading.table, ({ own: left, other }) => left === other);
  if (choices.length === 0) return;
  reading.choices.push(choices);
  reading.signs.push('draw of a score');
  reading.columns.add(column);
  reading.owned.add(item);
}

function saysOutcome({ cells }: RowColumn): boolean {
  return cells.some(({ text }) => outcomes.some((outcome) => outcome.cells.test(text.trim())));
}
