import { isMeasureColumn, isNumber } from './nouns.ts';
import type { Noun, Parts, RankPart } from './parts.ts';

/** "top 3 highest", "top 5 most common": one ranking in two words. */
export function withOneRank(parts: Parts): Parts {
  const [first, second, ...more] = parts.ranks;
  if (!first || !second || more.length > 0 || first.to !== second.from) return parts;
  const isTop = first.kind === 'word' && first.style === 'top' && first.direction === 'descending';
  if (!isTop || (first.count !== null && second.count !== null)) return parts;
  return { ...parts, ranks: [{ ...second, from: first.from, count: first.count ?? second.count }] };
}

/** "the longest duration", "the oldest age": the amount is named, and the word says only its direction. */
export function withNamedAmount(parts: Parts): Parts {
  const [rank, ...more] = parts.ranks;
  if (rank?.kind !== 'adjective' || more.length > 0) return parts;
  const named = parts.nouns.find((noun) => noun.from === rank.to && isAmount(noun));
  const [meaning] = rank.meanings;
  const isYear = named?.kind === 'column' && /\b(year|birth|date|founded|built)\b/.test(named.column.label);
  if (named?.kind !== 'column' || !meaning || isYear) return parts;
  const { from, to, count } = rank;
  const word: RankPart = {
    from,
    to,
    count,
    kind: 'word',
    style: 'superlative',
    direction: meaning.direction,
  };
  return { ...parts, ranks: [word] };
}

/** Of "name and height of the peak with the lowest height" the second height is ranked by, and the first one shown. */
export function rankedAmounts(metrics: Noun[], rank: RankPart): Noun[] {
  if (metrics.length < 2) return metrics;
  const behind = metrics.filter(({ from }) => from === rank.to);
  return behind.length === 1 ? behind : metrics;
}

function isAmount(noun: Noun): boolean {
  return (
    noun.kind === 'column' &&
    (isMeasureColumn(noun.column) ||
      (isNumber(noun.column) && ['ordinal', 'place'].includes(noun.column.profile.role)))
  );
}

/** "which type has the most records": its rows are counted. */
export function mostRows(parts: Parts): Parts {
  const [rank, ...more] = parts.ranks;
  const rows = parts.marks.get('rows');
  const [target, ...others] = parts.nouns;
  const isMost = rank?.kind === 'word' && rank.style === 'most' && more.length === 0;
  if (!isMost || rows?.from !== rank.to || target?.kind !== 'column' || others.length > 0) return parts;
  const { table } = target.column;
  const link = { table, score: 1, source: 'default' as const, phrase: 'row' };
  const counted = { ...rows, kind: 'table' as const, table, link, distinct: false, isAdded: false };
  const marks = new Map([...parts.marks].filter(([mark]) => mark !== 'rows'));
  return { ...parts, marks, nouns: [target, counted] };
}
