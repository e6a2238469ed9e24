import type { RunQuery, TableProfile } from '#kernel/catalog.ts';
import { readPrints } from './read-prints.ts';
import { longestIndexed, placeOf, printsOf, readFirstPrints, readValues } from './value-file.ts';

export interface ValuePrintLimits {
  /** Of all columns together; each value takes four bytes. */
  printBytes: number;
  /** A column with as many values has them written to a file when it is imported; one with fewer is read soon enough. */
  printedAhead: number;
  /** A column with more values has no prints: it is always read. */
  printedValues: number;
}

interface ColumnAsked {
  workspaceId: string;
  versionId: string;
  column: string;
}

/** What is handed in. */
export interface ValuePrintParts {
  runFor: (workspaceId: string) => RunQuery;
  readProfile: (workspaceId: string, versionId: string) => Promise<TableProfile>;
  /** Where the file of a column's values is, or would be. */
  fileOf: (asked: ColumnAsked) => string;
  /** Writes the files of some columns of a version. Throws where that cannot be done. */
  writeFiles: (version: { workspaceId: string; versionId: string; columns: string[] }) => Promise<void>;
}

interface Known {
  /** Sorted. */
  prints: Uint32Array;
  /** Of all values that are not too long; null of a column of which only the prints are known. */
  file: string | null;
}

interface Column {
  asked: ColumnAsked;
  /** Null of a column that has none, and while they are made. */
  known: Known | null;
  /** Resolves when its file was opened, or there is none. */
  opened: Promise<void>;
}

/** Of one version: no question looks through more. */
const columnsAhead = 40;
/** Known, with prints or without. */
const mostColumns = 5_000;

/**
 * Which of some texts a column holds, without reading it: for each column that was ever looked through it keeps a print of every value, as
 * it is compared (in small letters, without accents). What is not among the prints is not in the column. Two texts share a print once
 * in thousands of millions, so what is among them has to be looked up: in the file of its values, where the column has one, or by
 * a statement. Versions never change, so prints and files hold.
 */
export class ValuePrints {
  readonly #parts: ValuePrintParts;
  readonly #limits: ValuePrintLimits;
  /** The least recently used first. */
  readonly #columns = new Map<string, Column>();
  #bytes = 0;
  /** One file after another: all of a question's at once could take more memory than all that are kept. */
  #opening: Promise<unknown> = Promise.resolve();
  readonly #wanted: Column[] = [];
  /** One version after another: nobody waits for it. */
  #making: Promise<void> = Promise.resolve();

  constructor(parts: ValuePrintParts, limits: ValuePrintLimits) {
    this.#parts = parts;
    this.#limits = limits;
  }

  /** The values of the column that are one of the texts; null where that takes reading it, as when nothing is known of it yet. */
  async find(asked: ColumnAsked, texts: readonly string[]): Promise<string[] | null> {
    const column = this.#column(asked);
    await column.opened;
    if (column.known === null) return null;
    const { prints, file } = column.known;
    if (file !== null && texts.some(({ length }) => length > longestIndexed)) return null;
    const likely = texts.filter((text) => isAmong(prints, printsOf(text)[0]));
    if (likely.length === 0) return [];
    return file === null ? null : readValues(file, prints, likely).catch(() => null);
  }

  /** Makes the files of the columns of a new version whose values take long to look through, before anybody asks for one. */
  prepare(workspaceId: string, versionId: string, profile: TableProfile): void {
    const many = profile.columns.filter(
      ({ type, hasAllValues, distinctCount }) =>
        type === 'text' && !hasAllValues && distinctCount >= this.#limits.printedAhead,
    );
    for (const { name } of many.slice(0, columnsAhead))
      this.#column({ workspaceId, versionId, column: name });
  }

