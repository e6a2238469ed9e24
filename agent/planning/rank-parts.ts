import type { Fragment } from '../frames/fragments.ts';
import type { Parts, Pick, Place } from './parts.ts';

type RankFragment = Extract<
  Fragment,
  { kind: 'rank' | 'adjective' | 'dateSuperlative' | 'growthRank' | 'overPrior' | 'next' | 'duplicates' }
>;

/** Adds what is ranked, by a word, by an adjective, by a date or by a change, and what stands twice or comes next. */
export function addRank(parts: Parts, place: Place, fragment: RankFragment, pick: Pick): void {
  switch (fragment.kind) {
    case 'rank': {
      const { style, direction, count } = fragment;
      parts.ranks.push({ ...place, kind: 'word', style, direction, count });
      return;
    }
    case 'adjective': {
      const { meanings, phrase, count } = fragment;
      parts.ranks.push({ ...place, kind: 'adjective', meanings, phrase, count });
      return;
    }
    case 'dateSuperlative':
      parts.ranks.push({ ...place, kind: 'date', direction: fragment.direction, count: fragment.count });
      return;
    case 'growthRank':
      parts.growths.push({ ...place, direction: fragment.direction, isPercent: fragment.isPercent });
      return;
    case 'duplicates':
      parts.duplicates.push({
        ...place,
        column: pick(fragment.column).column,
        isByName: fragment.isByName === true,
      });
      return;
    case 'next':
      parts.nexts.push({ ...place, today: fragment.today });
      return;
    case 'overPrior':
      parts.prior = fragment.grain;
      parts.priorCount += 1;
      return;
  }
}
