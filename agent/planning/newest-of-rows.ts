import { datingOf } from '../model/dating.ts';
import type { Parts } from './parts.ts';

/** "show me ten orders": nobody said which. Rows that are dated are told from the newest on, which the answer says; null of all others. */
export function newestOfRows(parts: Parts): Parts | null {
  const [count, ...counts] = parts.counts;
  const [noun, ...nouns] = parts.nouns;
  const saysMore = [parts.ranks, parts.measures, parts.groups, parts.sorts, parts.byMeasures, parts.formulas];
  const isOrder = [...parts.asks].every((ask) => ask === 'show') && parts.marks.size === 0;
  const isOfRows =
    count !== undefined &&
    noun?.kind === 'table' &&
    count.to === noun.from &&
    counts.length + nouns.length === 0 &&
    datingOf(noun.table) !== null;
  if (!isOfRows || !isOrder || parts.asks.size === 0 || saysMore.some((list) => list.length > 0)) return null;
  const { from, to, value } = count;
  return { ...parts, counts: [], ranks: [{ from, to, kind: 'date', direction: 'descending', count: value }] };
}