  /** Resolves when all that was asked for until now is made, or cannot be. */
  async settled(): Promise<void> {
    await Promise.all([...this.#columns.values()].map(({ opened }) => opened));
    await this.#making;
  }

  forget(workspaceId: string, versionId: string): void {
    const start = keyOf({ workspaceId, versionId, column: '' });
    for (const key of [...this.#columns.keys()]) if (key.startsWith(start)) this.#drop(key);
  }

  /** Marks a column as used last, and looks for its prints when it is asked for the first time. */
  #column(asked: ColumnAsked): Column {
    const key = keyOf(asked);
    const column = this.#columns.get(key) ?? this.#enter(asked);
    this.#columns.delete(key);
    this.#columns.set(key, column);
    const [oldest] = this.#columns.keys();
    if (this.#columns.size > mostColumns && oldest !== undefined) this.#drop(oldest);
    return column;
  }

  #enter(asked: ColumnAsked): Column {
    const column: Column = { asked, known: null, opened: Promise.resolve() };
    column.opened = this.#opening
      .then(() => this.#open(column))
      .catch(() => false)
      .then((isOpen) => {
        if (!isOpen) this.#want(column);
      });
    this.#opening = column.opened;
    return column;
  }

  async #open(column: Column): Promise<boolean> {
    const file = this.#parts.fileOf(column.asked);
    const prints = await readFirstPrints(file);
    if (prints !== null) this.#keep(column, { prints, file });
    return prints !== null;
  }

  #want(column: Column): void {
    this.#wanted.push(column);
    this.#making = this.#making.then(() => this.#makeNext());
  }

  /** What is wanted of one version. */
  async #makeNext(): Promise<void> {
    const [next] = this.#wanted;
    if (next === undefined) return;
    const { workspaceId, versionId } = next.asked;
    const isOfIt = ({ asked }: Column): boolean =>
      asked.versionId === versionId && asked.workspaceId === workspaceId;
    // Those that were asked for with it.
    await Promise.all([...this.#columns.values()].filter(isOfIt).map(({ opened }) => opened));
    const columns = this.#wanted.filter(isOfIt);
    this.#wanted.splice(0, this.#wanted.length, ...this.#wanted.filter((column) => !isOfIt(column)));
    try {
      await this.#make(workspaceId, versionId, columns);
    } catch {
      // The version is gone, or cannot be read: whoever looks for something in it will be told.
    }
  }

  async #make(workspaceId: string, versionId: string, columns: readonly Column[]): Promise<void> {
    const profile = await this.#parts.readProfile(workspaceId, versionId);
    const counts = new Map(profile.columns.map(({ name, distinctCount }) => [name, distinctCount]));
    const isKept = (column: Column): boolean => this.#columns.get(keyOf(column.asked)) === column;
    const printed = columns.filter((column) => {
      const count = counts.get(column.asked.column);
      return isKept(column) && count !== undefined && count <= this.#limits.printedValues;
    });
    const many = printed.filter(({ asked }) => (counts.get(asked.column) ?? 0) >= this.#limits.printedAhead);
    if (many.length > 0)
      await this.#parts
        .writeFiles({ workspaceId, versionId, columns: many.map(({ asked }) => asked.column) })
        .catch(() => {});
    for (const column of printed) {
      if (!isKept(column) || (await this.#open(column))) continue;
      const run = this.#parts.runFor(workspaceId);
      const count = counts.get(column.asked.column) ?? 0;
      const prints = await readPrints(run, versionId, column.asked.column, count).catch(() => null);
      if (prints !== null) this.#keep(column, { prints, file: null });
    }
  }

  #keep(column: Column, known: Known): void {
    // It may have been forgotten meanwhile.
    if (this.#columns.get(keyOf(column.asked)) !== column) return;
    column.known = known;
    this.#bytes += known.prints.byteLength;
    for (const [oldest, { known: other }] of [...this.#columns]) {
      if (this.#bytes <= this.#limits.printBytes) return;
      if (other !== null) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#columns.get(key)?.known?.prints.byteLength ?? 0;
    this.#columns.delete(key);
  }
}

function keyOf({ workspaceId, versionId, column }: ColumnAsked): string {
  return `${workspaceId}/${versionId}/${column}`;
}

function isAmong(sorted: Uint32Array, print: number): boolean {
  return sorted[placeOf(sorted, print)] === print;
}
