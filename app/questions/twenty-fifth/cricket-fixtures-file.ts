import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Side, its captain, share, usual runs, how many come to see it. */
const sides: readonly (readonly [string, string, number, number, number])[] = [
  ['1st XI', 'D. Whitlock', 36, 208, 96],
  ['2nd XI', 'R. Suri', 30, 176, 41],
  ["Women's XI", 'K. Farrant', 19, 151, 58],
  ['Under 15', 'J. Pask', 15, 118, 34],
];
const opponents = [
  ['Aldwick', 14],
  ['Barnham Green', 13],
  ['Crowfield', 12],
  ['Denby Vale', 11],
  ['Eversholt', 10],
  ['Frimley Park', 9],
  ['Great Tey', 8],
  ['Hasbury', 7],
] as const;
const results = [
  ['Won', 44],
  ['Lost', 35],
  ['Drawn', 14],
  ['Abandoned', 7],
] as const;
/** First day and number of matches of a season of twenty weeks. */
const seasons = [
  ['2024-04-20', 58],
  ['2025-04-19', 61],
  ['2026-04-18', 52],
] as const;
const weeks = 20;
const today = '2026-06-14';

/** Matches of an invented cricket club, 2024 to 2026, as its secretary keeps them: one sheet, the rest of the season still to come. */
export function cricketFixturesFile(): Uint8Array {
  const random = new Random(17_764);
  const dates = seasons
    .flatMap(([first, matches]) => Array.from({ length: matches }, () => weekendDay(first, random)))
    .toSorted();
  const header = [
    'Match No',
    'Match Date',
    'Team',
    'Captain',
    'Opponent',
    'H/A',
    'Competition',
    'Runs For',
    'Runs Against',
    'Wkts Taken',
    'Result',
    'Spectators',
    'Match Fees (£)',
    'Bar Takings (£)',
  ];
  const book = utils.book_new();
  const rows = dates.map((date, index) => matchRow(date, index, random));
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Fixtures');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

function weekendDay(firstSaturday: string, random: Random): string {
  return daysAfter(firstSaturday, random.between(0, weeks - 1) * 7 + random.between(0, 1));
}

/** What was not played has no figures; the bar is open at home only. */
function matchRow(date: string, index: number, random: Random): WorkbookCell[] {
  const [team, captain, , usual, crowd] = random.pickWeighted(sides.map((item) => [item, item[2]]));
  const opponent = random.pickWeighted(opponents);
  const isHome = random.next() < 0.54;
  const competition = random.pickWeighted([
    ['League', 66],
    ['Cup', 13],
    ['Friendly', 21],
  ]);
  const result = date > today ? null : random.pickWeighted(results);
  const scored = Math.round(usual * (0.55 + 0.8 * random.next()));
  const conceded = Math.round(usual * (0.5 + 0.8 * random.next()));
  const runsAgainst =
    result === 'Lost' ? Math.max(conceded, scored + random.between(1, 34)) : Math.min(conceded, scored - 1);
  const spectators = Math.round(crowd * (isHome ? 1.2 : 0.6) * (0.5 + 1.1 * random.next()));
  const wickets = result === 'Won' ? random.between(6, 10) : random.between(2, 9);
  const fees = random.between(9, 12) * (team === 'Under 15' ? 4 : 9);
  const bar = Math.round(spectators * (2.4 + 4.5 * random.next()) * 100) / 100;
  const wasPlayed = result !== null && result !== 'Abandoned';
  return [
    `M${String(index + 1).padStart(3, '0')}`,
    new Date(`${date}T00:00:00Z`),
    team,
    captain,
    opponent,
    isHome ? 'Home' : 'Away',
    competition,
    wasPlayed ? scored : null,
    wasPlayed ? runsAgainst : null,
    wasPlayed ? wickets : null,
    result,
    wasPlayed ? spectators : null,
    wasPlayed ? fees : null,
    wasPlayed && isHome ? bar : null,
  ];
}
