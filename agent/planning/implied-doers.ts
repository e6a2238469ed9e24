import { canLookUp } from '../model/join-paths.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { namesPerson, personColumn } from '../model/person-columns.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Noun, Parts } from './parts.ts';
import { isCustomers } from './sold-amounts.ts';

/** "who gave the most": the people whom the rows of the only table name. */
export function giverOf(model: SemanticModel, parts: Parts): Noun | null {
  const [table, ...more] = model.tables.values();
  if (!parts.asks.has('who') || parts.moneyVerb === null || !table || more.length > 0) return null;
  const person = personColumn(model, table);
  if (!person || isAboutPeople(table)) return null;
  const link = { column: person, score: 1, source: 'name' as const, phrase: 'person' };
  return { from: 0, to: 0, kind: 'column', column: person, link, isOwned: false };
}

/** "who spent the most": the one table of customers. */
export function spenderOf(model: SemanticModel, parts: Parts): Noun | null {
  const [table, ...more] = [...model.tables.values()].filter(isCustomers);
  if (!parts.asks.has('who') || !parts.isSpent || !table || more.length > 0) return null;
  const link = { table, score: 1, source: 'default' as const, phrase: 'customer' };
  return { from: 0, to: 0, kind: 'table', table, link };
}

/**
 * "who has at least three overdue invoices", "who ordered nothing": the one table of customers, where the rows that are counted point to no other
 * people and name none themselves. Null for all other questions.
 */
export function withCustomers(model: SemanticModel, parts: Parts): Parts | null {
  const [counted, ...more] = [...parts.countFilters, ...parts.withouts];
  const shaped = [parts.measures, parts.groups, parts.ranks, parts.byMeasures, parts.formulas, parts.rates];
  if (!parts.asks.has('who') || !counted || more.length > 0 || shaped.some((list) => list.length > 0))
    return null;
  if (
    parts.marks.size > 0 ||
    parts.nouns.some((noun) => noun.kind !== 'table' || noun.table !== counted.table)
  )
    return null;
  const pointed = [...model.tables.values()].filter(
    (table) =>
      table !== counted.table &&
      (isAboutPeople(table) || isCustomers(table)) &&
      canLookUp(model, counted.table.sqlName, table.sqlName),
  );
  const [table, ...others] = pointed;
  if (!table || others.length > 0 || !isCustomers(table)) return null;
  // "who handled": the rows may name other people themselves.
  const isNamed = counted.table.profile.columns.some(
    (column) => namesPerson(column) && !/customer|client|buyer/i.test(column.name),
  );
  if (isNamed) return null;
  const link = { table, score: 1, source: 'default' as const, phrase: 'customer' };
  const asks = new Set([...parts.asks].map((word) => (word === 'who' ? 'which' : word)));
  const noun = { from: 0, to: 0, kind: 'table' as const, table, link, distinct: false, isAdded: false };
  return { ...parts, asks, nouns: [noun, ...parts.nouns] };
}
