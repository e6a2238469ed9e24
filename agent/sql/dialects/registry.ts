import type { SqlDialect } from '#kernel/sql-dialect.ts';
import type { Dialect } from './dialect.ts';
import { hana } from './hana.ts';
import { mariadb, mysql } from './mysql.ts';
import { oracle } from './oracle.ts';
import { postgresql } from './postgresql.ts';
import { sqlserver } from './sqlserver.ts';
import { trino } from './trino.ts';

/** How each database is spoken to. */
export const dialects: Record<SqlDialect, Dialect> = {
  postgresql,
  mysql,
  mariadb,
  sqlserver,
  hana,
  oracle,
  trino,
};
