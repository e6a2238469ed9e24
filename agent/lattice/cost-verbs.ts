import { isForeignFee } from '../model/default-measure.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

const helpers = new Set(['do', 'does', 'did', 'will', 'would', 'has', 'have']);

/** "how much did the resurfacing cost us": the verb asks what the rows cost, and a fee for something else does not tell that. */
export function withoutForeignFees(spans: Span[], tokens: Token[], at: number): Span[] {
  const isVerb = tokens[at]?.lower === 'cost' && tokens.slice(0, at).some(({ lower }) => helpers.has(lower));
  if (!isVerb) return spans;
  return spans.flatMap((span): Span[] => {
    if (span.kind !== 'column' || span.to !== at + 1) return [span];
    const links = span.links.filter(({ column }) => !isForeignFee(column.table, column.ref.column));
    return links.length > 0 ? [{ ...span, links }] : [];
  });
}
