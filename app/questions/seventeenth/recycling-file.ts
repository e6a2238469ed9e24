import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

const sites = [
  ['Kingsmead', 38],
  ['Harbour Road', 29],
  ['Foxley Lane', 21],
  ['Thornhill', 12],
] as const;
const towns = [
  ['Aldersby', 31],
  ['Wexcombe', 24],
  ['Port Marlow', 18],
  ['Dunsley', 13],
  ['Little Harrow', 9],
  ['Stoke Ferring', 5],
] as const;
/** Vehicle, share, how much fits in. */
const vehicles: readonly (readonly [string, number, number])[] = [
  ['Car', 71, 1],
  ['Van', 15, 2.8],
  ['Car + Trailer', 9, 2.2],
  ['Pickup', 5, 2.4],
];
const bookings = [
  ['Online', 63],
  ['Phone', 14],
  ['No booking', 23],
] as const;
/** Material, how often it is brought, usual kilos in a car. */
const materials: readonly (readonly [string, number, number])[] = [
  ['Green Waste (kg)', 0.47, 62],
  ['Wood (kg)', 0.29, 48],
  ['Rubble & Soil (kg)', 0.16, 110],
  ['Scrap Metal (kg)', 0.24, 21],
  ['General Waste (kg)', 0.58, 39],
];
const firstDay = '2025-01-02';
const days = 528;

/** Visits to the recycling centres of an invented council, January 2025 to mid-June 2026: dates `DD/MM/YYYY`, a column of kilos for each material. */
export function recyclingFile(): string {
  const random = new Random(71_905);
  const dates = Array.from({ length: 1640 }, () => visitDay(random)).toSorted();
  return csvText(
    [
      'Visit No',
      'Visit Date',
      'Arrival',
      'Site',
      'Home Town',
      'Vehicle',
      'Booking',
      ...materials.map(([material]) => material),
      'Total Weight (kg)',
      'Charge (£)',
    ],
    dates.map((date, index) => visitRow(date, index, random)),
  );
}

/** Twice as many come from April to September. */
function visitDay(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, random.between(0, days));
    const month = Number(date.slice(5, 7));
    if ((month >= 4 && month <= 9) || random.next() < 0.5) return date;
  }
}

/** Only rubble and soil are charged for, at £3.50 for each sack of 25 kg begun. */
function visitRow(date: string, index: number, random: Random): string[] {
  const [vehicle, , space] = random.pickWeighted(vehicles.map((item) => [item, item[1]]));
  const kilos = materials.map(([, chance, usual]) =>
    random.next() < chance ? Math.round(usual * space * (0.3 + 1.4 * random.next())) : 0,
  );
  if (!kilos.some((weight) => weight > 0)) kilos[kilos.length - 1] = random.between(8, 45);
  const total = kilos.reduce((sum, weight) => sum + weight, 0);
  const charge = 3.5 * Math.ceil((kilos[2] ?? 0) / 25);
  const minute = random.between(16, 35) * 30;
  return [
    `V${30_418 + index}`,
    date.split('-').toReversed().join('/'),
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    random.pickWeighted(sites),
    random.pickWeighted(towns),
    vehicle,
    random.pickWeighted(bookings),
    ...kilos.map(String),
    String(total),
    charge.toFixed(2),
  ];
}
