import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Venue {
  name: string;
  town: string;
  region: string;
  type: string;
  slots: number;
}

/** Venue, town, region, type, share of the sessions, usual slots. */
const venues: readonly (readonly [Venue, number])[] = [
  [venue('Guildhall', 'Wexcombe', 'North', 'Community Hall', 120), 9],
  [venue('St Aldan Church Hall', 'Harrowby', 'North', 'Church Hall', 80), 7],
  [venue('Harrowby Leisure Centre', 'Harrowby', 'North', 'Leisure Centre', 100), 6],
  [venue('Marlock Donor Centre', 'Marlock', 'Midlands', 'Donor Centre', 140), 17],
  [venue('Tellford Community Hall', 'Tellford', 'Midlands', 'Community Hall', 90), 8],
  [venue('Brayne University', 'Brayne', 'Midlands', 'University', 110), 5],
  [venue('Otterby Donor Centre', 'Otterby', 'South', 'Donor Centre', 150), 15],
  [venue('Pellworth Rugby Club', 'Pellworth', 'South', 'Sports Club', 70), 6],
  [venue('Cranmouth Church Hall', 'Cranmouth', 'South', 'Church Hall', 80), 6],
  [venue('Sandley Leisure Centre', 'Sandley', 'East', 'Leisure Centre', 90), 7],
  [venue('Fenwick Village Hall', 'Fenwick', 'East', 'Community Hall', 60), 5],
  [venue('Dunmere College', 'Dunmere', 'West', 'University', 90), 4],
  [venue('Kilbray Town Hall', 'Kilbray', 'West', 'Community Hall', 100), 5],
];
const starts = [
  ['09:00', 29],
  ['10:30', 22],
  ['13:00', 31],
  ['15:45', 18],
] as const;
const cancelReasons = [
  ['Staff shortage', 44],
  ['Venue unavailable', 31],
  ['Weather', 17],
  ['Equipment fault', 8],
] as const;
const firstDay = '2024-01-02';
const days = 895;
const sunday = 0;

function venue(name: string, town: string, region: string, type: string, slots: number): Venue {
  return { name, town, region, type, slots };
}

/** Sessions of an invented blood service, January 2024 to June 2026, as an open data portal gives them: Title Case, `DD/MM/YYYY`. */
export function donationsFile(): string {
  const random = new Random(71_208);
  const dates = Array.from({ length: 940 }, () => openDay(random)).toSorted();
  const header =
    'Session ID,Session Date,Region,Town,Venue,Venue Type,Start Time,Slots,Booked,Attended,Deferred,First Time Donors,Units Collected,Cancellation Reason';
  return csvText(
    header.split(','),
    dates.map((date, index) => sessionRow(date, index, random)),
  );
}

function openDay(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.92));
    if (new Date(`${date}T00:00:00Z`).getUTCDay() !== sunday) return date;
  }
}

/** A session that was cancelled was booked but nobody attended: those cells stay empty. */
function sessionRow(date: string, index: number, random: Random): string[] {
  const { name, town, region, type, slots: usual } = random.pickWeighted(venues);
  const slots = usual + 5 * random.between(-2, 2);
  const booked = Math.round(slots * (0.62 + 0.38 * random.next()));
  const isCancelled = random.next() < 0.06;
  const attended = Math.round(booked * (0.74 + 0.24 * random.next()));
  const deferred = Math.round(attended * (0.04 + 0.13 * random.next()));
  const newShare = type === 'University' ? 0.34 : 0.12;
  const isNew = Math.round(attended * newShare * (0.5 + random.next()));
  const wasted = random.between(0, 3);
  const held = [attended, deferred, isNew, attended - deferred - wasted].map(String);
  return [
    `BS${24_001 + index}`,
    `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`,
    region,
    town,
    name,
    type,
    random.pickWeighted(starts),
    String(slots),
    String(booked),
    ...(isCancelled ? ['', '', '', ''] : held),
    isCancelled ? random.pickWeighted(cancelReasons) : '',
  ];
}
