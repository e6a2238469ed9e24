import { daysAfter } from '../../questions/files/calendar.ts';
import { csvText } from '../../questions/files/csv.ts';

const regions = ['North', 'South', 'West'];
const channels = ['Online', 'Shop'];
const first = '2024-03-18';
const last = '2026-06-13';

/** Sales of each day from the middle of a month to the middle of another. */
export function salesFile(): string {
  const rows: string[][] = [];
  for (let day = first, index = 0; day <= last; day = daysAfter(day, 1), index += 1) {
    rows.push([
      `R${index + 1}`,
      day,
      regions[index % 3] ?? '',
      channels[Math.floor(index / 3) % 2] ?? '',
      ['Lamp', 'Chair', 'Desk', 'Shelf'][index % 4] ?? '',
      (100 + ((index * 53) % 400) + 0.5).toFixed(2),
    ]);
  }
  return csvText(['Sale ID', 'Sale Date', 'Region', 'Channel', 'Product', 'Amount'], rows);
}
