import { isAboutPeople } from '../model/people-tables.ts';
import { personColumn } from '../model/person-columns.ts';
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
