import fc from 'fast-check';
import type { Cell, Relation } from '#kernel/catalog.ts';
import { cutUnit, daysOfSpan } from '../model/data-span.ts';
import type { Aggregate, Plan, Predicate } from '../plan.ts';
import type { TestTable } from '../testing.ts';

/** Random plans over small random tables, and what they come to when they are read naively. */

export interface Sale {
  id: number;
  shop: number | null;
  kind: string | null;
  amount: number | null;
  day: string;
  /** To parts of a second. */
  paid: string | null;
}
interface Shop {
  id: number;
  town: string | null;
}

/** Some differ by case, by an accent, or by a blank at the end alone, which are one and the same to many a database. */
const kindNames = ['red', 'RED', 'red ', "o'hara", 'Blue 50%', 'émile', 'Émile', 'a\\b', 'x!_[y]'];
const kinds = [...kindNames, 'red', "o'hara", 'Blue 50%', null];
const sale = fc.record({
  shop: fc.constantFrom(1, 2, 3, null),
  kind: fc.constantFrom(...kinds),
  amount: fc.option(fc.integer({ min: -20, max: 60 }), { freq: 5 }),
  day: fc.constantFrom('2023-12-31', '2024-01-01', '2024-02-29', '2024-06-30', '2025-01-01'),
  paid: fc.constantFrom('2024-01-01 00:00:00', '2024-02-29 23:59:59.6', '2024-07-01 12:30:00.25', null),
});
export const sales = fc
  .array(sale, { maxLength: 12 })
  .map((rows) => rows.map((row, index): Sale => ({ ...row, id: index + 1 })));
const shops: Shop[] = [
  { id: 1, town: 'Ulm' },
  { id: 2, town: null },
  { id: 3, town: 'Kiel' },
];

const column = (name: string): { table: string; column: string } => ({ table: 'sales', column: name });
const town = { table: 'shops', column: 'town' };
export const predicate: fc.Arbitrary<Predicate> = fc.oneof(
  fc
    .record({ values: fc.subarray(kindNames, { minLength: 1, maxLength: 4 }), negated: fc.boolean() })
    .map(({ values, negated }): Predicate => ({ kind: 'oneOf', column: column('kind'), values, negated })),
  fc
    .record({
      operator: fc.constantFrom('=' as const, '<' as const, '>=' as const),
      value: fc.integer({ min: -20, max: 60 }),
    })
    .map(
      ({ operator, value }): Predicate => ({ kind: 'compare', column: column('amount'), operator, value }),
    ),
  fc.record({ low: fc.integer({ min: -20, max: 20 }), high: fc.integer({ min: 0, max: 60 }) }).map(
    ({ low, high }): Predicate => ({
      kind: 'between',
      column: column('amount'),
      low,
      high,
      negated: false,
    }),
  ),
  fc.boolean().map((negated): Predicate => ({ kind: 'missing', column: column('amount'), negated })),
  fc.constantFrom('%', 'e', 'BLUE', '50%', 'É', '\\', '[', '!_', 'red ').map(
    (text): Predicate => ({
      kind: 'text',
      column: column('kind'),
      match: 'contains',
      text,
      negated: false,
    }),
  ),
  fc
    .constantFrom<[string | null, string | null]>(
      ['2024-01-01', '2025-01-01'],
      [null, '2024-01-01'],
      ['2024-03-01', null],
    )
    .map(
      ([start, end]): Predicate => ({
        kind: 'period',
        column: column('day'),
        start,
        end,
        label: '',
        isYearNumber: false,
        negated: false,
      }),
    ),
  fc.boolean().map((negated): Predicate => ({ kind: 'oneOf', column: town, values: ['Ulm'], negated })),
);
const aggregate = fc.constantFrom<Aggregate>(
  'sum',
  'avg',
  'min',
  'max',
  'median',
  'quantile',
  'stddev',
  'count',
  'countDistinct',
);
export type Told = 'groups' | 'count' | 'aboveMean' | 'place' | 'moving' | 'prior';
export const plans = fc.record({
  where: fc.array(predicate, { maxLength: 2 }),
  aggregate,
  group: fc.constantFrom('none', 'kind', 'town', 'year', 'band'),
  /** All groups, how many there are, those above their average, the place of one, an average that moves over two years, or each year's change. */
  told: fc.constantFrom<Told>('groups', 'count', 'aboveMean', 'place', 'moving', 'prior'),
});

