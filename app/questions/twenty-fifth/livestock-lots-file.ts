import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Breed, species, share, kilograms, euros a head, usual head in a lot. */
const breeds: readonly (readonly [string, string, number, number, number, number])[] = [
  ['Angus', 'Cattle', 20, 480, 1640, 5],
  ['Limousin', 'Cattle', 17, 530, 1890, 4],
  ['Charolais', 'Cattle', 14, 560, 1960, 4],
  ['Suffolk', 'Sheep', 19, 46, 158, 17],
  ['Texel', 'Sheep', 18, 49, 171, 15],
  ['Cheviot', 'Sheep', 12, 42, 132, 20],
];
const marts = [
  ['Ennis', 36],
  ['Gort', 27],
  ['Tuam', 22],
  ['Nenagh', 15],
] as const;
const counties = [
  ['Clare', 38],
  ['Galway', 33],
  ['Tipperary', 19],
  ['Offaly', 10],
] as const;
const firstDay = '2024-01-11';
const weeks = 127;
const today = '2026-06-12';

/** Lots at the weekly sales of invented marts, January 2024 to June 2026: snake_case, ISO dates, flags `Y` and `N`. */
export function livestockLotsFile(): string {
  const random = new Random(50_127);
  const dates = Array.from({ length: 192 }, () =>
    daysAfter(firstDay, 7 * Math.floor(weeks * random.next())),
  ).toSorted();
  const header =
    'lot_no,sale_date,mart,species,breed,seller_county,head,avg_wt_kg,organic,reserve_eur,sold,price_per_head_eur,total_eur,paid_date';
  return csvText(
    header.split(','),
    dates.map((date, index) => lotRow(date, index, random)),
  );
}

/** A lot that was not sold has no price. The newest are not paid yet, nor are a few that should be. */
function lotRow(date: string, index: number, random: Random): string[] {
  const [breed, species, , weight, usual, many] = random.pickWeighted(breeds.map((item) => [item, item[2]]));
  const head = Math.max(1, Math.round(many * (0.4 + 1.3 * random.next())));
  const isOrganic = random.next() < 0.17;
  const dearer = 1 + 0.08 * (Number(date.slice(0, 4)) - 2024);
  const price = usual * dearer * (isOrganic ? 1.12 : 1) * (0.86 + 0.28 * random.next());
  const rounded = species === 'Cattle' ? Math.round(price / 10) * 10 : Math.round(price);
  const reserve = Math.round((head * usual * dearer * (0.78 + 0.14 * random.next())) / 10) * 10;
  const isSold = random.next() > 0.12;
  const paid = daysAfter(date, random.between(2, 24));
  return [
    `L${1501 + index}`,
    date,
    random.pickWeighted(marts),
    species,
    breed,
    random.pickWeighted(counties),
    String(head),
    (weight * (0.85 + 0.3 * random.next())).toFixed(1),
    isOrganic ? 'Y' : 'N',
    String(reserve),
    isSold ? 'Y' : 'N',
    isSold ? String(rounded) : '',
    isSold ? String(rounded * head) : '',
    isSold && paid <= today && random.next() < 0.94 ? paid : '',
  ];
}
