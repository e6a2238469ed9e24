import type { SemanticModel } from '../model/semantic-model.ts';
import { columnKey, sameColumn } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/**
 * Words that several tables are about are no values that happen to be called like them: a driver is a row of `drivers`, and not one whose
 * surname is Driver; "cities" are those of a column City, and no callsign; "products" beside `product_stock_number` are no level Product.
 */
export function withoutThingValues(
  model: SemanticModel,
  tokens: readonly Token[],
  spans: Span[][],
): Span[][] {
  if (model.tables.size < 2) return spans;
  return spans.map((own, at) => {
    const token = tokens[at];
    if (token?.kind !== 'word' || (token.isCapitalised && at > 0)) return own;
    return own.flatMap((span): Span[] => {
      if (span.kind !== 'value' || span.to !== at + 1) return [span];
      const links = span.links.filter((link) => !isThing(model, token, link));
      return links.length > 0 ? [{ ...span, links }] : [];
    });
  });
}

function isThing(model: SemanticModel, { lemma, lower }: Token, { column, source }: ValueLink): boolean {
  const isRow = (model.tableIndex.get(lemma) ?? []).some(
    (link) => link.source === 'name' && link.score === 1,
  );
  const isColumn = (model.columnIndex.get(lemma) ?? []).some(
    ({ source: named, score, column: other }) =>
      named === 'name' &&
      score === 1 &&
      !sameColumn(other.ref, column) &&
      (other.profile.type === 'text' || other.profile.role === 'identifier'),
  );
  // Headers that begin with the noun tell something of such things.
  const isTold =
    source === 'inflected' &&
    lower !== lemma &&
    [...model.columns.values()].some(
      ({ ref, lemmas }) => lemmas.length > 2 && lemmas[0] === lemma && columnKey(ref) !== columnKey(column),
    );
  return isRow || isColumn || isTold;
}
