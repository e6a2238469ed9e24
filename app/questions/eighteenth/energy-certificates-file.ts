import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Town, share, how much better or worse its homes are. */
const towns: readonly (readonly [string, number, number])[] = [
  ['Marlow Heath', 27, 3],
  ['Easterby', 23, -2],
  ['Saltwick', 18, -6],
  ['Little Orton', 9, 1],
  ['Canonsford', 16, 0],
  ['Bramling', 7, -3],
];
/** Type, share, usual square metres. */
const types: readonly (readonly [string, number, number])[] = [
  ['House', 52, 98],
  ['Flat', 31, 58],
  ['Bungalow', 12, 76],
  ['Maisonette', 5, 69],
];
/** When built, share, usual score. */
const periods: readonly (readonly [string, number, number])[] = [
  ['before 1900', 13, 49],
  ['1900-1929', 15, 54],
  ['1930-1949', 14, 58],
  ['1950-1966', 16, 61],
  ['1967-1982', 15, 64],
  ['1983-2002', 14, 69],
  ['2003 onwards', 13, 80],
];
const tenures = [
  ['Owner-occupied', 57],
  ['Rented (private)', 25],
  ['Rented (social)', 18],
] as const;
/** Fuel, share, pounds a year for a square metre, kilograms of carbon dioxide. */
const fuels: readonly (readonly [string, number, number, number])[] = [
  ['mains gas', 71, 9.5, 38],
  ['electricity', 17, 13.5, 29],
  ['oil', 8, 12, 55],
  ['LPG', 4, 14.2, 47],
];
const reasons = [
  ['sale', 47],
  ['rental', 31],
  ['grant scheme', 22],
] as const;
/** The least score of each rating. */
const ratings = [
  ['A', 92],
  ['B', 81],
  ['C', 69],
  ['D', 55],
  ['E', 39],
  ['F', 21],
  ['G', 1],
] as const;
const firstDay = '2023-01-03';
const days = 1244;

/** Energy certificates of invented towns, January 2023 to May 2026, as an open register gives them out: JSON, snake_case names. */
export function energyCertificatesFile(): string {
  const random = new Random(90_412);
  const lodged = Array.from({ length: 1260 }, () => Math.floor(days * random.next() ** 0.85)).toSorted(
    (a, b) => a - b,
  );
  return JSON.stringify(lodged.map((day) => certificate(day, random)));
}

function certificate(day: number, random: Random): Record<string, string | number | null> {
  const [town, , better] = random.pickWeighted(towns.map((item) => [item, item[1]]));
  const [type, , usualArea] = random.pickWeighted(types.map((item) => [item, item[1]]));
  const [period, , usualScore] = random.pickWeighted(periods.map((item) => [item, item[1]]));
  const isNew = period === '2003 onwards' && random.next() < 0.55;
  const [fuel, , price, carbon] = random.pickWeighted(fuels.map((item) => [item, item[1]]));
  const spread = 30 * (random.next() + random.next() - 1);
  const fuelLoss = fuel === 'oil' || fuel === 'LPG' ? 9 : 0;
  const score = limit(usualScore + better + spread - fuelLoss + (isNew ? 4 : 0));
  const area = Math.round(10 * usualArea * (0.6 + 0.5 * random.next() + 0.9 * random.next() ** 4)) / 10;
  const need = area * (1.75 - score / 70);
  return {
    certificate_number: Array.from({ length: 3 }, () => String(random.between(1000, 9999))).join('-'),
    lodgement_date: daysAfter(firstDay, day),
    town,
    property_type: type,
    construction_period: period,
    tenure: isNew ? null : random.pickWeighted(tenures),
    reason_for_assessment: isNew ? 'new dwelling' : random.pickWeighted(reasons),
    current_energy_rating: ratingOf(score),
    potential_energy_rating: ratingOf(limit(score + random.between(3, 24))),
    energy_efficiency_score: score,
    floor_area_m2: area,
    main_fuel: fuel,
    co2_emissions_tonnes: Math.round((need * carbon * (0.85 + 0.3 * random.next())) / 100) / 10,
    annual_heating_cost: Math.round(need * price * (0.85 + 0.3 * random.next())),
  };
}

function limit(score: number): number {
  return Math.max(7, Math.min(97, Math.round(score)));
}

function ratingOf(score: number): string {
  return ratings.find(([, least]) => score >= least)?.[0] ?? 'G';
}
