/**
 * What the engine's processes take of DuckDB. A child lives for one job, and half of its start would be finding the two
 * hundred small files of the package: `tools/pack-duckdb.ts` makes one of them, which children get under this name.
 */
export {
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBInstance,
  DuckDBMapValue,
  type DuckDBType,
  DuckDBTypeId,
  type DuckDBValue,
  StatementType,
  VARCHAR,
} from '@duckdb/node-api';
