import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Museum, its town, usual visitors on a weekday, price of an adult ticket, first day. */
const museums: readonly (readonly [string, string, number, number, string])[] = [
  ['City Art Gallery', 'Langford', 310, 9.5, '2025-01-02'],
  ['Maritime Museum', 'Port Sable', 190, 8, '2025-01-02'],
  ['Science Centre', 'Langford', 420, 12, '2025-01-02'],
  ['Textile Mill', 'Harrowdale', 70, 6, '2025-04-05'],
];
const bankHolidays = new Set([
  '2025-04-18',
  '2025-04-21',
  '2025-05-05',
  '2025-05-26',
  '2025-08-25',
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
]);
const header = [
  'Date',
  'Museum',
  'Town',
  'Day Type',
  'Adults',
  'Concessions',
  'Children',
  'School Groups',
  'Members',
  'Total Admissions',
  'Ticket Income',
  'Shop Sales',
  'Café Sales',
];
const firstDay = '2025-01-02';
const days = 529;
const sunday = 0;
const monday = 1;
const saturday = 6;

/** What an invented group of museums counts each day it is open, January 2025 to 14 June 2026: a workbook of one sheet. */
export function museumsFile(): Uint8Array {
  const random = new Random(55_217);
  const dates = Array.from({ length: days }, (_, index) => daysAfter(firstDay, index));
  const rows = dates.flatMap((date) => {
    const dayType = dayTypeOf(date);
    if (dayType === null) return [];
    return museums
      .filter((museum) => museum[4] <= date)
      .map((museum) => dayRow(date, dayType, museum, random));
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Daily Admissions');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** Closed on Mondays that are no bank holidays, and at Christmas. */
function dayTypeOf(date: string): string | null {
  if (/-12-2[456]$/.test(date)) return null;
  if (bankHolidays.has(date)) return 'Bank Holiday';
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === monday) return null;
  return weekday === saturday || weekday === sunday ? 'Weekend' : 'Weekday';
}

function dayRow(
  date: string,
  dayType: string,
  [museum, town, usual, price]: (typeof museums)[number],
  random: Random,
): (string | number | Date)[] {
  const month = Number(date.slice(5, 7));
  const season = month === 8 ? 1.5 : month === 1 || month === 2 ? 0.75 : 1;
  const growth = date >= '2026-01-01' ? 1.08 : 1;
  const busy = usual * season * growth * (dayType === 'Weekday' ? 1 : 1.8) * (0.65 + 0.7 * random.next());
  const part = (share: number) => Math.round(busy * share * (0.8 + 0.4 * random.next()));
  const adults = part(0.44);
  const concessions = part(0.17);
  const children = part(museum === 'Science Centre' ? 0.3 : 0.16);
  const hasSchools = dayType === 'Weekday' && month !== 8 && random.next() < 0.35;
  const pupils = hasSchools ? random.between(18, 90) : 0;
  const members = part(0.09);
  const total = adults + concessions + children + pupils + members;
  const tickets = adults * price + concessions * price * 0.75 + children * price * 0.5 + pupils * 3;
  return [
    new Date(`${date}T00:00:00Z`),
    museum,
    town,
    dayType,
    adults,
    concessions,
    children,
    pupils,
    members,
    total,
    pounds(tickets),
    pounds(total * (0.9 + 1.1 * random.next())),
    pounds(total * (1.4 + 1.6 * random.next())),
  ];
}

function pounds(amount: number): number {
  return Math.round(amount * 100) / 100;
}
