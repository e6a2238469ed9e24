import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Licence type, share, fee in pounds. */
const types: readonly (readonly [string, number, number])[] = [
  ['Hackney Carriage', 31, 310],
  ['Private Hire', 63, 265],
  ['Executive Hire', 6, 385],
];
const operators: readonly (readonly [string, number])[] = [
  ['Swift Cars', 29],
  ['A1 Radio Taxis', 24],
  ['Crown Cabs', 17],
  ['Bayline Taxis', 13],
  ['Independent', 10],
  ['Metro Private Hire', 7],
];
const makes: readonly (readonly [string, number])[] = [
  ['Toyota', 36],
  ['Skoda', 21],
  ['Ford', 15],
  ['Mercedes-Benz', 11],
  ['Kia', 10],
  ['Tesla', 7],
];
const fuels: readonly (readonly [string, number])[] = [
  ['Hybrid', 46],
  ['Diesel', 31],
  ['Petrol', 14],
  ['Electric', 9],
];
const areas: readonly (readonly [string, number])[] = [
  ['Town Centre', 33],
  ['Seafront', 21],
  ['Westbrook', 18],
  ['Old Harbour', 16],
  ['Kingsmead', 12],
];
const firstDay = '2023-01-03';
const days = 1253;
const today = '2026-06-15';

/** Vehicle licences of an invented council, January 2023 to June 2026, as an open data portal gives them: JSON with snake_case names. */
export function taxiFile(): string {
  const random = new Random(50_449);
  const issued = Array.from({ length: 960 }, () => Math.floor(days * random.next() ** 0.8)).toSorted(
    (a, b) => a - b,
  );
  return JSON.stringify(issued.map((day, index) => licence(day, index, random)));
}

function licence(day: number, index: number, random: Random): Record<string, string | number | boolean> {
  const [type, , fee] = random.pickWeighted(types.map((item) => [item, item[1]]));
  const date = daysAfter(firstDay, day);
  const expires = daysAfter(date, 364);
  const make = random.pickWeighted(makes);
  const isRenewal = random.next() < 0.64;
  const troubled = random.next();
  return {
    licence_no: `TX${String(5101 + index)}`,
    licence_type: type,
    operator: random.pickWeighted(operators),
    vehicle_make: make,
    fuel_type: make === 'Tesla' ? 'Electric' : random.pickWeighted(fuels),
    seats: random.pickWeighted([
      [4, 70],
      [6, 19],
      [8, 11],
    ]),
    wheelchair_accessible: random.next() < (type === 'Hackney Carriage' ? 0.48 : 0.09),
    home_area: random.pickWeighted(areas),
    application: isRenewal ? 'Renewal' : 'New',
    issue_date: date,
    expiry_date: expires,
    fee_paid: isRenewal ? fee - 40 : fee,
    mileage: Math.round(9000 + 165_000 * random.next() ** 1.3),
    status:
      expires < today ? 'Expired' : troubled < 0.04 ? 'Suspended' : troubled < 0.06 ? 'Revoked' : 'Active',
  };
}
