import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Promoter, kind of promoter, share, what it does. */
const promoters: readonly (readonly [string, string, number, readonly string[]])[] = [
  [
    'Borough Highways',
    'Highway authority',
    29,
    ['Resurfacing', 'Pothole repair', 'Kerb and footway', 'Drainage'],
  ],
  ['Clearwater Utilities', 'Utility', 24, ['Leak repair', 'Main replacement', 'New connection']],
  ['Northline Gas', 'Utility', 18, ['Main replacement', 'Leak repair', 'New connection']],
  ['Fibrenet', 'Telecoms', 16, ['Duct laying', 'Cabinet installation']],
  ['GridPower East', 'Utility', 13, ['Cable repair', 'New connection']],
];
/** Works type, share, longest duration in days, permit fee. */
const worksTypes: readonly (readonly [string, number, number, number])[] = [
  ['Minor', 46, 3, 65],
  ['Standard', 26, 10, 130],
  ['Emergency', 18, 6, 60],
  ['Major', 10, 64, 240],
];
const wards = [
  ['Riverside', 22],
  ['Central', 20],
  ['Hillcrest', 17],
  ['Abbey', 15],
  ['Moorside', 14],
  ['Quay', 12],
] as const;
const roads = [
  ['High Street', 15],
  ['Station Road', 12],
  ['Mill Lane', 10],
  ['Victoria Road', 9],
  ['Church Street', 8],
  ['Park Avenue', 7],
  ['Bridge Street', 6],
  ['Queensway', 6],
  ['Abbey Road', 5],
  ['Chapel Hill', 4],
  ['Ferry Lane', 4],
  ['Windmill Road', 3],
] as const;
const trafficControls = [
  ['Temporary lights', 34],
  ['Give and take', 31],
  ['Lane closure', 21],
  ['Road closure', 14],
] as const;
const firstDay = '2024-01-02';
const days = 960;
const today = '2026-06-15';

/** Road works of an invented borough, January 2024 to August 2026, as its permit register gives them: JSON with snake_case names. */
export function roadWorksFile(): string {
  const random = new Random(12_873);
  const dates = Array.from({ length: 1090 }, () => startDay(random)).toSorted();
  return JSON.stringify(dates.map((date, index) => work(date, index, random)));
}

/** Fewer are known of the weeks to come. */
function startDay(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next()));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && (date <= today || random.next() < 0.35)) return date;
  }
}

function work(date: string, index: number, random: Random): Record<string, string | number> {
  const [type, , longest, fee] = random.pickWeighted(
    worksTypes.filter(([name]) => name !== 'Emergency' || date <= today).map((item) => [item, item[1]]),
  );
  const [promoter, promoterType, , activities] = random.pickWeighted(
    promoters.map((item) => [item, item[2]]),
  );
  const duration = 1 + Math.floor(longest * random.next() ** 1.3);
  const end = daysAfter(date, duration - 1);
  const isCancelled = random.next() < 0.05;
  const status = isCancelled
    ? 'cancelled'
    : date > today
      ? 'planned'
      : end < today
        ? 'completed'
        : 'in progress';
  const hasComplaints = status !== 'planned' && !isCancelled && random.next() < 0.3;
  return {
    works_ref: `RW${30_211 + index}`,
    road_name: random.pickWeighted(roads),
    ward: random.pickWeighted(wards),
    promoter,
    promoter_type: promoterType,
    works_type: type,
    activity: random.pick(activities),
    traffic_control: random.pickWeighted(trafficControls),
    start_date: date,
    end_date: end,
    duration_days: duration,
    status,
    permit_fee: promoterType === 'Highway authority' ? 0 : fee,
    complaints: hasComplaints ? random.between(1, 3 + Math.floor(duration / 4)) : 0,
  };
}
