import { parseCsv } from './parse-csv.ts';

export interface Dialect {
  delimiter: string;
  /** Fields of most rows. */
  width: number;
  /** Share of the sampled rows with that many fields. */
  consistency: number;
}

/** In this order where several fit: tabs and semicolons rarely stand in text, commas do. */
const candidates = ['\t', ';', '|', ','] as const;
const sampleRows = 300;

/** The delimiter that splits the rows most evenly. One column is a result too: then no candidate splits them. */
export function detectDialect(text: string): Dialect {
  const fitted = candidates
    .map((delimiter) => measureSplit(text, delimiter))
    .filter((dialect) => dialect.width > 1);
  const even = fitted.find((dialect) => dialect.consistency >= 0.95);
  if (even !== undefined && !isDecimalComma(even, fitted)) return even;
  const best = fitted.sort((left, right) => right.consistency - left.consistency)[0];
  if (best !== undefined && best.consistency >= 0.5 && !isDecimalColumn(best, text)) return best;
  return raggedDialect(text) ?? { delimiter: noDelimiter, width: 1, consistency: 1 };
}

/** Stands in no text: a file of one column is split by nothing. */
export const noDelimiter = '\u001f';

/** `price` above `1,50` and `2,75`: one column of decimal commas, not two of numbers. */
function isDecimalColumn({ delimiter, width }: Dialect, text: string): boolean {
  if (delimiter !== ',' || width !== 2) return false;
  const [header = '', ...lines] = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return (
    !header.includes(',') &&
    lines.every((line) => /^\s*[-−]?(?:\d{1,3}(?:[. ]\d{3})+|\d+)(?:,\d+)?\s*$/.test(line))
  );
}

/** Rows of many lengths under a header: the header tells the width where nearly all rows are split at all. */
function raggedDialect(text: string): Dialect | null {
  let best: Dialect | null = null;
  for (const delimiter of candidates) {
    if (delimiter === ',' && isProse(text)) continue;
    const lengths = rowLengths(text, delimiter);
    const width = lengths[0] ?? 1;
    const split = lengths.filter((length) => length > 1).length / Math.max(1, lengths.length);
    if (width < 2 || split < 0.8) continue;
    const consistency = lengths.filter((length) => length === width).length / lengths.length;
    if (best === null || consistency > best.consistency) best = { delimiter, width, consistency };
  }
  return best;
}

/** Commas with blanks behind them, as in sentences. */
function isProse(text: string): boolean {
  const commas = text.split(',').length - 1;
  return text.split(', ').length - 1 > 0.8 * commas;
}

function rowLengths(text: string, delimiter: string): number[] {
  return blockLengths(text, delimiter).flat();
}

/** Fields of the first rows, apart for each block between blank lines. */
function blockLengths(text: string, delimiter: string): number[][] {
  const blocks: number[][] = [];
  let count = 0;
  let next = 0;
  for (const { cells, line, lines } of parseCsv(text, delimiter)) {
    if (line > next || blocks.length === 0) blocks.push([]);
    // Lines of delimiters part tables as blank ones do.
    if (cells.length > 1 && cells.every((cell) => cell === '')) blocks.push([]);
    else blocks.at(-1)?.push(cells.length);
    next = line + lines;
    count += 1;
    if (count === sampleRows) break;
  }
  return blocks.filter((block) => block.length > 0);
}

/** Two columns by the comma only because every row holds one decimal comma: a better split exists or there is one column. */
function isDecimalComma(chosen: Dialect, all: readonly Dialect[]): boolean {
  return (
    chosen.delimiter === ',' &&
    all.some((other) => other !== chosen && other.consistency > chosen.consistency)
  );
}

function measureSplit(text: string, delimiter: string): Dialect {
  const blocks = blockLengths(text, delimiter);
  const lengths = blocks.flat();
  const { width, count } = commonest(lengths);
  const consistency = lengths.length === 0 ? 0 : count / lengths.length;
  const apart = delimiter === ',' && isProse(text) ? 0 : measureBlocks(blocks);
  return { delimiter, width, consistency: Math.max(consistency, apart) };
}

function commonest(lengths: readonly number[]): { width: number; count: number } {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  let best = { width: 1, count: 0 };
  for (const [width, count] of counts) {
    // On a tie the wider split: title rows are as many as data rows only in tiny files.
    if (count > best.count || (count === best.count && width > best.width)) best = { width, count };
  }
  return best;
}

const leastBlock = 3;

/** Several tables in one file have several widths: the share of rows as wide as their own table, without titles of one field. */
function measureBlocks(blocks: readonly number[][]): number {
  const tables = blocks
    .map((block) => block.filter((length) => length > 1))
    .filter((block) => block.length >= leastBlock);
  const rows = tables.flat().length;
  const all = blocks.flat().filter((length) => length > 1).length;
  if (tables.length < 2 || rows < 0.7 * all) return 0;
  return tables.reduce((fitting, table) => fitting + commonest(table).count, 0) / rows;
}
