import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Vehicle {
  registration: string;
  make: string;
  model: string;
  customerType: string;
  mileage: number;
}

/** Work, share of the jobs, usual hours of labour, usual pounds of parts. */
const jobTypes: readonly (readonly [string, number, number, number])[] = [
  ['MOT', 24, 0.8, 0],
  ['Full Service', 17, 2.4, 118],
  ['Interim Service', 14, 1.3, 58],
  ['Brakes', 13, 1.9, 142],
  ['Tyres', 12, 0.9, 205],
  ['Diagnostics', 8, 1.4, 24],
  ['Air Con', 5, 1.1, 62],
  ['Clutch', 3, 5.6, 340],
  ['Exhaust', 4, 1.6, 165],
];
const models: readonly (readonly [string, string, number])[] = [
  ['Ford', 'Fiesta', 17],
  ['Ford', 'Transit', 13],
  ['Vauxhall', 'Corsa', 14],
  ['Vauxhall', 'Vivaro', 7],
  ['Nissan', 'Qashqai', 11],
  ['Kia', 'Sportage', 8],
  ['Audi', 'A3', 9],
  ['Peugeot', '208', 8],
  ['Renault', 'Clio', 7],
  ['Honda', 'Jazz', 6],
];
const customerTypes = [
  ['Retail', 63],
  ['Fleet', 25],
  ['Trade', 12],
] as const;
/** Technician, share of the jobs, chance that the car comes back with the same fault. */
const technicians: readonly (readonly [string, number, number])[] = [
  ['D. Okoro', 26, 0.03],
  ['S. Lomas', 23, 0.05],
  ['K. Brannigan', 20, 0.04],
  ['J. Petrov', 18, 0.09],
  ['T. Hewitt', 13, 0.06],
];
const payments = [
  ['Card', 61],
  ['Account', 22],
  ['Cash', 11],
  ['Finance', 6],
] as const;
const poundsPerHour = 68;
const firstDay = '2025-01-02';
const days = 528;
const lastDay = '2026-06-13';
const sunday = 0;

/** Job cards of an invented garage, January 2025 to June 2026, as its workshop program exports them: headers in capitals. */
export function jobCardsFile(): string {
  const random = new Random(71_206);
  const vehicles = Array.from({ length: 310 }, () => makeVehicle(random));
  const bookedDays = Array.from({ length: 880 }, () => workdayIn(random)).toSorted();
  const rows = bookedDays.map((day, index) => jobRow(day, index, random.pick(vehicles), random));
  const header =
    'JOB_NO,DATE_IN,DATE_OUT,CUST_TYPE,REG_NO,MAKE,MODEL,MILEAGE,JOB_TYPE,TECHNICIAN,LABOUR_HRS,LABOUR_AMT,PARTS_AMT,INVOICE_TOTAL,PAY_METHOD,MOT_RESULT,COMEBACK';
  return csvText(header.split(','), rows);
}

function makeVehicle(random: Random): Vehicle {
  const [make, model] = random.pickWeighted(models.map((item) => [item, item[2]]));
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick([...'ABCDEFGHJKLMNPRSTVWXY'])).join('');
  const year = random.pick(['15', '16', '67', '18', '19', '69', '70', '21', '72', '23']);
  return {
    registration: `${letters(2)}${year} ${letters(3)}`,
    make,
    model,
    customerType: random.pickWeighted(customerTypes),
    mileage: random.between(8_000, 118_000),
  };
}

function workdayIn(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.88));
    if (new Date(`${date}T00:00:00Z`).getUTCDay() !== sunday && date <= lastDay) return date;
  }
}

/** A job still in the workshop has no way out, no payment and no amounts yet; the odd mileage was not written down. */
function jobRow(day: string, index: number, vehicle: Vehicle, random: Random): string[] {
  const [jobType, , usualHours, usualParts] = random.pickWeighted(jobTypes.map((item) => [item, item[1]]));
  const [technician, , comebackChance] = random.pickWeighted(technicians.map((item) => [item, item[1]]));
  const dayOut = daysAfter(day, random.next() < 0.7 ? 0 : random.between(1, usualHours > 3 ? 6 : 3));
  const isOut = dayOut <= lastDay && !(day > '2026-05-28' && random.next() < 0.4);
  const hours = Math.round(usualHours * (0.7 + 0.7 * random.next()) * 10) / 10;
  const labour = jobType === 'MOT' ? 54.85 : hours * poundsPerHour;
  const parts = usualParts * (0.5 + random.next());
  const mileage = vehicle.mileage + Math.round(27 * (index / 1.7));
  const motResult = jobType === 'MOT' ? (random.next() < 0.74 ? 'Pass' : 'Fail') : '';
  return [
    `JC${String(20_501 + index)}`,
    writtenDay(day),
    isOut ? writtenDay(dayOut) : '',
    vehicle.customerType,
    vehicle.registration,
    vehicle.make,
    vehicle.model,
    random.next() < 0.04 ? '' : String(mileage),
    jobType,
    technician,
    isOut ? hours.toFixed(1) : '',
    isOut ? labour.toFixed(2) : '',
    isOut ? parts.toFixed(2) : '',
    isOut ? (Number(labour.toFixed(2)) + Number(parts.toFixed(2))).toFixed(2) : '',
    isOut ? (vehicle.customerType === 'Fleet' ? 'Account' : random.pickWeighted(payments)) : '',
    motResult,
    random.next() < comebackChance ? 'Y' : 'N',
  ];
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2026-06-13` as `13-Jun-2026`. */
function writtenDay(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return [day, months[Number(month) - 1] ?? '', year].join('-');
}
