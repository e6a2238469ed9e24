import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import type { TableBounds } from './profile/bounds.ts';
import { unitOfCurrencyColumn } from './profile/currency-column.ts';
import { findDisplayColumn, findKey, findMainDate } from './profile/landmarks.ts';
import { applyLevels } from './profile/levels.ts';
import { type ColumnMeasure, measureColumns } from './profile/measure.ts';
import { aggregateOfRole, decideRole } from './profile/roles.ts';
import { applyRunningTotals } from './profile/running-totals.ts';
import { unitOfName } from './profile/units.ts';
import { type ColumnValues, listValues } from './profile/values.ts';
import { hasWord, splitWords, wordSet } from './profile/words.ts';
import { findYearParts } from './profile/year-parts.ts';

/** Units that the source itself told, by column name: a currency sign in the cells, a declared currency. */
export type KnownUnits = ReadonlyMap<string, string>;

/**
 * Measures a table: types, roles, units, values, key and main date.
 * @param relation SQL that may stand after FROM: a quoted table name, `read_parquet('…')`, a subquery in parentheses.
 * @param bounds what the writer of the relation counted already; exactly what this would count
 */
export async function profileTable(
  connection: DuckDBConnection,
  relation: string,
  knownUnits: KnownUnits = new Map(),
  bounds?: TableBounds,
): Promise<TableProfile> {
  const { rowCount, columns: measures } = await measureColumns(connection, relation, bounds);
  const columns: ColumnProfile[] = [];
  for (const [index, measure] of measures.entries()) {
    const unit = unitOf(measure, knownUnits);
    const role = decideRole({ ...measure, unit, rowCount, isFirstColumn: index === 0 });
    const found = await listValues(connection, relation, measure, role);
    columns.push(describeColumn(measure, role, unit, found));
  }
  applyCurrencyColumn(columns);
  const key = await findKey(connection, relation, rowCount, columns);
  applyLevels(columns, key);
  await applyRunningTotals(connection, relation, rowCount, columns, key);
  const yearParts = await findYearParts(connection, relation, columns);
  return {
    rowCount,
    columns,
    key,
    ...(yearParts && { yearParts }),
    mainDate: findMainDate(columns),
    displayColumn: findDisplayColumn(rowCount, columns),
  };
}

function unitOf(measure: ColumnMeasure, knownUnits: KnownUnits): string | null {
  const isNumber = measure.type === 'integer' || measure.type === 'decimal' || measure.type === 'double';
  if (!isNumber) return null;
  const unit = knownUnits.get(measure.name) ?? unitOfName(measure.name);
  // "% done" of 0.5 and 1 is held in parts of one, whatever its header says: 0.5 % would be a hundredth of it.
  const isOfOne =
    unit === '%' &&
    measure.type !== 'integer' &&
    Math.abs(Number(measure.max)) <= 1 &&
    Number(measure.min) >= -1;
  return isOfOne && !knownUnits.has(measure.name) ? null : unit;
}

function describeColumn(
  measure: ColumnMeasure,
  role: ColumnProfile['role'],
  unit: string | null,
  found: ColumnValues,
): ColumnProfile {
  return {
    name: measure.name,
    type: measure.type,
    role,
    unit,
    defaultAggregate: aggregateOfRole(role),
    distinctCount: found.hasAllValues ? found.values.length : measure.distinctCount,
    nullCount: measure.nullCount,
    isUnique: measure.isUnique,
    min: measure.min,
    max: measure.max,
    values: found.values,
    hasAllValues: found.hasAllValues,
  };
}

const moneyWords = wordSet(
  'price amount revenue sales cost fee total net gross value payment budget salary profit',
);

/** A column `currency` that holds one currency only tells the unit of the money columns beside it. */
function applyCurrencyColumn(columns: ColumnProfile[]): void {
  const unit = unitOfCurrencyColumn(columns) ?? null;
  if (unit === null) return;
  for (const column of columns) {
    const isMoney = column.role === 'additive' || column.role === 'ratio';
    if (
      isMoney &&
      column.unit === null &&
      column.type === 'decimal' &&
      hasWord(splitWords(column.name), moneyWords)
    ) {
      column.unit = unit;
    }
  }
}
