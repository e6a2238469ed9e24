import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Make, model, body, usual price when new, share of the stock. */
const models: readonly (readonly [string, string, string, number, number])[] = [
  ['Toyota', 'Corolla', 'Hatchback', 27_000, 11],
  ['Toyota', 'RAV4', 'SUV', 39_000, 9],
  ['Volkswagen', 'Golf', 'Hatchback', 31_000, 12],
  ['Volkswagen', 'Tiguan', 'SUV', 41_000, 8],
  ['Volkswagen', 'Passat', 'Estate', 43_000, 6],
  ['Skoda', 'Octavia', 'Estate', 33_000, 10],
  ['Skoda', 'Fabia', 'Hatchback', 21_000, 7],
  ['Hyundai', 'Kona', 'SUV', 30_000, 8],
  ['Hyundai', 'Ioniq 5', 'SUV', 48_000, 5],
  ['Tesla', 'Model 3', 'Sedan', 46_000, 6],
  ['BMW', '320d', 'Sedan', 52_000, 7],
  ['BMW', 'X1', 'SUV', 47_000, 5],
  ['Mazda', 'MX-5', 'Convertible', 36_000, 3],
  ['Dacia', 'Duster', 'SUV', 22_000, 8],
]; // biome-ignore format: a table
const branches = [
  ['Airport Road', 38],
  ['Riverside', 34],
  ['Old Mill', 28],
] as const;
const salespeople = ['Nora Quist', 'Pavel Dvorak', 'Leila Haddad', 'Sean Doyle', 'Ines Baptista'];
const colours = 'Black White Silver Blue Red Grey Green'.split(' ');
const today = '2026-06-14';

interface StockedCar {
  stockNo: string;
  make: string;
  model: string;
  bodyType: string;
  fuelType: string;
  modelYear: number;
  mileageKm: number;
  colour: string;
  condition: string;
  branch: string;
  arrivedOn: string;
  purchasePrice: number;
  listPrice: number;
  soldOn: string | null;
  salePrice: number | null;
  salesperson: string | null;
}

/** A car dealer's stock from January 2025 on, sold and unsold, as its system's interface returns it: a JSON array, camelCase names. */
export function carStockFile(): string {
  const random = new Random(19_640);
  return JSON.stringify(Array.from({ length: 520 }, (_, index) => stockedCar(index, random)));
}

function stockedCar(index: number, random: Random): StockedCar {
  const [make, model, bodyType, newPrice] = random.pickWeighted(models.map((item) => [item, item[4]]));
  const condition = random.pickWeighted([
    ['Used', 72],
    ['New', 17],
    ['Demo', 11],
  ]);
  const age = condition === 'Used' ? random.between(1, 9) : 0;
  const purchasePrice = Math.round(newPrice * 0.86 ** age * (0.74 + 0.14 * random.next()));
  const listPrice = Math.round((purchasePrice * (1.09 + 0.14 * random.next())) / 100) * 100 - 10;
  const arrivedOn = daysAfter(today, -random.between(1, 525));
  return {
    stockNo: `K${String(20_311 + index)}`,
    make,
    model,
    bodyType,
    fuelType: fuelOf(make, model, random),
    modelYear: 2025 - age,
    mileageKm: mileageOf(condition, age, random),
    colour: random.pick(colours),
    condition,
    branch: random.pickWeighted(branches),
    arrivedOn,
    purchasePrice,
    listPrice,
    ...saleOf(arrivedOn, listPrice, random),
  };
}

/** Sold within some months of its arrival, or not yet. */
function saleOf(
  arrivedOn: string,
  listPrice: number,
  random: Random,
): Pick<StockedCar, 'soldOn' | 'salePrice' | 'salesperson'> {
  const soldOn = daysAfter(arrivedOn, 3 + Math.floor(170 * random.next() ** 1.7));
  if (soldOn > today || random.next() < 0.06) return { soldOn: null, salePrice: null, salesperson: null };
  const salePrice = Math.round((listPrice * (0.92 + 0.08 * random.next())) / 10) * 10;
  return { soldOn, salePrice, salesperson: random.pick(salespeople) };
}

function fuelOf(make: string, model: string, random: Random): string {
  if (make === 'Tesla' || model === 'Ioniq 5') return 'Electric';
  if (model === '320d') return 'Diesel';
  if (make === 'Toyota') return random.next() < 0.7 ? 'Hybrid' : 'Petrol';
  return random.pickWeighted([
    ['Petrol', 62],
    ['Diesel', 27],
    ['Hybrid', 11],
  ]);
}

function mileageOf(condition: string, age: number, random: Random): number {
  if (condition === 'New') return random.between(5, 60);
  if (condition === 'Demo') return random.between(900, 9500);
  return Math.round(age * 14_500 * (0.45 + 0.9 * random.next()));
}
