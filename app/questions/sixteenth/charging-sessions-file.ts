import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Site, district, share of the sessions. */
const sites: readonly (readonly [string, string, number])[] = [
  ['Station Road Car Park', 'Central', 25],
  ['Market Hall', 'Central', 18],
  ['Leisure Centre', 'North', 16],
  ['Retail Park', 'East', 14],
  ['Park and Ride', 'South', 12],
  ['Hospital Visitor Car Park', 'North', 9],
  ['Town Library', 'South', 6],
];
/** Charger type, share, power in kilowatts, pounds for a kilowatt-hour, usual minutes. */
const chargers: readonly (readonly [string, number, number, number, number])[] = [
  ['Slow', 21, 5, 0.35, 240],
  ['Fast', 42, 12, 0.45, 115],
  ['Rapid', 28, 36, 0.62, 38],
  ['Ultra-rapid', 9, 78, 0.74, 24],
];
const payments = [
  ['App', 51],
  ['Contactless', 34],
  ['RFID Card', 15],
] as const;
const drivers = [
  ['Resident', 46],
  ['Visitor', 37],
  ['Taxi', 10],
  ['Council Fleet', 7],
] as const;
const outcomes = [
  ['Completed', 90],
  ['Stopped Early', 7],
  ['Fault', 3],
] as const;
const firstDay = '2024-10-01';
const days = 622;

/** Sessions at the charging points of an invented town, October 2024 to mid-June 2026: Title Case headers, `DD/MM/YYYY`. */
export function chargingFile(): string {
  const random = new Random(16_310);
  const drawn = Array.from({ length: 1740 }, () => Math.floor(days * random.next() ** 0.75)).toSorted(
    (a, b) => a - b,
  );
  const rows = drawn.map((day, index) => sessionRow(day, index, random));
  const header =
    'Session ID,Session Date,Start Time,Site,District,Charger Type,User Group,Duration (min),Energy (kWh),Cost (£),Overstay Fee (£),Payment Method,Outcome';
  return csvText(header.split(','), rows);
}

function sessionRow(day: number, index: number, random: Random): string[] {
  const [site, district] = random.pickWeighted(sites.map((item) => [item, item[2]]));
  const [charger, , power, price, usual] = random.pickWeighted(chargers.map((item) => [item, item[1]]));
  const outcome = random.pickWeighted(outcomes);
  const part = outcome === 'Completed' ? 1 : outcome === 'Fault' ? 0.05 : 0.4;
  const minutes = Math.max(1, Math.round(usual * part * (0.4 + 1.2 * random.next())));
  const energy = (minutes / 60) * power * (0.55 + 0.4 * random.next());
  const userGroup = random.pickWeighted(drivers);
  const cost = userGroup === 'Council Fleet' ? 0 : energy * price;
  const hasOverstayed = minutes > usual * 1.3 && random.next() < 0.35;
  const start = random.between(6 * 60, 22 * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return [
    `CS-${String(40_215 + index * 3)}`,
    daysAfter(firstDay, day).split('-').toReversed().join('/'),
    `${two(Math.floor(start / 60))}:${two(start % 60)}`,
    site,
    district,
    charger,
    userGroup,
    String(minutes),
    energy.toFixed(2),
    cost.toFixed(2),
    hasOverstayed ? '10.00' : '0.00',
    userGroup === 'Council Fleet' ? 'RFID Card' : random.pickWeighted(payments),
    outcome,
  ];
}
