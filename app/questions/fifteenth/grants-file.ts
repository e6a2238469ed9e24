import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Programme, share, pounds that it usually gives, its first day. */
const programmes: readonly (readonly [string, number, number, string])[] = [
  ['Community Spaces', 28, 14_000, '2022-01-01'],
  ['Youth Futures', 26, 21_000, '2022-01-01'],
  ['Arts for All', 21, 9_000, '2022-01-01'],
  ['Green Neighbourhoods', 15, 12_000, '2023-04-01'],
  ['Winter Hardship', 10, 4_500, '2022-01-01'],
];
const recipientTypes = [
  ['Registered Charity', 52],
  ['Community Interest Company', 21],
  ['Community Group', 17],
  ['School', 10],
] as const;
const locations = [
  ['Ardleigh', 26],
  ['Brookhampton', 22],
  ['Castle Wold', 18],
  ['Dunmere', 15],
  ['Eastering', 12],
  ['Fallowby', 7],
] as const;
const places =
  `Alderman Birchwood Copperfield Downland Elmstead Foxhall Grangeway Hollybank Ivydene Kingsmead Larkrise
  Meadowside Netherby Oakfield Pennywell Ridgeway`.split(/\s+/);
const endings: Readonly<Record<string, readonly string[]>> = {
  'Registered Charity': ['Trust', 'Family Centre', 'Carers', 'Foundation', 'Youth Project'],
  'Community Interest Company': ['Makers CIC', 'Kitchen CIC', 'Arts CIC'],
  'Community Group': ['Residents Association', 'Gardeners', 'Players'],
  School: ['Primary School', 'Academy'],
};
const works = ['Running costs', 'New equipment', 'Building repairs', 'Summer programme', 'Outreach worker'];
const firstDay = '2022-01-10';
const days = 1597;

interface Recipient {
  name: string;
  type: string;
  location: string;
}

/** Grants of an invented foundation, January 2022 to May 2026, one sheet with the headers of the open grants standard. */
export function grantsFile(): Uint8Array {
  const random = new Random(70_214);
  const recipients = makeRecipients(130, random);
  const dates = Array.from({ length: 640 }, () => workday(random)).toSorted();
  const header = [
    'Identifier',
    'Title',
    'Currency',
    'Amount Applied For',
    'Amount Awarded',
    'Award Date',
    'Planned Dates:Start Date',
    'Planned Dates:Duration (months)',
    'Recipient Org:Name',
    'Recipient Org:Type',
    'Grant Programme:Title',
    'Beneficiary Location:Name',
  ];
  const rows = dates.map((date, index) => grantRow(date, index, recipients, random));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'grants awarded');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

function makeRecipients(count: number, random: Random): Recipient[] {
  const byName = new Map<string, Recipient>();
  while (byName.size < count) {
    const type = random.pickWeighted(recipientTypes);
    const name = `${random.pick(places)} ${random.pick(endings[type] ?? [])}`;
    if (!byName.has(name)) byName.set(name, { name, type, location: random.pickWeighted(locations) });
  }
  return [...byName.values()];
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.85));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) return date;
  }
}

function grantRow(
  date: string,
  index: number,
  recipients: readonly Recipient[],
  random: Random,
): (string | number | Date)[] {
  const recipient =
    recipients[Math.floor(recipients.length * random.next() ** 1.5)] ?? random.pick(recipients);
  const open = programmes.filter(([, , , since]) => since <= date);
  const [programme, , usual] = random.pickWeighted(open.map((item) => [item, item[1]]));
  const applied = Math.round((usual * (0.4 + 2.1 * random.next() ** 1.8)) / 50) * 50;
  const awarded =
    random.next() < 0.6 ? applied : Math.round((applied * (0.5 + 0.45 * random.next())) / 10) * 10;
  return [
    `360G-wold-${String(index + 1).padStart(4, '0')}`,
    random.pick(works),
    'GBP',
    applied,
    awarded,
    new Date(`${date}T00:00:00Z`),
    new Date(`${daysAfter(date, random.between(14, 90))}T00:00:00Z`),
    random.pick([6, 9, 12, 12, 12, 18, 24, 36]),
    recipient.name,
    recipient.type,
    programme,
    recipient.location,
  ];
}
