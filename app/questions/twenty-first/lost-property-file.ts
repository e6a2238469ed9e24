import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

/** Category, share, pounds that one is usually worth, how often its owner comes for it, what it is. */
const categories: readonly (readonly [string, number, number, number, readonly string[]])[] = [
  ['Clothing', 22, 24, 0.14, ['Coat', 'Scarf', 'Gloves', 'Hat', 'Jumper']],
  ['Bags', 16, 38, 0.36, ['Rucksack', 'Handbag', 'Suitcase', 'Sports bag']],
  ['Umbrellas', 13, 11, 0.05, ['Folding umbrella', 'Golf umbrella']],
  ['Phones', 12, 210, 0.58, ['Smartphone', 'Old mobile']],
  ['Wallets', 10, 33, 0.55, ['Wallet', 'Purse', 'Card holder']],
  ['Keys', 8, 9, 0.31, ['House keys', 'Car key', 'Bunch of keys']],
  ['Electronics', 7, 145, 0.4, ['Tablet', 'Headphones', 'E-reader', 'Laptop']],
  ['Glasses', 5, 62, 0.2, ['Sunglasses', 'Reading glasses']],
  ['Jewellery', 4, 118, 0.27, ['Ring', 'Watch', 'Bracelet', 'Earring']],
  ['Pushchairs', 3, 85, 0.33, ['Buggy', 'Pram']],
];
/** Mode, share, its routes with their shares. */
const modes: readonly (readonly [string, number, readonly (readonly [string, number])[]])[] = [
  [
    'Bus',
    52,
    [
      ['Bus 4', 9],
      ['Bus 11', 14],
      ['Bus 18', 6],
      ['Bus 27', 11],
      ['Bus 60', 7],
      ['Night N2', 5],
    ],
  ],
  [
    'Tram',
    27,
    [
      ['Tram A', 15],
      ['Tram B', 10],
      ['Tram C', 7],
    ],
  ],
  [
    'Train',
    15,
    [
      ['Coast Line', 8],
      ['Valley Line', 6],
    ],
  ],
  ['Ferry', 6, [['Harbour Ferry', 1]]],
];
const foundPlaces = [
  ['On board', 66],
  ['At the stop', 14],
  ['Terminus', 12],
  ['Ticket hall', 8],
] as const;
const colours = ['Black', 'Blue', 'Grey', 'Red', 'Brown', 'Green', 'White'] as const;
const depots = [
  ['Eastgate', 44],
  ['Quayside', 33],
  ['Northfield', 23],
] as const;
const firstDay = '2024-01-02';
const days = 892;
const today = '2026-06-12';

/** The lost property of an invented transport operator, January 2024 to June 2026, as its register exports it. */
export function lostPropertyFile(): string {
  const random = new Random(50_927);
  const dates = Array.from({ length: 1420 }, () =>
    daysAfter(firstDay, Math.floor(days * random.next() ** 0.92)),
  );
  return JSON.stringify(dates.toSorted().map((date, index) => item(date, index, random)));
}

/** What nobody comes for within ninety days is given away, sold or thrown out. */
function item(date: string, index: number, random: Random): Record<string, string | number | null> {
  const [category, , usual, claimed, things] = random.pickWeighted(categories.map((one) => [one, one[1]]));
  const [mode, , routes] = random.pickWeighted(modes.map((one) => [one, one[1]]));
  const returned = daysAfter(date, 1 + Math.floor(40 * random.next() ** 2));
  const isReturned = returned <= today && random.next() < claimed;
  const value = Math.max(2, Math.round(usual * (0.35 + 1.7 * random.next() ** 1.8)));
  return {
    item_no: `LP-${20_110 + index}`,
    found_date: date,
    mode,
    route: random.pickWeighted(routes),
    found_place: random.pickWeighted(foundPlaces),
    category,
    description: random.pick(things),
    colour: random.pick(colours),
    estimated_value: value,
    depot: random.pickWeighted(depots),
    status: isReturned ? 'Returned' : statusOf(date, value, random),
    returned_date: isReturned ? returned : null,
    fee_paid: isReturned ? (value > 50 ? 7.5 : 3) : null,
  };
}

function statusOf(date: string, value: number, random: Random): string {
  if (daysAfter(date, 90) > today) return 'In storage';
  if (value > 60) return random.next() < 0.8 ? 'Auctioned' : 'In storage';
  return random.pickWeighted([
    ['Donated', 64],
    ['Disposed', 30],
    ['In storage', 6],
  ]);
}
