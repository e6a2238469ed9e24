import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { Cell, RunQuery } from '#kernel/catalog.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { optionsOf } from './answer/clarify.ts';
import { runCandidate } from './answer/run-plan.ts';
import { answered } from './ask.ts';
import { buildSemanticModel } from './model/semantic-model.ts';
import type { Aggregate, Plan } from './plan.ts';
import type { Candidate } from './planning/search.ts';
import { replay } from './replay.ts';
import { compileWith } from './sql/compile.ts';
import { openTestTables, type TestTable, testToday } from './testing.ts';

/** Random plans over one table whose results have hundreds to thousands of rows, told and set beside what plain arithmetic makes of the table. */

const things = 5000;
const firstDay = Date.parse('2012-01-01');
const dayOf = (at: number): string => new Date(firstDay + at * 86_400_000).toISOString().slice(0, 10);
/** Letters alone: every digit of a sentence is then of a number or a day. */
const nameOf = (at: number): string =>
  `item ${[...String(at).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
const random = fc.sample(fc.integer({ min: -20, max: 900 }), { numRuns: things * 2, seed: 7 });
interface Row {
  id: number;
  thing: number;
  item: string;
  kind: string;
  day: string;
  amount: number | null;
}
const rows: Row[] = random.map((amount, index) => {
  const thing = index % things;
  return {
    id: index + 1,
    thing,
    item: nameOf(thing),
    kind: ['red', 'green', 'blue', 'grey'][thing % 4] ?? '',
    day: dayOf(thing),
    amount: amount % 11 === 0 ? null : amount,
  };
});

const table: TestTable = {
  name: 'moves',
  key: ['id'],
  mainDate: 'day',
  displayColumn: null,
  columns: [
    { name: 'id', type: 'INTEGER', role: 'identifier' },
    { name: 'thing', type: 'INTEGER', role: 'ordinal' },
    { name: 'item', type: 'VARCHAR', role: 'category' },
    { name: 'kind', type: 'VARCHAR', role: 'category' },
    { name: 'day', type: 'DATE', role: 'date' },
    { name: 'amount', type: 'INTEGER', role: 'additive' },
  ],
  rows: rows.map(({ id, thing, item, kind, day, amount }) => [id, thing, item, kind, day, amount]),
};
const yard = await openTestTables([table], []);
afterAll(() => yard.close());
const model = buildSemanticModel(yard.catalog);
const column = (name: string) => ({ table: 'moves', column: name });

const kinds = [
  'by day',
  'by item',
  'by day and kind',
  'running',
  'share',
  'top',
  'list',
  'values',
  'prior',
] as const;
const aggregates = fc.constantFrom<Aggregate>('sum', 'avg', 'min', 'max', 'count');
const drawn = fc.record({
  kind: fc.constantFrom(...kinds),
  aggregate: aggregates,
  count: fc.integer({ min: 201, max: things }),
  isFalling: fc.boolean(),
});
interface Drawn {
  kind: (typeof kinds)[number];
  aggregate: Aggregate;
  count: number;
  isFalling: boolean;
}

function planOf({ kind, aggregate, count, isFalling }: Drawn): Plan {
  const isAdded = ['running', 'share', 'prior'].includes(kind);
  const direction = isFalling ? ('descending' as const) : ('ascending' as const);
  const dimension = (name: string) => ({
    column: column(name),
    grain: name === 'day' ? ('day' as const) : null,
    key: null,
    name,
    label: name,
    isTime: name === 'day',
  });
  const isList = kind === 'list' || kind === 'values';
  const isCourse = ['by day', 'by day and kind', 'running', 'prior'].includes(kind);
  const byDay = [{ name: 'day', direction: 'ascending' as const }];
  const byValue = [{ name: 'value', direction }];
  return {
    v: 1,
    intent: kind === 'list' ? 'records' : kind === 'values' ? 'values' : 'aggregate',
    root: 'moves',
    joins: [],
    measures: isList
      ? []
      : [
          {
            name: 'value',
            label: 'value',
            aggregate: isAdded ? 'sum' : aggregate,
            column: column('amount'),
            where: [],
            per: null,
            unit: null,
          },
        ],
    dimensions: isList
      ? []
      : [dimension(isCourse ? 'day' : 'item'), ...(kind === 'by day and kind' ? [dimension('kind')] : [])],
    select: isList ? [{ name: 'item', column: column('item') }] : [],
    // A list has two rows of each thing.
    where: [
      kind === 'list'
        ? { kind: 'compare', column: column('id'), operator: '<=', value: count }
        : { kind: 'compare', column: column('thing'), operator: '<', value: count },
    ],
    having: null,
    share: kind === 'share' ? 'of-total' : null,
    comparison: null,
    sort: isList ? [] : isCourse ? byDay : byValue,
    limit: kind === 'top' ? { count: topOf(count), keepsTies: true } : null,
    chart: null,
    fillsPeriods: false,
    ...(kind === 'running' ? { isRunning: true as const } : {}),
    ...(kind === 'prior' ? { overPrior: { steps: 1 } } : {}),
    trace: [],
    assumptions: [],
    score: 0,
    margin: 0,
  };
}

/** Where only the best are asked for, a few are left out. */
const topOf = (count: number): number => Math.max(201, count - 7);
const isCourse = ({ kind }: Drawn): boolean =>
  ['by day', 'by day and kind', 'running', 'prior'].includes(kind);

/** What the rows of one thing come to. */
function worth(own: readonly Row[], { kind, aggregate }: Drawn): number | null {
  const chosen = ['running', 'share', 'prior'].includes(kind) ? 'sum' : aggregate;
  const amounts = own.flatMap(({ amount }) => amount ?? []);
  if (chosen === 'count') return amounts.length;
  if (amounts.length === 0) return null;
  const sum = amounts.reduce((left, right) => left + right, 0);
  if (chosen === 'avg') return sum / amounts.length;
  if (chosen === 'min' || chosen === 'max') return Math[chosen](...amounts);
  return sum;
}

/** The whole result as plain arithmetic has it, each row by its name, its number last. */
function expectedRows(asked: Drawn): [name: string, value: number | null][] {
  const { kind, count, isFalling } = asked;
  if (kind === 'list') return rows.slice(0, count).map(({ item }) => [item, null]);
  const groups = [...Map.groupBy(rows, ({ thing }) => thing).values()]
    .slice(0, count)
    .map((own): [string, number | null] => {
      const [first] = own;
      return [(isCourse(asked) ? first?.day : first?.item) ?? '', worth(own, asked)];
    });
  if (kind === 'values') return groups.map(([name]) => [name, null]);
  if (kind === 'running') {
    let sum = 0;
    return groups.map(([name, value]) => {
      sum += value ?? 0;
      return [name, sum];
    });
  }
  // A day whose amounts are all missing comes to zero there.
  if (kind === 'prior')
    return groups.map(([name, value], at) => {
      const earlier = groups[at - 1]?.[1] ?? 0;
      return [name, earlier > 0 ? ((value ?? 0) - earlier) / earlier : null];
    });
  if (isCourse(asked)) return groups;
  const all = groups.reduce((sum, [, value]) => sum + (value ?? 0), 0);
  const way = isFalling ? -1 : 1;
  const ranked = groups.toSorted(
    ([, left], [, right]) =>
      Number(left === null) - Number(right === null) || way * ((left ?? 0) - (right ?? 0)),
  );
  if (kind === 'share') return ranked.map(([name, value]) => [name, value === null ? null : value / all]);
  // Those that are level with the last one are in.
  const edge = ranked[topOf(count) - 1]?.[1];
  return kind === 'top' ? ranked.filter(([, value], at) => at < topOf(count) || value === edge) : ranked;
}

/** The numbers that a sentence must hold, in their order. */
function expectedNumbers(asked: Drawn, whole: [string, number | null][]): number[] {
  const told = whole.map(([, value]) => value);
  const present = (values: (number | null | undefined)[]): number[] => values.flatMap((value) => value ?? []);
  switch (asked.kind) {
    case 'list':
    case 'values':
      return [whole.length];
    case 'by day and kind':
      return [];
    case 'by day':
    case 'running':
      return present([told[0], told.at(-1)]);
    case 'prior': {
      const [value, earlier] = [asked.count - 1, asked.count - 2].map(
        (at) =>
          worth(
            rows.filter(({ thing }) => thing === at),
            asked,
          ) ?? 0,
      );
      const share = told.at(-1) ?? null;
      const change = share === null ? (value ?? 0) - (earlier ?? 0) : share * 100;
      return present([value, change === 0 ? null : Math.abs(change)]);
    }
    case 'share':
      return [...present(told.slice(0, 3)).map((share) => share * 100), whole.length - 3];
    case 'by item':
    case 'top':
      return [...present(told.slice(0, 3)), whole.length - 3];
  }
}

/** Without its conditions and its days, which are told apart. */
function numbersIn(sentence: string): number[] {
  const bare = sentence
    .replace(/ \((thing|id) [^()]*\)/, '')
    .replaceAll(
      /\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
      '',
    );
  return [...bare.matchAll(/-?\d[\d,]*(\.\d+)?/g)].map(([text]) => Number(text.replaceAll(',', '')));
}

const dayWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function expectClose(actual: readonly number[], expected: readonly number[], note: string): void {
  expect(actual.length, note).toBe(expected.length);
  // As far as a sentence writes them.
  for (const [at, value] of expected.entries())
    expect(Math.abs((actual[at] ?? Number.NaN) - value), `${note}: ${value}`).toBeLessThanOrEqual(0.0501);
}

const keyOf = (name: Cell | undefined, value: Cell | undefined): string =>
  `${name} ${value === null || value === undefined ? '' : Number(Number(value).toPrecision(9))}`;

it('tells, previews, draws and replays random results of hundreds to thousands of rows as they are in whole', async () => {
  const context = { run: yard.run, today: testToday, locale: 'en-US' };
  const property = fc.asyncProperty(drawn, fc.nat(), async (asked, at) => {
    const plan = planOf(asked);
    const sql = compileWith(plan, model);
    const settled = { plan, sql, score: 0, parts: { corrections: [] } };
    const result = await runCandidate(settled, model, context);
    const reply = await answered(settled, result, [], model, context, () => 0);
    const { answer, chart, drawn: points, whole } = reply;
    const expected = expectedRows(asked);
    const numbers = expectedNumbers(asked, expected);

    expect(answer).toMatchObject({ rowCount: expected.length, truncated: true });
    expect(answer.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(answer.rows).toHaveLength(200);
    expectClose(numbersIn(reply.text), numbers, reply.text);
    if (isCourse(asked)) expect(reply.text).toContain(dayWords(expected.at(-1)?.[0] ?? ''));

    const candidate = settled as unknown as Candidate;
    const [option] = optionsOf(
      null,
      [{ candidate, result, model, source: null }],
      context.locale,
      () => null,
    ).options;
    expectClose(numbersIn(option?.preview ?? ''), numbers, `preview ${option?.preview}`);

    const nameAt = 0;
    const valueAt = answer.columns.findIndex(({ name }) =>
      [
        asked.kind === 'running'
          ? 'running_value'
          : asked.kind === 'share'
            ? 'share'
            : asked.kind === 'prior'
              ? 'change_share'
              : 'value',
      ].includes(name),
    );
    const keys = (whole?.rows ?? []).map((row) => keyOf(row[nameAt], valueAt < 0 ? null : row[valueAt]));
    expect(keys.toSorted()).toEqual(expected.map(([name, value]) => keyOf(name, value)).toSorted());

    if (points) {
      const measure = answer.columns.findIndex(({ name }) => name === chart?.y[0]);
      const place = answer.columns.findIndex(({ name }) => name === chart?.x);
      const known = new Set(expected.map(([name, value]) => keyOf(name, value)));
      const drawnKeys = points.rows.map((row) => keyOf(row[place], row[measure]));
      expect(drawnKeys.filter((key) => !known.has(key))).toEqual([]);
      expect(points.of).toBe(expected.length);
      const values = expected.flatMap(([, value]) => value ?? []);
      const own = points.rows.flatMap((row) => (row[measure] === null ? [] : Number(row[measure])));
      expectClose([Math.min(...own), Math.max(...own)], [Math.min(...values), Math.max(...values)], 'chart');
      if (asked.kind !== 'by day and kind')
        expect([drawnKeys[0], drawnKeys.at(-1)]).toEqual(
          [expected[0], expected.at(-1)].map((end) => keyOf(end?.[0], end?.[1])),
        );
    } else expect(isCourse(asked)).toBe(false);

    const stored = {
      sql,
      tables: reply.tables,
      columns: answer.columns,
      rows: whole?.rows ?? [],
      rowCount: answer.rowCount,
    };
    expect(await replay(stored, yard.run)).toMatchObject({
      holds: true,
      changes: [],
      rowCount: expected.length,
    });
    const place = 200 + (at % (expected.length - 200));
    const other = stored.rows.map((row, index) => (index === place ? ['another', ...row.slice(1)] : row));
    expect((await replay({ ...stored, rows: other }, yard.run)).holds).toBe(false);
  });
  await fc.assert(property, { numRuns: isFullProof ? 300 : 45, seed: 26 });
}, 120_000);

it('tells and replays results of which only the first rows can be fetched', async () => {
  // As a result of more rows than are fetched comes.
  const few = 250;
  const run: RunQuery = (request) =>
    yard.run({ ...request, maxRows: request.maxRows > few ? few : request.maxRows });
  const context = { run, today: testToday, locale: 'en-US' };
  const cut = drawn.filter(({ count }) => count > few + 10);
  const property = fc.asyncProperty(cut, async (asked) => {
    const plan = planOf(asked);
    const sql = compileWith(plan, model);
    const settled = { plan, sql, score: 0, parts: { corrections: [] } };
    const result = await runCandidate(settled, model, context);
    const reply = await answered(settled, result, [], model, context, () => 0);
    const expected = expectedRows(asked);
    expectClose(numbersIn(reply.text), expectedNumbers(asked, expected), reply.text);
    if (isCourse(asked)) expect(reply.text).toContain(dayWords(expected.at(-1)?.[0] ?? ''));
    expect(reply.answer).toMatchObject({ rowCount: expected.length, truncated: true });
    expect(reply.answer.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    // A part of it is no picture of the whole.
    expect(reply.chart).toBeNull();

    const { rows: kept = [], marks = [] } = reply.whole ?? {};
    const { columns, rowCount } = reply.answer;
    const stored = { sql, tables: reply.tables, columns, rows: kept, rowCount, marks };
    expect(await replay(stored, run)).toMatchObject({ holds: true, changes: [], rowCount: expected.length });
    const others = marks.map((mark) => (typeof mark === 'number' ? mark + 1 : `${mark}1`));
    expect((await replay({ ...stored, marks: others }, run)).holds).toBe(false);
  });
  await fc.assert(property, { numRuns: isFullProof ? 60 : 12, seed: 26 });
}, 60_000);
