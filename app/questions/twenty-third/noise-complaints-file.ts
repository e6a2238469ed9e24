import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** What is heard, share, how likely it is at night. */
const noises: readonly (readonly [string, number, number])[] = [
  ['Loud music', 31, 0.7],
  ['Barking dog', 19, 0.3],
  ['Construction', 14, 0.1],
  ['Party', 12, 0.9],
  ['Alarm', 9, 0.5],
  ['Industrial plant', 6, 0.3],
  ['Licensed premises', 6, 0.85],
  ['DIY', 3, 0.2],
];
const wards = [
  ['Abbeyfield', 19],
  ['Broadmead', 24],
  ['Canal Side', 17],
  ['Dunmore', 13],
  ['Eastgate', 15],
  ['Fairholme', 8],
  ['Greenbank', 4],
] as const;
const channels = [
  ['Online form', 49],
  ['Phone', 31],
  ['Email', 14],
  ['In person', 6],
] as const;
const officers = [
  ['H. Lindqvist', 31],
  ['M. Tembo', 28],
  ['S. Carrick', 24],
  ['J. Oduya', 17],
] as const;
const outcomes = [
  ['Advice given', 38],
  ['No further action', 30],
  ['Warning letter', 20],
  ['Abatement notice', 8],
  ['Prosecution', 4],
] as const;
const firstDay = '2024-01-01';
const days = 896;
const today = '2026-06-14';

/** Noise complaints to an invented council, January 2024 to June 2026, as its open data portal gives them: JSON with snake_case names. */
export function noiseComplaintsFile(): string {
  const random = new Random(38_277);
  const dates = Array.from({ length: 1420 }, () => complaintDay(random)).toSorted();
  return JSON.stringify(dates.map((date, index) => complaint(date, index, random)));
}

/** Summer is louder. */
function complaintDay(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.92));
    const month = Number(date.slice(5, 7));
    if (date <= today && random.next() < (month >= 5 && month <= 8 ? 1 : 0.62)) return date;
  }
}

/** What is still open has neither day of closing nor outcome. */
function complaint(
  date: string,
  index: number,
  random: Random,
): Record<string, string | number | boolean | null> {
  const [noise, , nightly] = random.pickWeighted(noises.map((item) => [item, item[1]]));
  const isNight = random.next() < nightly;
  const closed = daysAfter(date, 1 + Math.floor(58 * random.next() ** 1.8));
  const isClosed = closed <= today && random.next() > 0.04;
  const outcome = isClosed ? random.pickWeighted(outcomes) : null;
  const visits = random.pickWeighted([
    [0, 44],
    [1, 32],
    [2, 16],
    [3, 6],
    [4, 2],
  ]);
  return {
    case_no: `NC-${date.slice(2, 4)}-${String(index + 1).padStart(5, '0')}`,
    received_date: date,
    ward: random.pickWeighted(wards),
    noise_type: noise,
    time_of_day: isNight ? 'Night' : random.pick(['Morning', 'Afternoon', 'Evening']),
    reported_via: random.pickWeighted(channels),
    priority: random.pickWeighted([
      ['High', isNight ? 30 : 10],
      ['Medium', 45],
      ['Low', 35],
    ]),
    officer: random.pickWeighted(officers),
    first_response_hours: Math.round((1 + 90 * random.next() ** 2.2) * 10) / 10,
    site_visits: visits,
    repeat_complaint: random.next() < 0.27,
    status: isClosed
      ? 'Closed'
      : random.pickWeighted([
          ['Open', 55],
          ['Under investigation', 45],
        ]),
    closed_date: isClosed ? closed : null,
    outcome,
  };
}
