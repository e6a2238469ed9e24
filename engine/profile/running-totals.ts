import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnProfile } from '#kernel/catalog.ts';
import { readAggregates } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';
import { aggregateOfRole } from './roles.ts';
import { hasWord, splitWords, wordSet } from './words.ts';

/** Rows of larger tables are not put in order for this. */
const mostRows = 100_000;
/** Fewer steps may add up by chance. */
const leastSteps = 3;
const mostColumns = 6;

/** What may be told as it stands at a time, and as often is an amount of that time: the numbers say which. */
const standWords = wordSet('total sum all overall users cases deaths infections gesamt summe cumul');
/** What a dial shows. */
const dialWords = wordSet(
  'reading counter meter dial zähler zaehler compteur relevé releve contador contatore',
);

/**
 * "total users" that goes up by "new users" from month to month is a level, and so is what a meter shows: a sum over the
 * times would count what came first again and again. Changes the roles in place.
 */
export async function applyRunningTotals(
  connection: DuckDBConnection,
  relation: string,
  rowCount: number,
  columns: ColumnProfile[],
  key: readonly string[],
): Promise<void> {
  const time = columns.find(
    ({ name, role, isUnique }) => role === 'date' && (key.includes(name) || isUnique),
  );
  if (!time || rowCount <= leastSteps || rowCount > mostRows) return;
  const amounts = columns.filter(({ role }) => role === 'additive');
  const stands = named(amounts, standWords);
  const dials = named(amounts, dialWords).filter((column) => !stands.includes(column));
  if (stands.length + dials.length === 0) return;
  const groups = time.isUnique ? [] : key.filter((name) => name !== time.name).map(quoteName);
  const order = `(${groups.length > 0 ? `PARTITION BY ${groups.join(', ')} ` : ''}ORDER BY ${quoteName(time.name)})`;
  const pairs = stands.flatMap((stand) =>
    amounts
      .filter((flow) => flow !== stand)
      .slice(0, mostColumns)
      .map((flow) => ({ stand, flow })),
  );
  const ofPairs = pairs.map(({ stand, flow }) => {
    const step = stepOf(stand, order);
    return { step, isMet: `abs(${step} - ${quoteName(flow.name)}::DOUBLE) <= 0.005`, column: stand };
  });
  const ofDials = dials.map((column) => {
    const step = stepOf(column, order);
    return { step, isMet: `${step} >= 0`, column, isDial: true };
  });
  const tests: { step: string; isMet: string; column: ColumnProfile; isDial?: boolean }[] = [
    ...ofPairs,
    ...ofDials,
  ];
  const steps = tests.map(({ step, isMet }, at) => `${step} AS s${at}, (${isMet}) AS m${at}`);
  const told = await readAggregates(
    connection,
    tests.map(({ isDial = false }, at) => {
      // A number that stands still nearly always and rises once has not been shown to be a dial's.
      const rises = `count(*) FILTER (s${at} > 0) * ${isDial ? 2 : 1} >= ${isDial ? `count(s${at})` : 1}`;
      return `count(s${at}) >= ${leastSteps} AND bool_and(coalesce(m${at}, s${at} IS NULL)) AND ${rises}`;
    }),
    `(SELECT ${steps.join(', ')} FROM ${relation})`,
  );
  for (const [at, { column }] of tests.entries()) {
    if (told[at] !== true) continue;
    column.role = 'balance';
    column.defaultAggregate = aggregateOfRole('balance');
  }
}

function named(columns: readonly ColumnProfile[], words: ReadonlySet<string>): ColumnProfile[] {
  return columns.filter(({ name }) => hasWord(splitWords(name), words)).slice(0, mostColumns);
}

function stepOf({ name }: ColumnProfile, order: string): string {
  const value = `${quoteName(name)}::DOUBLE`;
  return `${value} - lag(${value}) OVER ${order}`;
}
