import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Owner, the team he or she sells in, share of the deals, chance to win one that is decided. */
const owners: readonly (readonly [string, string, number, number])[] = [
  ['Priya Natarajan', 'East', 19, 0.52],
  ['Marcus Bell', 'East', 16, 0.38],
  ['Joanna Reyes', 'West', 21, 0.47],
  ['Tyler Okafor', 'West', 13, 0.31],
  ['Sofia Lindgren', 'International', 18, 0.44],
  ['Hugo Baptiste', 'International', 8, 0.6],
];
/** Stage of a deal that is not decided, share, probability in percent. */
const openStages: readonly (readonly [string, number, number])[] = [
  ['Prospecting', 30, 10],
  ['Qualification', 26, 25],
  ['Proposal', 26, 50],
  ['Negotiation', 18, 75],
];
const leadSources = [
  ['Website', 28],
  ['Referral', 22],
  ['Trade Show', 17],
  ['Cold Call', 15],
  ['Partner', 11],
  ['', 7],
] as const;
/** Type of deal, share, usual dollars. */
const types: readonly (readonly [string, number, number])[] = [
  ['New Business', 55, 38_000],
  ['Renewal', 27, 24_000],
  ['Upsell', 18, 14_500],
];
const lostReasons = [
  ['Price', 38],
  ['Competitor', 27],
  ['No Decision', 22],
  ['Timing', 13],
] as const;
const accounts =
  `Anvil Robotics|Beacon Dental|Cobalt Freight|Driftwood Hotels|Emberline Energy|Foxglove Schools|Granite Insurance|
  Hollow Creek Farms|Ironbark Mining|Jasper Labs|Keystone Transit|Larkspur Media|Mosaic Bank|Northgate Retail|Opal Pharma`
    .split('|')
    .map((name) => name.trim());
const firstDay = '2024-08-01';
const days = 683;

/** Sales opportunities created from August 2024 to mid-June 2026, as a CRM exports them: Title Case, ISO dates, open and decided ones. */
export function opportunitiesFile(): string {
  const random = new Random(4_404);
  const created = Array.from({ length: 520 }, () => Math.floor(days * random.next() ** 0.9)).toSorted(
    (a, b) => a - b,
  );
  const rows = created.map((day, index) => opportunityRow(day, index, random));
  const header =
    'Opportunity ID,Account Name,Opportunity Owner,Sales Team,Type,Lead Source,Stage,Amount (USD),Probability (%),Created Date,Close Date,Lost Reason';
  return csvText(header.split(','), rows);
}

/** An open deal carries the date on which it is expected to close; a tenth of them has no amount yet. */
function opportunityRow(day: number, index: number, random: Random): string[] {
  const [owner, team, , winChance] = random.pickWeighted(owners.map((item) => [item, item[2]]));
  const [type, , usualAmount] = random.pickWeighted(types.map((item) => [item, item[1]]));
  const closeDay = day + random.between(12, 170);
  const isDecided = closeDay < days;
  const isWon = isDecided && random.next() < winChance;
  const [openStage, , probability] = random.pickWeighted(openStages.map((item) => [item, item[1]]));
  const amount = Math.round((usualAmount * (0.25 + 1.2 * random.next() + 3 * random.next() ** 9)) / 50) * 50;
  return [
    `OPP-${10_240 + index}`,
    random.pick(accounts),
    owner,
    team,
    type,
    random.pickWeighted(leadSources),
    isDecided ? (isWon ? 'Closed Won' : 'Closed Lost') : openStage,
    !isDecided && random.next() < 0.1 ? '' : amount.toFixed(2),
    isDecided ? (isWon ? '100' : '0') : String(probability),
    daysAfter(firstDay, day),
    daysAfter(firstDay, closeDay),
    isDecided && !isWon ? random.pickWeighted(lostReasons) : '',
  ];
}
