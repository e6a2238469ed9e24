import { Random } from '#connectors/sample-company/random.ts';
import { americanMoment, daysAfter } from './calendar.ts';
import { csvText } from './csv.ts';

/** Agency, share, days until it usually closes a request, what people complain about. */
const agencies: readonly (readonly [string, number, number, readonly string[]])[] = [
  ['Sanitation', 30, 5, ['Missed Collection', 'Illegal Dumping', 'Overflowing Bin']],
  ['Transportation', 26, 14, ['Pothole', 'Street Light Out', 'Damaged Sign']],
  ['Police', 20, 1, ['Noise', 'Blocked Driveway', 'Abandoned Vehicle']],
  ['Parks', 12, 22, ['Fallen Tree', 'Broken Playground']],
  ['Water Board', 8, 6, ['Leak', 'No Water', 'Sewer Backup']],
  ['Housing', 4, 30, ['Heating', 'Mold']],
];
const districts = [
  ['Northside', 22],
  ['Bayview', 18],
  ['Downtown', 27],
  ['East End', 20],
  ['Hillcrest', 13],
] as const;
const channels = [
  ['Phone', 38],
  ['App', 34],
  ['Web', 23],
  ['Letter', 5],
] as const;
const firstDay = '2024-10-01';
const days = 623;

/** A city's service requests from October 2024 on, as open city data comes: `Created Date`, US moments, open ones without `Closed Date`. */
export function requestsFile(): string {
  const random = new Random(311);
  const created = Array.from({ length: 1850 }, () => Math.floor(days * random.next() ** 0.9)).toSorted(
    (a, b) => a - b,
  );
  const rows = created.map((day, index) => requestRow(day, index, random));
  const header =
    'Unique Key,Created Date,Closed Date,Agency,Complaint Type,District,Street,Status,Channel,Visits';
  return csvText(header.split(','), rows);
}

const streets =
  `Alder Birch Canal Depot Elm Ferry Grant Hudson Irving Juniper Keller Lake Market North Orchard Pine`
    .split(/\s+/)
    .map((name) => `${name} Street`);

function requestRow(day: number, index: number, random: Random): string[] {
  const [agency, , usualDays, complaints] = random.pickWeighted(agencies.map((item) => [item, item[1]]));
  const closedDay = day + Math.floor(2.4 * usualDays * random.next() ** 1.5);
  const closedMinute = random.between(19 * 60, 23 * 60);
  const isClosed = closedDay < days && random.next() > 0.05;
  return [
    String(58_200_114 + index * 7),
    americanMoment(daysAfter(firstDay, day), random.between(6 * 60, 19 * 60 - 1)),
    isClosed ? americanMoment(daysAfter(firstDay, closedDay), closedMinute) : '',
    agency,
    random.pick(complaints),
    random.pickWeighted(districts),
    random.next() < 0.07 ? '' : random.pick(streets),
    isClosed
      ? 'Closed'
      : random.pickWeighted([
          ['Open', 5],
          ['In Progress', 4],
          ['Pending', 1],
        ]),
    random.pickWeighted(channels),
    String(isClosed ? random.between(1, 4) : random.between(0, 2)),
  ];
}
