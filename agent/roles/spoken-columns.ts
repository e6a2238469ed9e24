import type { CatalogTable } from '#kernel/catalog.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { type ColumnLink, columnKey, displayColumn, type SemanticModel } from '../model/semantic-model.ts';
import type { Mention } from './mentions.ts';

const sureScore = 0.8;
const nameScore = 0.75;

/**
 * With the columns of tables that are spoken of, where a word is said exactly only of others: "gender of the students" may be their
 * `sex`, though rooms have a column of that name, and "names of the books" are their titles.
 */
export function withSpokenColumns({ model, tokens }: Lattice, mentions: Mention[]): Mention[] {
  const spoken = new Set(mentions.flatMap(({ tables }) => tables.slice(0, 1).map(({ table }) => table)));
  return mentions.map((mention) => {
    const { columns, adjective, from, to } = mention;
    const isMet = columns.some(({ column, score }) => spoken.has(column.table) && score >= sureScore);
    if (columns.length === 0 || adjective || isMet || spoken.size === 0) return mention;
    const phrase = tokens
      .slice(from, to)
      .map(({ lemma }) => lemma)
      .join(' ');
    const known = new Set(columns.map(({ column }) => column));
    const more = [...calledIn(model, phrase, spoken), ...namesOf(model, mention, phrase, spoken)];
    return { ...mention, columns: [...columns, ...more.filter(({ column }) => !known.has(column))] };
  });
}

function calledIn(model: SemanticModel, phrase: string, spoken: ReadonlySet<CatalogTable>): ColumnLink[] {
  return (model.columnIndex.get(phrase) ?? []).filter(({ column }) => spoken.has(column.table));
}

/** What tells the rows of a table apart, unless they point to those that have names: the name of a captain is that of a person. */
function namesOf(
  model: SemanticModel,
  { columns }: Mention,
  phrase: string,
  spoken: ReadonlySet<CatalogTable>,
): ColumnLink[] {
  if (phrase !== 'name') return [];
  const named = new Set(columns.flatMap(({ column, score }) => (score === 1 ? [column.ref.table] : [])));
  const pointsTo = ({ sqlName }: CatalogTable): boolean =>
    model.relations.some(({ fromTable, toTable }) => fromTable === sqlName && named.has(toTable));
  return [...spoken].flatMap((table) => {
    const ref = displayColumn(table);
    const column = ref && model.columns.get(columnKey(ref));
    return column?.profile.type === 'text' && !pointsTo(table)
      ? [{ column, score: nameScore, source: 'default' as const, phrase }]
      : [];
  });
}
