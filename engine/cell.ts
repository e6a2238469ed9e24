import {
  DuckDBDateValue,
  DuckDBDecimalValue,
  type DuckDBType,
  DuckDBTypeId,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { Cell, ColumnType } from '#kernel/catalog.ts';

/** The type people are told for a DuckDB type. Whole-number decimals are integers: Parquet has no wider integer. */
export function columnTypeOf(type: DuckDBType): ColumnType {
  switch (type.typeId) {
    case DuckDBTypeId.BOOLEAN:
      return 'boolean';
    case DuckDBTypeId.TINYINT:
    case DuckDBTypeId.SMALLINT:
    case DuckDBTypeId.INTEGER:
    case DuckDBTypeId.BIGINT:
    case DuckDBTypeId.UTINYINT:
    case DuckDBTypeId.USMALLINT:
    case DuckDBTypeId.UINTEGER:
    case DuckDBTypeId.UBIGINT:
    case DuckDBTypeId.HUGEINT:
    case DuckDBTypeId.UHUGEINT:
    case DuckDBTypeId.BIGNUM:
      return 'integer';
    case DuckDBTypeId.DECIMAL:
      return 'scale' in type && type.scale === 0 ? 'integer' : 'decimal';
    case DuckDBTypeId.FLOAT:
    case DuckDBTypeId.DOUBLE:
      return 'double';
    case DuckDBTypeId.DATE:
      return 'date';
    case DuckDBTypeId.TIMESTAMP:
    case DuckDBTypeId.TIMESTAMP_S:
    case DuckDBTypeId.TIMESTAMP_MS:
    case DuckDBTypeId.TIMESTAMP_NS:
    case DuckDBTypeId.TIMESTAMP_TZ:
      return 'timestamp';
    case DuckDBTypeId.TIME:
    case DuckDBTypeId.TIME_NS:
    case DuckDBTypeId.TIME_TZ:
      return 'time';
    default:
      return 'text';
  }
}

/**
 * One DuckDB value as a cell. Integers beyond 2^53 and decimals of more than 15 digits stay exact as texts;
 * dates are `YYYY-MM-DD`, timestamps ISO 8601 without zone (values with a zone are in UTC).
 */
export function toCell(value: DuckDBValue, type: DuckDBType): Cell {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return integerCell(value);
  if (value instanceof DuckDBDecimalValue) return decimalCell(value);
  if (value instanceof DuckDBDateValue) return value.toString();
  const text = value.toString();
  // A time of day that was written without seconds is told without them.
  if (columnTypeOf(type) === 'time') return text.replace(/^(\d\d:\d\d):00$/, '$1');
  return columnTypeOf(type) === 'timestamp' ? text.replace(' ', 'T').replace(/[+-]\d\d(:?\d\d)?$/, '') : text;
}

function integerCell(value: bigint): Cell {
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
    ? Number(value)
    : value.toString();
}

function decimalCell(decimal: DuckDBDecimalValue): Cell {
  if (decimal.scale === 0) return integerCell(decimal.value);
  const digits = (decimal.value < 0n ? -decimal.value : decimal.value).toString().length;
  return digits <= 15 ? Number(decimal.toString()) : decimal.toString();
}
