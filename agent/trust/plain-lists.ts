import type { Candidate } from '../planning/search.ts';

const orders = new Set(['show', 'which', 'what']);

/**
 * An order to list the rows of one table by its name, all of them or the first few by a date or an amount that stands in it: "display the newest orders".
 * It has no condition that could be misread, and what was taken for granted is told beside it. Few of the questions that the judge was fitted on are of this
 * kind, so that it trusts none of them.
 */
export function isPlainList({ plan, parts, isProposed }: Candidate): boolean {
  const [noun, ...more] = parts.nouns;
  const [rank, ...ranks] = parts.ranks;
  // "list all rows" of the only table there is.
  const isOfRows = noun === undefined && parts.marks.has('rows');
  const isOfTable =
    isOfRows ||
    (noun?.kind === 'table' &&
      more.length === 0 &&
      noun.table.sqlName === plan.root &&
      noun.link.source === 'name');
  const isBare =
    plan.intent === 'records' &&
    plan.where.length + plan.joins.length === 0 &&
    plan.within === undefined &&
    plan.rowOrder === undefined;
  const saysMore = [
    parts.measures,
    parts.byMeasures,
    parts.groups,
    parts.filters,
    parts.periods,
    parts.formulas,
    parts.rates,
    parts.quotients,
    parts.countFilters,
    parts.withouts,
    parts.sorts,
    parts.idle,
    ranks,
  ].some((list) => list.length > 0);
  const isRankedPlainly =
    rank === undefined ||
    rank.kind === 'date' ||
    (rank.kind === 'adjective' && rank.meanings.length === 1) ||
    (rank.kind === 'word' && rank.style === 'superlative');
  const marks = [...parts.marks.keys()].every((mark) => mark === 'rows' || mark === 'details');
  return (
    isOfTable &&
    isBare &&
    !saysMore &&
    isRankedPlainly &&
    marks &&
    isProposed !== true &&
    [...parts.asks].every((ask) => orders.has(ask))
  );
}
