import type mysql from 'mysql2';

/** The rows of a statement that has few, or of none. Throws the driver's errors. */
export function queryRows<Row>(connection: mysql.Connection, sql: string): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    connection.query<mysql.RowDataPacket[]>(sql, (error, rows) => {
      if (error) reject(error);
      // Rows are objects of the names that the statement gives.
      else resolve((Array.isArray(rows) ? rows : []) as unknown as Row[]);
    });
  });
}

/** `10.11.6`, without what the packager of the server put behind it. */
export async function serverVersion(connection: mysql.Connection): Promise<string> {
  const [row] = await queryRows<{ version: string }>(connection, 'SELECT version() AS version');
  return /^\d{1,4}(\.\d{1,4}){0,3}/.exec(String(row?.version))?.[0] ?? '';
}
