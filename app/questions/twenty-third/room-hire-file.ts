import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Centre, share, its rooms with pounds an hour and places. */
const centres: readonly (readonly [string, number, readonly (readonly [string, number, number])[]])[] = [
  [
    'Millbrook Centre',
    34,
    [
      ['Main Hall', 32, 140],
      ['Studio', 18, 35],
      ['Committee Room', 12, 14],
    ],
  ],
  [
    'Oakfield Hub',
    27,
    [
      ['Main Hall', 28, 110],
      ['Kitchen', 16, 12],
      ['Training Room', 15, 24],
    ],
  ],
  [
    "St Aidan's",
    22,
    [
      ['Main Hall', 24, 90],
      ['Garden Room', 14, 28],
    ],
  ],
  [
    'Quayside House',
    17,
    [
      ['Studio', 20, 40],
      ['Training Room', 17, 30],
      ['Committee Room', 11, 12],
    ],
  ],
];
/** Hirer, kind of hirer, share, what it does there, part of the full price. */
const hirers: readonly (readonly [string, string, number, string, number])[] = [
  ['Bright Sparks Nursery', 'Business', 9, 'Childcare', 1],
  ['Northside Choir', 'Charity', 8, 'Music', 0.6],
  ['Zenith Yoga', 'Business', 13, 'Fitness', 1],
  ['Tiny Feet Dance', 'Business', 11, 'Dance', 1],
  ['Helping Hands', 'Charity', 9, 'Advice session', 0.6],
  ['Elm Road Residents', 'Community group', 6, 'Meeting', 0.7],
  ['Quilters Circle', 'Community group', 7, 'Crafts', 0.7],
  ['Borough Council', 'Public body', 7, 'Meeting', 0.9],
  ['Polish Saturday School', 'Charity', 6, 'Classes', 0.6],
  ['Karate Juniors', 'Business', 8, 'Fitness', 1],
];
const paidHow = [
  ['Invoice', 46],
  ['Card', 39],
  ['Cash', 15],
] as const;
const surnames = 'Abara Bell Choudhry Dunn Ellery Finch Gupta Hale Ismail Jonas Kemp Lowry'.split(' ');
const firstDay = '2024-09-02';
const today = '2026-06-14';
const lastDay = '2026-07-26';
const days = 693;
const noon = 12;

/** Room bookings of an invented trust with four community centres, September 2024 to July 2026: one sheet with plain headers. */
export function roomHireFile(): Uint8Array {
  const random = new Random(55_610);
  const dates = Array.from({ length: 980 }, () => bookedDay(random)).toSorted();
  const header = [
    'Booking Ref',
    'Booking Date',
    'Centre',
    'Room',
    'Hirer',
    'Hirer Type',
    'Activity',
    'Session',
    'Hours',
    'Attendees',
    'Hire Fee (£)',
    'Damage Deposit (£)',
    'Booking Status',
    'Payment Method',
  ];
  const book = utils.book_new();
  const rows = dates.map((date, index) => bookingRow(date, index, random));
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Bookings');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** August is quiet. */
function bookedDay(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.93));
    if (date <= lastDay && random.next() < (date.slice(5, 7) === '08' ? 0.4 : 1)) return date;
  }
}

/** A fifth are one-off parties of private people, who leave a deposit. */
function bookingRow(date: string, index: number, random: Random): WorkbookCell[] {
  const [centre, , rooms] = random.pickWeighted(centres.map((item) => [item, item[1]]));
  const [room, hourly, places] = random.pick(rooms);
  const isPrivate = random.next() < 0.2;
  const [hirer, hirerType, , activity, part] = isPrivate
    ? ([`${random.pick([...'ABDEJKLMPRST'])} ${random.pick(surnames)}`, 'Private', 0, 'Party', 1.1] as const)
    : random.pickWeighted(hirers.map((item) => [item, item[2]]));
  const start = random.between(9, 20);
  const hours = isPrivate ? random.between(3, 6) : random.pick([1, 1.5, 2, 2, 2.5, 3, 4]);
  const status = statusOf(date, random);
  return [
    `RH${String(3001 + index)}`,
    new Date(`${date}T00:00:00Z`),
    centre,
    room,
    hirer,
    hirerType,
    activity,
    start < noon ? 'Morning' : start < 17 ? 'Afternoon' : 'Evening',
    hours,
    status === 'Cancelled' ? null : Math.max(3, Math.round(places * (0.2 + 0.75 * random.next()))),
    Math.round(hourly * hours * part * 100) / 100,
    isPrivate ? random.pick([50, 100, 150]) : null,
    status,
    random.pickWeighted(paidHow),
  ];
}

function statusOf(date: string, random: Random): string {
  if (date > today) return random.next() < 0.8 ? 'Confirmed' : 'Provisional';
  return random.next() < 0.09 ? 'Cancelled' : 'Completed';
}
