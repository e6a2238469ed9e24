import { type DuckDBAppender, type DuckDBConnection, DuckDBDataChunk, VARCHAR } from '@duckdb/node-api';
import { AppError } from '#kernel/errors.ts';
import { quoteName } from '../sql-text.ts';
import { uniqueNames } from './column-names.ts';
import { LineMap, type PlaceWord } from './line-map.ts';

const rowsPerChunk = 2048;
/** What a spreadsheet can have; a wider table is no table. */
export const maxColumns = 16_384;

/** A table of texts that rows are written to before their types are known. It grows in width when a row is wider. */
export class StagingTable {
  readonly #connection: DuckDBConnection;
  readonly name: string;
  #columns: string[];
  #buffer: (string | null)[][] = [];
  #appender: DuckDBAppender | null = null;
  #width = 0;
  rowCount = 0;
  lines: LineMap;

  constructor(
    connection: DuckDBConnection,
    name: string,
    columns: readonly string[],
    word: PlaceWord = 'line',
  ) {
    this.#connection = connection;
    this.name = name;
    this.#columns = [...columns];
    this.lines = new LineMap(word);
  }

  get columns(): readonly string[] {
    return this.#columns;
  }

  /** Buffers a row; the caller awaits `flush` when `isFull`. */
  add(cells: readonly (string | null)[], line?: number): void {
    if (cells.length > this.#columns.length)
      this.#extend(Array.from({ length: cells.length - this.#columns.length }, () => ''));
    this.lines.add(this.rowCount, line);
    this.#buffer.push([...cells]);
    this.rowCount += 1;
  }

  /** Adds a column behind the others, under a name that is made unique. */
  addColumn(name: string): void {
    this.#extend([name]);
  }

  get isFull(): boolean {
    return this.#buffer.length >= rowsPerChunk;
  }

  /** Writes what is buffered. */
  async flush(): Promise<void> {
    await this.#fitTable();
    if (this.#appender === null) throw new Error('The staging table has no appender.');
    for (let start = 0; start < this.#buffer.length; start += rowsPerChunk) {
      this.#appendChunk(this.#appender, this.#buffer.slice(start, start + rowsPerChunk));
    }
    this.#buffer = [];
  }

  /** Takes the rows of these lines out again, once all are written. How many there were. */
  async leaveOut(lines: ReadonlySet<number>): Promise<number> {
    const left: number[] = [];
    for (let row = 0; row < this.rowCount; row += 1) {
      const line = this.lines.lineOf(row);
      if (line !== undefined && lines.has(line)) left.push(row);
    }
    if (left.length === 0) return 0;
    await this.finish();
    // Rows are numbered as they lie: a table with holes would tell other lines.
    const name = quoteName(this.name);
    const whole = quoteName(`${this.name} whole`);
    await this.#connection.run(`ALTER TABLE ${name} RENAME TO ${whole}`);
    await this.#connection.run(
      `CREATE TEMP TABLE ${name} AS SELECT * FROM ${whole} WHERE rowid NOT IN (${left.join(', ')}) ORDER BY rowid`,
    );
    await this.#connection.run(`DROP TABLE ${whole}`);
    this.lines = this.lines.without(left, this.rowCount);
    this.rowCount -= left.length;
    return left.length;
  }

  async finish(): Promise<void> {
    await this.flush();
    this.#appender?.closeSync();
    this.#appender = null;
  }

  #appendChunk(appender: DuckDBAppender, rows: readonly (readonly (string | null)[])[]): void {
    const chunk = DuckDBDataChunk.create(
      Array.from({ length: this.#width }, () => VARCHAR),
      rows.length,
    );
    for (let column = 0; column < this.#width; column += 1) {
      chunk.setColumnValues(
        column,
        rows.map((row) => row[column] ?? null),
      );
    }
    appender.appendDataChunk(chunk);
  }

  #extend(names: readonly string[]): void {
    if (this.#columns.length + names.length > maxColumns) {
      throw new AppError(
        'tooLarge',
        `A table has more than ${maxColumns.toLocaleString('en')} columns. Split it and upload the parts.`,
      );
    }
    this.#columns = uniqueNames([...this.#columns, ...names]);
  }

  /** Creates the table, or adds the columns that came since. */
  async #fitTable(): Promise<void> {
    if (this.#appender !== null && this.#width === this.#columns.length) return;
    this.#appender?.closeSync();
    if (this.#width === 0) {
      const columns = this.#columns.map((column) => `${quoteName(column)} VARCHAR`).join(', ');
      await this.#connection.run(`CREATE TEMP TABLE ${quoteName(this.name)} (${columns})`);
    } else {
      for (const column of this.#columns.slice(this.#width)) {
        await this.#connection.run(
          `ALTER TABLE ${quoteName(this.name)} ADD COLUMN ${quoteName(column)} VARCHAR`,
        );
      }
    }
    this.#width = this.#columns.length;
    this.#appender = await this.#connection.createAppender(this.name, null, 'temp');
  }
}
