import fc from 'fast-check';
import type { Grain } from '../dates/calendar.ts';
import type { DatePart } from '../dates/day-parts.ts';
import type { Formula } from '../formula.ts';
import type { Aggregate, ColumnRef, DurationUnit, Measure, Plan, Predicate } from '../plan.ts';
import { planOf, predicate } from './random-plans.ts';

/**
 * Plans of all kinds over the tables of `random-plans.ts`, for comparing one database with another: rankings, shares, running totals,
 * periods filled with zeros, comparisons, lists, values, rows that other rows belong to, amounts worked out.
 */

const column = (name: string): ColumnRef => ({ table: 'sales', column: name });
const day = column('day');
const paid = column('paid');
const amount = column('amount');
const kind = column('kind');
const town: ColumnRef = { table: 'shops', column: 'town' };

const grain = fc.constantFrom<Grain>('day', 'week', 'month', 'quarter', 'year');
const part = fc.constantFrom<DatePart>('weekday', 'monthOfYear', 'hour', 'dayKind');
const aggregate = fc.constantFrom<Aggregate>(
  'sum',
  'avg',
  'min',
  'max',
  'count',
  'countDistinct',
  'median',
  'quantile',
);
const additive = fc.constantFrom<Aggregate>('sum', 'count');
const direction = fc.constantFrom('ascending' as const, 'descending' as const);

const doubled: Formula = {
  kind: 'product',
  left: {
    kind: 'difference',
    left: { kind: 'column', column: amount },
    right: { kind: 'column', column: column('id') },
    missingIsZero: true,
  },
  right: { kind: 'column', column: amount },
  // A power of two, so that no database rounds: what is equal in one is equal in all.
  divisor: 64,
};
const unit = fc.constantFrom<DurationUnit>('minute', 'hour', 'day', 'week', 'month', 'year');
const formula = fc.oneof(
  fc.constant(doubled),
  unit.map(
    (chosen): Formula => ({
      kind: 'duration',
      since: day,
      until: '2025-06-01',
      unit: chosen,
      isCalendar: true,
    }),
  ),
  fc.record({ chosen: unit, isCalendar: fc.boolean(), since: fc.constantFrom(day, paid) }).map(
    ({ chosen, isCalendar, since }): Formula => ({
      kind: 'duration',
      since,
      until: since === day ? paid : day,
      unit: chosen,
      isCalendar,
    }),
  ),
);

const further: fc.Arbitrary<Predicate> = fc.oneof(
  predicate,
  fc.record({ part, negated: fc.boolean() }).map(
    ({ part: chosen, negated }): Predicate => ({
      kind: 'datePart',
      column: negated ? paid : day,
      part: chosen,
      values: [1, 2, 6],
      label: '',
      negated,
    }),
  ),
  fc.record({ formula, value: fc.integer({ min: -50, max: 500 }) }).map(
    ({ formula: chosen, value }): Predicate => ({
      kind: 'formula',
      column: amount,
      formula: chosen,
      operator: '>',
      value,
      label: '',
    }),
  ),
  fc.constantFrom<Predicate>(
    { kind: 'columns', column: amount, operator: '>', other: column('id') },
    { kind: 'average', column: amount, operator: '>' },
    { kind: 'average', column: amount, operator: '=', total: 'max' },
    {
      kind: 'shared',
      column: kind,
      table: 'sales',
      where: [{ kind: 'oneOf', column: town, values: ['Ulm'], negated: false }],
      negated: false,
    },
    { kind: 'compare', column: day, operator: '>=', value: '2024-01-01' },
    {
      kind: 'any',
      parts: [
        { kind: 'missing', column: kind, negated: false },
        { kind: 'compare', column: amount, operator: '>', value: 2.5 },
      ],
    },
  ),
  fc.boolean().map(
    (negated): Predicate => ({
      kind: 'named',
      column: amount,
      name: 'small',
      condition: {
        kind: 'any',
        parts: [
          { kind: 'compare', column: 'amount', operator: '<', value: 10 },
          { kind: 'oneOf', column: 'kind', values: ['red', 'Émile'], negated: true },
          { kind: 'compare', column: 'kind', operator: '<>', value: 'RED' },
        ],
      },
      negated,
    }),
  ),
);

const joined = [{ from: column('shop'), to: { table: 'shops', column: 'id' } }];

