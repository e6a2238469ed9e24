import type { ServedService, ServedSet } from '../odata/served-model.ts';
import { amount, money, practiceTrade, row, type TradeStatus, text } from '../trade.ts';

/** Codes of SAP for how far a sales order is. */
const processStatus: Record<TradeStatus, string> = {
  open: 'A',
  'in process': 'B',
  completed: 'C',
  cancelled: 'C',
};
const rejectionReason = '10';

/** The wholesaler as three services of SAP S/4HANA show it: few of their properties, with the names and codes that SAP has for them. */
export function s4Services(lastDay: string): ServedService[] {
  const { customers, products, orders } = practiceTrade(lastDay);
  const customerOf = (number: number): string => String(10_000_000 + number);
  const productOf = (number: number): string => `GT-${String(number).padStart(4, '0')}`;
  const orderOf = (number: number): string => String(4_000_000 + number);
  const partners: ServedSet = {
    name: 'A_BusinessPartner',
    label: 'Business Partner',
    key: ['BusinessPartner'],
    properties: [
      text('BusinessPartner', 'Business Partner', 10),
      text('BusinessPartnerFullName', 'Full Name'),
      text('CityName', 'City', 40),
      text('Country', 'Country/Region', 3),
      text('Industry', 'Industry', 40),
    ],
    rows: customers.map(({ number, name, city, country, industry }) =>
      row({
        BusinessPartner: customerOf(number),
        BusinessPartnerFullName: name,
        CityName: city,
        Country: country,
        Industry: industry,
      }),
    ),
  };
  const goods: ServedSet = {
    name: 'A_Product',
    label: 'Product',
    key: ['Product'],
    properties: [
      text('Product', 'Product', 40),
      text('ProductDescription', 'Product Description'),
      text('ProductGroup', 'Product Group', 20),
    ],
    rows: products.map(({ number, name, group }) =>
      row({ Product: productOf(number), ProductDescription: name, ProductGroup: group }),
    ),
  };
  const salesOrders: ServedSet = {
    name: 'A_SalesOrder',
    label: 'Sales Order',
    key: ['SalesOrder'],
    properties: [
      text('SalesOrder', 'Sales Order', 10),
      text('SoldToParty', 'Sold-to Party', 10),
      { name: 'SalesOrderDate', label: 'Document Date', type: 'Edm.Date' },
      amount('TotalNetAmount', 'Net Value', 'TransactionCurrency'),
      text('TransactionCurrency', 'Document Currency', 5),
      text('OverallSDProcessStatus', 'Overall Status', 1),
      text('SalesDocumentRjcnReason', 'Reason for Rejection', 2),
      { name: 'LastChangeDateTime', label: 'Time Stamp', type: 'Edm.DateTimeOffset' },
    ],
    rows: orders.map(({ number, customer, orderedOn, cents, currency, status, changedAt }) =>
      row({
        SalesOrder: orderOf(number),
        SoldToParty: customerOf(customer),
        SalesOrderDate: orderedOn,
        TotalNetAmount: money(cents),
        TransactionCurrency: currency,
        OverallSDProcessStatus: processStatus[status],
        SalesDocumentRjcnReason: status === 'cancelled' ? rejectionReason : '',
        LastChangeDateTime: changedAt,
      }),
    ),
  };
  const items: ServedSet = {
    name: 'A_SalesOrderItem',
    label: 'Sales Order Item',
    key: ['SalesOrder', 'SalesOrderItem'],
    properties: [
      text('SalesOrder', 'Sales Order', 10),
      text('SalesOrderItem', 'Sales Order Item', 6),
      text('Material', 'Material', 40),
      {
        name: 'RequestedQuantity',
        label: 'Requested Quantity',
        type: 'Edm.Decimal',
        precision: 15,
        scale: 3,
      },
      amount('NetAmount', 'Net Value', 'TransactionCurrency'),
      text('TransactionCurrency', 'Document Currency', 5),
    ],
    refersTo: { property: 'SalesOrder', set: 'A_SalesOrder' },
    rows: orders.flatMap(({ number, currency, items: lines }) =>
      lines.map(({ position, product, quantity, cents }) =>
        row({
          SalesOrder: orderOf(number),
          SalesOrderItem: position * 10,
          Material: productOf(product),
          RequestedQuantity: `${quantity}.000`,
          NetAmount: money(cents),
          TransactionCurrency: currency,
        }),
      ),
    ),
  };
  const service = (name: string, sets: ServedSet[]): ServedService => ({
    ...{ name, sets, version: 'v2' },
    refusedTo: new Set(),
  });
  return [
    service('API_SALES_ORDER_SRV', [salesOrders, items]),
    service('API_BUSINESS_PARTNER', [partners]),
    service('API_PRODUCT_SRV', [goods]),
  ];
}
