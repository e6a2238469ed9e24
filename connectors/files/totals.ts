import type { ImportTarget } from '../connector.ts';

const totalWord =
  /^\s*(grand\s+)?(total|sub-?total|sum|totals|summe|gesamt|total général|totale|insgesamt)\b/i;

/** A last row that adds up the others would be counted twice: it is kept, because only a person can know, and told. */
export function warnOfTotals(
  table: string,
  lastRows: readonly (readonly (string | null)[])[],
  target: Pick<ImportTarget, 'warn'>,
): void {
  const row = lastRows.slice(-2).find((cells) => cells.some((cell) => cell !== null && totalWord.test(cell)));
  if (row === undefined) return;
  const word = row.find((cell) => cell !== null && totalWord.test(cell))?.trim();
  target.warn(
    `The last rows of "${table}" look like a total ("${word}"). It was kept: sums may count its rows twice.`,
  );
}
