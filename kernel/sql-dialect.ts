/** The databases that a plan can be pushed down to, by whose SQL they speak. */
export const sqlDialects = [
  'postgresql',
  'mysql',
  'mariadb',
  'sqlserver',
  'hana',
  'oracle',
  'trino',
] as const;

export type SqlDialect = (typeof sqlDialects)[number];

/** As people call them. */
const titles: Record<SqlDialect, string> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  sqlserver: 'SQL Server',
  hana: 'SAP HANA',
  oracle: 'Oracle',
  trino: 'Trino',
};

export function systemTitle(dialect: SqlDialect): string {
  return titles[dialect];
}

/** A statement and the texts for its placeholders, in their order. */
export interface BoundStatement {
  sql: string;
  parameters: readonly string[];
}
