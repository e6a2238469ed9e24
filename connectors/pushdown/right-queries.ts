import type { SqlDialect } from '#kernel/sql-dialect.ts';

/**
 * What the catalogs tell of the account that asks: rows of a kind and a name. The kinds are `role`, and `right` for whatever else a
 * reader need not have. By the references of SQL Server, Oracle and SAP HANA; none of them runs beside the tests.
 */
export const rightQueries = {
  sqlserver: `SELECT 'role', 'sysadmin' WHERE IS_SRVROLEMEMBER('sysadmin') = 1
    UNION ALL SELECT 'role', r.name FROM sys.database_principals AS r WHERE r.type = 'R'
      AND r.name IN ('db_owner', 'db_datawriter', 'db_ddladmin', 'db_securityadmin', 'db_accessadmin', 'db_backupoperator')
      AND IS_ROLEMEMBER(r.name) = 1
    UNION ALL SELECT 'right', p.permission_name FROM sys.fn_my_permissions(NULL, 'DATABASE') AS p
      WHERE p.permission_name NOT IN ('CONNECT', 'SELECT', 'SHOWPLAN') AND p.permission_name NOT LIKE 'VIEW %'
    UNION ALL SELECT 'right', w.name FROM (VALUES ('INSERT'), ('UPDATE'), ('DELETE')) AS w (name)
      WHERE EXISTS (SELECT 1 FROM sys.objects AS o JOIN sys.schemas AS s ON s.schema_id = o.schema_id
        WHERE o.type IN ('U', 'V') AND o.is_ms_shipped = 0
        AND HAS_PERMS_BY_NAME(QUOTENAME(s.name) + '.' + QUOTENAME(o.name), 'OBJECT', w.name) = 1)`,
  oracle: `SELECT 'role', role FROM session_roles WHERE role IN ('DBA', 'IMP_FULL_DATABASE', 'DATAPUMP_IMP_FULL_DATABASE', 'RESOURCE')
    UNION ALL SELECT 'right', privilege FROM session_privs WHERE privilege NOT IN ('CREATE SESSION', 'ALTER SESSION', 'SET CONTAINER',
      'SELECT ANY TABLE', 'READ ANY TABLE', 'SELECT ANY DICTIONARY')
    UNION ALL SELECT DISTINCT 'right', privilege FROM user_tab_privs_recd WHERE privilege IN ('INSERT', 'UPDATE', 'DELETE', 'ALTER')
    UNION ALL SELECT 'right', 'CHANGE ITS OWN TABLES' FROM dual WHERE EXISTS (SELECT 1 FROM user_tables)`,
  hana: `SELECT DISTINCT 'right', PRIVILEGE FROM SYS.EFFECTIVE_PRIVILEGES WHERE USER_NAME = CURRENT_USER AND IS_VALID = 'TRUE'
      AND (OBJECT_TYPE = 'SYSTEMPRIVILEGE' AND PRIVILEGE NOT IN ('CATALOG READ')
        OR PRIVILEGE IN ('INSERT', 'UPDATE', 'DELETE', 'CREATE ANY', 'ALTER', 'DROP', 'TRUNCATE')
          AND OBJECT_TYPE IN ('SCHEMA', 'TABLE', 'VIEW') AND SCHEMA_NAME NOT LIKE '\\_SYS%' ESCAPE '\\' AND SCHEMA_NAME <> 'SYS')`,
} satisfies Partial<Record<SqlDialect, string>>;

export type CatalogDialect = keyof typeof rightQueries;
