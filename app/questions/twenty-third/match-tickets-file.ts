import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Match {
  season: string;
  competition: string;
  opponent: string;
  date: string;
  pull: number;
}

/** Opponent and how many it draws. */
const opponents: readonly (readonly [string, number])[] = [
  ['Marlby Rovers', 26],
  ['Castleford Park', 14],
  ['Ainsdale Town', 19],
  ['Brackwell City', 22],
  ['Denholme Athletic', 11],
  ['Eastmoor United', 16],
  ['Fenwick Albion', 9],
  ['Gorsley Wanderers', 12],
  ['Hartside', 7],
  ['Kelham Borough', 10],
];
/** Stand, share, pounds for a grown-up. */
const stands: readonly (readonly [string, number, number])[] = [
  ['Main Stand', 34, 26],
  ['Riverside Stand', 27, 23],
  ['Kop End', 22, 19],
  ['Family Stand', 12, 18],
  ['Away End', 5, 22],
];
/** Age group, share, part of the full price. */
const ageGroups: readonly (readonly [string, number, number])[] = [
  ['Adult', 58, 1],
  ['Senior', 16, 0.7],
  ['Junior', 18, 0.4],
  ['Student', 8, 0.65],
];
const channels = [
  ['Website', 52],
  ['Mobile App', 23],
  ['Ticket Office', 17],
  ['Phone', 8],
] as const;
const payments = [
  ['Card', 74],
  ['Cash', 9],
  ['PayPal', 17],
] as const;
/** Season, first home match, season passes on sale from, for so many days. */
const seasons = [
  ['2024/25', '2024-08-10', '2024-05-20', 95],
  ['2025/26', '2025-08-09', '2025-05-19', 95],
] as const;
const today = '2026-06-14';
const matchesASeason = 20;

/** Tickets and season passes that an invented football club sold, May 2024 to June 2026, as its ticket shop exports them: dates `DD/MM/YYYY`. */
export function matchTicketsFile(): string {
  const random = new Random(71_903);
  const matches = seasons.flatMap(([season, first]) => makeMatches(season, first, random));
  const sales = [
    ...Array.from({ length: 1260 }, () => matchSale(matches, random)),
    ...seasons.flatMap(([season, , from, days]) =>
      Array.from({ length: 150 }, () =>
        passSale(season, daysAfter(from, Math.floor(days * random.next())), random),
      ),
    ),
    ...Array.from({ length: 74 }, () =>
      passSale('2026/27', daysAfter('2026-05-18', random.between(0, 27)), random),
    ),
  ]
    .filter(({ soldOn }) => soldOn <= today)
    .toSorted((one, other) => (one.soldOn < other.soldOn ? -1 : one.soldOn > other.soldOn ? 1 : 0));
  const header =
    'Order No,Sold On,Product,Season,Competition,Opponent,Match Date,Stand,Age Group,Quantity,Unit Price,Total Paid,Sales Channel,Payment Method';
  return csvText(
    header.split(','),
    sales.map(({ soldOn, cells }, index) => [`T${500_120 + index * 3}`, britishDate(soldOn), ...cells]),
  );
}

/** Every two weeks against each in turn; every fifth is a cup match. */
function makeMatches(season: string, first: string, random: Random): Match[] {
  return Array.from({ length: matchesASeason }, (_, index) => {
    const [opponent, pull] = opponents[index % opponents.length] ?? random.pick(opponents);
    const competition = index % 5 === 3 ? (index < 10 ? 'League Cup' : 'County Cup') : 'League';
    return {
      season,
      competition,
      opponent,
      date: daysAfter(first, index * 14 + random.pick([0, 0, 3])),
      pull,
    };
  });
}

function matchSale(matches: readonly Match[], random: Random): { soldOn: string; cells: string[] } {
  const match = random.pickWeighted(matches.map((item) => [item, item.pull]));
  const [stand, , full] = random.pickWeighted(stands.map((item) => [item, item[1]]));
  const [ageGroup, , part] = random.pickWeighted(ageGroups.map((item) => [item, item[1]]));
  const cup = match.competition === 'League' ? 1 : 0.8;
  const price = Math.round(full * part * cup * 2) / 2;
  const quantity = random.pickWeighted([
    [1, 38],
    [2, 36],
    [3, 12],
    [4, 10],
    [6, 4],
  ]);
  return {
    soldOn: daysAfter(match.date, -Math.floor(32 * random.next() ** 1.6)),
    cells: [
      'Match Ticket',
      match.season,
      match.competition,
      match.opponent,
      britishDate(match.date),
      stand,
      ageGroup,
      ...paidCells(quantity, price),
      random.pickWeighted(channels),
      random.pickWeighted(payments),
    ],
  };
}

/** A pass costs as much as fourteen matches and is good for all of the season, so it has neither match nor opponent. */
function passSale(season: string, soldOn: string, random: Random): { soldOn: string; cells: string[] } {
  const [stand, , full] = random.pickWeighted(
    stands.filter(([name]) => name !== 'Away End').map((item) => [item, item[1]]),
  );
  const [ageGroup, , part] = random.pickWeighted(ageGroups.map((item) => [item, item[1]]));
  const dearer = season === '2024/25' ? 1 : season === '2025/26' ? 1.04 : 1.08;
  const price = Math.round(full * part * 14 * dearer);
  return {
    soldOn,
    cells: [
      'Season Pass',
      season,
      '',
      '',
      '',
      stand,
      ageGroup,
      ...paidCells(random.next() < 0.2 ? 2 : 1, price),
      random.pickWeighted(channels),
      random.pickWeighted(payments),
    ],
  };
}

function paidCells(quantity: number, price: number): string[] {
  return [String(quantity), price.toFixed(2), (quantity * price).toFixed(2)];
}

function britishDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
