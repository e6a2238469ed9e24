import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { mostRows, totalWords } from './row-table.ts';

const decidingVerbs = new Set('is was were did does has'.split(' '));

/**
 * Whether the frames' reading of a question over one small table may miss what it asks: one of two things, a difference, yes or no,
 * or rows among which a total stands. It is then read row by row, or not at all.
 */
export function needsRows(model: SemanticModel, tokens: Token[], plan: Plan): boolean {
  const [table, ...more] = model.tables.values();
  if (!table || more.length > 0 || table.profile.rowCount > mostRows) return false;
  const words = tokens.map(({ lower }) => lower);
  const isDecision =
    decidingVerbs.has(words[0] ?? '') &&
    words[1] !== 'there' &&
    (plan.intent !== 'aggregate' || words.some((word) => ['any', 'each', 'every'].includes(word)));
  const isChoice = ['which', 'who', 'what'].includes(words[0] ?? '') && words.includes('or');
  const isOfTwo = (isChoice || words.includes('difference')) && comparesTwo(plan);
  return isDecision || isOfTwo || takesTotals(model, plan);
}

/** Two values of what is grouped by, side by side. */
function comparesTwo({ dimensions, where }: Plan): boolean {
  return dimensions.some(({ column }) =>
    where.some(
      (predicate) =>
        predicate.kind === 'oneOf' &&
        predicate.values.length === 2 &&
        predicate.column.column === column.column,
    ),
  );
}

/** Rows called "Total" would be ranked, counted or added up with the others. */
function takesTotals(model: SemanticModel, plan: Plan): boolean {
  if (plan.intent !== 'aggregate' && plan.limit === null) return false;
  const columns = [...model.columns.values()].filter(({ profile }) =>
    profile.values.some(({ value, rows }) => rows === 1 && totalWords.test(value.trim())),
  );
  return columns.some(
    ({ ref }) =>
      !plan.where.some(
        (predicate) =>
          predicate.kind === 'oneOf' && !predicate.negated && predicate.column.column === ref.column,
      ),
  );
}
