import type { RunQuery } from '#kernel/catalog.ts';
import { quoteName, quoteText } from '../sql-text.ts';

/** Hexadecimal digits of a value's digest that make its print. */
const printDigits = 8;
/** What one statement gives back stays well below the engine's limit of a result. */
const valuesAtOnce = 400_000;
const deadlineMs = 20_000;

/** The prints of all values of a column that has about so many, rising, by statements. */
export async function readPrints(
  run: RunQuery,
  versionId: string,
  column: string,
  count: number,
): Promise<Uint32Array> {
  const pieces: Uint32Array[] = [];
  for (const range of rangesOf(Math.ceil(count / valuesAtOnce))) {
    const { rows } = await run({
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

function printsIn(hexadecimal: string): Uint32Array {
  const bytes = Buffer.from(hexadecimal, 'hex');
  const prints = new Uint32Array(bytes.length / 4);
  for (let at = 0; at < prints.length; at += 1) prints[at] = bytes.readUInt32BE(at * 4);
  return prints;
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
