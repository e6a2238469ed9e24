import { isDate } from './nouns.ts';
import type { MeasureTerm, Parts } from './parts.ts';

/** "average passengers per flight" of a table of flights: every row is one, so the words add nothing. */
export function isPerRow({ via, terms }: Parts['groups'][number], measures: MeasureTerm[]): boolean {
  const [only, ...more] = terms;
  return (
    via === 'per' &&
    only?.kind === 'table' &&
    more.length === 0 &&
    measures.length > 0 &&
    measures.every(
      ({ aggregate, noun }) =>
        ['avg', 'median', 'quantile', 'stddev'].includes(aggregate) &&
        noun?.kind === 'column' &&
        noun.column.ref.table === only.table.sqlName,
    )
  );
}

/** "per car sold" is no grouping by the day of sale: such a date is named with its day, or by a unit of time. */
export function isPerEvent({ via, terms }: Parts['groups'][number]): boolean {
  return (
    via === 'per' &&
    terms.some(
      (term) =>
        term.kind === 'column' &&
        isDate(term.column) &&
        !/\b(date|day|time|on|at|timestamp)\b/.test(term.link.phrase),
    )
  );
}
