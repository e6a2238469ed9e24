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
  return best !== undefined && best.consistency >= 0.5 ? best : { delimiter: ',', width: 1, consistency: 1 };
}

/** Two columns by the comma only because every row holds one decimal comma: a better split exists or there is one column. */
function isDecimalComma(chosen: Dialect, all: readonly Dialect[]): boolean {
  return (
    chosen.delimiter === ',' &&
    all.some((other) => other !== chosen && other.consistency > chosen.consistency)
  );
}

function measureSplit(text: string, delimiter: string): Dialect {
  const counts = new Map<number, number>();
  let rows = 0;
  for (const row of parseCsv(text, delimiter)) {
    counts.set(row.cells.length, (counts.get(row.cells.length) ?? 0) + 1);
    rows += 1;
    if (rows === sampleRows) break;
  }
  let width = 1;
  let most = 0;
  for (const [fields, count] of counts) {
    // On a tie the wider split: title rows are as many as data rows only in tiny files.
    if (count > most || (count === most && fields > width)) [width, most] = [fields, count];
  }
  return { delimiter, width, consistency: rows === 0 ? 0 : most / rows };
}
