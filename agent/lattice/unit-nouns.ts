import { unitCalled, unitOfHeader } from '../lexicon/units.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { ColumnLink, SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

const longestName = 4;

/** "kilos of green waste" of a column Green Waste (kg): the unit and its amount are one. */
export function unitNounSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const unit = unitCalled(tokens[at]?.lower ?? '');
  if (unit === null || tokens[at + 1]?.lower !== 'of') return [];
  const from = tokens[at + 2]?.lower === 'the' ? at + 3 : at + 2;
  return Array.from({ length: longestName }, (_, index) => from + index + 1).flatMap((to): Span[] => {
    const words = tokens.slice(from, to);
    if (words.length < to - from) return [];
    const name = words.map(({ lemma }) => lemma).join(' ');
    const links = (model.columnIndex.get(name) ?? []).filter(
      ({ column, score }) =>
        score >= 0.9 && unitOfHeader(lemmasOfName(column.ref.column), column.profile.unit) === unit,
    );
    const told = links.map((link): ColumnLink => ({ ...link, phrase: tokens[at]?.lower ?? '' }));
    return told.length > 0 ? [{ kind: 'column', links: told, to }] : [];
  });
}
