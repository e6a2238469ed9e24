import { isDateColumn } from '../model/dating.ts';
import { columnOf, sameColumn } from '../model/semantic-model.ts';
import { isMeasureColumn } from '../planning/nouns.ts';
import type { Guarded } from './guard.ts';

/** "income and spending per month" where a category is called Income: two amounts are asked for, and the first is no condition on the second. */
export function valueBesideAmount({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const amounts = [
    ...parts.nouns.filter((noun) => noun.kind === 'column' && isMeasureColumn(noun.column)),
    ...parts.measures,
  ];
  const isOpening = (at: number): boolean =>
    plan.trace
      .filter(({ from }) => from < (tokens[at]?.start ?? 0))
      .every(({ node }) => node === 'filler' || node.startsWith('ask'));
  const beside = parts.filters.find(
    (filter) =>
      filter.kind === 'values' &&
      !filter.negated &&
      isOpening(filter.from) &&
      parts.connectors.includes(filter.to) &&
      amounts.some(({ from }) => from === filter.to + 1),
  );
  const word = beside && tokens[beside.from]?.text;
  return word ? `It is not clear whether "${word}" is meant as an amount or as a condition.` : null;
}

const relatives = new Set(['where', 'when', 'that', 'who', 'whose']);

/** "months where the South made more than the East": each month is asked for whose comparison comes out so, and not the comparison itself. */
export function conditionCompared({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const compared = parts.marks.get('compare');
  const relative = tokens.findIndex(
    ({ lower }, at) =>
      at > 0 &&
      (relatives.has(lower) ||
        (lower === 'which' && ['in', 'on', 'for'].includes(tokens[at - 1]?.lower ?? ''))),
  );
  const isThan = compared !== undefined && tokens.slice(compared.to).some(({ lower }) => lower === 'than');
  return isThan && relative > 0 && relative < compared.from && plan.measures.length > 0
    ? 'A condition that compares two groups cannot be answered yet.'
    : null;
}

/** "how much did Marketing spend last month" where a date is called Month: no date tells how much. */
export function dateForAmount({ lattice: { model }, parts, plan }: Guarded): string | null {
  const isAsked = parts.asks.has('howMuch') || parts.asks.has('howMany');
  const date = plan.measures.find(
    ({ aggregate, column }) =>
      column !== null &&
      (aggregate === 'max' || aggregate === 'min') &&
      isDateColumn(columnOf(model, column).profile),
  );
  return isAsked && date ? `${date.label} is a date, and a number was asked for.` : null;
}

/** "versions 2.0 and 2.10" as two conditions on one column: no row is both, and nobody asks for what cannot be. */
export function bothOfOne({ lattice: { model }, plan: { where } }: Guarded): string | null {
  const wanted = where.flatMap((predicate) => {
    if (predicate.kind === 'compare' && predicate.operator === '=')
      return [{ column: predicate.column, values: [String(predicate.value)] }];
    return predicate.kind === 'oneOf' && !predicate.negated
      ? [{ column: predicate.column, values: predicate.values.map(String) }]
      : [];
  });
  const clash = wanted.find(({ column, values }, index) =>
    wanted
      .slice(index + 1)
      .some(
        (other) => sameColumn(other.column, column) && !other.values.some((value) => values.includes(value)),
      ),
  );
  return clash ? `No row can be of two different values of ${columnOf(model, clash.column).label}.` : null;
}
