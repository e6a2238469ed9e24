import { utils, write } from '@e965/xlsx';

const customers = [
  ['C1', 'Ardent Ltd', 'Germany', 5000],
  ['C2', 'Borealis AG', 'Germany', 8000],
  ['C3', 'Cobalt SA', 'France', 3000],
  ['C4', 'Dune BV', 'Netherlands', 12000],
  ['C5', 'Ember SpA', 'Italy', 4000],
  ['C6', 'Fjord AS', 'Norway', 7000],
] as const;
const products = ['Anvil', 'Bellows', 'Chisel', 'Drill'] as const;

/** Customers with orders, orders with lines and with payments: a sum over a join counts some rows twice. C6 never ordered. */
export function shopFile(): Uint8Array {
  const orders: (string | number)[][] = [];
  const lines: (string | number)[][] = [];
  const payments: (string | number)[][] = [];
  for (let index = 0; index < 60; index += 1) {
    const id = `O${index + 1}`;
    const year = 2024 + (index % 3);
    const month = (index % 5) + 1;
    const day = `${year}-${String(month).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`;
    let total = 0;
    for (let line = 0; line < 1 + (index % 3); line += 1) {
      const amount = 40 + ((index * 13 + line * 29) % 160);
      total += amount;
      lines.push([`${id}-${line + 1}`, id, products[(index + line) % 4] ?? 'Anvil', 1 + (line % 2), amount]);
    }
    orders.push([id, `C${(index % 5) + 1}`, day, 5 + (index % 4), total]);
    for (let payment = 0; payment < index % 3; payment += 1) {
      payments.push([`P${payments.length + 1}`, id, `${year}-06-0${payment + 1}`, Math.round(total / 2)]);
    }
  }
  const book = utils.book_new();
  const sheets: [string, string[], readonly (readonly (string | number)[])[]][] = [
    ['Customers', ['customer_id', 'customer_name', 'country', 'credit_limit'], customers],
    ['Orders', ['order_id', 'customer_id', 'order_date', 'shipping_cost', 'order_total'], orders],
    ['Order Lines', ['line_id', 'order_id', 'product', 'quantity', 'line_amount'], lines],
    ['Payments', ['payment_id', 'order_id', 'paid_on', 'paid_amount'], payments],
  ];
  for (const [name, header, rows] of sheets) {
    utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows.map((row) => [...row])]), name);
  }
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}
