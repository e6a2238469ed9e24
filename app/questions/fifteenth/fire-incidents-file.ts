import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Group, share, its types, most pumps, most pump hours of one pump. */
const groups: readonly (readonly [string, number, readonly string[], number, number])[] = [
  ['False Alarm', 46, ['Automatic alarm', 'Good intent', 'Malicious call'], 3, 1],
  ['Special Service', 31, ['Flooding', 'Road traffic collision', 'Lift release', 'Effecting entry'], 3, 2],
  ['Fire', 23, ['Primary fire', 'Secondary fire', 'Chimney fire'], 7, 4],
];
/** District, share, its station grounds, seconds that a pump usually takes. */
const districts: readonly (readonly [string, number, readonly string[], number])[] = [
  ['Harbourside', 34, ['Quay Street', 'Dock Road'], 318],
  ['Northgate', 27, ['Northgate', 'Millfield'], 352],
  ['Weston Vale', 22, ['Weston', 'Coldbrook'], 437],
  ['Hartley Moor', 17, ['Hartley', 'Moorend'], 566],
];
const properties = [
  ['Dwelling', 44],
  ['Non Residential', 22],
  ['Road Vehicle', 13],
  ['Outdoor', 12],
  ['Other Residential', 9],
] as const;
const firstDay = '2024-01-01';
const days = 882;

/** Calls of an invented fire service, January 2024 to May 2026, as it publishes them: dates `DD/MM/YYYY`. */
export function fireIncidentsFile(): string {
  const random = new Random(51_937);
  const dates = Array.from({ length: 1640 }, () =>
    daysAfter(firstDay, Math.floor(days * random.next() ** 0.92)),
  ).toSorted();
  const header =
    'Incident Number,Date Of Call,Time Of Call,Incident Group,Incident Type,Property Category,District,Station Ground,Response Time (secs),Pumps Attending,Pump Hours,Notional Cost (£),Casualties';
  return csvText(
    header.split(','),
    dates.map((date, index) => incidentRow(date, index, random)),
  );
}

/** Of some calls the time to arrive was not taken down. */
function incidentRow(date: string, index: number, random: Random): string[] {
  const [group, , types, mostPumps, mostHours] = random.pickWeighted(groups.map((item) => [item, item[1]]));
  const [district, , stations, usual] = random.pickWeighted(districts.map((item) => [item, item[1]]));
  const type = random.pick(types);
  const pumps = 1 + Math.floor(mostPumps * random.next() ** 2.2);
  const hours = pumps * random.between(1, mostHours);
  const isHarmful = group !== 'False Alarm' && random.next() < 0.09;
  const minute = Math.floor(1440 * random.next() ** 0.8);
  return [
    `${date.slice(2, 4)}-${String(10_001 + index)}`,
    date.split('-').toReversed().join('/'),
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    group,
    type,
    type === 'Road traffic collision' ? 'Road Vehicle' : random.pickWeighted(properties),
    district,
    random.pickWeighted([
      [stations[0] ?? '', 63],
      [stations[1] ?? '', 37],
    ]),
    random.next() < 0.03 ? '' : String(Math.round(usual * (0.55 + 0.9 * random.next()))),
    String(pumps),
    String(hours),
    String(hours * (date < '2025-04-01' ? 381 : 398)),
    String(isHarmful ? random.between(1, 3) : 0),
  ];
}