function measure(name: string, chosen: Aggregate, own: Partial<Measure> = {}): Measure {
  const other = chosen === 'corr' ? { other: column('id') } : chosen === 'quantile' ? { quantile: 0.9 } : {};
  return {
    name,
    label: name,
    aggregate: chosen,
    column: amount,
    where: [],
    per: null,
    unit: null,
    ...other,
    ...own,
  };
}

const measures = fc.oneof(
  aggregate.map((chosen) => measure('value', chosen)),
  fc
    .record({ chosen: aggregate, where: further })
    .map(({ chosen, where }) => measure('value', chosen, { where: [where] })),
  formula.map((chosen) => measure('value', 'sum', { formula: chosen })),
  fc.constantFrom<Measure>(
    measure('value', 'sum', { per: { aggregate: 'countDistinct', column: kind, label: '' } }),
    measure('value', 'sum', { per: { aggregate: 'count', column: null, label: '' } }),
    measure('value', 'sum', { formula: doubled, per: { aggregate: 'sum', column: amount, label: '' } }),
    measure('value', 'countDistinct', { column: kind }),
    measure('value', 'min', { column: kind }),
    measure('value', 'max', { column: day }),
    measure('value', 'min', { column: paid }),
    measure('value', 'count', { column: null }),
    measure('value', 'sum', {
      named: {
        table: 'sales',
        definition: '',
        isAdditive: false,
        unit: null,
        tree: {
          kind: 'arithmetic',
          operator: '/',
          left: {
            kind: 'aggregate',
            aggregate: 'sum',
            of: { kind: 'column', column: 'amount' },
            where: { kind: 'compare', column: 'kind', operator: '=', value: 'red' },
          },
          right: { kind: 'aggregate', aggregate: 'count', of: null, where: null },
        },
      },
    }),
  ),
);

const dimension = fc.oneof(
  fc.constantFrom(
    { column: kind, grain: null },
    { column: town, grain: null },
    { column: amount, grain: null, band: 7 },
  ),
  fc.tuple(grain, fc.constantFrom(day, paid)).map(([chosen, of]) => ({ column: of, grain: chosen })),
  fc
    .tuple(part, fc.constantFrom(day, paid))
    .map(([chosen, of]) => ({ column: of, grain: null, part: chosen })),
);

function groupedPlan(
  own: Partial<Plan>,
  dimensions: readonly { column: ColumnRef; grain: Grain | null; part?: DatePart; band?: number }[],
): Plan {
  return {
    ...planOf([], 'sum', 'none'),
    joins: joined,
    dimensions: dimensions.map((chosen, index) => ({
      ...chosen,
      name: `grouped_${index}`,
      label: '',
      key: chosen.column === town ? { table: 'shops', column: 'id' } : null,
      isTime: chosen.grain !== null,
    })),
    ...own,
  };
}

const limit = fc.integer({ min: 1, max: 3 }).map((count) => ({ count, keepsTies: true }));

/** Two groups or periods side by side, each a measure of its own. */
const sideBySide = (chosen: Aggregate): Measure[] => [
  measure('before', chosen, {
    where: [
      {
        kind: 'period',
        column: day,
        start: '2024-01-01',
        end: '2024-03-01',
        label: '',
        isYearNumber: false,
        negated: false,
      },
    ],
  }),
  measure('after', chosen, {
    where: [
      {
        kind: 'period',
        column: day,
        start: '2024-03-01',
        end: null,
        label: '',
        isYearNumber: false,
        negated: false,
      },
    ],
  }),
];

