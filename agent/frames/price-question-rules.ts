import type { Lattice } from '../lattice/lattice.ts';
import { type ColumnLink, displayColumn } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';

const asking = new Set(['is', 'are', 'does', 'do']);
const articles = new Set(['a', 'an', 'the', 'one', 'our']);
const closing = new Set(['cost', 'sell', 'go']);

/** "how much does a floor lamp cost", "how much is the coffee machine": the one price of the thing that is named, which has nothing else to tell. */
export function priceQuestionRule(lattice: Lattice, at: number): Piece[] {
  const asked = askedAt(lattice);
  if (!asked) return [];
  const { value, options } = asked;
  if (at === 0)
    return [
      {
        from: 0,
        to: value.from,
        score: 0.9,
        fragment: {
          kind: 'term',
          term: { kind: 'column', choice: { options }, isOwned: false },
          distinct: false,
        },
      },
    ];
  const isVerb = at === value.to && closing.has(lattice.tokens[at]?.lower ?? '');
  const end = lattice.tokens[at + 1]?.lower === 'for' ? at + 2 : at + 1;
  return isVerb && lattice.tokens[end] === undefined
    ? [{ from: at, to: end, score: 0.8, fragment: { kind: 'idle', told: null } }]
    : [];
}

function askedAt({
  model,
  tokens,
  spans,
}: Lattice): { value: { from: number; to: number }; options: ColumnLink[] } | null {
  const words = tokens.map(({ lower }) => lower);
  const verb = words[0] === 'how' && words[1] === 'much' ? 2 : words[0] === 'what' ? 1 : -1;
  if (!asking.has(words[verb] ?? '')) return null;
  const isCost = words.some((word, index) => index > verb && closing.has(word));
  // What it costs us is no price.
  if ((words[0] === 'what' && !isCost) || words.includes('us')) return null;
  const from = articles.has(words[verb + 1] ?? '') ? verb + 2 : verb + 1;
  for (const span of spans[from] ?? []) {
    if (span.kind !== 'value') continue;
    const rest = words.slice(span.to);
    const isClosed =
      rest.length === 0 || closing.has(rest[0] ?? '') || ['of', 'in', 'on'].includes(rest[0] ?? '');
    const options = span.links.flatMap(({ column }): ColumnLink[] => {
      const table = model.tables.get(column.table);
      if (!table || displayColumn(table)?.column !== column.column) return [];
      const prices = [...model.columns.values()].filter(
        ({ ref, label, profile }) =>
          ref.table === column.table && profile.role === 'ratio' && /\bprice\b/.test(label),
      );
      const [price, ...more] = prices;
      return price && more.length === 0
        ? [{ column: price, score: 0.9, source: 'name', phrase: 'price' }]
        : [];
    });
    if (isClosed && options.length === span.links.length && options.length > 0)
      return { value: { from, to: span.to }, options };
  }
  return null;
}
