import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { failure, type WireType, wireTypes } from './testing-tokens.ts';
import type { FakeColumn } from './testing-types.ts';

/**
 * What the fake server holds, and how it answers the statements of the connector: by those statements alone. Rows lie in SQLite, which
 * finds, sorts and counts them and gives each session its own moment. So what T-SQL and the catalog of SQL Server make of the same statements
 * stays unproved. For tests alone.
 */

export interface FakeTable {
  id: number;
  name: string;
  columns: readonly FakeColumn[];
  label: string | null;
  rows: number;
  /** It answers nothing for a minute. */
  isSlow?: boolean;
  isRefused?: boolean;
}

/** What a statement comes to. */
export interface FakeAnswer {
  columns: { name: string; type: WireType }[];
  rows: Iterable<readonly (string | null)[]>;
  waitMs?: number;
}

const schema = 'dbo';

export class FakeDatabase {
  readonly tables = new Map<string, FakeTable>();
  /** Parent table, column, referenced table, column. */
  readonly relations: [string, string, string, string][] = [];
  /** What the account may do besides reading: kind and name. */
  readonly rights: ['role' | 'right', string][] = [];
  readonly #directory = mkdtempSync(join(tmpdir(), 'plumbline-tds-'));
  readonly #admin: DatabaseSync;
  #ids = 0;

  constructor() {
    this.#admin = this.open();
    this.#admin.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  }

  /** A connection of its own, as each session has one. */
  open(): DatabaseSync {
    const database = new DatabaseSync(join(this.#directory, 'rows.sqlite'));
    database.function('earlier', (seconds, moment) => {
      const [second = '', fraction = ''] = String(moment).split('.');
      const at = new Date(Date.parse(`${second.replace(' ', 'T')}Z`) - Number(seconds) * 1000);
      return `${at.toISOString().slice(0, 19).replace('T', ' ')}.${fraction}`;
    });
    return database;
  }

  create(name: string, columns: readonly FakeColumn[], label: string | null = null): FakeTable {
    this.#ids += 1;
    const table = { id: this.#ids, name, columns, label, rows: 0 };
    const declared = columns.map(
      ({ name: column, native }) => `[${column}] ${/int$/.test(native) ? 'INTEGER' : 'TEXT'}`,
    );
    this.#admin.exec(`CREATE TABLE [${name}] (${declared.join(', ')}, PRIMARY KEY ([${columns[0]?.name}]))`);
    this.tables.set(name, table);
    return table;
  }

  /** Runs statements of SQLite, in one change. */
  change(...statements: string[]): void {
    this.#admin.exec(`BEGIN; ${statements.join('; ')}; COMMIT`);
  }

  insert(table: string, rows: readonly (readonly (string | null)[])[]): void {
    for (const row of rows) {
      const places = row.map(() => '?').join(', ');
      this.#admin
        .prepare(`INSERT INTO [${table}] VALUES (${places})`)
        .run(...row.map((cell, at) => (at === 0 && cell !== null ? BigInt(cell) : cell)));
    }
  }

  drop(table: string): void {
    this.#admin.exec(`DROP TABLE [${table}]`);
    this.tables.delete(table);
  }

  close(): void {
    this.#admin.close();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

const text = (name: string) => ({ name, type: wireTypes.nvarchar });
const whole = (name: string) => ({ name, type: wireTypes.int });

/** Answers a statement, or gives the error that the server would. */
export function answerStatement(
  sql: string,
  held: FakeDatabase,
  database: DatabaseSync,
): FakeAnswer | Buffer {
  const readable = [...held.tables.values()].filter(({ isRefused }) => !isRefused);
  if (/^SELECT snapshot_isolation_state/.test(sql)) return { columns: [whole('')], rows: [['1']] };
  if (sql.includes('SERVERPROPERTY')) return { columns: [text(''), whole('')], rows: [['16.0.4135.4', '3']] };
  if (sql.includes('COUNT(DISTINCT')) return { columns: [whole('')], rows: [[String(readable.length)]] };
  if (sql.includes('sys.foreign_key_columns'))
    return {
      columns: ['', '', '', '', '', ''].map(text),
      rows: held.relations.map(([from, column, to, key]) => [schema, from, column, schema, to, key]),
    };
  if (sql.includes('sys.indexes'))
    return {
      columns: [
        whole('object_id'),
        whole('index_id'),
        { name: 'is_primary_key', type: wireTypes.bit },
        text('name'),
        { name: 'is_nullable', type: wireTypes.bit },
      ],
      rows: readable.map(({ id, columns }) => [String(id), '1', '1', columns[0]?.name ?? '', '0']),
    };
  if (sql.includes('encryption_type'))
    return {
      columns: [
        whole('object_id'),
        text('name'),
        text('type'),
        { name: 'precision', type: wireTypes.tinyint },
        { name: 'scale', type: wireTypes.tinyint },
        { name: 'max_length', type: wireTypes.smallint },
        text('collation_name'),
        text(''),
      ],
      rows: readable.flatMap(({ id, columns }) =>
        columns.map((column) => [
          String(id),
          column.name,
          column.native,
          String(column.precision ?? 0),
          String(column.scale ?? 0),
          String(column.length ?? 8),
          column.collation ?? null,
          column.label ?? null,
        ]),
      ),
    };
  if (sql.includes('sys.partitions'))
    return {
      columns: [
        whole('object_id'),
        text('schema'),
        text('name'),
        text('type'),
        { name: 'rows', type: wireTypes.bigint },
        text('label'),
      ],
      rows: readable.map(({ id, name, rows, label }) => [
        String(id),
        schema,
        name,
        'U ',
        String(rows),
        label,
      ]),
    };
  return answerRead(sql, held, database);
}

const readForm =
  /^SELECT (?:TOP \((\d+)\) )?(.+?) FROM \[dbo\]\.\[((?:[^\]]|\]\])+)\](?: WHERE (.+?))?(?: ORDER BY (.+))?$/s;

function answerRead(sql: string, held: FakeDatabase, database: DatabaseSync): FakeAnswer | Buffer {
  const [, top, items = '', name = '', where, order] = readForm.exec(sql) ?? [];
  if (items === '') return failure(102, "Incorrect syntax near ''.", 15);
  const table = held.tables.get(name);
  if (!table) return failure(208, `Invalid object name '${schema}.${name}'.`);
  if (table.isRefused)
    return failure(
      229,
      `The SELECT permission was denied on the object '${name}', database 'shop', schema '${schema}'.`,
      14,
    );
  const asked = splitItems(items).map((item) => askedOf(item, table));
  const missing = asked.find((one) => one === null);
  if (missing !== undefined) return failure(207, 'Invalid column name.');
  const found = asked.filter((one) => one !== null);
  const statement = database.prepare(
    `SELECT ${found.map((one) => one.sql).join(', ')} FROM [${name}]${where === undefined ? '' : ` WHERE ${translated(where)}`}${order === undefined ? '' : ` ORDER BY ${order}`}${top === undefined ? '' : ` LIMIT ${top}`}`,
  );
  statement.setReturnArrays(true);
  statement.setReadBigInts(true);
  return {
    columns: found.map(({ type }) => ({ name: '', type })),
    rows: textRows(statement.iterate() as Iterable<unknown>),
    ...(table.isSlow ? { waitMs: 60_000 } : {}),
  };
}

function* textRows(rows: Iterable<unknown>): Iterable<(string | null)[]> {
  for (const row of rows as Iterable<(string | bigint | null)[]>)
    yield row.map((cell) => (cell === null ? null : String(cell)));
}

/** What stands between commas that are within no bracket. */
function splitItems(items: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at <= items.length; at += 1) {
    const sign = items[at];
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === undefined || (sign === ',' && depth === 0)) {
      found.push(items.slice(start, at).trim());
      start = at + 1;
    }
  }
  return found;
}

/** A column as it is goes by its own type; what the server writes of it goes as a text. */
function askedOf(item: string, { columns }: FakeTable): { sql: string; type: WireType } | null {
  const [, name] = /\[((?:[^\]]|\]\])+)\]/.exec(item) ?? [];
  const column = columns.find((one) => one.name === name);
  if (!column) return null;
  const isMost = item.includes('MAX(');
  const sql = isMost ? `MAX([${name}])` : `[${name}]`;
  const isBare = item === sql;
  if (!isBare) return { sql, type: column.native === 'xml' ? wireTypes.nvarcharMax : wireTypes.nvarchar };
  return { sql, type: bareType(column) };
}

