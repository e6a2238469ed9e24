import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Exhibition, first and last day, share of the visitors while it is open, how well it is liked. */
const exhibitions: readonly (readonly [string, string, string, number, number])[] = [
  ['Permanent Collection', '2025-01-01', '2026-12-31', 40, 0],
  ['Salt and Steam', '2025-03-01', '2025-08-31', 34, 0.4],
  ['Hands of Clay', '2025-06-14', '2025-11-30', 25, -0.5],
  ['Northern Light', '2025-10-04', '2026-03-29', 38, 0.7],
  ['Toys We Loved', '2025-11-22', '2026-06-28', 31, 0.3],
];
const channels = [
  ['Friends or family', 29],
  ['Social media', 24],
  ['Poster or leaflet', 13],
  ['Our newsletter', 12],
  ['Local press', 9],
  ['Walked past', 13],
] as const;
const companions = [
  ['Family with children', 34],
  ['Partner', 26],
  ['Friends', 19],
  ['On my own', 16],
  ['Organised group', 5],
] as const;
const ageGroups = [
  ['Under 25', 13],
  ['25-34', 18],
  ['35-49', 31],
  ['50-64', 22],
  ['65 or over', 16],
] as const;
const homes = [
  ['In the city', 37],
  ['Elsewhere in Yorkshire', 29],
  ['Lancashire', 11],
  ['London', 6],
  ['Scotland', 5],
  ['Elsewhere in the UK', 8],
  ['Abroad', 4],
] as const;
const comments = [
  'Lovely staff',
  'Too crowded',
  'Signs were hard to read',
  'More seats please',
  'The café was slow',
  'Great for the children',
  'Will come again',
  'Lift was out of order',
];
const firstDay = '2025-01-04';
const days = 526;
const lastDay = '2026-06-13';
const monday = 1;

/** A museum's visitor survey, January 2025 to June 2026, as a form tool exports it: the headers are the questions. */
export function visitorSurveyFile(): string {
  const random = new Random(52_771);
  const moments = Array.from({ length: 640 }, () => answeredAt(random)).toSorted();
  const header = [
    'Timestamp',
    'How did you hear about us?',
    'Who did you come with?',
    'Have you visited before?',
    'Which exhibition did you mainly come for?',
    'How satisfied were you overall? (1-5)',
    'How would you rate the café? (1-5)',
    'How likely are you to recommend us? (0-10)',
    'How much did you spend in the shop? (£)',
    'Age group',
    'Where do you live?',
    'Are you a member?',
    'Anything else you want to tell us?',
  ];
  return csvText(
    header,
    moments.map((moment) => responseRow(moment, random)),
  );
}

function answeredAt(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.86));
    if (new Date(`${date}T00:00:00Z`).getUTCDay() === monday || date > lastDay) continue;
    const two = (value: number) => String(value).padStart(2, '0');
    return `${date} ${two(random.between(10, 19))}:${two(random.between(0, 59))}:${two(random.between(0, 59))}`;
  }
}

/** Not everybody eats in the café, shops or has more to say: those cells stay empty. */
function responseRow(moment: string, random: Random): string[] {
  const open = exhibitions.filter(([, from, to]) => moment.slice(0, 10) >= from && moment.slice(0, 10) <= to);
  const [exhibition, , , , liking] = random.pickWeighted(open.map((item) => [item, item[3]]));
  const mood = 3.9 + liking + 2.4 * (random.next() + random.next() - 1);
  const within = (value: number, low: number, high: number) =>
    String(Math.max(low, Math.min(high, Math.round(value))));
  const isMember = random.next() < 0.27;
  const hasVisited = isMember || random.next() < 0.42;
  const shopChance = isMember ? 0.46 : 0.58;
  return [
    moment,
    random.pickWeighted(channels),
    random.pickWeighted(companions),
    hasVisited ? 'Yes' : 'No',
    exhibition,
    within(mood, 1, 5),
    random.next() < 0.55 ? within(3.4 + 2 * (random.next() + random.next() - 1), 1, 5) : '',
    random.next() < 0.96 ? within(mood * 2 + 2.5 * (random.next() - 0.4), 0, 10) : '',
    random.next() < shopChance ? (1.5 + 46 * random.next() ** 2).toFixed(2) : '',
    random.pickWeighted(ageGroups),
    random.pickWeighted(homes),
    isMember ? 'Yes' : 'No',
    random.next() < 0.21 ? random.pick(comments) : '',
  ];
}