export function saleTable(rows: Sale[]): TestTable {
  return {
    name: 'sales',
    key: ['id'],
    mainDate: 'day',
    displayColumn: null,
    columns: [
      { name: 'id', type: 'INTEGER', role: 'identifier' },
      { name: 'shop', type: 'INTEGER', role: 'identifier' },
      { name: 'kind', type: 'VARCHAR', role: 'category' },
      { name: 'amount', type: 'INTEGER', role: 'additive' },
      { name: 'day', type: 'DATE', role: 'date' },
      { name: 'paid', type: 'TIMESTAMP', role: 'date' },
    ],
    rows: rows.map((row) => [row.id, row.shop, row.kind, row.amount, row.day, row.paid]),
  };
}

export const shopRelation: Relation = {
  fromTable: 'sales',
  fromColumn: 'shop',
  toTable: 'shops',
  toColumn: 'id',
  inclusion: 1,
  origin: 'declared',
};

export const shopTable: TestTable = {
  name: 'shops',
  key: ['id'],
  mainDate: null,
  displayColumn: 'town',
  columns: [
    { name: 'id', type: 'INTEGER', role: 'identifier' },
    { name: 'town', type: 'VARCHAR', role: 'place' },
  ],
  rows: shops.map((shop) => [shop.id, shop.town]),
};

export function planOf(where: Predicate[], chosen: Aggregate, group: string): Plan {
  const needsShop =
    group === 'town' || where.some((part) => 'column' in part && part.column.table === 'shops');
  const dimension = {
    none: null,
    kind: { column: column('kind'), grain: null },
    town: { column: town, grain: null },
    year: { column: column('day'), grain: 'year' as const },
    band: { column: column('amount'), grain: null, band: bandWidth },
  }[group];
  return {
    v: 1,
    intent: 'aggregate',
    root: 'sales',
    joins: needsShop ? [{ from: column('shop'), to: { table: 'shops', column: 'id' } }] : [],
    measures: [
      {
        name: 'value',
        label: 'value',
        aggregate: chosen,
        ...(chosen === 'quantile' ? { quantile: quantileShare } : {}),
        column: column('amount'),
        where: [],
        per: null,
        unit: null,
      },
    ],
    dimensions: dimension
      ? [{ ...dimension, key: null, name: 'grouped', label: 'grouped', isTime: dimension.grain !== null }]
      : [],
    select: [],
    where,
    having: null,
    share: null,
    comparison: null,
    sort: [],
    limit: null,
    chart: null,
    fillsPeriods: false,
    trace: [],
    assumptions: [],
    score: 0,
    margin: 0,
  };
}

/** Totals and counts are whole numbers, so that none equals the average but for rounding. */
const whole: readonly Aggregate[] = ['sum', 'count', 'countDistinct'];

const quantileShare = 0.75;
const bandWidth = 7;
/** Whose place is asked for. */
const placed: Record<string, string> = { kind: 'red', town: 'Ulm' };

/** Years that move begin with a whole one, and are one stretch. */
function isMoving(where: Predicate[], chosen: Aggregate, group: string): boolean {
  const periods = where.filter((part) => part.kind === 'period');
  return (
    group === 'year' &&
    whole.includes(chosen) &&
    periods.length < 2 &&
    periods.every(({ start }) => start === null || start.endsWith('-01-01'))
  );
}

export function toldPlan(plan: Plan, told: Told, group: string): Plan {
  const isWhole = plan.measures.every(({ aggregate: chosen }) => whole.includes(chosen));
  if (told === 'moving')
    return plan.measures.every(({ aggregate: chosen }) => isMoving(plan.where, chosen, group))
      ? { ...plan, moving: { periods: 2, aggregate: 'avg' } }
      : plan;
  if (told === 'prior')
    return plan.measures.every(({ aggregate: chosen }) => isMoving(plan.where, chosen, group))
      ? { ...plan, overPrior: { steps: 1 } }
      : plan;
  const placeOf = placed[group];
  if (told === 'place') return isWhole && placeOf !== undefined ? { ...plan, placeOf } : plan;
  if (told === 'count') return { ...plan, overGroups: 'count' };
  return told === 'aboveMean' && isWhole
    ? { ...plan, having: { operator: '>', value: 0, isOfMean: true } }
    : plan;
}