export function bareType({ native, length, precision = 18, scale = 0 }: FakeColumn): WireType {
  switch (native) {
    case 'tinyint':
    case 'smallint':
    case 'int':
    case 'bigint':
    case 'float':
    case 'real':
    case 'bit':
    case 'datetime2':
      return wireTypes[native];
    case 'decimal':
      return wireTypes.decimal(precision, scale);
    case 'varchar':
      return wireTypes.varchar;
    case 'uniqueidentifier':
      return wireTypes.guid;
    case 'varbinary':
    case 'encrypted':
      return wireTypes.bytes;
    default:
      return length === -1 ? wireTypes.nvarcharMax : wireTypes.nvarchar;
  }
}

/** Values of T-SQL as SQLite holds them. */
function translated(where: string): string {
  return where
    .replace(
      /CAST\(CAST\((0x[\da-f]*) AS nvarchar\(4000\)\) COLLATE \w+ AS varchar\(8000\)\)/g,
      'CAST($1 AS nvarchar(4000))',
    )
    .replace(
      /CAST\(0x([\da-f]*) AS nvarchar\(4000\)\)/g,
      (_, hex: string) => `'${Buffer.from(hex, 'hex').toString('utf16le').replaceAll("'", "''")}'`,
    )
    .replace(/CONVERT\(\w+, ('[^']*'), \d+\)/g, '$1')
    .replace(/CAST\(('[^']*'|-?[\d.]+(?:e[+-]?\d+)?) AS \w+(?:\([\d,]+\))?\)/g, '$1')
    .replace(/DATEADD\(second, -(\d+), ('[^']*')\)/g, 'earlier($1, $2)');
}
