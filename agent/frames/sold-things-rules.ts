import type { Lattice } from '../lattice/lattice.ts';
import type { ColumnLink, ModelColumn } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';

const trading = new Set(['sell', 'buy', 'order', 'purchase', 'ship']);
const participles = new Map(
  Object.entries({ sell: 'sell', sold: 'sell', order: 'order', buy: 'buy', ship: 'ship' }),
);
const pieces = new Set(['unit', 'quantity', 'piece', 'item']);

/** "how many brushes did we sell" of rows that say how many units each is of: so many pieces, and not so many rows. */
export function soldThingsRule(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans, model } = lattice;
  if (tokens[at]?.lower !== 'how' || tokens[at + 1]?.lower !== 'many') return [];
  const tables = new Set(
    (spans[at + 2] ?? [])
      .flatMap((span) =>
        span.kind === 'value'
          ? span.links.flatMap(({ column, score }) => (score >= 0.9 ? [column] : []))
          : [],
      )
      .flatMap((ref) => (isKind(lattice, ref) ? [ref.table] : [])),
  );
  const verb = verbBehind(lattice, at + 2);
  if (!verb) return [];
  const [table, ...others] = tables;
  if (table === undefined || others.length > 0) return [];
  const [quantity, ...more] = [...model.columns.values()].filter(
    (column) => column.ref.table === table && isQuantity(column, verb),
  );
  if (!quantity || more.length > 0) return [];
  const link: ColumnLink = { column: quantity, score: 0.9, source: 'default', phrase: quantity.label };
  const term = { kind: 'column' as const, choice: { options: [link] }, isOwned: false };
  return [
    {
      from: at,
      to: at + 2,
      score: 0.98,
      fragment: { kind: 'aggregate', aggregate: { aggregate: 'sum', term, isHowMany: true } },
    },
  ];
}

const helping = new Set(['did', 'do', 'have', 'has', 'were', 'was', 'are']);

/** "did we sell", "were sold" right behind the things. */
function verbBehind({ tokens, spans }: Lattice, at: number): string | null {
  const ends = (spans[at] ?? []).flatMap((span) => (span.kind === 'value' ? [span.to] : []));
  const helper = ends.find((end) => helping.has(tokens[end]?.lower ?? ''));
  if (helper === undefined) return null;
  const verb = tokens
    .slice(helper + 1, helper + 4)
    .find(({ kind, lemma, lower }) => kind === 'word' && trading.has(lemma) && !/s$/.test(lower));
  return verb?.lemma ?? null;
}

/** A kind of things, and no place or row of its own. */
function isKind({ model }: Lattice, ref: { table: string; column: string }): boolean {
  const column = [...model.columns.values()].find(
    (own) => own.ref.table === ref.table && own.ref.column === ref.column,
  );
  const isState = ['status', 'state', 'stage'].includes(column?.lemmas.at(-1) ?? '');
  return column?.profile.role === 'category' && !column.profile.isUnique && !isState;
}

/** "Units Sold", "Quantity"; what was ordered is not what was sold. */
function isQuantity({ profile, lemmas }: ModelColumn, verb: string): boolean {
  if (profile.role !== 'additive' || profile.type !== 'integer') return false;
  const rest = lemmas.filter((word) => !pieces.has(word));
  const [said, ...more] = rest;
  return (
    rest.length < lemmas.length && more.length === 0 && (said === undefined || participles.get(said) === verb)
  );
}
