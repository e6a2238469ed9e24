import type { Relation } from '#kernel/catalog.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { lookupPaths } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { isVerbForm, isVerbStem } from '../text/verbs.ts';
import type { Mention } from './mentions.ts';
import { isAlike } from './one-root.ts';

/**
 * The model as the words of a question have it: where a table points to another in several ways (a trip's start and end station), only the way whose
 * column some word names. Ways that nothing tells apart all stay, so that nothing is joined by chance.
 */
export function spokenWays({ model, tokens }: Lattice): SemanticModel {
  const said = tokens.flatMap(({ kind, lower, lemma }) => (kind === 'word' ? [lower, lemma] : []));
  const groups = [
    ...Map.groupBy(model.relations, ({ fromTable, toTable }) => `${fromTable} ${toTable}`).values(),
  ];
  if (groups.every(({ length }) => length === 1)) return model;
  return { ...model, relations: groups.flatMap((ways) => namedWay(ways, said)) };
}

function namedWay(ways: Relation[], said: readonly string[]): Relation[] {
  if (ways.length === 1) return ways;
  const words = ways.map(({ fromColumn }) => lemmasOfName(fromColumn));
  const named = ways.filter((_, place) =>
    (words[place] ?? [])
      .filter((word) => words.every((other, at) => at === place || !other.includes(word)))
      .some((word) => said.some((one) => isAlike(one, word))),
  );
  return named.length === 1 ? named : ways;
}

/** Tables that no words are called, but that some verb is of one root with: "registered" speaks of `course_registrations`. */
export function spokenBridges({ model, tokens }: Lattice, mentions: readonly Mention[]): string[] {
  const named = new Set(mentions.flatMap(({ tables }) => tables.map(({ table }) => table.sqlName)));
  const verbs = tokens.filter(
    ({ kind, lower, lemma }, at) =>
      kind === 'word' &&
      (isVerbForm(lower) || isVerbStem(lemma)) &&
      !mentions.some(({ from, to }) => from <= at && at < to),
  );
  return [...model.tables.keys()].filter(
    (table) =>
      !named.has(table) &&
      lemmasOfName(table).some((word) => verbs.some(({ lemma }) => isAlike(lemma, word))),
  );
}

/** Whether rows that must be there could be tied in several ways: a plan tells the tables of such rows, not the way to them. */
export function hasUntoldWay(model: SemanticModel, root: string, predicates: readonly Predicate[]): boolean {
  return predicates.some((predicate) => {
    if (predicate.kind !== 'related') return false;
    const targets = [root, ...columnsOfPredicates(predicate.where).map(({ table }) => table)];
    return targets.some((target) => lookupPaths(model, predicate.table, target).length > 1);
  });
}