export function toldOf(
  rows: Sale[],
  where: Predicate[],
  chosen: Aggregate,
  group: string,
  told: Told,
): Cell[][] {
  if (told === 'moving' && isMoving(where, chosen, group)) return moved(rows, where, chosen);
  if (told === 'prior' && isMoving(where, chosen, group)) return changed(rows, where, chosen);
  const groups = interpret(rows, where, chosen, group);
  if (told === 'place' && whole.includes(chosen) && placed[group] !== undefined)
    return groups.flatMap(([name, value]) =>
      name === placed[group]
        ? [[name ?? null, value ?? null, 1 + groups.filter(([, other]) => isMore(other, value)).length]]
        : [],
    );
  if (told === 'moving' || told === 'place' || told === 'prior') return groups;
  if (told === 'count') return group === 'none' ? groups : [[groups.length]];
  if (told === 'groups' || !whole.includes(chosen)) return groups;
  const values = groups.flatMap((row) => row.at(-1) ?? []).map(Number);
  const mean = values.reduce((left, right) => left + right, 0) / values.length;
  return groups.filter((row) => row.at(-1) !== null && Number(row.at(-1)) > mean);
}

/** What is missing stands last. */
function isMore(left: Cell | undefined, right: Cell | undefined): boolean {
  if (left === null || left === undefined) return false;
  return right === null || right === undefined || Number(left) > Number(right);
}

/** The years shown, each with its value and the mean of it and the year before. */
function moved(rows: Sale[], where: Predicate[], chosen: Aggregate): Cell[][] {
  return besideBefore(rows, where, chosen).map(([year, value, before]) => [
    year,
    value,
    before === null ? value : (value + before) / 2,
  ]);
}

/** The years shown, each with its value, how much more that is than a year before, or than its same days, and what part of it. */
function changed(rows: Sale[], where: Predicate[], chosen: Aggregate): Cell[][] {
  return besideBefore(rows, where, chosen).map(([year, value, whole]) => {
    const before = whole === null ? null : (sameDays(rows, where, chosen, year) ?? whole);
    const change = before === null ? null : value - before;
    return [year, value, change, change === null || before === null || before <= 0 ? null : change / before];
  });
}

/** What the days of the year before come to that the last year of the data has; null of any other year. */
function sameDays(rows: Sale[], where: Predicate[], chosen: Aggregate, year: string): number | null {
  const days = rows.map(({ day }) => day).toSorted();
  const [min = null, max = null] = [days[0], days.at(-1)];
  const cut = cutUnit(daysOfSpan({ type: 'date', min, max, distinctCount: new Set(days).size }), 'year');
  const asked = where.find((part) => part.kind === 'period' && part.start !== null);
  const end = asked?.kind === 'period' ? asked.end : null;
  if (cut?.start !== year || (end !== null && end < cut.until)) return null;
  const until = `${Number(cut.until.slice(0, 4)) - 1}${cut.until.slice(4)}`;
  const from = `${Number(year.slice(0, 4)) - 1}-01-01`;
  const kept = rows.filter(({ day }) => day >= from && day < until);
  const others = where.filter((part) => part !== asked);
  return Number(interpret(kept, others, chosen, 'none')[0]?.[0] ?? 0);
}

