import { columnKey } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { SourceReadings } from '../sources/read-areas.ts';
import type { Token } from '../text/tokens.ts';
import { asksWhatThereIs } from './whole-questions.ts';

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

const longestAmount = 9;
const whole = new Set('all every overall whole entire everything each any'.split(' '));

/**
 * "How big was the audience in total?" behind the number of debates in one place: an amount of the same rows, of which neither the question nor a condition of its
 * own says which ones are meant.
 */
export function goesOnWith({ readings }: SourceReadings, tokens: readonly Token[], previous: Plan): boolean {
  const [best] = readings[0]?.search.candidates ?? [];
  if (!best || previous.where.length === 0 || previous.dimensions.length > 0 || previous.limit !== null)
    return false;
  const { parts, plan } = best;
  const isAmount = plan.intent === 'aggregate' && plan.dimensions.length === 0 && plan.where.length === 0;
  const isNamed =
    parts.nouns.some(({ kind }) => kind === 'table') ||
    parts.measures.some(({ noun }) => noun?.kind === 'table');
  const isWhole = tokens.some(({ lower }) => whole.has(lower)) || asksWhatThereIs(tokens);
  return isAmount && !isNamed && !isWhole && plan.root === previous.root && tokens.length <= longestAmount;
}
