import type { ImportTarget } from '../../connector.ts';
import type { TableStart } from '../header.ts';
import { CellsBeside } from './beside.ts';
import { filledCells, firstText, isBlank, isValueLike } from './cells.ts';
import { cellsWithin, type FindOptions, findTables } from './find-tables.ts';
import { beginsTable, mayBegin, probeRows, type RowSigns, type SourceRow } from './layout.ts';
import { type RowLengths, TableRows } from './table-rows.ts';
import { tellStart } from './tell-start.ts';

/** Rows looked at before the first table is decided. */
const headRows = 200;
const recentRows = 60;
const longestTitle = 60;
const mostTitles = 5;

export interface TablesOptions extends FindOptions {
  /** What the first table is called; the others by their titles, or by numbers behind this. */
  name: string;
  /** How the file counts. */
  words: 'line' | 'row';
  /** Of a file whose rows may have other lengths than its header. */
  lengthsOf?: (table: string, width: number, body: readonly SourceRow[]) => RowLengths;
}

/**
 * Takes the rows of a file or sheet in order and finds the tables among them: below titles, away from the corner, one below the
 * other with blank rows between them, side by side with blank columns. Each goes to the target under a name of its own.
 */
export class TablesReader {
  readonly #options: TablesOptions;
  readonly #names: string[] = [];
  #head: SourceRow[] | null = [];
  #probe: SourceRow[] | null = null;
  #tables: TableRows[] = [];
  #recent: SourceRow[] = [];
  #beside: CellsBeside | null = null;
  #isAfterGap = false;
  #tableCount = 0;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /** A blank row: what stands below it may be another table. */
  gap(): void {
    this.#isAfterGap = true;
  }

  /** Await what is returned, if anything: see RowSink. */
  add(
    cells: (string | null)[],
    line: number,
    { isUnclosed, isMarked, isDeclared, isHidden, level }: RowSigns = {},
  ): Promise<void> | undefined {
    if (cells.every(isBlank)) {
      this.gap();
      return undefined;
    }
    const row: SourceRow = {
      cells,
      line,
      isAfterGap: this.#isAfterGap,
      ...(isUnclosed && { isUnclosed }),
      ...(isMarked && { isMarked }),
      ...(isDeclared && { isDeclared }),
      ...(isHidden && { isHidden }),
      ...(level && { level }),
    };
    this.#isAfterGap = false;
    return this.#below(row);
  }

