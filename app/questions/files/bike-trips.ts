import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from './calendar.ts';
import { csvText } from './csv.ts';

const stations = [
  ['Central Station', 21],
  ['Market Square', 17],
  ['Riverfront', 15],
  ['City Library', 12],
  ['Technical College', 11],
  ['North Park', 9],
  ['Harbor Gate', 7],
  ['Stadium', 5],
  ['Botanical Garden', 3],
] as const;

/** Bike type, share of the rides, kilometres in an hour. */
const bikeTypes: readonly (readonly [string, number, number])[] = [
  ['classic', 55, 12.5],
  ['electric', 37, 18],
  ['cargo', 8, 10],
];

/** Member type, share of the rides, usual minutes of a ride. */
const memberTypes: readonly (readonly [string, number, number])[] = [
  ['member', 62, 13],
  ['casual', 29, 31],
  ['student', 9, 16],
];

/** Minutes past midnight at which rides cluster: to work, lunch, home, evening. */
const busyMinutes = [
  [8 * 60, 28],
  [12 * 60 + 30, 19],
  [17 * 60 + 20, 36],
  [20 * 60, 17],
] as const;
const firstDay = '2025-03-01';
const days = 471;

/** Rides of a bike-share scheme from March 2025 on, as such schemes publish them: snake_case, `2025-06-01 07:42:10`. */
export function bikeTripsFile(): string {
  const random = new Random(6_800);
  const ridden = Array.from({ length: 1480 }, () => Math.floor(days * random.next() ** 0.8)).toSorted(
    (a, b) => a - b,
  );
  const rows = ridden.map((day, index) => rideRow(day, index, random));
  const header =
    'ride_id,bike_type,started_at,ended_at,start_station,end_station,member_type,duration_min,distance_km';
  return csvText(header.split(','), rows);
}

function rideRow(day: number, index: number, random: Random): string[] {
  const [bikeType, , kilometresPerHour] = random.pickWeighted(bikeTypes.map((item) => [item, item[1]]));
  const [memberType, , usualMinutes] = random.pickWeighted(memberTypes.map((item) => [item, item[1]]));
  const startSecond =
    60 * (random.pickWeighted(busyMinutes) + random.between(-115, 115)) + random.between(0, 59);
  const seconds = Math.round(60 * usualMinutes * (0.3 + 1.1 * random.next() + 4 * random.next() ** 12));
  const minutes = seconds / 60;
  const distance = (minutes / 60) * kilometresPerHour * (0.6 + 0.4 * random.next());
  return [
    `R${(0x4a_10_00 + index * 37).toString(16).toUpperCase()}`,
    bikeType,
    moment(day, startSecond),
    moment(day, startSecond + seconds),
    random.pickWeighted(stations),
    random.next() < 0.05 ? '' : random.pickWeighted(stations),
    memberType,
    minutes.toFixed(1),
    distance.toFixed(2),
  ];
}

/** A ride that goes on past midnight ends on the next day. */
function moment(day: number, second: number): string {
  const daySeconds = 86_400;
  const date = daysAfter(firstDay, day + Math.floor(second / daySeconds));
  const time = new Date((second % daySeconds) * 1000).toISOString().slice(11, 19);
  return `${date} ${time}`;
}
