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
