import { utils, type WorkSheet, write } from '@e965/xlsx';

/** Of what the files are made in which reading finds something. */

export function rows(header: string, count: number, row: (index: number) => string): string {
  return `${[header, ...Array.from({ length: count }, (_, index) => row(index))].join('\n')}\n`;
}

export function day(index: number): string {
  return new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
}

/** A workbook of one sheet, changed before it is written. */
export function book(change: (sheet: WorkSheet) => void, cells: unknown[][]): Uint8Array {
  const sheet = utils.aoa_to_sheet(cells);
  change(sheet);
  const made = utils.book_new();
  utils.book_append_sheet(made, sheet, 'Orders');
  return new Uint8Array(write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

const cities = ['Oslo', 'Voss', 'Bergen', 'Hamar'];
export const cityOf = (index: number): string => cities[index % cities.length] ?? '';
export const orders = (count: number): unknown[][] => [
  ['City', 'Units', 'Pallets'],
  ...Array.from({ length: count }, (_, index) => [cityOf(index), 10 + index, 1 + (index % 3)]),
];
