import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Check {
  number: string;
  openedAt: string;
  service: string;
  area: string;
  server: string;
  tender: string;
}

/** Item, menu group, price in euros, share of what is ordered. */
const menu: readonly (readonly [string, string, number, number])[] = [
  ['Onion Soup', 'Starters', 8.5, 7],
  ['Beetroot Salad', 'Starters', 9.8, 6],
  ['Steak Tartare', 'Starters', 14.5, 4],
  ['Moules Frites', 'Mains', 21, 10],
  ['Rump Steak', 'Mains', 28.5, 8],
  ['Mushroom Risotto', 'Mains', 18.5, 7],
  ['Cod with Leeks', 'Mains', 24, 6],
  ['House Burger', 'Mains', 17.5, 9],
  ['Crème Brûlée', 'Desserts', 8.2, 6],
  ['Chocolate Tart', 'Desserts', 8.9, 5],
  ['Cheese Plate', 'Desserts', 12, 2],
  ['Riesling Glass', 'Wine', 7.4, 8],
  ['Merlot Glass', 'Wine', 7.9, 7],
  ['Chablis Bottle', 'Wine', 46, 2],
  ['Rioja Bottle', 'Wine', 38, 2],
  ['Draught Lager', 'Beer', 5.2, 9],
  ['Wheat Beer', 'Beer', 5.6, 4],
  ['Sparkling Water', 'Soft Drinks', 4.5, 8],
  ['Elderflower Lemonade', 'Soft Drinks', 4.8, 5],
  ['Espresso', 'Coffee', 2.9, 8],
  ['Cappuccino', 'Coffee', 3.8, 6],
];
const areas = [
  ['Dining Room', 46],
  ['Terrace', 24],
  ['Bar', 21],
  ['Takeaway', 9],
] as const;
const servers = [
  ['Amelie', 24],
  ['Bruno', 19],
  ['Camille', 17],
  ['Dieter', 15],
  ['Elif', 14],
  ['Fabrice', 11],
] as const;
const tenders = [
  ['Card', 68],
  ['Cash', 21],
  ['Gift Voucher', 7],
  ['Invoice', 4],
] as const;
const discountReasons = [
  ['Happy Hour', 34],
  ['Loyalty', 26],
  ['Complaint', 16],
  ['Staff Meal', 9],
  ['', 15],
] as const;
const firstDay = '2025-09-02';
const days = 286;
const monday = 1;

/** A restaurant's till, September 2025 to 14 June 2026, one line for each item of a check. Closed on Mondays. */
export function tillFile(): string {
  const random = new Random(90_318);
  const opened = Array.from({ length: 405 }, () => openingMoment(random)).toSorted();
  const rows = opened.flatMap((openedAt, index) => {
    const check = makeCheck(openedAt, index, random);
    return Array.from({ length: random.between(2, 5) }, () => lineOf(check, random));
  });
  const header =
    'Check No,Opened At,Service,Area,Server,Item,Menu Group,Qty,Unit Price (€),Discount (€),Discount Reason,Net (€),Tender';
  return csvText(header.split(','), rows);
}

function openingMoment(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.85));
    if (new Date(`${date}T00:00:00Z`).getUTCDay() === monday) continue;
    const minute = random.next() < 0.38 ? random.between(720, 870) : random.between(1080, 1350);
    const two = (value: number) => String(value).padStart(2, '0');
    return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  }
}

function makeCheck(openedAt: string, index: number, random: Random): Check {
  return {
    number: String(20_101 + index),
    openedAt,
    service: openedAt.slice(11) < '16:00' ? 'Lunch' : 'Dinner',
    area: random.pickWeighted(areas),
    server: random.pickWeighted(servers),
    tender: random.pickWeighted(tenders),
  };
}

function lineOf(check: Check, random: Random): string[] {
  const [item, group, price] = random.pickWeighted(menu.map((entry) => [entry, entry[3]]));
  const quantity = random.pickWeighted([
    [1, 55],
    [2, 32],
    [3, 8],
    [4, 5],
  ]);
  const isDiscounted = random.next() < 0.11;
  const discount = isDiscounted ? Math.round(price * quantity * random.pick([0.1, 0.2, 0.5]) * 100) / 100 : 0;
  return [
    check.number,
    check.openedAt,
    check.service,
    check.area,
    check.server,
    item,
    group,
    String(quantity),
    price.toFixed(2),
    discount.toFixed(2),
    isDiscounted ? random.pickWeighted(discountReasons) : '',
    (price * quantity - discount).toFixed(2),
    check.tender,
  ];
}
