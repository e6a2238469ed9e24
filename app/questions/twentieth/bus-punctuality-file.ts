import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

interface Route {
  number: string;
  name: string;
  depot: string;
  /** Planned trips on a weekday, on a Saturday, on a Sunday. */
  trips: readonly [number, number, number];
  /** How much of it runs late on a usual day. */
  late: number;
  /** Passengers of a usual trip. */
  load: number;
}

const routes: readonly Route[] = [
  route('1', 'City Centre - Northgate', 'Canal Street', [96, 78, 44], 0.13, 38),
  route('2', 'City Centre - Hospital', 'Canal Street', [88, 72, 40], 0.17, 34),
  route('5', 'Station - University', 'Canal Street', [104, 64, 32], 0.21, 41),
  route('7A', 'Station - Business Park', 'Fairmead', [58, 22, 0], 0.12, 23),
  route('9', 'Fairmead - Lakeside', 'Fairmead', [46, 40, 26], 0.1, 19),
  route('12', 'Harbour - Old Town', 'Fairmead', [72, 66, 42], 0.19, 29),
  route('14', 'Harbour - Westbrook Mall', 'Tannery Lane', [64, 68, 38], 0.15, 31),
  route('21', 'Westbrook - Airport', 'Tannery Lane', [50, 48, 46], 0.24, 27),
  route('30', 'Hillside Circular', 'Tannery Lane', [34, 28, 16], 0.07, 14),
  route('X4', 'Station - Millford Express', 'Tannery Lane', [28, 18, 10], 0.27, 36),
];
const weathers = [
  ['dry', 58],
  ['rain', 31],
  ['fog', 6],
  ['snow', 5],
] as const;
const firstDay = '2025-12-01';
const days = 182;

function route(
  number: string,
  name: string,
  depot: string,
  trips: readonly [number, number, number],
  late: number,
  load: number,
): Route {
  return { number, name, depot, trips, late, load };
}

/** Punctuality of an invented city's buses, one record a route and day, December 2025 to May 2026, as an open data portal gives it. */
export function busPunctualityFile(): string {
  const random = new Random(71_908);
  const records = Array.from({ length: days }, (_, index) => daysAfter(firstDay, index)).flatMap((date) => {
    const drawn = random.pickWeighted(weathers);
    const weather = drawn === 'snow' && date > '2026-03-15' ? 'rain' : drawn;
    return routes.flatMap((item) => dayRecord(item, date, weather, random));
  });
  return JSON.stringify(records, null, 1);
}

/** A route that does not run on that day has no record. */
function dayRecord(
  { number, name, depot, trips, late, load }: Route,
  date: string,
  weather: string,
  random: Random,
) {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const [dayType, scheduled] =
    weekday === 0 ? ['Sunday', trips[2]] : weekday === 6 ? ['Saturday', trips[1]] : ['Weekday', trips[0]];
  if (scheduled === 0) return [];
  const hindrance = { dry: 1, rain: 1.3, fog: 1.5, snow: 2.4 }[weather] ?? 1;
  const cancelled = Math.floor(scheduled * 0.09 * hindrance * random.next() ** 2.5);
  const operated = scheduled - cancelled;
  const lateTrips = Math.round(operated * Math.min(0.8, late * hindrance * (0.6 + 0.8 * random.next())));
  const earlyTrips = Math.floor(operated * 0.06 * random.next());
  return [
    {
      service_date: date,
      day_type: dayType,
      route: number,
      route_name: name,
      depot,
      weather,
      scheduled_trips: scheduled,
      operated_trips: operated,
      cancelled_trips: cancelled,
      on_time_trips: operated - lateTrips - earlyTrips,
      late_trips: lateTrips,
      early_trips: earlyTrips,
      avg_delay_min: Number((0.6 + (lateTrips / operated) * 11 * (0.8 + 0.4 * random.next())).toFixed(1)),
      passengers: Math.round(operated * load * (0.8 + 0.35 * random.next())),
    },
  ];
}
