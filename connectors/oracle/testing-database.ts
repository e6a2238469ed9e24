import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type FakeColumn, wireKindOf } from './testing-types.ts';
import type { WireKind } from './testing-values.ts';

/**
 * What the fake server holds, and how it answers the statements of the connector: by those statements alone. Rows lie in SQLite, which
 * finds, sorts and counts them and gives each session its own moment. So what Oracle's SQL, its catalog and its formats make of the same
 * statements stays unproved. For tests alone.
 */

export interface FakeTable {
  name: string;
  columns: readonly FakeColumn[];
  label: string | null;
  rows: number;
  isRefused?: boolean;
  /** Nothing is answered to who reads it. */
  isSlow?: boolean;
}

/** An error as the server tells it. */
export class FakeSqlError extends Error {
  readonly number: number;

  constructor(number: number, message: string) {
    super(`ORA-${String(number).padStart(5, '0')}: ${message}`);
    this.number = number;
  }
}

/** What a statement comes to. */
export interface FakeResult {
  columns: { name: string; kind: WireKind }[];
  rows: Iterator<readonly (string | null)[]>;
  isSlow?: boolean;
}

export const owner = 'SHOP';

export class FakeDatabase {
  readonly tables = new Map<string, FakeTable>();
  /** Table, column, referenced table, its column. */
  readonly relations: [string, string, string, string][] = [];
  /** What its texts are kept in. */
  characters = 'AL32UTF8';
  /** What the account may do besides reading: kind and name. */
  readonly rights: ['role' | 'right', string][] = [];
  readonly #directory = mkdtempSync(join(tmpdir(), 'plumbline-tns-'));
  readonly #admin: DatabaseSync;

