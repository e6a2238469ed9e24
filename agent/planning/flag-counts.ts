import { flagOf } from '../model/flag-columns.ts';
import type { MeasureTerm, Parts, ResolvedFilter } from './parts.ts';

const asking = new Set(['be', 'is', 'has', 'have', 'do', 'was', 'can', 'did']);

/** "how many new members" of a yes or no called New Member: the rows that say yes are counted. Null where nothing such is counted. */
export function countedFlags(parts: Parts): Parts | null {
  const flags: ResolvedFilter[] = [];
  const measures = parts.measures.map((term): MeasureTerm => {
    const { noun, from, to } = term;
    if (term.aggregate !== 'count' || noun?.kind !== 'column' || flagOf(noun.column.profile) === null)
      return term;
    // "complaints" are rows, though a column is called Repeat Complaint.
    if (noun.link.source !== 'name' || noun.link.score < 0.9) return term;
    // "Is New?" asks, and names nothing that could be counted.
    if (asking.has(noun.column.lemmas[0] ?? '')) return term;
    const { column } = noun;
    flags.push({ kind: 'flag', column, negated: false, from, to });
    const link = {
      table: column.table,
      score: noun.link.score,
      source: 'default' as const,
      phrase: noun.link.phrase,
    };
    return { ...term, noun: { kind: 'table', table: column.table, link, from, to } };
  });
  return flags.length > 0 ? { ...parts, measures, filters: [...parts.filters, ...flags] } : null;
}