/** Years without rows come to zero; the first of the data has none before it. */
function besideBefore(
  rows: Sale[],
  where: Predicate[],
  chosen: Aggregate,
): [year: string, value: number, before: number | null][] {
  const from = where.find((part) => part.kind === 'period')?.start?.slice(0, 4) ?? '0000';
  const back = where.map((part) =>
    part.kind === 'period' && part.start !== null
      ? { ...part, start: `${Number(part.start.slice(0, 4)) - 1}-01-01` }
      : part,
  );
  const found = new Map(
    interpret(rows, back, chosen, 'year').map(([day, value]) => [
      Number(String(day).slice(0, 4)),
      Number(value),
    ]),
  );
  const years = [...found.keys()].sort();
  const begin = Math.min(...rows.map(({ day }) => Number(day.slice(0, 4))));
  const reached = from === '0000' ? (years[0] ?? 0) : Math.max(begin, Number(from) - 1);
  const [first, last] = [years.length === 0 ? 0 : reached, years.at(-1) ?? -1];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((year) => {
    const value = found.get(year) ?? 0;
    const before = year === first ? null : (found.get(year - 1) ?? 0);
    return String(year) >= from ? [[`${year}-01-01`, value, before]] : [];
  });
}

function interpret(rows: Sale[], where: Predicate[], chosen: Aggregate, group: string): Cell[][] {
  const townOf = (row: Sale): string | null => shops.find((shop) => shop.id === row.shop)?.town ?? null;
  const kept = rows.filter((row) => where.every((part) => holds(part, row, townOf(row))));
  const keyOf = (row: Sale): Cell =>
    ({
      none: '',
      kind: row.kind,
      town: townOf(row),
      year: `${row.day.slice(0, 4)}-01-01`,
      band: row.amount === null ? null : Math.floor(row.amount / bandWidth) * bandWidth,
    })[group] ?? null;
  if (group === 'none') return [[aggregated(kept, chosen)]];
  return [...Map.groupBy(kept, keyOf)].map(([key, own]) => [key, aggregated(own, chosen)]);
}

function holds(part: Predicate, row: Sale, townName: string | null): boolean {
  switch (part.kind) {
    case 'oneOf': {
      const cell = part.column.table === 'shops' ? townName : row.kind;
      const isIn = cell !== null && part.values.includes(cell);
      return part.negated ? !isIn : isIn;
    }
    case 'compare':
      if (row.amount === null) return false;
      return {
        '=': row.amount === part.value,
        '<': row.amount < Number(part.value),
        '>=': row.amount >= Number(part.value),
      }[part.operator as '=' | '<' | '>='];
    case 'between':
      return row.amount !== null && row.amount >= part.low && row.amount <= part.high;
    case 'missing':
      return (row.amount === null) !== part.negated;
    case 'text':
      return row.kind?.toLowerCase().includes(part.text.toLowerCase()) ?? false;
    case 'period':
      return (part.start === null || row.day >= part.start) && (part.end === null || row.day < part.end);
    default:
      throw new Error(`No such predicate is made here: ${part.kind}`);
  }
}

function aggregated(rows: Sale[], chosen: Aggregate): number | null {
  const numbers = rows.flatMap((row) => row.amount ?? []).sort((left, right) => left - right);
  if (chosen === 'count') return numbers.length;
  if (chosen === 'countDistinct') return new Set(numbers).size;
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((left, right) => left + right, 0);
  const middle = numbers.length / 2;
  const median = ((numbers[Math.ceil(middle) - 1] ?? 0) + (numbers[Math.floor(middle)] ?? 0)) / 2;
  if (chosen === 'stddev') return deviation(numbers, sum / numbers.length);
  return {
    sum,
    avg: sum / numbers.length,
    min: numbers[0] ?? 0,
    max: numbers.at(-1) ?? 0,
    median,
    corr: null,
    quantile: quantileOf(numbers, quantileShare),
  }[chosen];
}

/** Between the two values around it, as far as it lies between them. */
function quantileOf(sorted: number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

/** Of one number there is none. */
function deviation(numbers: number[], mean: number): number | null {
  const squares = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return numbers.length < 2 ? null : Math.sqrt(squares / (numbers.length - 1));
}

/** Rows in any order, numbers to nine digits. */
export function keyed(rows: Cell[][]): string[] {
  return rows
    .map((row) =>
      row
        .map((cell) => (typeof cell === 'number' ? String(Number(cell.toPrecision(9))) : String(cell)))
        .join(' | '),
    )
    .sort();
}
