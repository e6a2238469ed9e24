import type { SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { mostRows } from './row-table.ts';
import { isTotalLabel } from './row-totals.ts';

const decidingVerbs = new Set('is was were did does has'.split(' '));

/**
 * Whether the frames' reading of a question over one small table may miss what it asks: one of two things, a difference, yes or no,
 * or rows among which a total stands. It is then read row by row, or not at all.
 */
export function needsRows(model: SemanticModel, tokens: Token[], plan: Plan): boolean {
  return isOfSmallTable(model) && (asksOfRows(tokens, plan) || takesTotals(model, plan));
}

export function isOfSmallTable({ tables }: SemanticModel): boolean {
  const [table, ...more] = tables.values();
  return table !== undefined && more.length === 0 && table.profile.rowCount <= mostRows;
}

/** One of two things, a difference, yes or no: what the frames make of it is not taken where the rows give no answer. */
export function asksOfRows(tokens: Token[], plan: Plan): boolean {
  const words = tokens.map(({ lower }) => lower);
  const isDecision =
    decidingVerbs.has(words[0] ?? '') &&
    words[1] !== 'there' &&
    (plan.intent !== 'aggregate' || words.some((word) => ['any', 'each', 'every'].includes(word)));
  const isChoice = ['which', 'who', 'what'].includes(words[0] ?? '') && words.includes('or');
  const isOfTwo = (isChoice || words.includes('difference')) && comparesTwo(plan);
  return isDecision || isOfTwo;
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

/** Rows called "Total" would be ranked, counted or added up with the others: told with a caution where no reading leaves them out. */
export function takesTotals(model: SemanticModel, plan: Plan): boolean {
  if (plan.intent !== 'aggregate' && plan.limit === null) return false;
  return totalCells(model).some(
    ({ ref, value }) =>
      !plan.where.some(
        (predicate) =>
          predicate.kind === 'oneOf' &&
          predicate.column.column === ref.column &&
          (!predicate.negated || predicate.values.includes(value)),
      ),
  );
}

/** What the first of them is called; empty where there is none. */
export function totalLabelOf(model: SemanticModel): string {
  return totalCells(model)[0]?.value ?? '';
}

function totalCells(model: SemanticModel): { ref: ColumnRef; value: string }[] {
  return [...model.columns.values()].flatMap(({ ref, profile }) =>
    profile.values
      .filter(({ value, rows }) => rows === 1 && isTotalLabel(value))
      .map(({ value }) => ({ ref, value })),
  );
}
