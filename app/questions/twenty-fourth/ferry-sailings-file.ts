import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Two ports, share, usual passengers, usual lorries; a crossing without a ramp for lorries has none. */
const crossings: readonly (readonly [string, string, number, number, number | null])[] = [
  ['Ardmore', 'Skerra', 48, 210, 6],
  ['Ardmore', 'Vallay', 31, 130, 3],
  ['Kinlock', 'Vallay', 21, 64, null],
];
const vessels = [
  ['MV Corrina', 37],
  ['MV Island Star', 29],
  ['MV Torrin', 22],
  ['MV Lady Ness', 12],
] as const;
const departures = [
  ['06:45', 24],
  ['10:30', 27],
  ['14:15', 28],
  ['18:00', 21],
] as const;
const reasons = [
  ['Weather', 56],
  ['Technical fault', 26],
  ['Crew shortage', 18],
] as const;
/** First and last days of the school holidays. */
const holidays = [
  ['2025-04-04', '2025-04-21'],
  ['2025-06-27', '2025-08-17'],
  ['2025-12-19', '2026-01-05'],
  ['2026-04-02', '2026-04-19'],
] as const;
const firstDay = '2025-01-02';
const days = 528;
const farePerPassenger = 11.4;
const farePerCar = 36.5;
const farePerLorry = 164;

/** Sailings of an invented island ferry line, January 2025 to June 2026, as a regulator publishes them: snake_case, ISO dates. */
export function ferrySailingsFile(): string {
  const random = new Random(29_035);
  const dates = Array.from({ length: 196 }, () =>
    daysAfter(firstDay, Math.floor(days * random.next())),
  ).toSorted();
  const header =
    'sailing_no,sail_date,route,dep_port,arr_port,sched_dep,vessel,status,pax,cars,hgv,fare_rev_gbp,freight_rev_gbp,delay_min,cancel_reason,school_hols';
  return csvText(
    header.split(','),
    dates.map((date, index) => sailingRow(date, index, random)),
  );
}

/** A cancelled sailing carried nobody and was not late: those cells stay empty. */
function sailingRow(date: string, index: number, random: Random): string[] {
  const [one, other, , usual, usualLorries] = random.pickWeighted(crossings.map((item) => [item, item[2]]));
  const [from, to] = random.next() < 0.5 ? [one, other] : [other, one];
  const isHoliday = holidays.some(([first, last]) => date >= first && date <= last);
  const month = Number(date.slice(5, 7));
  const season = (month >= 5 && month <= 9 ? 1.3 : 0.75) * (isHoliday ? 1.25 : 1);
  const status = random.pickWeighted([
    ['Sailed', 85],
    ['Cancelled', month >= 11 || month <= 2 ? 16 : 7],
    ['Diverted', 4],
  ]);
  const passengers = Math.round(usual * season * (0.45 + 0.9 * random.next()));
  const cars = Math.round(passengers * (0.2 + 0.13 * random.next()));
  const lorries = usualLorries === null ? null : Math.round(usualLorries * (0.2 + 1.4 * random.next()));
  const delay = random.next() < 0.4 ? 0 : Math.round(2 + 75 * random.next() ** 3);
  const carried = [
    String(passengers),
    String(cars),
    lorries === null ? '' : String(lorries),
    (passengers * farePerPassenger + cars * farePerCar).toFixed(2),
    lorries === null ? '' : (lorries * farePerLorry).toFixed(2),
    String(delay),
  ];
  return [
    `S${7001 + index}`,
    date,
    `${one}-${other}`,
    from,
    to,
    random.pickWeighted(departures),
    random.pickWeighted(vessels),
    status,
    ...(status === 'Cancelled' ? ['', '', '', '', '', ''] : carried),
    status === 'Cancelled' ? random.pickWeighted(reasons) : '',
    String(isHoliday),
  ];
}
