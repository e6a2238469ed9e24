import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Crop, share of the pickings, usual kilograms, euros a kilogram, varieties. */
const crops: readonly (readonly [string, number, number, number, readonly string[]])[] = [
  ['Tomato', 31, 62, 2.1, ['Beefsteak', 'Cherry', 'San Marzano']],
  ['Cucumber', 22, 71, 1.3, ['Long English', 'Mini Snack']],
  ['Bell Pepper', 18, 44, 2.8, ['Red Blaze', 'Yellow Sun']],
  ['Strawberry', 14, 19, 6.4, ['Elsanta', 'Sonata']],
  ['Basil', 9, 6, 14.5, ['Genovese']],
  ['Eggplant', 6, 33, 2.4, ['Black Pearl']],
];
const greenhouses = [
  ['North House', 34],
  ['South House', 29],
  ['Tunnel A', 21],
  ['Tunnel B', 16],
] as const;
const pickers = [
  ['Anneke', 22],
  ['Bogdan', 20],
  ['Celeste', 17],
  ['Dragan', 16],
  ['Esra', 14],
  ['Filip', 11],
] as const;
const grades = [
  ['A', 58],
  ['B', 29],
  ['C', 13],
] as const;
const buyers = [
  ['FreshMart', 37],
  ['Co-op Westland', 26],
  ['Farm shop', 19],
  ['Bistro Linde', 10],
] as const;
const remarks = ['aphids', 'heater failed', 'late pick', 'overripe', 'second pass'];
const firstDay = '2025-01-06';
const days = 523;

/** A market garden's log of pickings from January 2025 to June 2026, as its app hands it out: camelCase, gaps as null. */
export function harvestsFile(): string {
  const random = new Random(88_016);
  const picked = Array.from({ length: 860 }, () => Math.floor(days * random.next() ** 0.92));
  const rows = picked.toSorted((a, b) => a - b).map((day, index) => pickingOf(day, index, random));
  return JSON.stringify(rows, null, 1);
}

function pickingOf(day: number, index: number, random: Random) {
  const [crop, , usual, price, varieties] = random.pickWeighted(crops.map((item) => [item, item[1]]));
  const weightKg = rounded(usual * (0.4 + 1.3 * random.next()), 1);
  const isSold = random.next() < 0.92;
  return {
    pickingId: 7001 + index,
    harvestDate: daysAfter(firstDay, day),
    greenhouse: random.pickWeighted(greenhouses),
    crop,
    variety: random.pick(varieties),
    pickedBy: random.pickWeighted(pickers),
    weightKg,
    wasteKg: rounded(weightKg * 0.14 * random.next(), 1),
    labourMinutes: Math.round(weightKg * (0.9 + random.next()) + random.between(8, 25)),
    grade: random.pickWeighted(grades),
    pricePerKg: rounded(price * (0.85 + 0.3 * random.next()), 2),
    buyer: isSold ? random.pickWeighted(buyers) : null,
    isOrganic: random.next() < 0.44,
    remark: random.next() < 0.16 ? random.pick(remarks) : null,
  };
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
