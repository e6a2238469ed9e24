import type { SqlDialect } from '#kernel/sql-dialect.ts';
import { type CatalogDialect, rightQueries } from './right-queries.ts';
import type { WarehouseSession } from './session.ts';
import { pushdownStrings as strings } from './strings.ts';

/**
 * What an account may do besides reading, as sentences; none of one that only reads. Shown as advice: a statement of ours could not
 * write either way, but the account in other hands could.
 */
export async function rightsBeyondReading(
  session: WarehouseSession,
  dialect: Exclude<SqlDialect, 'trino'>,
): Promise<string[]> {
  switch (dialect) {
    case 'postgresql':
      return postgresRights(session);
    case 'mysql':
    case 'mariadb':
      return mysqlRights(session);
    default:
      return catalogRights(session, dialect);
  }
}

async function catalogRights(session: WarehouseSession, dialect: CatalogDialect): Promise<string[]> {
  const { rows } = await session.query(rightQueries[dialect], []);
  const told = rows.map(([kind, name]) =>
    kind === 'role' ? strings.roles(String(name)) : strings.mayWrite(String(name)),
  );
  const sentences = [...new Set(told)].sort();
  // Elsewhere a transaction that cannot write stands behind the guard.
  const isGuardAlone = dialect === 'sqlserver' && sentences.length > 0;
  return isGuardAlone ? [...sentences, strings.noReadOnlySession] : sentences;
}

const postgresQuery = `
  SELECT own.rolsuper, own.rolcreatedb, own.rolcreaterole, own.rolreplication, own.rolbypassrls,
    has_database_privilege(current_database(), 'CREATE'),
    (SELECT string_agg(role.rolname, ', ' ORDER BY role.rolname) FROM pg_catalog.pg_roles role
      WHERE role.rolname IN ('pg_write_all_data', 'pg_write_server_files', 'pg_read_server_files', 'pg_execute_server_program',
        'pg_signal_backend', 'pg_checkpoint', 'pg_maintain') AND pg_has_role(role.oid, 'MEMBER')),
    EXISTS (SELECT 1 FROM pg_catalog.pg_namespace place WHERE place.nspname NOT LIKE 'pg\\_%'
      AND place.nspname <> 'information_schema' AND has_schema_privilege(place.oid, 'CREATE')),
    EXISTS (SELECT 1 FROM pg_catalog.pg_class entry JOIN pg_catalog.pg_namespace place ON place.oid = entry.relnamespace
      WHERE entry.relkind IN ('r', 'p', 'v', 'f') AND place.nspname NOT IN ('pg_catalog', 'information_schema')
      AND place.nspname NOT LIKE 'pg\\_toast%' AND has_table_privilege(entry.oid, 'INSERT, UPDATE, DELETE, TRUNCATE'))
  FROM pg_catalog.pg_roles own WHERE own.rolname = current_user`;

async function postgresRights(session: WarehouseSession): Promise<string[]> {
  const { rows } = await session.query(postgresQuery, []);
  const [row] = rows;
  if (!row) return [strings.unknownRights];
  const [
    isSuper,
    createsDatabases,
    createsRoles,
    replicates,
    seesAll,
    createsSchemas,
    roles,
    creates,
    writes,
  ] = row;
  const told = (cell: unknown, sentence: string): string[] =>
    cell === true || cell === 't' ? [sentence] : [];
  return [
    ...told(isSuper, strings.superuser),
    ...told(createsDatabases, strings.mayWrite('create databases')),
    ...told(createsRoles, strings.mayWrite('create roles')),
    ...told(replicates, strings.mayWrite('replicate')),
    ...told(seesAll, strings.mayWrite('see rows that row security hides')),
    ...told(createsSchemas, strings.mayWrite('create schemas')),
    ...told(creates, strings.mayWrite('create tables')),
    ...told(writes, strings.mayWrite('change rows')),
    ...(typeof roles === 'string' && roles !== '' ? [strings.roles(roles)] : []),
  ];
}

/** All that a reader may have, as `SHOW GRANTS` writes it. */
const readerRights = new Set(['USAGE', 'SELECT', 'SHOW VIEW', 'SHOW DATABASES']);

async function mysqlRights(session: WarehouseSession): Promise<string[]> {
  const { rows } = await session.query('SHOW GRANTS', []);
  // MariaDB says with them which role is taken at the sign-in.
  const grants = rows
    .map(([grant]) => String(grant))
    .filter((grant) => !grant.startsWith('SET DEFAULT ROLE'));
  if (grants.length === 0) return [strings.unknownRights];
  const found = new Set(grants.flatMap(rightsOf).filter((right) => !readerRights.has(right)));
  return [...found]
    .sort()
    .map((right) =>
      right.startsWith('role ') ? strings.roles(right.slice('role '.length)) : strings.mayWrite(right),
    );
}

/** `GRANT SELECT (a, b), INSERT ON x.* TO …`, or `GRANT role TO …`. */
function rightsOf(grant: string): string[] {
  const rights = /^GRANT (.+?) ON /.exec(grant)?.[1];
  const extra = / WITH .*GRANT OPTION/.test(grant) ? ['GRANT OPTION'] : [];
  if (rights === undefined) return [`role ${/^GRANT (.+?) TO /.exec(grant)?.[1] ?? grant}`, ...extra];
  const names = rights.replaceAll(/\([^)]*\)/g, '').split(',');
  return [...names.map((name) => name.trim().toUpperCase()), ...extra];
}
