import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Carrier, share of the parcels, usual days on the way, price of a parcel and of a kilogram in euros. */
const carriers: readonly (readonly [string, number, number, number, number])[] = [
  ['Nordpost', 34, 2.6, 4.1, 0.62],
  ['BlueVan', 27, 1.9, 5.4, 0.78],
  ['Parcelo', 21, 3.4, 3.6, 0.49],
  ['SwiftLine Express', 12, 1.1, 9.8, 1.15],
  ['Eurofreight', 6, 5.2, 7.2, 0.31],
];
const services = [
  ['standard', 66],
  ['express', 21],
  ['economy', 13],
] as const;
const warehouses = [
  ['Rotterdam', 41],
  ['Leipzig', 33],
  ['Lyon', 26],
] as const;
const destinations = [
  ['Germany', 29],
  ['Netherlands', 22],
  ['France', 19],
  ['Belgium', 11],
  ['Poland', 8],
  ['Denmark', 6],
  ['Italy', 5],
] as const;
const lastDay = '2026-06-14';
const days = 440;
/** What was sent later than so many days before the last day is mostly still on the way. */
const recentDays = 4;
const dayMinutes = 1440;

/** A warehouse system's parcels from April 2025 on: snake_case, `2025-06-01 07:42`, empty until delivered. */
export function shipmentsFile(): string {
  const random = new Random(90_210);
  const sent = Array.from({ length: 1260 }, () => Math.floor(days * random.next() ** 1.15)).toSorted(
    (a, b) => b - a,
  );
  const header =
    'tracking_no,carrier,service_level,warehouse,dest_country,shipped_at,delivered_at,weight_kg,shipping_cost_eur,status,delivery_attempts';
  return csvText(
    header.split(','),
    sent.map((age, index) => parcelRow(age, index, random)),
  );
}

function parcelRow(age: number, index: number, random: Random): string[] {
  const [carrier, , usualDays, base, perKilogram] = random.pickWeighted(
    carriers.map((item) => [item, item[1]]),
  );
  const service = random.pickWeighted(services);
  const weight = 0.2 + 24 * random.next() ** 2.4;
  const pace = { standard: 1, express: 0.55, economy: 1.6 }[service];
  const price = { standard: 1, express: 1.7, economy: 0.8 }[service];
  const shippedMinute = random.between(7 * 60, 19 * 60);
  const wayMinutes = Math.round(dayMinutes * usualDays * pace * (0.5 + 1.1 * random.next()));
  const status = statusOf(age, random);
  const isOver = status === 'delivered' || status === 'returned';
  return [
    `PX${String(4_400_017 + index * 13)}`,
    carrier,
    service,
    random.pickWeighted(warehouses),
    random.pickWeighted(destinations),
    moment(age, shippedMinute),
    status === 'delivered' ? moment(age, shippedMinute + wayMinutes) : '',
    weight.toFixed(2),
    ((base + weight * perKilogram) * price).toFixed(2),
    status,
    isOver ? String(random.pickWeighted([[1, 82], [2, 14], [3, 4]])) : '0', // biome-ignore format: weights
  ];
}

function statusOf(age: number, random: Random): string {
  if (age < recentDays) return 'in_transit';
  return random.pickWeighted([
    ['delivered', 93],
    ['returned', 4],
    ['lost', 2],
    ['damaged', 1],
  ]);
}

function moment(age: number, minute: number): string {
  const date = daysAfter(lastDay, Math.floor(minute / dayMinutes) - age);
  const rest = minute % dayMinutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}