const aggregatePlans = fc.oneof(
  // In a group of one row a correlation is no number to DuckDB, which sorts it first; the others have none.
  fc.constant(groupedPlan({ measures: [measure('value', 'corr')] }, [])),
  // Two that are equal may differ in their last digit, so they are put in order by their period alone.
  fc
    .tuple(grain, further)
    .map(([chosen, where]) =>
      groupedPlan({ measures: [measure('value', 'stddev', { where: [where] })] }, [
        { column: day, grain: chosen },
      ]),
    ),
  fc
    .record({ one: measures, over: fc.array(dimension, { maxLength: 2 }) })
    .map(({ one, over }) => groupedPlan({ measures: [one] }, over)),
  fc
    .record({ one: measures, over: dimension, limit, direction })
    .map(({ one, over, limit: count, direction: order }) =>
      groupedPlan({ measures: [one], limit: count, sort: [{ name: 'value', direction: order }] }, [over]),
    ),
  fc
    .record({ one: measures, over: dimension, limit, direction })
    .map(({ one, over, limit: count, direction: order }) =>
      groupedPlan(
        {
          measures: [one],
          limit: count,
          within: 1,
          sort: [
            { name: 'grouped_0', direction: 'ascending' },
            { name: 'value', direction: order },
          ],
        },
        [{ column: kind, grain: null }, over],
      ),
    ),
  fc
    .record({
      over: dimension,
      share: fc.constantFrom('of-total' as const, 'of-condition' as const),
      where: further,
    })
    .map(({ over, share, where }) =>
      groupedPlan({ measures: [measure('value', 'sum', { where: [where] })], share }, [over]),
    ),
  fc
    .record({ one: additive, grain, isRunning: fc.boolean(), fills: fc.boolean() })
    .map(({ one, grain: chosen, isRunning, fills }) =>
      groupedPlan(
        {
          measures: [measure('value', one)],
          fillsPeriods: fills,
          ...(isRunning ? { isRunning: true as const } : {}),
        },
        [{ column: day, grain: chosen }],
      ),
    ),
  fc
    .record({ one: aggregate, over: dimension, limit, isDifference: fc.boolean() })
    .map(({ one, over, limit: count, isDifference }) =>
      groupedPlan(
        {
          measures: sideBySide(one),
          comparison: { kind: isDifference ? 'difference' : 'periods', labels: ['', ''], notes: [] },
          ...(isDifference
            ? {}
            : { limit: count, sort: [{ name: 'change', direction: 'descending' as const }] }),
        },
        [over],
      ),
    ),
  fc
    .record({
      over: dimension,
      overGroups: fc.constantFrom('count' as const, 'mean' as const, 'correlation' as const),
      fills: fc.boolean(),
    })
    .map(({ over, overGroups, fills }) =>
      groupedPlan(
        {
          measures: [measure('value', 'sum'), measure('rows_counted', 'count')],
          overGroups,
          fillsPeriods: fills && over.grain !== null,
        },
        [over],
      ),
    ),
  fc
    .record({
      one: aggregate,
      over: dimension,
      value: fc.integer({ min: -10, max: 60 }),
      isOfMean: fc.boolean(),
    })
    .map(({ over, value, isOfMean }) =>
      groupedPlan(
        {
          measures: [measure('value', 'sum')],
          having: { operator: '>=', value, ...(isOfMean ? { isOfMean: true as const } : {}) },
        },
        [over],
      ),
    ),
);

/** Rows of the shops: those whose sales are so many. */
const shopPlans = fc
  .record({
    operator: fc.constantFrom('>=' as const, '=' as const, '>' as const),
    value: fc.integer({ min: 0, max: 2 }),
    where: predicate,
  })
  .map(
    ({ operator, value, where }): Plan => ({
      ...planOf([], 'sum', 'none'),
      intent: 'records',
      root: 'shops',
      measures: [],
      select: ['id', 'town'].map((name) => ({ name, column: { table: 'shops', column: name } })),
      where: [
        {
          kind: 'related',
          table: 'sales',
          where: 'column' in where && where.column.table === 'shops' ? [] : [where],
          operator,
          value,
        },
      ],
    }),
  );

const lists = fc
  .record({
    shown: fc.subarray(['kind', 'amount', 'day', 'shop', 'paid'], { minLength: 1 }),
    limit: fc.option(limit),
    sort: fc.constantFrom('amount', 'day', 'kind', 'paid'),
    direction,
    isDistinct: fc.boolean(),
  })
  .map(({ shown, limit: count, sort, direction: order, isDistinct }): Plan => {
    const columns = shown.map((name) => ({ name, column: column(name) }));
    return {
      ...groupedPlan({}, []),
      measures: [],
      intent: isDistinct ? 'values' : 'records',
      select: isDistinct ? columns : [...columns, { name: 'town', column: town }],
      limit: isDistinct ? null : count,
      sort: isDistinct ? [] : [{ name: sort, direction: order }],
    };
  });

export const plansOfAllKinds: fc.Arbitrary<Plan> = fc
  .record({
    plan: fc.oneof(
      { weight: 6, arbitrary: aggregatePlans },
      { weight: 1, arbitrary: shopPlans },
      { weight: 3, arbitrary: lists },
    ),
    where: fc.array(further, { maxLength: 2 }),
  })
  .map(({ plan, where }) => (plan.root === 'shops' ? plan : { ...plan, where }));
