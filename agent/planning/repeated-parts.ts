import type { Token } from '../text/tokens.ts';
import type { MeasureTerm, Parts } from './parts.ts';

/**
 * "How many lots has each hall? List the hall and the number of lots": the second sentence says again what is told, so that it counts
 * nothing more.
 */
export function withoutRepeats(parts: Parts, tokens: readonly Token[]): Parts {
  const second = tokens.findLastIndex(({ opensSentence }) => opensSentence === true);
  if (second <= 0) return parts;
  const said = parts.measures.filter(({ from }) => from < second);
  const isCounted =
    said.some(({ aggregate }) => aggregate === 'count') ||
    parts.asks.has('howMany') ||
    parts.ranks.length > 0;
  const isSame = (term: MeasureTerm): boolean =>
    said.some(
      (other) =>
        other.aggregate === term.aggregate &&
        other.noun?.kind === 'column' &&
        term.noun?.kind === 'column' &&
        other.noun.column === term.noun.column,
    );
  const isRepeated = (term: MeasureTerm): boolean =>
    term.from >= second &&
    (isSame(term) || (isCounted && term.aggregate === 'count' && term.noun?.kind !== 'column'));
  return {
    ...parts,
    measures: parts.measures.filter((term) => !isRepeated(term)),
    tails: isCounted
      ? parts.tails.filter(({ from, aggregates }) => from < second || aggregates.join() !== 'count')
      : parts.tails,
  };
}

/** "Sort the boats in order of length": the verb says no more than the order that is named. */
export function withNamedOrder(parts: Parts): Parts {
  const named = parts.sorts.filter(({ key, isByDate, isByCount }) => key !== null || isByDate || isByCount);
  const bare = parts.sorts.filter((sort) => !named.includes(sort));
  if (named.length === 0 || bare.length === 0) return parts;
  const direction = bare.find((sort) => sort.direction !== null)?.direction ?? null;
  return { ...parts, sorts: named.map((sort) => ({ ...sort, direction: sort.direction ?? direction })) };
}
