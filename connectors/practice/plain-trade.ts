import type { ServedSet } from './odata/served-model.ts';
import { amount, money, practiceTrade, row, text } from './trade.ts';

/** Names of the sets of the wholesaler, and of what they tell, by the ways of the system that shows it. */
export interface TradeNames {
  orders: string;
  customers: string;
  orderId: string;
  customerId: string;
  orderedOn: string;
  amount: string;
  status: string;
  changedAt: string;
  name: string;
  city: string;
  country: string;
  industry: string;
}

/** Orders with their customers as two sets, under these names: for systems whose own names a company gives. */
export function tradeSets(lastDay: string, names: TradeNames): { orders: ServedSet; customers: ServedSet } {
  const { customers, orders } = practiceTrade(lastDay);
  return {
    orders: {
      name: names.orders,
      label: 'Orders',
      key: [names.orderId],
      properties: [
        text(names.orderId, 'Order', 20),
        text(names.customerId, 'Customer', 20),
        { name: names.orderedOn, label: 'Order Date', type: 'Edm.Date' },
        amount(names.amount, 'Net Amount'),
        text('Currency', 'Currency', 5),
        text(names.status, 'Status', 20),
        { name: names.changedAt, label: 'Changed At', type: 'Edm.DateTimeOffset' },
      ],
      refersTo: { property: names.customerId, set: names.customers },
      rows: orders.map(({ number, customer, orderedOn, cents, currency, status, changedAt }) =>
        row({
          [names.orderId]: `O-${10_000 + number}`,
          [names.customerId]: `C-${1000 + customer}`,
          [names.orderedOn]: orderedOn,
          [names.amount]: money(cents),
          Currency: currency,
          [names.status]: status,
          [names.changedAt]: changedAt,
        }),
      ),
    },
    customers: {
      name: names.customers,
      label: 'Customers',
      key: [names.customerId],
      properties: [
        text(names.customerId, 'Customer', 20),
        text(names.name, 'Customer Name'),
        text(names.city, 'City', 40),
        text(names.country, 'Country', 3),
        text(names.industry, 'Industry', 40),
      ],
      rows: customers.map(({ number, name, city, country, industry }) =>
        row({
          [names.customerId]: `C-${1000 + number}`,
          [names.name]: name,
          [names.city]: city,
          [names.country]: country,
          [names.industry]: industry,
        }),
      ),
    },
  };
}
