import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Permit type, share, usual cost in dollars, days until it is issued. */
const permitTypes: readonly (readonly [string, number, number, number])[] = [
  ['Electrical', 22, 6_500, 4],
  ['Plumbing', 17, 7_800, 5],
  ['Roofing', 15, 16_000, 3],
  ['Alteration', 18, 62_000, 24],
  ['Addition', 9, 118_000, 38],
  ['New Construction', 8, 690_000, 71],
  ['Demolition', 4, 27_000, 18],
  ['Sign', 4, 5_200, 14],
  ['Pool', 3, 58_000, 21],
];
const neighborhoods = [
  ['Eastgate', 19],
  ['Harbor Point', 17],
  ['Linden Hills', 16],
  ['Old Mill', 14],
  ['Fairmount', 13],
  ['South Prairie', 12],
  ['Westbrook', 9],
] as const;
/** Contractor, share. */
const contractors = [
  ['Pinnacle Builders LLC', 17],
  ['Cornerstone Electric', 15],
  ['Redline Plumbing Co', 13],
  ['Summit Roofing Inc', 11],
  ['Blue Heron Homes', 9],
  ['Tri-County Contracting', 8],
  ['Delgado & Sons', 7],
  ['Northgate Renovations', 6],
  ['Lakeview Mechanical', 5],
  ['Owner', 9],
] as const;
const streets = [
  'Maple St',
  'Front Ave',
  'Sycamore Dr',
  'Quarry Rd',
  '3rd St',
  'Juniper Ln',
  'Canal Blvd',
] as const;
const inspectors = ['B. Thorsen', 'L. Okafor', 'M. Reyes', 'S. Whitlock'] as const;
const firstDay = '2023-09-04';
const days = 1012;
const today = '2026-06-12';

/** Permits of an invented city, September 2023 to June 2026, as a data portal exports them: dates `2025-03-04T00:00:00.000`. */
export function permitsFile(): string {
  const random = new Random(51_907);
  const dates = Array.from({ length: 1460 }, () => workday(random)).toSorted();
  const header =
    'permit_num,permit_type,property_use,neighborhood,address,contractor_name,applied_date,issued_date,status,est_project_cost,permit_fee,square_feet,inspector';
  return csvText(
    header.split(','),
    dates.map((date, index) => permitRow(date, index, random)),
  );
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.88));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && date <= today) return date;
  }
}

/** What is in review or was withdrawn has no day of issue; trades' permits have no floor space. */
function permitRow(date: string, index: number, random: Random): string[] {
  const [type, , usual, wait] = random.pickWeighted(permitTypes.map((item) => [item, item[1]]));
  const isCommercial = type === 'Sign' || (type !== 'Pool' && random.next() < 0.29);
  const isWithdrawn = random.next() < 0.03;
  const issued = daysAfter(date, Math.ceil(wait * (0.4 + 1.3 * random.next())));
  const isIssued = !isWithdrawn && issued <= today;
  const cost =
    Math.round((usual * (isCommercial ? 1.9 : 1) * (0.35 + 1.5 * random.next() ** 1.4)) / 100) * 100;
  const isBuilt = ['Alteration', 'Addition', 'New Construction'].includes(type);
  return [
    `BP-${date.slice(0, 4)}-${String(10_001 + index)}`,
    type,
    isCommercial ? 'Commercial' : 'Residential',
    random.pickWeighted(neighborhoods),
    `${random.between(2, 980)} ${random.pick(streets)}`,
    random.pickWeighted(contractors),
    `${date}T00:00:00.000`,
    isIssued ? `${issued}T00:00:00.000` : '',
    statusOf(isIssued, isWithdrawn, issued, random),
    String(cost),
    (55 + cost * 0.0085).toFixed(2),
    isBuilt ? String(Math.round(cost / (150 + 60 * random.next()))) : '',
    random.pick(inspectors),
  ];
}

function statusOf(isIssued: boolean, isWithdrawn: boolean, issued: string, random: Random): string {
  if (isWithdrawn) return 'Withdrawn';
  if (!isIssued) return 'In Review';
  if (issued < '2025-01-01' && random.next() < 0.07) return 'Expired';
  return random.next() < (issued < '2026-01-01' ? 0.82 : 0.3) ? 'Finaled' : 'Issued';
}
