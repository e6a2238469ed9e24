import type { ColumnDeclaration, DeclaredRelation } from '../connector.ts';

const text = (name: string): ColumnDeclaration => ({ name, type: 'text' });
const date = (name: string): ColumnDeclaration => ({ name, type: 'date' });
/** All amounts of the company are US dollars. */
const money = (name: string): ColumnDeclaration => ({ name, type: 'decimal(18,2)', unit: 'USD' });

export const sampleTables: readonly { name: string; columns: readonly ColumnDeclaration[] }[] = [
  {
    name: 'customers',
    columns: [
      text('customer_id'),
      text('customer_name'),
      text('segment'),
      text('industry'),
      text('country'),
      text('region'),
      text('city'),
      date('signup_date'),
    ],
  },
  {
    name: 'products',
    columns: [
      text('product_id'),
      text('product_name'),
      text('category'),
      money('unit_price'),
      money('unit_cost'),
    ],
  },
  {
    name: 'orders',
    columns: [
      text('order_id'),
      date('order_date'),
      text('customer_id'),
      text('product_id'),
      { name: 'quantity', type: 'integer' },
      money('unit_price'),
      { name: 'discount', type: 'decimal(5,2)' },
      money('net_amount'),
      text('sales_channel'),
      text('status'),
    ],
  },
  {
    name: 'invoices',
    columns: [
      text('invoice_id'),
      text('order_id'),
      text('customer_id'),
      date('invoice_date'),
      date('due_date'),
      date('paid_date'),
      money('amount'),
      text('status'),
    ],
  },
];

export const sampleRelations: readonly DeclaredRelation[] = [
  { fromTable: 'orders', fromColumn: 'customer_id', toTable: 'customers', toColumn: 'customer_id' },
  { fromTable: 'orders', fromColumn: 'product_id', toTable: 'products', toColumn: 'product_id' },
  { fromTable: 'invoices', fromColumn: 'order_id', toTable: 'orders', toColumn: 'order_id' },
  { fromTable: 'invoices', fromColumn: 'customer_id', toTable: 'customers', toColumn: 'customer_id' },
];
