import { columnOf, sameColumn } from '../model/semantic-model.ts';
import { wordsOfName } from '../text/lemmas.ts';
import type { Guarded } from './guard.ts';

const means = new Set('average avg mean typical averaged'.split(' '));
const totals = new Set('total totals sum overall combined summed cumulated'.split(' '));
/** So many words stand between the mean and what it is of: "average of the total score". */
const nearby = 4;

/** "average total score per student": a score is averaged over its rows by this plan, and nothing is added up first. */
export function totalLost({ lattice: { model, tokens }, parts, plan }: Guarded): string | null {
  if (plan.overGroups) return null;
  for (const { noun, from, to } of parts.measures) {
    if (noun?.kind !== 'column') continue;
    const { column } = noun;
    const isAveraged = plan.measures.some(
      ({ aggregate, column: own, per }) =>
        aggregate === 'avg' && per === null && own !== null && sameColumn(own, column.ref),
    );
    const said = tokens.slice(from, to);
    const mean = said.findIndex(({ lower }) => means.has(lower));
    const behind = said.slice(mean + 1, mean + 1 + nearby);
    const isOfTotal = mean >= 0 && behind.some(({ lower }) => totals.has(lower));
    if (!isAveraged || !isOfTotal || column.lemmas.some((word) => totals.has(word))) continue;
    const { label, profile } = columnOf(model, column.ref);
    if (profile.role === 'additive') continue;
    return `${label} is a price, a rate or a size of each; adding it up says nothing. Its average can be asked for.`;
  }
  return null;
}

/** "average number of exams per student" of a column Exam that says which one: its numbers are averaged by this plan, and none are counted. */
export function numbersAveraged({ lattice: { model, tokens }, parts, plan }: Guarded): string | null {
  for (const { noun, from, to } of parts.measures) {
    if (noun?.kind !== 'column') continue;
    const { ref, profile } = noun.column;
    const isAveraged = plan.measures.some(
      ({ aggregate, column }) => aggregate === 'avg' && column !== null && sameColumn(column, ref),
    );
    const said = tokens.slice(from, to).map(({ lower }) => lower);
    const isCounted = said.join(' ').includes('number of');
    const last = tokens[to - 1];
    const isPlural = last !== undefined && last.lower !== last.lemma;
    const header = wordsOfName(profile.name).at(-1) ?? '';
    if (isAveraged && isCounted && isPlural && header.toLowerCase() === last.lemma)
      return `${columnOf(model, ref).label} is an amount; it is not counted.`;
  }
  return null;
}

const computing = new Set(
  'total sum average avg mean number count min minimum max maximum median'.split(' '),
);

/** "total average" of a table with a column Total and one Average: either may be what is computed, and the other how. */
export function headersAsTotals({ lattice: { model, tokens }, plan }: Guarded): string | null {
  const headers = model.tables.get(plan.root)?.profile.columns.flatMap(({ name }) => {
    const word = name.trim().toLowerCase();
    return computing.has(word) ? [word] : [];
  });
  const said = new Set(
    tokens.flatMap(({ kind, lower }) => (kind === 'word' && headers?.includes(lower) ? [lower] : [])),
  );
  return plan.measures.length > 0 && said.size > 1
    ? `It is not clear which of ${[...said].join(' and ')} is the column, and what is computed of it.`
    : null;
}
