import type { ColumnProfile } from '#kernel/catalog.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { namesPerson } from '../model/person-columns.ts';
import { isMoneyColumn } from '../model/row-amounts.ts';
import { columnOf, type ModelColumn, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { wordsOfName } from '../text/lemmas.ts';
import { type Guarded, toldConditions } from './guard.ts';

const codeWords = new Set('id no nr num number nummer numero code key'.split(' '));

/** "customers with more than 9 orders", "invoices above 150" of a column of order numbers: how many or how much, and no number of an order. */
export function codeAsLimit({ lattice: { model, tokens }, plan }: Guarded): string | null {
  return codeCompared(model, plan, tokens);
}

/** The same of a plan that was read in another way. */
export function codeCompared(
  model: SemanticModel,
  plan: Guarded['plan'],
  tokens: readonly { lower: string }[],
): string | null {
  const said = new Set(tokens.map(({ lower }) => lower));
  const code = toldConditions(plan).find(
    (part) =>
      ((part.kind === 'compare' && part.operator !== '=' && part.operator !== '<>') ||
        part.kind === 'between') &&
      isCode(columnOf(model, part.column)) &&
      !wordsOfName(part.column.column).some((word) => codeWords.has(word) && said.has(word)),
  );
  return code && 'column' in code
    ? `It is not clear whether ${columnOf(model, code.column).label} is compared, or how many there are.`
    : null;
}

/** "who ordered the most" of rows that bear the number of their order and the customer: a number of an order is nobody. */
export function codeAsPerson({ lattice: { model }, parts, plan }: Guarded): string | null {
  if (!parts.asks.has('who')) return null;
  const [group, ...more] = plan.dimensions;
  if (!group || more.length > 0) return null;
  const { profile, label } = columnOf(model, group.column);
  const table = tableOf(model, group.column.table);
  const isNobody = profile.role === 'identifier' && !namesPerson(profile) && !isAboutPeople(table);
  return isNobody && !lemmasOfName(profile.name).some(isPerson)
    ? `It is not clear who is meant: ${label} is nobody.`
    : null;
}

const documents = new Set(
  'order invoice bill receipt ticket booking purchase transaction shipment payment case bestellung rechnung auftrag commande facture pedido factura'.split(
    ' ',
  ),
);

/** A number that names a row: a key, or `Order` with another number in each row. */
function isCode({ profile, lemmas }: ModelColumn): boolean {
  if (profile.role === 'identifier') return true;
  return profile.role === 'ordinal' && profile.isUnique && lemmas.some((word) => documents.has(word));
}

function isPerson(word: string): boolean {
  return /^(?:customer|client|buyer|user|member|employee|emp|staff|patient|student|person|rep|agent|driver|player|kunde|kunden)$/.test(
    word,
  );
}

const amountWords = new Set('value size worth'.split(' '));

/** "average order value", "average loan size" of a column that says how many orders or loans there were: it is no amount of one of them. */
export function countAsValue({ lattice: { model, tokens }, plan }: Guarded): string | null {
  for (const [at, { lemma }] of tokens.entries()) {
    if (!amountWords.has(tokens[at + 1]?.lower ?? '')) continue;
    const counted = plan.measures
      .flatMap(({ column, per }) => (column && per === null ? [columnOf(model, column)] : []))
      .find((column) => countsThings(column, lemma));
    if (counted)
      return `${counted.label} tells how many there were, and not the ${tokens[at + 1]?.lower} of one.${perOne(model, counted)}`;
  }
  return null;
}

/** A whole number whose header is one noun of several: `Orders`. */
function countsThings({ profile, lemmas }: ModelColumn, noun: string): boolean {
  const [word, ...more] = wordsOfName(profile.name);
  const isNumber = profile.type === 'integer' && profile.role === 'additive' && profile.unit === null;
  return (
    isNumber &&
    more.length === 0 &&
    lemmas.length === 1 &&
    lemmas[0] === noun &&
    word !== noun &&
    !isMoneyColumn(profile)
  );
}

function perOne(model: Guarded['lattice']['model'], counted: ModelColumn): string {
  const money = [...model.columns.values()].filter(
    ({ ref, profile }) =>
      ref.table === counted.ref.table && profile.role === 'additive' && isMoneyColumn(profile),
  );
  const [amount] = money;
  return amount ? ` Ask for the ${amount.label} per ${counted.lemmas[0] ?? ''}.` : '';
}

/** "absences per headcount by dept": a level of staff, of stock or of people is no name of a group. */
export function levelAsGroup({ lattice: { model, tokens }, plan }: Guarded): string | null {
  const isLevel = ({ table, column }: ColumnRef): ColumnProfile | null => {
    const { profile } = columnOf(model, { table, column });
    return profile.role === 'balance' ? profile : null;
  };
  const level = plan.dimensions.find(({ column, band }) => band === undefined && isLevel(column));
  const [measure] = plan.measures;
  if (!level || !measure?.column || measure.aggregate !== 'sum') return null;
  const words = new Set(lemmasOfName(level.column.column));
  const isDivided = tokens.some(({ lower }, at) => lower === 'per' && words.has(tokens[at + 1]?.lemma ?? ''));
  return isDivided
    ? `It is not clear whether ${measure.label} is to be divided by ${columnOf(model, level.column).label}.`
    : null;
}