  /** How many tables with rows there were. */
  async finish(): Promise<number> {
    if (this.#head !== null) await this.#begin(this.#head);
    while (this.#probe !== null) await this.#settle(this.#probe);
    await this.#close();
    return this.#tableCount;
  }

  async #begin(head: SourceRow[]): Promise<void> {
    this.#head = null;
    const found = findTables(head, this.#options, ...this.#possibleNames(head));
    const beside = found.beside === undefined ? null : new CellsBeside(found.beside);
    this.#beside = beside;
    if (beside !== null) for (const row of head.slice(0, found.rows.length)) beside.take(row);
    const starts: TableStart[] = [];
    for (const { range, rows, ...table } of found.tables) {
      const name = this.#nameOf(rows, table.start);
      const start = withUnitsKept(table.start, name, rows, this.#options.target);
      starts.push(start);
      tellStart(this.#options, name, start, rows, this.#names.length);
      const body = rows.slice(start.firstData);
      this.#tables.push(
        await TableRows.open({
          name,
          target: this.#options.target,
          range,
          start,
          body: body.map(({ cells }) => cells),
          // Side by side, a line is as long as all of them together.
          lengths:
            found.tables.length > 1 ? undefined : this.#options.lengthsOf?.(name, start.columns.length, body),
        }),
      );
    }
    for (const [index, { rows }] of found.tables.entries())
      for (const row of rows.slice(starts[index]?.firstData)) await this.#tables[index]?.add(row);
    this.#recent = found.rows.slice(-recentRows);
    for (const row of head.slice(found.rows.length)) await this.#below(row);
  }

  #below(row: SourceRow): Promise<void> | undefined {
    if (this.#head !== null) {
      this.#head.push(row);
      return this.#head.length >= headRows ? this.#begin(this.#head) : undefined;
    }
    if (this.#probe !== null) {
      this.#probe.push(row);
      return this.#probe.length >= probeRows ? this.#settle(this.#probe) : undefined;
    }
    if (!row.isAfterGap || !mayBegin(row)) return this.#write(row);
    this.#probe = [row];
    return undefined;
  }

  async #settle(rows: SourceRow[]): Promise<void> {
    this.#probe = null;
    if (beginsTable(rows, this.#recent)) {
      await this.#close();
      this.#head = [];
      for (const row of rows) await this.#below(row);
      // At the end of the file nothing else begins it.
      if (this.#head !== null && this.#head.length === rows.length && rows.length < probeRows)
        await this.#begin(this.#head);
      return;
    }
    const [first, ...others] = rows;
    if (first !== undefined) await this.#write(first);
    for (const row of others) await this.#below(row);
  }

  #write(whole: SourceRow): Promise<void> | undefined {
    const row = this.#beside?.take(whole) ?? whole;
    if (row !== whole && row.cells.every(isBlank)) return undefined;
    this.#recent.push(row);
    if (this.#recent.length > 20 * recentRows) this.#recent = this.#recent.slice(-recentRows);
    const [only, second] = this.#tables;
    if (only === undefined) return undefined;
    return second === undefined && only.range.left === 0 ? only.add(row) : this.#writeParts(row);
  }

  async #writeParts(row: SourceRow): Promise<void> {
    let written = 0;
    for (const [index, table] of this.#tables.entries()) {
      const cells = cellsWithin(row.cells, table.range, index === this.#tables.length - 1);
      const filled = filledCells(cells);
      written += filled;
      if (filled > 0) await table.add(cells === row.cells ? row : { ...row, cells });
    }
    const [first] = this.#tables;
    if (first !== undefined && written < filledCells(row.cells))
      this.#options.target.reject(
        first.name,
        row.line,
        this.#tables.length === 1
          ? 'A cell stands to the left of the table.'
          : 'A cell stands between the tables.',
      );
  }

  async #close(): Promise<void> {
    const [first] = this.#tables;
    if (first !== undefined) this.#beside?.tell(this.#options.target, first.name);
    this.#beside = null;
    for (const table of this.#tables) if (await table.close()) this.#tableCount += 1;
    this.#tables = [];
  }

  /** What the next table may be called: which title is its own is known with its header. */
  #possibleNames(head: readonly SourceRow[]): string[] {
    if (this.#names.length === 0) return [this.#nextName()];
    const titles = head.slice(0, mostTitles).filter(({ cells }) => filledCells(cells) === 1);
    return [...titles.map(({ cells }) => titleOf(cells)), this.#nextName()];
  }

  #nextName(): string {
    return this.#names.length === 0 ? this.#options.name : `${this.#options.name} ${this.#names.length + 1}`;
  }

  /** The first table is called like its file or sheet, further ones like the title above them. */
  #nameOf(rows: readonly SourceRow[], start: TableStart): string {
    const header = start.headerRows[0] ?? start.firstData;
    const titles = rows.slice(0, header).filter(({ cells }) => filledCells(cells) === 1);
    // The first one: what stands right above a header may be a part of it, as a person may choose.
    const title = titleOf(titles[0]?.cells ?? []);
    const isTitled =
      this.#names.length > 0 && title !== '' && title.length <= longestTitle && !isValueLike(title);
    const wanted = isTitled ? title : this.#nextName();
    const name = this.#names.includes(wanted) || wanted === '' ? this.#nextName() : wanted;
    this.#names.push(name);
    return name;
  }
}

function titleOf(cells: SourceRow['cells']): string {
  return firstText(cells).replace(/\s*:$/, '');
}

/** A row of units that a person chose to keep is data. */
function withUnitsKept(
  start: TableStart,
  name: string,
  rows: readonly SourceRow[],
  target: Pick<ImportTarget, 'keepsRow'>,
): TableStart {
  const row = start.unitRow === null ? undefined : rows[start.unitRow];
  if (row === undefined || start.unitRow === null || !target.keepsRow?.(name, row.line)) return start;
  return { ...start, units: [], unitRow: null, firstData: start.unitRow };
}
