import { utils, write } from '@e965/xlsx';

export type WorkbookCell = string | number | Date | null;

/** Two decimals as Germans write them: `1.234,50`. */
export function germanNumber(value: number): string {
  return value.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** So many months, `YYYY-MM`, from the first on. */
export function monthsFrom(first: string, count: number): string[] {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** The day of a date `YYYY-MM-DD` as a cell of a workbook. */
export function dateCell(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function workbook(sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}
