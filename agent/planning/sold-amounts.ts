import type { CatalogTable } from '#kernel/catalog.ts';
import { clearMoneyMeasure, moneyMeasures, moneyMoved } from '../model/default-measure.ts';
import { canLookUp } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isPersonColumn } from '../model/person-columns.ts';
import { columnOf, type ModelColumn, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { countOf, type Draft, type DraftMeasure, measureOn } from './draft.ts';
import { isMeasureColumn, tableNameOf } from './nouns.ts';
import type { GroupTerm, Noun, Parts } from './parts.ts';

export const quantityNames =
  /^(quantity|qty|units?|pieces?|number of (items|tickets|units|pieces)|tickets?|items?)$/;

/** "how many tickets did we sell": what is sold is told in pieces where the rows say how many each of them is of. */
export function soldPieces(model: SemanticModel, parts: Parts, measures: DraftMeasure[]): ModelColumn | null {
  const [measure, ...more] = measures;
  const [term] = parts.measures;
  const isOfRows =
    measure?.aggregate === 'count' && measure.column === null && measure.entity !== null && more.length === 0;
  const thing = term?.noun ?? parts.nouns[0];
  const isPartOfName = thing?.kind === 'table' && thing.link.source === 'part';
  const isThing = isPartOfName || (thing !== undefined && isCountedByName(model, parts, thing));
  if (!isOfRows || !parts.isTraded || !isThing || !(term?.isHowMany ?? parts.asks.has('howMany')))
    return null;
  return measure.entity === null ? null : onlyPieces(model, measure.entity);
}

/** The one column that says how many pieces each row is of. */
export function onlyPieces(model: SemanticModel, table: string): ModelColumn | null {
  const [only, ...others] = [...model.columns.values()].filter(
    ({ ref, label, profile }) =>
      ref.table === table && profile.role === 'additive' && quantityNames.test(label.toLowerCase()),
  );
  return only && others.length === 0 ? only : null;
}

const salesHeaders =
  /^(?:ventas?|ventes?|vendite|venduto|vendas|verkäufe|verkaufe|umsatz|umsätze|umsatze|erlös|erlöse|omzet|chiffre d affaires|ingresos|sprzedaż)(?: |$)/;

/** The one column that is called sales in another language than the question. */
function onlySales(model: SemanticModel, table: string): ModelColumn | null {
  const [only, ...others] = [...model.columns.values()].filter(
    ({ ref, label, profile }) =>
      ref.table === table && profile.role === 'additive' && salesHeaders.test(label.toLowerCase()),
  );
  return only && others.length === 0 ? only : null;
}

/** "which region sold the most" of rows that tell no money: by their pieces. */
export function soldMost(
  model: SemanticModel,
  { isTraded }: Parts,
  target: GroupTerm,
): { chosen: ModelColumn; others: ModelColumn[] } | null {
  const table = target.kind === 'grain' || !isTraded ? null : tableNameOf(target);
  const chosen = table === null ? null : (onlySales(model, table) ?? onlyPieces(model, table));
  return chosen && { chosen, others: [] };
}

const thingNames = /\b(item|product|article|material|description|part)\b/;
/** "how many", "how many of the". */
const longestAsk = 4;

/** "how many coffee machines did we sell": what is counted is a thing by its name, and the rows are named by the verb alone. */
function isCountedByName(model: SemanticModel, parts: Parts, rows: Noun): boolean {
  const isVerb = rows.kind === 'table' && tradeNouns.has(rows.link.phrase);
  return isVerb && namesThing(model, parts, rows);
}

/** Right behind "how many" stands the name of a thing, before the first noun; "how many sofa orders" are orders. */
export function namesThing(model: SemanticModel, { filters, asks }: Parts, first: Noun): boolean {
  const things = filters.filter(
    (filter) =>
      filter.kind === 'values' &&
      !filter.negated &&
      filter.from <= longestAsk &&
      (filter.to < first.from || (filter.to === first.from && ['sell', 'buy'].includes(first.link.phrase))) &&
      filter.values.every(({ column }) => thingNames.test(columnOf(model, column).label)),
  );
  return asks.has('howMany') && things.length === 1;
}

/** What is done with the rows of a table of trade, as lemmas. */
export const tradeNouns = new Set(['buy', 'sell', 'order', 'purchase']);

/** "how much did we sell": the money measure, where one stands out among the rows that were named. */
export function soldMeasure(
  model: SemanticModel,
  parts: Parts,
  rest: Noun[],
): ReturnType<typeof clearMoneyMeasure> {
  const [only, ...more] = rest;
  const asksForMoney = parts.asks.has('howMuch') || (parts.asks.has('what') && parts.currencies.length > 0);
  if (!asksForMoney || only?.kind !== 'table' || more.length > 0) return null;
  if (isCustomers(only.table) && parts.moneyVerb !== null) {
    const spent = clearMoneyMeasure(model, only.table.sqlName);
    return spent && canLookUp(model, spent.chosen.ref.table, only.table.sqlName) ? spent : null;
  }
  // What was spent is never told by what came in.
  if (parts.moneyVerb === 'out') return null;
  const money = clearMoneyMeasure(model, null);
  return money?.chosen.ref.table === only.table.sqlName ? money : null;
}

/** "how much did we spend on meals", "how much did we invoice": the amount of the rows that the verb speaks of. */
export function movedMoney(model: SemanticModel, parts: Parts, rest: Noun[]): ModelColumn | null {
  const [only, ...more] = rest;
  const spent = only ? null : spentByNamed(model, parts);
  if (spent) return spent;
  // "what did guests spend" asks how much.
  const isAsked =
    parts.asks.has('howMuch') ||
    isMovedByVerb(parts, only) ||
    (parts.asks.has('what') &&
      parts.isOfAll &&
      parts.isSpent &&
      parts.subjectAt !== null &&
      parts.groups.every(({ via }) => via !== 'per'));
  const isWhose =
    only?.kind === 'column' && isPersonColumn(only.column) && only.from === parts.subjectAt && parts.isSpent;
  if (!isAsked || parts.moneyVerb === null || more.length > 0 || (only?.kind === 'column' && !isWhose))
    return null;
  // "how much did we invoice" names its table by the verb; "how much did we pay our people" does not say which amount.
  if (only && model.tables.size > 1 && !['invoice', 'bill', 'charge', 'refund'].includes(only.link.phrase))
    return null;
  const tables = only?.kind === 'table' ? [only.table] : [...model.tables.values()];
  // "how much did we earn in April" of several tables: the one money measure that stands out.
  if (!only && tables.length > 1 && parts.isPaid && parts.moneyVerb === 'in' && parts.asks.has('howMuch'))
    return clearMoneyMeasure(model, null)?.chosen ?? null;
  return tables.length === 1 ? moneyMoved(model, tables, parts.moneyVerb) : null;
}

/** "how much did Westbrook Health spend": what comes in of a customer who is named as the one that spends. */
function spentByNamed(
  model: SemanticModel,
  { asks, filters, isSpent, subjectAt }: Parts,
): ModelColumn | null {
  const doer = filters.find(
    (filter) => filter.kind === 'values' && !filter.negated && filter.from === subjectAt,
  );
  if (doer?.kind !== 'values' || !isSpent || !(asks.has('howMuch') || asks.has('what'))) return null;
  const tables = new Set(doer.values.map(({ column }) => column.table));
  const [table, ...others] = tables;
  if (table === undefined || others.length > 0 || !isCustomers(tableOf(model, table))) return null;
  return clearMoneyMeasure(model, table)?.chosen ?? null;
}

/** "what we billed per quarter": the verb calls the rows, and so much of their money is asked for, not so many of them. */
function isMovedByVerb({ asks, movedFrom, groups }: Parts, noun: Noun | undefined): boolean {
  const isVerb = noun?.kind === 'table' && ['invoice', 'bill', 'charge', 'refund'].includes(noun.link.phrase);
  return asks.has('what') && isVerb && noun.to === movedFrom && groups.length > 0;
}

/** What customers spend is what comes in. */
export function isCustomers(table: CatalogTable): boolean {
  const noun = lemmasOfName(table.name).at(-1) ?? '';
  return /^(customer|client|buyer|shopper|consumer|guest|subscriber|member|account)$/.test(noun);
}

/** "how much is still overdue": the money of the rows that are in that state, where one amount of them stands out. */
export function stateMoney(model: SemanticModel, parts: Parts, rest: Noun[]): ModelColumn | null {
  const isOther = rest.length > 0 || parts.moneyVerb !== null || !parts.asks.has('howMuch');
  const tables = new Set(
    parts.filters.flatMap((filter) => {
      const isState =
        filter.kind === 'values' &&
        !filter.negated &&
        filter.values.every(({ column }) => isStateColumn(column.column));
      return isState ? filter.values.map(({ column }) => column.table) : [];
    }),
  );
  const [only, ...more] = tables;
  if (isOther || only === undefined || more.length > 0) return null;
  const [best, second] = moneyMeasures(model, [tableOf(model, only)]);
  return best && second?.grade !== best.grade ? best.column : null;
}

function isStateColumn(name: string): boolean {
  return /^(status|state|stage)$/.test(lemmasOfName(name).at(-1) ?? '');
}

/** "what did we pay our trainers" asks for an amount, and not for the trainers. */
export function asksForMoney({ isPaid, isSpent, asks, nouns }: Parts): boolean {
  const hasAmount = nouns.some((noun) => noun.kind === 'column' && isMeasureColumn(noun.column));
  return (isPaid || isSpent) && asks.has('what') && !hasAmount;
}

/**
 * "how many items were bought", "how many books were borrowed": the different ones, or each time that it was done: so many pieces, where rows
 * tell them, and otherwise so many rows. A second reading; null where the column is called so.
 */
export function dealtWith(model: SemanticModel, parts: Parts, draft: Draft): Draft | null {
  const [term, ...more] = parts.measures;
  const column = term?.noun?.kind === 'column' ? term.noun.column : null;
  const isLoose = term?.noun?.kind === 'column' && ['synonym', 'part'].includes(term.noun.link.source);
  const isPerson = column !== null && isPersonColumn(column);
  if (!column || !isLoose || isPerson || more.length > 0 || term?.aggregate !== 'count' || !parts.isDealt)
    return null;
  const quantities = [...model.columns.values()].filter(
    ({ ref, label, profile }) =>
      ref.table === column.ref.table && profile.role === 'additive' && quantityNames.test(label),
  );
  const [only, ...others] = quantities;
  const measure = only && others.length === 0 ? measureOn('sum', only.ref) : countOf(column.ref.table);
  return { ...draft, measures: [measure] };
}
