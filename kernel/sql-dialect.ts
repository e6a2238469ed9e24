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

/** A statement and the texts for its placeholders, in their order. */
export interface BoundStatement {
  sql: string;
  parameters: readonly string[];
}
