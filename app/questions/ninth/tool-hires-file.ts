import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Equipment, category, pounds a day, share of the hires. */
const fleet: readonly (readonly [string, string, number, number])[] = [
  ['Mini Excavator 1.5t', 'Excavators', 95, 11],
  ['Mini Excavator 3t', 'Excavators', 135, 8],
  ['Micro Digger', 'Excavators', 78, 7],
  ['Scissor Lift 8m', 'Access', 88, 9],
  ['Boom Lift 12m', 'Access', 165, 5],
  ['Scaffold Tower', 'Access', 32, 10],
  ['Generator 6kVA', 'Generators', 38, 9],
  ['Generator 20kVA', 'Generators', 72, 5],
  ['Wacker Plate', 'Compaction', 27, 12],
  ['Roller 120', 'Compaction', 84, 5],
  ['Breaker Hammer', 'Power Tools', 24, 11],
  ['Floor Sander', 'Power Tools', 36, 8],
];
/** Customer, type, share of the hires; private people hire as `Cash Sale`. */
const customers: readonly (readonly [string, string, number])[] = [
  ['Ashdown Builders', 'Trade', 14],
  ['Pike & Sons Roofing', 'Trade', 9],
  ['Severn Groundworks', 'Trade', 12],
  ['Hollis Landscapes', 'Trade', 8],
  ['Brightside Electrical', 'Trade', 6],
  ['Westway Fencing', 'Trade', 5],
  ['Cotswold Paving', 'Trade', 7],
  ['Malvern Joinery', 'Trade', 4],
  ['Bath City Council', 'Public Sector', 6],
  ['Avon Schools Trust', 'Public Sector', 4],
  ['Wye Valley Highways', 'Public Sector', 5],
  ['Cash Sale', 'Private', 20],
];
const depots = [
  ['Bristol', 39],
  ['Gloucester', 26],
  ['Swindon', 20],
  ['Hereford', 15],
] as const;
const conditions = [
  ['Good', 76],
  ['Dirty', 15],
  ['Damaged', 9],
] as const;
const firstDay = '2025-01-06';
const days = 525;
const lastDay = '2026-06-14';

/** A tool hire firm's log, January 2025 to June 2026, as its rental program hands it out: snake_case, gaps as null. */
export function toolHiresFile(): string {
  const random = new Random(45_603);
  const hired = Array.from({ length: 730 }, () => Math.floor(days * random.next() ** 0.9));
  const rows = hired.toSorted((a, b) => a - b).map((day, index) => hireOf(day, index, random));
  return JSON.stringify(rows, null, 1);
}

function hireOf(day: number, index: number, random: Random) {
  const [equipment, category, dayRate] = random.pickWeighted(fleet.map((item) => [item, item[3]]));
  const [customer, customerType] = random.pickWeighted(customers.map((item) => [item, item[2]]));
  const outDate = daysAfter(firstDay, day);
  const dueBack = daysAfter(outDate, random.between(1, 14));
  const returned = daysAfter(dueBack, returnDelay(random));
  const returnedOn = returned < outDate ? outDate : returned;
  const isBack = returnedOn <= lastDay && random.next() < 0.99;
  const daysCharged = 1 + daysBetween(outDate, isBack ? returnedOn : dueBack);
  const condition = isBack ? random.pickWeighted(conditions) : null;
  return {
    hire_no: `H-${50_001 + index}`,
    customer,
    customer_type: customerType,
    depot: random.pickWeighted(depots),
    equipment,
    category,
    out_date: outDate,
    due_back: dueBack,
    returned_on: isBack ? returnedOn : null,
    day_rate: dayRate,
    days_charged: daysCharged,
    hire_charge: dayRate * daysCharged,
    delivery_charge: random.next() < 0.44 ? random.pick([25, 35, 45, 60]) : null,
    damage_waiver: random.next() < 0.57,
    return_condition: condition,
    damage_charge: condition === 'Damaged' ? random.between(30, 900) : 0,
  };
}

/** Days after the agreed day: most on time, some early, a fifth late. */
function returnDelay(random: Random): number {
  const draw = random.next();
  if (draw < 0.2) return random.between(1, 6);
  return draw < 0.36 ? -random.between(1, 2) : 0;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
