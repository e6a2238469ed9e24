import { displayColumn, type ModelColumn, type SemanticModel } from '../model/semantic-model.ts';
import type { Parts } from './parts.ts';

/** "where is Zephyr Resorts located": the places that the row of what is named tells. Null where no one thing is named, or it has no place. */
export function placesOf(model: SemanticModel, parts: Parts): Parts | null {
  const [filter, ...more] = parts.filters;
  const others = [
    parts.measures,
    parts.groups,
    parts.ranks,
    parts.periods,
    parts.dateVerbs,
    parts.nouns,
    parts.sorts,
  ];
  const isBare = more.length === 0 && parts.marks.size === 0 && others.every((list) => list.length === 0);
  if (!parts.asks.has('where') || !isBare || filter?.kind !== 'values' || filter.negated) return null;
  const [value, ...values] = filter.values;
  const table = value ? model.tables.get(value.column.table) : undefined;
  const isThing = table && displayColumn(table)?.column === value?.column.column;
  if (!table || !isThing || values.length > 0) return null;
  const places = [...model.columns.values()].filter(
    ({ ref, profile }) => ref.table === table.sqlName && profile.role === 'place' && profile.type === 'text',
  );
  if (places.length === 0 || places.length > mostPlaces) return null;
  return {
    ...parts,
    asks: new Set([...parts.asks.difference(new Set(['where'])), 'show']),
    nouns: places.map((column, index) => placeNoun(column, index > 0)),
  };
}

const mostPlaces = 4;

function placeNoun(column: ModelColumn, isAdded: boolean): Parts['nouns'][number] {
  const link = { column, score: 1, source: 'name' as const, phrase: column.label };
  return { kind: 'column', column, link, isOwned: false, from: 0, to: 0, distinct: false, isAdded };
}
