import { dateOf } from './days.ts';
import { moneyText } from './money.ts';
import type { Order } from './orders.ts';
import type { Random } from './random.ts';

export interface Invoice {
  id: string;
  order: Order;
  invoiceDay: number;
  dueDay: number;
  paidDay: number | null;
  status: 'Paid' | 'Open' | 'Overdue';
}

/** One invoice for each order that was shipped or completed, as it stands on the last day. */
export function makeInvoices(orders: readonly Order[], lastDay: number, random: Random): Invoice[] {
  return orders
    .filter((order) => order.status === 'Completed' || order.status === 'Shipped')
    .map((order, index): Invoice => {
      const invoiceDay = Math.min(order.day + random.between(0, 3), lastDay);
      const dueDay = invoiceDay + (order.customer.segment === 'Enterprise' ? 60 : 30);
      // Most pay around the due date, some late; a few never do.
      const isNeverPaid = random.next() < 0.012;
      const plannedDay = Math.max(
        invoiceDay + 1,
        dueDay + random.between(-18, 14) + (random.next() < 0.08 ? 30 : 0),
      );
      const paidDay = isNeverPaid || plannedDay > lastDay ? null : plannedDay;
      return {
        id: `INV${200_001 + index}`,
        order,
        invoiceDay,
        dueDay,
        paidDay,
        status: paidDay !== null ? 'Paid' : dueDay < lastDay ? 'Overdue' : 'Open',
      };
    });
}

export function invoiceRow(invoice: Invoice): (string | null)[] {
  const { id, order, invoiceDay, dueDay, paidDay, status } = invoice;
  return [
    id,
    order.id,
    order.customer.id,
    dateOf(invoiceDay),
    dateOf(dueDay),
    paidDay === null ? null : dateOf(paidDay),
    moneyText(order.netCents),
    status,
  ];
}
