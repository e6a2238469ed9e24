import { Random } from '#connectors/sample-company/random.ts';
import { csvText } from '../files/csv.ts';
import { germanNumber, monthsFrom } from './writing.ts';

/** Product, its line, price, usual pieces a month in one region. */
const products: readonly (readonly [string, string, number, number])[] = [
  ['Anvil', 'Tools', 84.5, 14],
  ['Brush', 'Paint', 6.9, 120],
  ['Chisel', 'Tools', 17.25, 48],
  ['Lantern', 'Outdoor', 32, 36],
  ['Rope', 'Outdoor', 11.8, 75],
  ['Varnish', 'Paint', 22.4, 40],
];
const regions: readonly (readonly [string, number])[] = [
  ['North', 1.2],
  ['South', 0.9],
  ['East', 0.7],
  ['West', 1.05],
];

/** Sales of an invented hardware shop by month, region and product, January 2024 to May 2026: semicolons, decimal comma, thousands with dots. */
export function shopSalesFile(): string {
  const random = new Random(26_001);
  const rows = monthsFrom('2024-01', 29).flatMap((month, index) =>
    regions.flatMap(([region, share]) =>
      products.map(([product, line, price, usual]) => {
        const units = Math.max(
          1,
          Math.round(usual * share * (1 + 0.011 * index) * (0.6 + 0.8 * random.next())),
        );
        const revenue = units * price * (0.92 + 0.08 * random.next());
        const cost = revenue * (0.52 + 0.16 * random.next());
        return [
          `01.${month.slice(5)}.${month.slice(0, 4)}`,
          region,
          product,
          line,
          String(units),
          germanNumber(revenue),
          germanNumber(cost),
        ];
      }),
    ),
  );
  return csvText(
    ['Month', 'Region', 'Product', 'Product Line', 'Units Sold', 'Revenue (EUR)', 'Cost (EUR)'],
    rows,
    ';',
  );
}
