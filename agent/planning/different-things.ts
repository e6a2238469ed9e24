import { canLookUp, lookupPaths, tablesReaching } from '../model/join-paths.ts';
import { columnKey, type ModelColumn, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** Whether there is one at all: several rows of one thing change nothing. */
export function asksWhether(operator: Comparison, value: number): boolean {
  return (
    (value === 0 && ['=', '>', '!='].includes(operator)) || (value === 1 && ['<', '>='].includes(operator))
  );
}

/**
 * "customers who bought more than five products": rows that tie the two may tell of one product several times, so the different ones are counted. Null
 * where each row of such a table ties another pair, as enrolments do, or one of the two is a row of the other.
 */
export function withDifferentThings(
  model: SemanticModel,
  parts: Parts,
  tokens: readonly Token[],
): Parts | Refusal | null {
  const [counted, ...more] = parts.countFilters;
  const target = parts.measures[0]?.noun ?? parts.nouns[0];
  if (!counted || more.length + parts.valueCounts.length > 0 || target?.kind !== 'table') return null;
  if (asksWhether(counted.operator, counted.value)) return null;
  const column = repeatedBetween(model, target.table.sqlName, counted.table.sqlName);
  if (!column) return null;
  const { from, to, operator, value } = counted;
  // "more than 100 items" may be so many pieces of one.
  if (tokens.slice(from, to).some(({ lower }) => lower === 'items'))
    return refuse('It is not clear whether different items or pieces of them are meant.');
  return { ...parts, countFilters: [], valueCounts: [{ from, to, column, operator, value }] };
}

/** The column by which rows between two things name the second, where one pair may stand in several rows. */
export function repeatedBetween(model: SemanticModel, root: string, thing: string): ModelColumn | null {
  if (root === thing || canLookUp(model, thing, root) || canLookUp(model, root, thing)) return null;
  const [fact, ...others] = tablesReaching(model, [root, thing]).filter(
    (table) => table !== root && table !== thing && isDirect(model, table, root, thing),
  );
  if (fact === undefined || others.length > 0) return null;
  const ends = [root, thing].map((end) => lookupPaths(model, fact, end)[0]?.steps[0]?.from);
  const named = ends[1];
  const { key } = tableOf(model, fact).profile;
  const isPair = key.length > 0 && key.every((name) => ends.some((end) => end?.column === name));
  if (key.length === 0 || isPair || !named) return null;
  return model.columns.get(columnKey(named)) ?? null;
}

function isDirect(model: SemanticModel, fact: string, root: string, thing: string): boolean {
  return [root, thing].every((end) => lookupPaths(model, fact, end)[0]?.steps.length === 1);
}
