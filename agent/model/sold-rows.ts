import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';

/** What something went for, in the words of a header. */
const soldPrices = new Set([
  'price pay',
  'pay price',
  'sale price',
  'sell price',
  'price sell',
  'selling price',
  'transaction price',
  'price achieve',
  'achieve price',
  'hammer price',
]);
const otherMoney = /\b(price|cost|amount|total|revenue|value|fee|charge|discount|margin)\b/i;
const pieces = /\b(qty|quantity|units|pieces)\b/i;

/**
 * The column that says for how much each row was sold, where each row is one sale of one thing: a price that every row has, with a date
 * and with no other money and no number of pieces beside it. Null of every other table: a car in stock has a price and is not yet sold.
 */
export function soldPrice({ profile }: CatalogTable): ColumnProfile | null {
  const [price, ...more] = profile.columns.filter(isSoldPrice);
  if (!price || more.length > 0 || price.nullCount > 0) return null;
  const isDated = profile.columns.some(({ type }) => type === 'date' || type === 'timestamp');
  const isAlone = profile.columns.every(
    (column) =>
      column === price || !isNumber(column) || !(otherMoney.test(column.name) || pieces.test(column.name)),
  );
  return isDated && isAlone ? price : null;
}

/** What the rows of such a table are called, by lemma and in the plural that is no form of another word; none of every other table. */
export function saleNouns(table: CatalogTable): string[] {
  return soldPrice(table) === null ? [] : ['sale', 'sales'];
}

/** Other words for that price. */
export function soldPriceForms(table: CatalogTable, column: ColumnProfile): string[] {
  return isSoldPrice(column) && soldPrice(table) === column
    ? [
        'sale price',
        'sell price',
        'selling price',
        'price sell',
        'sale value',
        'value of sale',
        'value of sales',
        'price',
      ]
    : [];
}

function isSoldPrice(column: ColumnProfile): boolean {
  return isNumber(column) && soldPrices.has(wordsOfName(column.name).map(lemmaOf).join(' '));
}

function isNumber({ type, role }: ColumnProfile): boolean {
  return ['integer', 'decimal', 'double'].includes(type) && role !== 'identifier';
}
