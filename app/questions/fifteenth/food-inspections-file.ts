import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Type, share, points that it loses more than others. */
const businessTypes: readonly (readonly [string, number, number])[] = [
  ['Restaurant', 46, 3],
  ['Grocery Store', 18, 1],
  ['Bakery', 12, 0],
  ['Food Truck', 11, 4],
  ['School Cafeteria', 8, -3],
  ['Caterer', 5, 2],
];
const endings: Readonly<Record<string, readonly string[]>> = {
  Restaurant: ['Grill', 'Bistro', 'Noodle House', 'Diner', 'Taqueria'],
  'Grocery Store': ['Market', 'Foods'],
  Bakery: ['Bakery', 'Donuts'],
  'Food Truck': ['Wagon', 'Street Eats'],
  'School Cafeteria': ['Elementary Cafeteria', 'High Cafeteria'],
  Caterer: ['Catering', 'Events Kitchen'],
};
const names =
  `Amber Bluebird Cedar Delmar Eagle Fiesta Golden Hickory Indigo Juniper Kettle Lucky Maple Nopal Orchard
  Pioneer Quail Redwood Sunny Tulip Union Violet Willow`.split(/\s+/);
/** Neighborhood, share, postal code. */
const neighborhoods: readonly (readonly [string, number, string])[] = [
  ['Downtown', 31, '80611'],
  ['Riverfront', 24, '80612'],
  ['Old Mill', 19, '80614'],
  ['Summit Park', 15, '80617'],
  ['East Flats', 11, '80619'],
];
const inspectionTypes = [
  ['Routine', 68],
  ['Complaint', 15],
  ['Re-inspection', 12],
  ['Licensing', 5],
] as const;
const inspectors = [
  ['R. Delgado', 31],
  ['K. Thornton', 27],
  ['S. Nakamura', 24],
  ['J. Whitfield', 18],
] as const;
const firstDay = '2024-01-02';
const days = 893;

interface Business {
  license: string;
  name: string;
  type: string;
  harshness: number;
  neighborhood: string;
  zip: string;
}

/** Health inspections of an invented city, January 2024 to 12 June 2026, as its data portal sends them: JSON, moments at midnight. */
export function foodInspectionsFile(): string {
  const random = new Random(38_465);
  const businesses = makeBusinesses(160, random);
  const dates = Array.from({ length: 1180 }, () => workday(random)).toSorted();
  return JSON.stringify(dates.map((date, index) => inspection(date, index, businesses, random)));
}

function makeBusinesses(count: number, random: Random): Business[] {
  const byName = new Map<string, Business>();
  while (byName.size < count) {
    const [type, , harshness] = random.pickWeighted(businessTypes.map((item) => [item, item[1]]));
    const [neighborhood, , zip] = random.pickWeighted(neighborhoods.map((item) => [item, item[1]]));
    const name = `${random.pick(names)} ${random.pick(endings[type] ?? [])}`;
    const license = `FL-${3001 + byName.size}`;
    if (!byName.has(name)) byName.set(name, { license, name, type, harshness, neighborhood, zip });
  }
  return [...byName.values()];
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next()));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) return date;
  }
}

/** A failed inspection is followed by another one, and sometimes by a fine. */
function inspection(
  date: string,
  index: number,
  businesses: readonly Business[],
  random: Random,
): Record<string, string | number | null> {
  const business =
    businesses[Math.floor(businesses.length * random.next() ** 1.4)] ?? random.pick(businesses);
  const lost = Math.max(0, Math.round(business.harshness + 38 * random.next() ** 1.5));
  const score = 100 - lost;
  const result = score >= 85 ? 'Pass' : score >= 70 ? 'Conditional Pass' : 'Fail';
  const critical = Math.min(6, Math.floor((lost / 9) * random.next()));
  const isFined = result === 'Fail' ? random.next() < 0.75 : critical >= 2 && random.next() < 0.3;
  return {
    inspection_id: 61_000 + index,
    license_no: business.license,
    business_name: business.name,
    business_type: business.type,
    neighborhood: business.neighborhood,
    zip_code: business.zip,
    inspection_date: `${date}T00:00:00.000`,
    inspection_type: random.pickWeighted(inspectionTypes),
    inspector: random.pickWeighted(inspectors),
    score,
    result,
    critical_violations: critical,
    fine_amount: isFined ? 50 * random.between(2, 16) : null,
    reinspection_due: result === 'Fail' ? `${daysAfter(date, 14)}T00:00:00.000` : null,
  };
}
