import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Donor type, share of the donors, usual pounds of a gift, how givers are called. */
const donorTypes: readonly (readonly [string, number, number, readonly string[]])[] = [
  [
    'Individual',
    72,
    45,
    ['Agnes Holloway', 'Barnaby Crewe', 'Cecily Marsh', 'Dilip Sethi', 'Esme Pardoe', 'Fergus Lyle'],
  ],
  ['Company', 14, 900, ['Thornbury Mills Ltd', 'Pell & Gray LLP', 'Quayside Brewing', 'Larch Energy']],
  ['Trust', 6, 3200, ['The Ashdown Trust', 'Merrow Foundation', 'Penrose Charitable Trust']],
  ['Community Group', 8, 180, ['Hexham Rotary', 'St Aidan Choir', 'Fellside Runners']],
];
const campaigns = [
  ['Winter Appeal', 30],
  ['Big Give Week', 17],
  ['Lifeboat Fund', 21],
  ['Legacy Circle', 6],
  ['', 26],
] as const;
const funds = [
  ['General', 46],
  ['Rescue Equipment', 27],
  ['Training', 18],
  ['Education Outreach', 9],
] as const;
const methods = [
  ['Direct Debit', 44],
  ['Card', 31],
  ['Bank Transfer', 15],
  ['Cheque', 7],
  ['Cash', 3],
] as const;
const firstDay = '2024-04-01';
const days = 804;

/** Gifts to an invented charity from April 2024 on, as donor software exports them: `DD/MM/YYYY`, amounts such as `"1,250.00"`. */
export function giftsFile(): string {
  const random = new Random(41_330);
  const given = Array.from({ length: 1260 }, () => Math.floor(days * random.next() ** 0.92)).toSorted(
    (a, b) => a - b,
  );
  const rows = given.map((day, index) => giftRow(day, index, random));
  const header =
    'Gift ID,Gift Date,Donor Name,Donor Type,Campaign,Fund,Payment Method,Gift Amount (GBP),Gift Aid,Thanked On';
  return csvText(header.split(','), rows);
}

function giftRow(day: number, index: number, random: Random): string[] {
  const [type, , usual, names] = random.pickWeighted(donorTypes.map((item) => [item, item[1]]));
  const pounds = usual * (0.2 + 1.1 * random.next() + 6 * random.next() ** 9);
  const amount = type === 'Individual' ? Math.ceil(pounds) : Math.ceil(pounds / 10) * 10;
  const thankedDay = day + random.between(1, 24);
  const isThanked = random.next() > 0.11 && thankedDay < days;
  return [
    `G-${100_450 + index}`,
    britishDate(daysAfter(firstDay, day)),
    random.next() < 0.05 ? 'Anonymous' : random.pick(names),
    type,
    random.pickWeighted(campaigns),
    random.pickWeighted(funds),
    random.pickWeighted(methods),
    amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    type === 'Individual' && random.next() < 0.68 ? 'Yes' : 'No',
    isThanked ? britishDate(daysAfter(firstDay, thankedDay)) : '',
  ];
}

/** `2025-03-07` as the British write it: `07/03/2025`. */
function britishDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
