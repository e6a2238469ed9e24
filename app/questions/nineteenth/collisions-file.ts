import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** District, share. */
const districts = [
  ['Northgate', 27],
  ['Kingsmere', 22],
  ['Millbrook', 18],
  ['Harrowden', 14],
  ['Stonefield', 11],
  ['Ashby Vale', 8],
] as const;
/** Road type, share, its speed limits, how grave a crash there is, its roads. */
const roads: readonly (readonly [string, number, readonly number[], number, readonly string[]])[] = [
  ['Motorway', 6, [70], 1.5, ['M94']],
  ['A road', 38, [30, 30, 40, 50, 60], 1.2, ['A4017', 'A618', 'A4233', 'A692']],
  ['B road', 21, [30, 40, 60], 1.1, ['B5114', 'B5120', 'B5127', 'B5133', 'B5146']],
  ['Unclassified', 35, [20, 20, 30, 30], 0.7, ['Station Road', 'Mill Lane', 'High Street', 'Park Avenue']],
];
const weathers = [
  ['Fine', 68],
  ['Rain', 21],
  ['Fog or mist', 4],
  ['Snow', 2],
  ['High winds', 5],
] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const firstDay = '2023-01-01';
/** January 2023 to March 2026. */
const days = 1186;
const darkMonths = ['11', '12', '01', '02'];

/** Collisions that an invented county's police recorded, as its data portal returns them: JSON with snake_case names. */
export function collisionsFile(): string {
  const random = new Random(71_905);
  const dates = Array.from({ length: 1420 }, () => daysAfter(firstDay, random.between(0, days - 1)));
  return JSON.stringify(dates.toSorted().map((date, index) => collision(date, index, random)));
}

function collision(date: string, index: number, random: Random): Record<string, string | number> {
  const [type, , limits, graveness, names] = random.pickWeighted(roads.map((item) => [item, item[1]]));
  const severity = random.pickWeighted([
    ['Slight', 79],
    ['Serious', 18.5 * graveness],
    ['Fatal', 1.8 * graveness],
  ]);
  const hour = random.pickWeighted(
    Array.from({ length: 24 }, (_, at) => [at, at < 6 ? 1 : at === 8 || at === 17 ? 9 : 5]),
  );
  const vehicles = random.pickWeighted([
    [1, 29],
    [2, 57],
    [3, 10],
    [4, 4],
  ]);
  return {
    collision_ref: `WD${date.slice(2, 4)}${String(30_001 + index)}`,
    collision_date: date,
    collision_time: `${String(hour).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`,
    day_of_week: weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
    district: random.pickWeighted(districts),
    road_name: names[Math.floor(names.length * random.next() ** 1.3)] ?? random.pick(names),
    road_type: type,
    speed_limit: random.pick(limits),
    severity,
    number_of_vehicles: vehicles,
    number_of_casualties: random.pickWeighted([
      [1, 74],
      [2, 18],
      [3, 6],
      [4, 2],
    ]),
    weather: random.pickWeighted(weathers),
    light_conditions: lightAt(date, hour, random),
    police_attended: severity !== 'Slight' || random.next() < 0.62 ? 'Yes' : 'No',
  };
}

function lightAt(date: string, hour: number, random: Random): string {
  const isShortDay = darkMonths.includes(date.slice(5, 7));
  if (isShortDay ? hour >= 8 && hour < 16 : hour >= 6 && hour < 20) return 'Daylight';
  return random.next() < 0.71 ? 'Darkness - lit' : 'Darkness - unlit';
}
