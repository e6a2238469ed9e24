import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from './calendar.ts';

interface OrderLine {
  orderId: string;
  orderedAt: string;
  customerEmail: string;
  shipCountry: string;
  paymentMethod: string;
  productName: string;
  category: string;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
  couponCode: string | null;
  isGift: boolean;
}

const products: readonly (readonly [string, string, number])[] = [
  ['Trail Running Shoes', 'Footwear', 119],
  ['Hiking Boots', 'Footwear', 164.5],
  ['Camp Sandals', 'Footwear', 42],
  ['Rain Jacket', 'Clothing', 139],
  ['Merino Shirt', 'Clothing', 64.9],
  ['Wool Socks', 'Clothing', 16.5],
  ['Two-Person Tent', 'Camping', 289],
  ['Sleeping Bag', 'Camping', 154],
  ['Gas Stove', 'Camping', 48.5],
  ['Head Torch', 'Camping', 34.9],
  ['Day Pack 22 L', 'Bags', 79],
  ['Expedition Pack 60 L', 'Bags', 219],
  ['Dry Bag', 'Bags', 21.5],
];
const countries = [
  ['Austria', 14],
  ['Germany', 44],
  ['Switzerland', 16],
  ['Netherlands', 17],
  ['Denmark', 9],
] as const;
const payments = [
  ['card', 46],
  ['paypal', 31],
  ['invoice', 18],
  ['gift card', 5],
] as const;
const coupons = [
  [null, 78],
  ['SPRING10', 8],
  ['WELCOME5', 9],
  ['VIP15', 5],
] as const;
const firstDay = '2024-11-01';
const days = 592;

/** Order lines of an outdoor web shop from November 2024 on, as its interface returns them: a JSON array, camelCase names. */
export function orderLinesFile(): string {
  const random = new Random(22_060);
  const ordered = Array.from({ length: 640 }, () => Math.floor(days * random.next() ** 0.8)).toSorted(
    (a, b) => a - b,
  );
  return JSON.stringify(ordered.flatMap((day, index) => linesOf(day, index, random)));
}

function linesOf(day: number, index: number, random: Random): OrderLine[] {
  const minute = random.between(7 * 60, 22 * 60);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  const order = {
    orderId: `WS-${70_001 + index}`,
    orderedAt: `${daysAfter(firstDay, day)}T${time}Z`,
    customerEmail: `buyer${String(Math.floor(230 * random.next() ** 1.6) + 1).padStart(3, '0')}@example.com`,
    shipCountry: random.pickWeighted(countries),
    paymentMethod: random.pickWeighted(payments),
  };
  const couponCode = random.pickWeighted(coupons);
  const chosen = new Set(Array.from({ length: random.between(1, 4) }, () => random.pick(products)));
  return [...chosen].map(([productName, category, price]) => {
    const quantity = random.pickWeighted([
      [1, 70],
      [2, 20],
      [3, 7],
      [6, 3],
    ]);
    const lineTotal = Math.round(price * quantity * 100) / 100;
    const isGift = random.next() < 0.09;
    return { ...order, productName, category, quantity, unitPrice: price, lineTotal, couponCode, isGift };
  });
}
