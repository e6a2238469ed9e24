import { columnKey } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { SourceReadings } from '../sources/read-areas.ts';
import type { Token } from '../text/tokens.ts';

const longest = 5;

/**
 * "Male students?" behind the average age of the female ones: rows by another value of what was a condition before, and nothing asked of them. By itself it
 * would list them.
 */
export function isVariation({ readings }: SourceReadings, tokens: readonly Token[], previous: Plan): boolean {
  const [best] = readings[0]?.search.candidates ?? [];
  if (!best || tokens.length > longest) return false;
  const { parts, plan } = best;
  const isBare =
    parts.asks.size === 0 &&
    parts.groups.length + parts.ranks.length + parts.sorts.length + parts.countFilters.length === 0 &&
    (previous.intent === 'records' || parts.measures.length === 0) &&
    parts.nouns.every((noun) =>
      noun.kind === 'table'
        ? noun.table.sqlName === previous.root
        : previous.intent === 'records' && tokens.length < longest - 1,
    );
  const known = new Set(columnsOfPredicates(previous.where).map(columnKey));
  const said = columnsOfPredicates(plan.where).map(columnKey);
  return (
    isBare && plan.root === previous.root && said.length > 0 && said.every((column) => known.has(column))
  );
}
