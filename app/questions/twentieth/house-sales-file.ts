import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Town, its district, postcode area, share, how dear it is. */
const towns: readonly (readonly [string, string, string, number, number])[] = [
  ['Alderbrook', 'Vale of Merrow', 'MW1', 17, 1.12],
  ['Merrowfield', 'Vale of Merrow', 'MW3', 13, 0.98],
  ['Stanwick', 'Vale of Merrow', 'MW6', 7, 1.24],
  ['Port Hallam', 'Hallam Coast', 'HC1', 19, 0.86],
  ['Seaholme', 'Hallam Coast', 'HC4', 9, 1.07],
  ['Tidewell', 'Hallam Coast', 'HC7', 5, 0.94],
  ['Kingsbury Cross', 'North Ridding', 'NR2', 14, 0.79],
  ['Colbeck', 'North Ridding', 'NR5', 9, 0.71],
  ['Ashmoor', 'North Ridding', 'NR8', 7, 0.83],
];
/** Type, share, pounds per square metre, least and most square metres. */
const types: readonly (readonly [string, number, number, number, number])[] = [
  ['Terraced', 33, 2650, 62, 118],
  ['Semi-detached', 29, 2900, 70, 135],
  ['Detached', 20, 3350, 95, 240],
  ['Flat', 18, 3050, 34, 88],
];
const streets =
  'Abbey Beacon Chapel Drover Elm Fernley Gable Harrow Ivy Juniper Lark Mill Orchard Quarry Station Windmill'.split(
    ' ',
  );
const endings = ['Road', 'Street', 'Lane', 'Close', 'Avenue'] as const;
const ratings = [
  ['A', 3],
  ['B', 14],
  ['C', 33],
  ['D', 34],
  ['E', 12],
  ['F', 4],
] as const;
const firstDay = '2023-01-03';
const days = 1245;

/** Homes sold in an invented region, January 2023 to May 2026, as a land register publishes them: dates `DD/MM/YYYY`. */
export function houseSalesFile(): string {
  const random = new Random(50_217);
  const dates = Array.from({ length: 1640 }, () => workday(random)).toSorted();
  const header =
    'Transaction ID,Date of Transfer,Price Paid,Property Type,New Build,Tenure,Street,Town,District,Postcode,Floor Area (sqm),EPC Rating';
  return csvText(
    header.split(','),
    dates.map((date, index) => saleRow(date, index, random)),
  );
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next()));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) return date;
  }
}

function saleRow(date: string, index: number, random: Random): string[] {
  const [town, district, area, , dearness] = random.pickWeighted(towns.map((item) => [item, item[3]]));
  const [type, , perMetre, least, most] = random.pickWeighted(types.map((item) => [item, item[1]]));
  const isNew = random.next() < 0.11;
  const metres = random.between(least, most);
  const rise = 1 + 0.035 * (Number(date.slice(0, 4)) - 2023);
  const price = metres * perMetre * dearness * rise * (isNew ? 1.14 : 1) * (0.8 + 0.4 * random.next());
  const isLeasehold = type === 'Flat' ? random.next() < 0.94 : random.next() < 0.05;
  const rating = isNew ? random.pick(['A', 'B', 'B']) : random.pickWeighted(ratings);
  return [
    `T${String(7_310_400 + index * 7)}`,
    date.split('-').toReversed().join('/'),
    String(Math.round(price / 250) * 250),
    type,
    isNew ? 'Y' : 'N',
    isLeasehold ? 'Leasehold' : 'Freehold',
    `${random.pick(streets)} ${random.pick(endings)}`,
    town,
    district,
    `${area} ${random.between(1, 9)}${random.pick([...'ABDEFGHJLN'])}${random.pick([...'PQRSTUWXYZ'])}`,
    random.next() < 0.06 ? '' : String(metres),
    rating,
  ];
}
