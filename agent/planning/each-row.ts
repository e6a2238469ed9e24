import { canLookUp } from '../model/join-paths.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Noun, Parts } from './parts.ts';

/**
 * "the name and owner of each boat": each row is one, so that its columns are listed and nothing is grouped. Null where an amount or
 * anything but columns of those rows is asked for.
 */
export function rowsOfEach(model: SemanticModel, parts: Parts): Parts | null {
  const [group, ...more] = parts.groups;
  const [term, ...terms] = group?.terms ?? [];
  if (!group || !term || more.length + terms.length > 0) return null;
  if (term.kind !== 'table' || group.via !== 'each') return null;
  const shaped = [
    parts.byMeasures,
    parts.looseAggregates,
    parts.ranks,
    parts.rates,
    parts.quotients,
    parts.formulas,
    parts.tails,
    parts.counts,
    parts.valueCounts,
    parts.countFilters,
  ];
  const isAsked = [...parts.asks].every((ask) => ['show', 'what', 'which'].includes(ask));
  const isMarked = [...parts.marks.keys()].some((mark) => mark !== 'details');
  if (shaped.some((list) => list.length > 0) || isMarked || !isAsked) return null;
  // "for each channel owner" is no channel.
  if (parts.nouns.some(({ from }) => from === group.to)) return null;
  const { sqlName } = term.table;
  const isTheirs = parts.nouns.every(
    (noun) =>
      noun.kind === 'column' &&
      (noun.column.ref.table === sqlName || canLookUp(model, sqlName, noun.column.ref.table)),
  );
  // The total of one row is the amount of that row.
  const amounts = parts.measures.flatMap(({ aggregate, noun }) =>
    aggregate === 'sum' && noun?.kind === 'column' && noun.column.ref.table === sqlName ? [noun] : [],
  );
  const isPlain = amounts.length === parts.measures.length;
  const isNamed = parts.nouns.length + amounts.length > 0 || parts.marks.has('details');
  if (!isNamed || !isTheirs || !isPlain) return null;
  const row: Noun = { ...term, from: group.to - 1, to: group.to };
  const told = amounts.map((noun) => ({ ...noun, distinct: false, isAdded: true }));
  const nouns = [...parts.nouns, ...told, { ...row, distinct: false, isAdded: false }].sort(
    (left, right) => left.from - right.from,
  );
  return { ...parts, measures: [], groups: [], nouns };
}
