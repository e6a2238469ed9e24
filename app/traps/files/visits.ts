import { daysAfter } from '../../questions/files/calendar.ts';
import { csvText } from '../../questions/files/csv.ts';

/** 460 visits of the last eleven weeks: more rows than an answer shows, and less history than a forecast needs. */
export function visitsFile(): string {
  const rows = Array.from({ length: 460 }, (_, index) => [
    `V${index + 1}`,
    daysAfter('2026-03-30', Math.floor(index / 6)),
    ['Pool', 'Gym', 'Sauna'][index % 3] ?? '',
    ['Member', 'Guest'][Math.floor(index / 2) % 2] ?? '',
    (4 + ((index * 7) % 20) + 0.5).toFixed(2),
  ]);
  return csvText(['Visit ID', 'Visit Date', 'Area', 'Visitor Type', 'Fee'], rows);
}
