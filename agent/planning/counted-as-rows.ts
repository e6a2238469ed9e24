import type { CatalogTable } from '#kernel/catalog.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { panelOf } from '../model/panel-tables.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import { countOf, type Draft } from './draft.ts';
import type { Parts } from './parts.ts';

/** "how many films": a column that hardly repeats may stand for the rows, so counting rows is a second reading. */
export function countedAsRows(model: SemanticModel, parts: Parts, draft: Draft): Draft | null {
  const [term, ...more] = parts.measures;
  if (
    !term ||
    more.length > 0 ||
    term.aggregate !== 'count' ||
    isOfOneRow(model, draft) ||
    term.noun?.kind !== 'column' ||
    draft.measures.length !== 1
  )
    return null;
  const { profile, table, ref } = term.noun.column;
  // Names that hardly repeat are of one row each, and those that do may be namesakes.
  // The rows of a shift log are shifts as much as the early and the late one are.
  const isNounOfTable = lemmasOfName(table.name).includes(lemmasOfName(ref.column).join(' '));
  const isPerson = profile.type === 'text' && isPersonNoun(term.noun.column.lemmas.at(-1) ?? '');
  const rarity = profile.distinctCount / Math.max(1, table.profile.rowCount);
  const isNameOfRow = (profile.role === 'text' && rarity > 0.5) || (isPerson && rarity > 0.1);
  const isRepeating =
    (profile.distinctCount <= table.profile.rowCount * 0.1 && !isNounOfTable) ||
    (profile.role === 'identifier' && !isPerson) ||
    (panelOf(table) !== null && !isNameOfRow) ||
    (hasNamedRows(table) && !isNameOfRow && !isNounOfTable);
  return isRepeating ? null : { ...draft, measures: [countOf(ref.table)] };
}

/** Rows that carry an id are things of their own, so a column of theirs is not counted by rows. */
function hasNamedRows(table: CatalogTable): boolean {
  return table.profile.columns.some(
    (column) => table.profile.key.includes(column.name) && column.role === 'identifier',
  );
}

/** "how many floors does the Harbour House have": that it is one row was not asked. */
function isOfOneRow(model: SemanticModel, { where }: Draft): boolean {
  return where.some(
    (predicate) =>
      predicate.kind === 'oneOf' &&
      !predicate.negated &&
      predicate.values.length === 1 &&
      columnOf(model, predicate.column).profile.isUnique,
  );
}
