import { hash } from 'node:crypto';
import type { RunQuery, TableProfile } from '#kernel/catalog.ts';
import { quoteName, quoteText } from '../sql-text.ts';

export interface ValuePrintLimits {
  /** Of all columns together; each value takes four bytes. */
  printBytes: number;
  /** A column with as many values has its prints made when it is imported; one with fewer is read soon enough. */
  printedAhead: number;
  /** A column with more values has no prints: it is always read. */
  printedValues: number;
}

interface ColumnAsked {
  workspaceId: string;
  versionId: string;
  column: string;
}

/** Hexadecimal digits of a value's digest that make its print. */
const printDigits = 8;
/** What one statement gives back stays well below the engine's limit of a result. */
const valuesAtOnce = 400_000;
const deadlineMs = 20_000;
/** Of one version: no question looks through more. */
const columnsAhead = 40;
/** Known, with prints or without. */
const mostColumns = 5_000;

/**
 * Which texts a column cannot hold, without reading it: for each column that was ever looked through it keeps a print of every value,
 * as it is compared (in small letters, without accents). Two texts share a print once in thousands of millions, so what is not
 * among the prints is not in the column, and what is has to be looked up all the same. Versions never change, so prints hold.
 */
export class ValuePrints {
  readonly #runFor: (workspaceId: string) => RunQuery;
  readonly #readProfile: (workspaceId: string, versionId: string) => Promise<TableProfile>;
  readonly #limits: ValuePrintLimits;
  /** Sorted; null of a column that has none, and while they are made. The least recently used first. */
  readonly #prints = new Map<string, Uint32Array | null>();
  #bytes = 0;
  /** One column after another: nobody waits for it. */
  #making: Promise<void> = Promise.resolve();

  constructor(
    runFor: (workspaceId: string) => RunQuery,
    readProfile: (workspaceId: string, versionId: string) => Promise<TableProfile>,
    limits: ValuePrintLimits,
  ) {
    this.#runFor = runFor;
    this.#readProfile = readProfile;
    this.#limits = limits;
  }

  /** Whether the column may hold one of the texts. The first question of a column is answered by yes, and makes its prints. */
  mayHold(asked: ColumnAsked, texts: readonly string[]): boolean {
    const key = keyOf(asked);
    const prints = this.#prints.get(key);
    if (prints === undefined) {
      this.#prints.set(key, null);
      const [oldest] = this.#prints.keys();
      if (this.#prints.size > mostColumns && oldest !== undefined) this.#drop(oldest);
      this.#making = this.#making.then(() => this.#make(key, asked)).catch(() => {});
      return true;
    }
    this.#prints.delete(key);
    this.#prints.set(key, prints);
    return prints === null || texts.some((text) => isAmong(prints, printOf(text)));
  }

  /** Makes the prints of the columns of a new version whose values take long to look through, before anybody asks for one. */
  prepare(workspaceId: string, versionId: string, profile: TableProfile): void {
    const many = profile.columns.filter(
      ({ type, hasAllValues, distinctCount }) =>
        type === 'text' && !hasAllValues && distinctCount >= this.#limits.printedAhead,
    );
    for (const { name } of many.slice(0, columnsAhead))
      this.mayHold({ workspaceId, versionId, column: name }, []);
  }

  /** Resolves when the prints of all columns that were asked for are made, or cannot be. */
  settled(): Promise<void> {
    return this.#making;
  }

  forget(workspaceId: string, versionId: string): void {
    const start = keyOf({ workspaceId, versionId, column: '' });
    for (const key of [...this.#prints.keys()]) if (key.startsWith(start)) this.#drop(key);
  }

  async #make(key: string, asked: ColumnAsked): Promise<void> {
    const prints = await this.#read(asked);
    // It may have been forgotten meanwhile.
    if (prints === null || !this.#prints.has(key)) return;
    this.#prints.set(key, prints);
    this.#bytes += prints.byteLength;
    for (const oldest of [...this.#prints.keys()]) {
      if (this.#bytes <= this.#limits.printBytes) return;
      if (this.#prints.get(oldest)) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#prints.get(key)?.byteLength ?? 0;
    this.#prints.delete(key);
  }

  async #read({ workspaceId, versionId, column }: ColumnAsked): Promise<Uint32Array | null> {
    const profile = await this.#readProfile(workspaceId, versionId);
    const count = profile.columns.find(({ name }) => name === column)?.distinctCount;
    if (count === undefined || count > this.#limits.printedValues) return null;
    const pieces: Uint32Array[] = [];
    for (const range of rangesOf(Math.ceil(count / valuesAtOnce))) {
      const { rows } = await this.#runFor(workspaceId)({
        sql: printsSql(column, range),
        tables: [{ sqlName: 'rows', versionId }],
        maxRows: 1,
        deadlineMs,
      });
      // A piece at a time: all of them at once would hold up the event loop.
      pieces.push(printsIn(String(rows[0]?.[0] ?? '')));
    }
    const prints = new Uint32Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      prints.set(piece, at);
      at += piece.length;
    }
    return prints;
  }
}

function printsIn(hexadecimal: string): Uint32Array {
  const bytes = Buffer.from(hexadecimal, 'hex');
  const prints = new Uint32Array(bytes.length / 4);
  for (let at = 0; at < prints.length; at += 1) prints[at] = bytes.readUInt32BE(at * 4);
  return prints;
}

function keyOf({ workspaceId, versionId, column }: ColumnAsked): string {
  return `${workspaceId}/${versionId}/${column}`;
}

/** Each as the first two digits from which prints are taken, and those up to which. */
function rangesOf(count: number): { from: string; to: string | null }[] {
  const parts = Math.max(1, count);
  const digits = (part: number): string =>
    Math.floor((256 * part) / parts)
      .toString(16)
      .padStart(2, '0');
  return Array.from({ length: parts }, (_, part) => ({
    from: digits(part),
    to: part + 1 === parts ? null : digits(part + 1),
  }));
}

/** In their order. Values that are equal are taken once before they are digested: of ten million rows there are often some thousand. */
function printsSql(column: string, { from, to }: { from: string; to: string | null }): string {
  const name = quoteName(column);
  const values = `SELECT DISTINCT ${name} AS found FROM rows WHERE ${name} IS NOT NULL`;
  const prints = `SELECT DISTINCT left(sha256(lower(strip_accents(found))), ${printDigits}) AS print FROM (${values})`;
  const bounds = [`print >= ${quoteText(from)}`, ...(to === null ? [] : [`print < ${quoteText(to)}`])];
  return `SELECT string_agg(print, '' ORDER BY print) FROM (${prints}) WHERE ${bounds.join(' AND ')}`;
}

/** Of a text as it is compared: in small letters, without accents. */
function printOf(text: string): number {
  return Number.parseInt(hash('sha256', text, 'hex').slice(0, printDigits), 16);
}

function isAmong(sorted: Uint32Array, print: number): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] ?? 0;
    if (found === print) return true;
    if (found < print) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
