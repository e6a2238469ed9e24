import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';

const linking = ['was', 'were', 'is', 'are', 'got', 'been', 'have', 'has', 'actually', 'ran'];
const longestState = 2;

/**
 * "what percentage of the planned visits were missed" of two amounts Planned Visits and Missed Visits: the part that one is of the other.
 * The state behind the verb names an amount of the same noun.
 */
export function partOfAmountRule(lattice: Lattice, at: number): Piece[] {
  return operatorEnds(lattice, at, 'share').flatMap(({ to }) =>
    afterOptional(lattice, to, 'of', 'the', 'our', 'all').flatMap((start) =>
      (lattice.spans[start] ?? []).flatMap((span): Piece[] => {
        if (span.kind !== 'column') return [];
        const whole = span.links.filter(isExactAmount);
        const noun = lattice.tokens[span.to - 1]?.lemma ?? '';
        const verb = afterOptional(lattice, span.to, ...linking).at(-1) ?? span.to;
        if (whole.length === 0 || verb === span.to) return [];
        return statesAt(lattice, verb, noun, whole).map(({ end, part }) => ({
          from: at,
          to: end,
          score: 0.98,
          fragment: {
            kind: 'quotient',
            numerator: { options: part },
            denominator: { options: whole },
            isPart: true,
          },
        }));
      }),
    ),
  );
}

/** Amounts called by the words at a token and the noun of the whole: "missed" of Missed Visits. */
function statesAt(
  { model, tokens }: Lattice,
  at: number,
  noun: string,
  whole: readonly ColumnLink[],
): { end: number; part: ColumnLink[] }[] {
  return Array.from({ length: longestState }, (_, index) => at + index + 1).flatMap((end) => {
    const words = tokens.slice(at, end).map(({ lemma }) => lemma);
    const part = (model.columnIndex.get([...words, noun].join(' ')) ?? []).filter(
      (link) =>
        isExactAmount(link) &&
        whole.some(({ column }) => column !== link.column && column.ref.table === link.column.ref.table),
    );
    return words.length === end - at && part.length > 0 ? [{ end, part }] : [];
  });
}

function isExactAmount({ source, score, column: { profile } }: ColumnLink): boolean {
  return source === 'name' && score >= 0.95 && profile.role === 'additive' && profile.type !== 'text';
}
