import { driverMethod } from '../named/driver-method.ts';
import type { Measure, Plan, Predicate } from '../plan.ts';
import { changedMeasures } from './changed-periods.ts';
import { sqlLiteral, sqlName } from './literals.ts';

/** Values told by themselves; those beyond are one row together. */
export const shownValues = 10;

/** Rows of values beyond the shown ones, and of rows without a value. */
export const otherValues = '(other)';
const noValue = '(none)';

/** The parts of a plan, each as SQL. */
export interface DriverTerms {
  /** Table clause with its joins. */
  from: string;
  where: readonly string[];
  /** What is grouped by: the key of a thing whose name repeats, and the name. */
  groups: readonly string[];
  /** A total, without what it is divided by. */
  total(measure: Measure): string;
  /** What a measure with `per` is divided by. */
  per(measure: Measure): string;
  condition(predicate: Predicate): string;
}

/** Totals of each value of the groups in both periods, earlier first, as expressions over the rows read. */
interface DriverTotals {
  from: string;
  groups: readonly string[];
  /** A sum or a count; of a ratio, what stands above the line. */
  above: [string, string];
  /** What stands below the line of a ratio or an average; null of a sum or a count. */
  below: [string, string] | null;
  /** Of a sum, the rows that have a number. */
  rows: [string, string] | null;
}

/**
 * What each value adds to the change, largest first, those beyond the first ten as one row: nothing is left out, so that the rows add
 * up to the whole change. Of a ratio R = sum(a) / sum(b), whose value i has the rate r = a / b and the weight w = b / sum(b):
 *
 *   rate effect  w1 (r1 - r0)            its own rate changed
 *   mix effect   (w1 - w0) (r0 - R0)     it has more or less weight, and differs from the whole
 *
 * which over all values add up to R1 - R0 exactly, since the weights of a period add up to one: the shift-share identity (Dunn 1960;
 * in this form, with its cross term in the rate effect, Griliches and Regev 1995 and Foster, Haltiwanger and Krizan 2001). A value of
 * one period only has no rate to compare, so all that it adds is mix.
 */
export function driversSql(plan: Plan, terms: DriverTerms): string {
  const totals = totalsOf(plan, terms);
  const steps = [
    `parts AS (\n  ${indented(partsSql(totals))}\n)`,
    ...(totals.below ? [`shared AS (\n  ${indented(sharedSql('parts'))}\n)`] : []),
    ...(totals.below ? [`weighted AS (\n  ${indented(weightedSql('shared'))}\n)`] : []),
    `ranked AS (\n  ${indented(rankedSql(totals))}\n)`,
  ];
  return `WITH ${steps.join(',\n')}\n${outputSql(totals, plan)}`;
}

/**
 * Which groups explain a change best, best first: those whose values changed most beyond their size. Half the sum of what each value
 * changed beyond its share of the whole is what moved between values; by chance that grows with the root of their number, by which it
 * is divided, so that few values go before many. Rows of `place`, `score`, `value_count`.
 */
export function chooseSql(candidates: readonly { plan: Plan; terms: DriverTerms }[]): string {
  const each = candidates.map(({ plan, terms }, place) => unevennessSql(totalsOf(plan, terms), place));
  return [
    'SELECT place, score, value_count',
    `FROM (\n  ${indented(each.join('\nUNION ALL\n'))}\n) AS scores`,
    'WHERE value_count > 1',
    'ORDER BY score DESC NULLS LAST, value_count, place',
  ].join('\n');
}

function unevennessSql(totals: DriverTotals, place: number): string {
  const parts = `(${partsSql(totals)}) AS parts`;
  const told = totals.below
    ? `SELECT change, coalesce(weight_before, 0) AS size FROM (${weightedSql(`(${sharedSql(parts)}) AS shared`)}) AS weighted`
    : `SELECT after_value - before_value AS change, abs(before_value) + abs(after_value) AS size FROM ${parts}`;
  return [
    `SELECT ${place} AS place, count(*) AS value_count,`,
    '  sum(abs(change - 1.0 * size * whole / nullif(whole_size, 0))) / 2 / sqrt(count(*)) AS score',
    'FROM (SELECT change, size, sum(change) OVER () AS whole, sum(size) OVER () AS whole_size',
    `FROM (${told}) AS told) AS sized`,
  ].join('\n');
}