  constructor() {
    this.#admin = this.open();
    this.#admin.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  }

  /** A connection of its own, as each session has one. */
  open(): DatabaseSync {
    const database = new DatabaseSync(join(this.#directory, 'rows.sqlite'));
    database.function('earlier', (moment, seconds) => {
      const [second = '', fraction = ''] = String(moment).split('.');
      const at = new Date(Date.parse(`${second.replace(' ', 'T')}Z`) - Number(seconds) * 1000);
      return `${at.toISOString().slice(0, 19).replace('T', ' ')}.${fraction}`;
    });
    return database;
  }

  create(name: string, columns: readonly FakeColumn[], label: string | null = null): FakeTable {
    const table = { name, columns, label, rows: 0 };
    const declared = columns.map(
      (column, index) => `"${column.name}" ${index === 0 ? 'INTEGER PRIMARY KEY' : 'TEXT'}`,
    );
    this.#admin.exec(`CREATE TABLE "${name}" (${declared.join(', ')})`);
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
        .prepare(`INSERT INTO "${table}" VALUES (${places})`)
        .run(...row.map((cell, at) => (at === 0 && cell !== null ? BigInt(cell) : cell)));
    }
  }

  drop(table: string): void {
    this.#admin.exec(`DROP TABLE "${table}"`);
    this.tables.delete(table);
  }

  close(): void {
    this.#admin.close();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  /** One SELECT of a client. Throws `FakeSqlError`. */
  select(sql: string, session: DatabaseSync): FakeResult {
    const [, from = ''] = /\bFROM (ALL_\w+|DUAL\b)/.exec(sql) ?? [];
    const told = from === '' ? null : this.#catalog(sql);
    return told ? { columns: told.columns, rows: told.rows.values() } : this.#read(sql, session);
  }

  /** Views of the catalog, by the columns that are asked of each. */
  #catalog(sql: string): { columns: FakeResult['columns']; rows: (string | null)[][] } | null {
    const [, asked = owner] = /OWNER IN \('[^']*', '([^']*)'/.exec(sql) ?? [];
    const readable = asked === owner ? [...this.tables.values()].filter(({ isRefused }) => !isRefused) : [];
    const texts = (...names: string[]) => names.map((name) => ({ name, kind: 'text' as const }));
    const number = (name: string) => ({ name, kind: 'number' as const });
    const number0 = (value: number | undefined): string | null =>
      value === undefined ? null : String(value);
    if (/^SELECT COUNT\(\*\) FROM ALL_USERS WHERE USERNAME IN/.test(sql))
      return { columns: [number('COUNT')], rows: [[sql.includes(`'${owner}'`) ? '1' : '0']] };
    if (sql.startsWith('SELECT (SELECT COUNT(*) FROM ALL_TABLES'))
      return { columns: [number('COUNT')], rows: [[String(readable.length)]] };
    if (sql.includes("r.CONSTRAINT_TYPE = 'R'"))
      return {
        columns: texts('1', '2', '3', '4', '5', '6'),
        rows: this.relations.map(([from, column, to, key]) => [owner, from, column, owner, to, key]),
      };
    if (sql.includes("k.CONSTRAINT_TYPE IN ('P', 'U')"))
      return {
        columns: [...texts('OWNER', 'TABLE_NAME', 'NAME', 'TYPE', 'COLUMN_NAME'), number('POSITION')],
        rows: readable.map(({ name, columns }) => [
          owner,
          name,
          `${name}_PK`,
          'P',
          columns[0]?.name ?? '',
          '1',
        ]),
      };
    if (sql.includes('FROM ALL_TAB_COLUMNS'))
      return {
        columns: [
          ...texts('OWNER', 'TABLE_NAME', 'COLUMN_NAME', 'DATA_TYPE', 'DATA_TYPE_OWNER'),
          ...['DATA_LENGTH', 'CHAR_LENGTH', 'DATA_PRECISION', 'DATA_SCALE'].map(number),
          ...texts('NULLABLE'),
        ],
        rows: readable.flatMap(({ name, columns }) =>
          columns.map(({ name: column, native, typeOwner = null, length = 22, precision, scale }, index) => [
            ...[owner, name, column, native, typeOwner, String(length), String(length)],
            ...[number0(precision), number0(scale), index === 0 ? 'N' : 'Y'],
          ]),
        ),
      };
    if (sql.includes('FROM ALL_COL_COMMENTS'))
      return {
        columns: texts('OWNER', 'TABLE_NAME', 'COLUMN_NAME', 'COMMENTS'),
        rows: readable.flatMap(({ name, columns }) =>
          columns.flatMap(({ name: column, label }) => (label ? [[owner, name, column, label]] : [])),
        ),
      };
    if (sql.includes('FROM ALL_TAB_COMMENTS'))
      return {
        columns: texts('OWNER', 'TABLE_NAME', 'COMMENTS'),
        rows: readable.flatMap(({ name, label }) => (label ? [[owner, name, label]] : [])),
      };
    if (sql.includes('FROM ALL_VIEWS')) return { columns: texts('OWNER', 'VIEW_NAME'), rows: [] };
    if (sql.includes('FROM ALL_TABLES'))
      return {
        columns: [...texts('OWNER', 'TABLE_NAME'), number('NUM_ROWS')],
        rows: readable.map(({ name, rows }) => [owner, name, String(rows)]),
      };
    return null;
  }

  #read(sql: string, session: DatabaseSync): FakeResult {
    const [, items = '', name = '', where, order, first] = readForm.exec(sql) ?? [];
    const table = this.tables.get(name);
    if (items === '') throw new FakeSqlError(900, 'invalid SQL statement');
    // Whoever has no right to a table at all is told that there is none.
    if (!table || table.isRefused) throw new FakeSqlError(942, 'table or view does not exist');
    const asked = items
      .split(/ AS C\d+(?:, |$)|, (?=[A-Z"])/)
      .filter((item) => item !== '')
      .map((item) => askedOf(item, table));
    const condition = where === undefined ? '' : ` WHERE ${translated(where)}`;
    const inOrder = order === undefined ? '' : ` ORDER BY ${order}`;
    const atMost = first === undefined ? '' : ` LIMIT ${first}`;
    const columns = asked.map((one) => one.sql).join(', ');
    const statement = session.prepare(`SELECT ${columns} FROM "${name}"${condition}${inOrder}${atMost}`);
    statement.setReturnArrays(true);
    statement.setReadBigInts(true);
    return {
      columns: asked.map(({ kind, title }) => ({ name: title, kind })),
      rows: textRows(statement.iterate() as Iterable<unknown>),
      isSlow: table.isSlow === true,
    };
  }
}

const readForm = new RegExp(
  `^SELECT (.+?) FROM "${owner}"\\."((?:[^"]|"")+)"(?: WHERE (.+?))?(?: ORDER BY (.+?))?(?: FETCH FIRST (\\d+) ROWS ONLY)?$`,
  's',
);

function* textRows(rows: Iterable<unknown>): Iterator<(string | null)[]> {
  for (const row of rows as Iterable<(string | bigint | null)[]>)
    yield row.map((cell) => (cell === null ? null : String(cell)));
}

/** A column as it is goes by its own type; what the server writes of it goes as a text, a time with a blank for its sign. */
function askedOf(item: string, { columns }: FakeTable): { sql: string; kind: WireKind; title: string } {
  const [, name = ''] = /"((?:[^"]|"")+)"/.exec(item) ?? [];
  const column = columns.find((one) => one.name === name);
  if (!column) throw new FakeSqlError(904, `"${name}": invalid identifier`);
  const value = item.includes('MAX(') ? `MAX("${name}")` : `"${name}"`;
  if (item.includes("'SYYYY")) return { sql: `' ' || ${value}`, kind: 'text', title: name };
  if (item === value) return { sql: value, kind: wireKindOf(column), title: name };
  return { sql: value, kind: /CLOB/.test(item) ? 'clob' : 'text', title: name };
}

/** Values of Oracle's SQL as SQLite holds them. */
function translated(where: string): string {
  return where
    .replace(
      /TO_\w+\(('[^']*?)(?: \+00:00)?', '[^']*'\) - NUMTODSINTERVAL\((\d+), 'SECOND'\)/g,
      "earlier($1', $2)",
    )
    .replace(/TO_\w+\(('[^']*?)(?: \+00:00)?', '[^']*'\)/g, "$1'")
    .replace(/^ROWNUM <= (\d+)$/, '1 LIMIT $1')
    .replace(/HEXTORAW\(('[^']*')\)/g, '$1')
    .replace(
      /UNISTR\('([^']*)'\)/g,
      (_, text: string) =>
        `'${text.replace(/\\([\dA-F]{4})/g, (__, code: string) => String.fromCharCode(Number.parseInt(code, 16))).replaceAll("'", "''")}'`,
    );
}
