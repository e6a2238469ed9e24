import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Depot, share of the parcels, its drivers, the towns it serves. */
const depots: readonly (readonly [string, number, readonly string[], readonly string[]])[] = [
  [
    'Northfield',
    41,
    ['Aled Price', 'Donna Kemp', 'Ravi Sandhu', 'Joan Mulholland'],
    ['Northfield', 'Kelby', 'Stanmoor', 'Upper Wick'],
  ],
  ['Riverside', 34, ['Craig Bolton', 'Tess Okafor', 'Marek Zielak'], ['Dunsford', 'Harbury', 'Lynmere']],
  ['Southgate', 25, ['Paula Finch', 'Imran Dar'], ['Southgate', 'Copley', 'Thorne Bay']],
];
/** Service, share, pounds of the first kilogram, pounds of each further one, days that it takes. */
const services: readonly (readonly [string, number, number, number, number])[] = [
  ['Economy', 30, 3.4, 0.35, 4],
  ['Standard', 43, 4.95, 0.5, 2],
  ['Express', 19, 8.6, 0.8, 1],
  ['Same Day', 8, 17.5, 1.1, 0],
];
const senders = [
  ['Brook & Vale Books', 19],
  ['Meadow Pharmacy', 16],
  ['Hartwell Garden Supplies', 13],
  ['Pixel Printworks', 12],
  ['Copperkettle Tea', 11],
  ['Little Lamb Baby Shop', 10],
  ['Castle Cycles', 8],
  ['Fenwright Tools', 7],
  ['Private customer', 4],
] as const;
const leftWith = [
  ['Recipient', 63],
  ['Neighbour', 17],
  ['Safe place', 14],
  ['Parcel locker', 6],
] as const;
const header =
  'Tracking No,Collected,Delivered,Depot,Driver,Sender,Service,Town,Weight (kg),Charge,Status,Attempts,Left With';
const firstDay = '2025-01-02';
const days = 527;
const today = '2026-06-12';

/** Parcels of an invented courier from January 2025 to June 2026, as its van software exports them: `DD/MM/YYYY`, `£8.45`. */
export function parcelsFile(): string {
  const random = new Random(71_230);
  const dates = Array.from({ length: 1640 }, () => collectionDay(random)).toSorted();
  return csvText(
    header.split(','),
    dates.map((date, index) => parcelRow(date, index, random)),
  );
}

/** From Monday to Saturday, with more to do before Christmas. */
function collectionDay(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.9));
    const isBusy = date >= '2025-11-24' && date <= '2025-12-22';
    if (!isSunday(date) && date <= today && (isBusy || random.next() < 0.6)) return date;
  }
}

/** What has not been handed over has no day of delivery; what is on the road may have had no attempt yet. */
function parcelRow(date: string, index: number, random: Random): string[] {
  const [depot, , drivers, towns] = random.pickWeighted(depots.map((item) => [item, item[1]]));
  const [service, , first, further, usualDays] = random.pickWeighted(services.map((item) => [item, item[1]]));
  const weight = Math.round(10 * (0.2 + 27 * random.next() ** 2.6)) / 10;
  const attempts = random.pickWeighted([
    [1, 81],
    [2, 14],
    [3, 5],
  ]);
  const delay = random.next() < 0.12 ? random.between(1, 3) : 0;
  const arrives = workday(daysAfter(date, usualDays + attempts - 1 + delay));
  const mishap = random.next();
  const status = statusOf(arrives, mishap, attempts);
  const isDelivered = status === 'Delivered';
  return [
    `CX${String(4_410_207 + index * 17)}GB`,
    britishDate(date),
    isDelivered ? britishDate(arrives) : '',
    depot,
    random.pick(drivers),
    random.pickWeighted(senders),
    service,
    random.pick(towns),
    weight.toFixed(1),
    `£${(first + further * Math.max(0, Math.ceil(weight) - 1)).toFixed(2)}`,
    status,
    String(status === 'In transit' ? 0 : attempts),
    isDelivered ? random.pickWeighted(leftWith) : '',
  ];
}

/** What would come on a Sunday comes on the Monday. */
function workday(date: string): string {
  return isSunday(date) ? daysAfter(date, 1) : date;
}

function isSunday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
}

function statusOf(arrives: string, mishap: number, attempts: number): string {
  if (arrives > today) return 'In transit';
  if (mishap < 0.012) return 'Lost';
  return mishap < (attempts === 3 ? 0.5 : 0.03) ? 'Returned to sender' : 'Delivered';
}

function britishDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