function totalsOf(plan: Plan, terms: DriverTerms): DriverTotals {
  const pair = changedMeasures(plan);
  const both = (of: (measure: Measure) => string): [string, string] => [of(pair[0]), of(pair[1])];
  const [measure] = pair;
  const isDivided = driverMethod(measure)?.below !== null;
  const isSum = measure.aggregate === 'sum' && !measure.named && !isDivided;
  const periods = pair.flatMap(({ where }) => where.filter(({ kind }) => kind === 'period'));
  const conditions = [...terms.where, terms.condition({ kind: 'any', parts: periods })];
  return {
    from: `${terms.from}\nWHERE ${conditions.join('\n  AND ')}`,
    groups: terms.groups,
    above: both((own) => terms.total(driverMethod(own)?.above ?? own)),
    below: isDivided
      ? both((own) => {
          const below = driverMethod(own)?.below ?? 'per';
          return below === 'per' ? terms.per(own) : terms.total(below);
        })
      : null,
    rows: isSum ? both((own) => terms.total({ ...own, aggregate: 'count' })) : null,
  };
}

function partsSql({ from, groups, above, below, rows }: DriverTotals): string {
  const outputs = [
    `${groups.at(-1) ?? sqlLiteral('')} AS value`,
    `coalesce(${above[0]}, 0) AS before_value`,
    `coalesce(${above[1]}, 0) AS after_value`,
    ...(below ? [`coalesce(${below[0]}, 0) AS before_base`, `coalesce(${below[1]}, 0) AS after_base`] : []),
    ...(rows ? [`${rows[0]} AS before_rows`, `${rows[1]} AS after_rows`] : []),
  ];
  return `SELECT\n  ${outputs.join(',\n  ')}\n${from}\nGROUP BY ${groups.join(', ')}`;
}

/** What each value is of the whole, in both periods. */
function sharedSql(parts: string): string {
  return [
    'SELECT',
    '  *,',
    '  1.0 * before_value / nullif(sum(before_base) OVER (), 0) AS part_before,',
    '  1.0 * after_value / nullif(sum(after_base) OVER (), 0) AS part_after,',
    '  1.0 * before_base / nullif(sum(before_base) OVER (), 0) AS weight_before,',
    '  1.0 * after_base / nullif(sum(after_base) OVER (), 0) AS weight_after,',
    '  1.0 * sum(before_value) OVER () / nullif(sum(before_base) OVER (), 0) AS whole_before',
    `FROM ${parts}`,
  ].join('\n');
}

/** What each value adds to the change; `change` without `rate_effect` is the effect of the mix. */
function weightedSql(shared: string): string {
  const rate = (period: 'before' | 'after'): string => `1.0 * ${period}_value / nullif(${period}_base, 0)`;
  return [
    'SELECT',
    '  *,',
    '  part_after - part_before - (weight_after - weight_before) * whole_before AS change,',
    `  coalesce(weight_after * (${rate('after')} - ${rate('before')}), 0) AS rate_effect`,
    `FROM ${shared}`,
  ].join('\n');
}

function rankedSql({ below }: DriverTotals): string {
  const change = below ? 'change' : 'after_value - before_value';
  return [
    'SELECT',
    '  *,',
    `  least(row_number() OVER (ORDER BY abs(${change}) DESC NULLS LAST, value NULLS LAST), ${shownValues + 1}) AS place`,
    `FROM ${below ? 'weighted' : 'parts'}`,
  ].join('\n');
}

function outputSql({ below, rows }: DriverTotals, plan: Plan): string {
  const [before, after] = changedMeasures(plan);
  const change = below ? 'sum(change)' : 'sum(after_value) - sum(before_value)';
  const value = `CASE WHEN place > ${shownValues} THEN ${sqlLiteral(otherValues)} ELSE coalesce(CAST(min(value) AS VARCHAR), ${sqlLiteral(noValue)}) END`;
  const amount = (period: 'before' | 'after'): string =>
    below ? `1.0 * sum(${period}_value) / nullif(sum(${period}_base), 0)` : `sum(${period}_value)`;
  const outputs = [
    `${value} AS ${sqlName(plan.dimensions[0]?.name ?? '')}`,
    `${amount('before')} AS ${sqlName(before.name)}`,
    `${amount('after')} AS ${sqlName(after.name)}`,
    `${change} AS change`,
    `1.0 * (${change}) / nullif(sum(${change}) OVER (), 0) AS change_share`,
    ...(below
      ? [
          'sum(change - rate_effect) AS mix_effect',
          'sum(rate_effect) AS rate_effect',
          'sum(weight_before) AS weight_before',
          'sum(weight_after) AS weight_after',
        ]
      : []),
    ...(rows ? ['sum(before_rows) AS rows_before', 'sum(after_rows) AS rows_after'] : []),
  ];
  return `SELECT\n  ${outputs.join(',\n  ')}\nFROM ranked\nGROUP BY place\nORDER BY place`;
}

function indented(sql: string): string {
  return sql.replaceAll('\n', '\n  ');
}
