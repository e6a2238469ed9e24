import { moneyText } from './money.ts';

export interface Product {
  id: string;
  name: string;
  category: string;
  priceCents: number;
  costCents: number;
  /** How often it is ordered, relative to the others. */
  weight: number;
}

/** Name, list price and unit cost in US dollars, popularity. */
const assortment: Record<string, readonly (readonly [string, number, number, number])[]> = {
  Furniture: [
    ['Height-Adjustable Desk', 649, 410, 3],
    ['Ergonomic Office Chair', 389, 232, 5],
    ['Meeting Table 8 Seats', 1190, 790, 1],
    ['Filing Cabinet 3 Drawers', 219, 138, 2],
    ['Bookshelf Oak', 279, 171, 2],
    ['Acoustic Partition', 459, 288, 1],
    ['Lounge Sofa', 1349, 905, 1],
  ],
  Technology: [
    ['27-Inch Monitor', 329, 241, 6],
    ['Docking Station', 189, 124, 5],
    ['Wireless Keyboard', 69, 38, 6],
    ['Conference Speaker', 259, 158, 3],
    ['Laser Printer', 429, 312, 2],
    ['Webcam Full HD', 89, 49, 5],
    ['Noise-Cancelling Headset', 179, 104, 5],
    ['Business Laptop 14-Inch', 1249, 1012, 3],
  ],
  'Office Supplies': [
    ['Copy Paper Box', 34.9, 22.4, 9],
    ['Ballpoint Pens 50 Pack', 18.5, 8.7, 7],
    ['Sticky Notes 24 Pack', 14.9, 6.6, 6],
    ['Ring Binder 10 Pack', 27.9, 14.2, 5],
    ['Desk Organizer', 24.5, 11.3, 4],
    ['Whiteboard Markers 12 Pack', 16.9, 7.4, 5],
    ['Shipping Labels Roll', 21.9, 10.8, 4],
    ['Laminating Pouches', 19.9, 9.5, 3],
  ],
  Lighting: [
    ['LED Desk Lamp', 59, 29, 5],
    ['Ceiling Panel Light', 149, 88, 3],
    ['Floor Lamp', 119, 67, 2],
    ['Track Spotlight Set', 199, 121, 2],
    ['Emergency Exit Light', 84, 47, 2],
    ['Daylight Bulb 10 Pack', 49.9, 26.5, 4],
  ],
  Services: [
    ['Office Planning Workshop', 1800, 960, 1],
    ['Delivery and Assembly', 149, 96, 4],
    ['Extended Warranty 3 Years', 129, 31, 3],
    ['Workplace Audit', 2400, 1310, 1],
    ['On-Site Installation Day', 890, 610, 2],
  ],
  Breakroom: [
    ['Coffee Machine', 799, 540, 2],
    ['Coffee Beans 6 kg', 96, 61, 6],
    ['Water Dispenser', 349, 226, 2],
    ['Compact Refrigerator', 289, 198, 1],
    ['Microwave Oven', 159, 108, 2],
    ['Snack Box Assortment', 64, 41, 4],
  ],
};

/** The whole assortment. It is written down, not drawn: names and prices should look like somebody chose them. */
export function makeProducts(): Product[] {
  return Object.entries(assortment)
    .flatMap(([category, items]) => items.map((item) => ({ category, item })))
    .map(({ category, item: [name, price, cost, weight] }, index) => ({
      id: `P${String(index + 1).padStart(3, '0')}`,
      name,
      category,
      priceCents: Math.round(price * 100),
      costCents: Math.round(cost * 100),
      weight,
    }));
}

export function productRow(product: Product): string[] {
  const { id, name, category, priceCents, costCents } = product;
  return [id, name, category, moneyText(priceCents), moneyText(costCents)];
}
