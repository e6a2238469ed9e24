import { quoteName } from '../sql/quote.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';
import { quoteText } from './quote-text.ts';
import { type Cell, type TrinoClient, TrinoError } from './trino-client.ts';
import { typeOf } from './types.ts';

/** Every table and view of the catalog that the user may read. Trino tells no keys, no relations, and no counts that cost nothing. */
export async function listTables(client: TrinoClient, catalog: string): Promise<SystemTable[]> {
  const schemaOf = `${quoteName(catalog)}.information_schema`;
  const kinds = await client.all(
    `SELECT table_schema, table_name, table_type FROM ${schemaOf}.tables WHERE table_schema <> 'information_schema' ORDER BY 1, 2`,
  );
  const columns = await client.all(
    `SELECT table_schema, table_name, column_name, data_type, comment FROM ${schemaOf}.columns
     WHERE table_schema <> 'information_schema' ORDER BY table_schema, table_name, ordinal_position`,
  );
  const labels = new Map(
    (await commentsOf(client, catalog)).map(([schema, name, comment]) => [
      `${schema}.${name}`,
      textOf(comment),
    ]),
  );
  const ownColumns = Map.groupBy(columns, ([schema, name]) => `${schema}.${name}`);
  return kinds.flatMap(([schema, table, kind]): SystemTable[] => {
    const name = `${schema}.${table}`;
    const own = ownColumns.get(name);
    // Some rules of access leave a name in the list of which nothing may be read.
    if (!own) return [];
    return [
      {
        name,
        schema: String(schema),
        kind: kind === 'VIEW' ? 'view' : 'table',
        label: labels.get(name) ?? null,
        rowEstimate: null,
        columns: own.map(columnOf),
        key: [],
      },
    ];
  });
}

function columnOf([, , name, type, comment]: readonly Cell[]): SystemColumn {
  const nativeType = String(type);
  return { name: String(name), type: typeOf(nativeType), nativeType, label: textOf(comment) };
}

/** What they are called stands in a catalog of Trino's own, which a user may be kept from. */
async function commentsOf(client: TrinoClient, catalog: string) {
  try {
    return await client.all(
      `SELECT schema_name, table_name, comment FROM system.metadata.table_comments
       WHERE catalog_name = ${quoteText(catalog)} AND schema_name <> 'information_schema' AND comment IS NOT NULL`,
    );
  } catch (error) {
    if (error instanceof TrinoError) return [];
    throw error;
  }
}

function textOf(comment: unknown): string | null {
  return typeof comment === 'string' && comment !== '' ? comment : null;
}
