import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Type, share, usual fee, days until it is decided, what is proposed. */
const types: readonly (readonly [string, number, number, number, readonly string[]])[] = [
  [
    'Householder',
    46,
    258,
    48,
    ['Single storey rear extension', 'Loft conversion', 'Detached garage', 'Porch'],
  ],
  ['Full', 21, 578, 70, ['Erection of dwellings', 'Conversion of barn to dwelling', 'New retail unit']],
  ['Outline', 5, 1204, 98, ['Residential development', 'Mixed use development']],
  ['Listed Building Consent', 9, 0, 60, ['Replacement of windows', 'Internal alterations']],
  ['Change of Use', 11, 578, 58, ['Shop to cafe', 'Office to flats', 'House to guest house']],
  ['Advertisement', 8, 165, 42, ['Illuminated fascia sign', 'Hanging sign']],
];
const wards = [
  ['Northgate', 21],
  ['Riverside', 24],
  ['St Helens', 17],
  ['Oakfield', 16],
  ['Market', 13],
  ['Cranmore', 9],
] as const;
const officers = [
  ['Helen Marsh', 29],
  ['Gareth Pugh', 24],
  ['Anita Desai', 20],
  ['Simon Cole', 16],
  ['Ruth Okafor', 11],
] as const;
const firstDay = '2024-07-01';
const days = 712;
const today = '2026-06-12';

/** The planning register of an invented council, July 2024 to June 2026: JSON with snake_case names. */
export function planningFile(): string {
  const random = new Random(18_733);
  const dates = Array.from({ length: 940 }, () => workday(random)).toSorted();
  return JSON.stringify(dates.map((date, index) => application(date, index, random)));
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, random.between(0, days));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && date <= today) return date;
  }
}

/** What is pending or withdrawn has no decision; only some types bring new homes. */
function application(date: string, index: number, random: Random): Record<string, string | number | null> {
  const [type, , usualFee, wait, proposals] = random.pickWeighted(types.map((item) => [item, item[1]]));
  const homes = homesOf(type, random);
  const validated = daysAfter(date, random.between(1, 12));
  const decided = daysAfter(date, Math.round(wait * (0.6 + 1.1 * random.next())));
  const isWithdrawn = random.next() < 0.05;
  const isDecided = !isWithdrawn && decided <= today;
  const toCommittee = homes >= 10 || random.next() < 0.06;
  return {
    application_ref: `${date.slice(2, 4)}/${String(1201 + index).padStart(5, '0')}/${type.slice(0, 3).toUpperCase()}`,
    received_date: date,
    validated_date: validated <= today ? validated : null,
    application_type: type,
    ward: random.pickWeighted(wards),
    proposal: random.pick(proposals),
    case_officer: random.pickWeighted(officers),
    status: isWithdrawn ? 'Withdrawn' : isDecided ? 'Decided' : 'Pending',
    decision: isDecided ? (random.next() < (toCommittee ? 0.66 : 0.86) ? 'Approved' : 'Refused') : null,
    decision_date: isDecided ? decided : null,
    decided_by: isDecided ? (toCommittee ? 'Committee' : 'Delegated') : null,
    fee: usualFee * Math.max(1, homes),
    public_comments: Math.floor((toCommittee ? 60 : 14) * random.next() ** 3),
    new_homes: homes,
  };
}

function homesOf(type: string, random: Random): number {
  if (type === 'Outline') return random.between(3, 40);
  if (type === 'Full') return random.next() < 0.6 ? 1 + Math.floor(14 * random.next() ** 3) : 0;
  return 0;
}
