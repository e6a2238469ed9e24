import { isAboutPeople } from '../model/people-tables.ts';
import { columnOf, displayColumn, type ModelColumn, sameColumn, tableOf } from '../model/semantic-model.ts';
import { wordsOfName } from '../text/lemmas.ts';
import { type Guarded, tablesOf } from './guard.ts';

/** Columns of a table of people that say who is above each of them, and words that say that these are meant. */
const above = new Set('manager supervisor boss lead leader head superior mentor coach approver'.split(' '));
const belowWords = new Set(
  'under report team direct line for by reports reporting manage lead supervise'.split(' '),
);

/** "salary of Ann Roe" where Ann Roe stands as the manager of others: what is asked is hers, and not that of those below her. */
export function othersOfManager({ lattice: { tokens, model }, plan }: Guarded): string | null {
  if (tokens.some(({ lemma, lower }) => above.has(lemma) || belowWords.has(lemma) || belowWords.has(lower)))
    return null;
  for (const predicate of plan.where) {
    if (predicate.kind !== 'oneOf') continue;
    const { label, lemmas, ref } = columnOf(model, predicate.column);
    const table = tableOf(model, ref.table);
    const own = displayColumn(table);
    if (!lemmas.some((word) => above.has(word)) || !isAboutPeople(table)) continue;
    if (own && sameColumn(own, ref)) continue;
    return `${predicate.values.join(', ')} is known as a ${label} alone; it is not clear whether those below are meant.`;
  }
  return null;
}

/** What headers call those who do what a verb says of them. */
const doersOf = new Map([
  ['manage', /^(?:manager|mgr)$/],
  ['supervise', /^(?:supervisor|spvr)$/],
  ['lead', /^(?:leader|lead|head)$/],
  ['own', /^owner$/],
  ['coach', /^coach$/],
  ['captain', /^captain$/],
]);

/**
 * "yards that Ann Roe manages" where a yard tells its manager by a number that nothing ties to the people, and people tell the yard that
 * they work at: not all who work there manage it.
 */
export function managedByOther({ lattice: { tokens, model }, plan }: Guarded): string | null {
  const related = plan.where.flatMap((predicate) => (predicate.kind === 'related' ? [predicate.table] : []));
  const tables = new Set([...tablesOf(plan), ...related]);
  if (tables.size < 2) return null;
  const doers = tokens.flatMap(({ lemma }) => doersOf.get(lemma) ?? []);
  if (doers.length === 0) return null;
  const isUntied = ({ ref }: ModelColumn): boolean =>
    !model.relations.some(
      ({ fromTable, fromColumn }) => fromTable === ref.table && fromColumn === ref.column,
    );
  const lost = [...model.columns.values()].find(
    (column) =>
      tables.has(column.ref.table) &&
      column.profile.role === 'identifier' &&
      isUntied(column) &&
      wordsOfName(column.ref.column).some((word) => doers.some((doer) => doer.test(word))),
  );
  return lost ? `Nothing tells whose number the ${lost.label} is.` : null;
}

/** "how many managers" where people have a Manager, and some are managers by their title. */
export function columnOrValue({ lattice: { tokens, model }, plan }: Guarded): string | null {
  for (const { aggregate, column } of plan.measures) {
    if (aggregate !== 'countDistinct' || !column || column.table !== plan.root) continue;
    const { lemmas, label } = columnOf(model, column);
    const word = tokens.find(
      ({ lemma, kind }) => kind === 'word' && lemmas.length === 1 && lemmas[0] === lemma,
    );
    const others = (word ? (model.values.byPhrase.get(word.lemma) ?? []) : []).filter(
      (link) =>
        link.source === 'value' && link.column.table === column.table && !sameColumn(link.column, column),
    );
    const [other] = others;
    if (word && other)
      return `It is not clear whether "${word.text}" are the different values of ${label} or the rows whose ${columnOf(model, other.column).label} is ${other.value}.`;
  }
  return null;
}
