import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { lightVerbs, tradeVerbs } from '../lexicon/carrier-words.ts';
import { isVerbOfRows } from '../model/dating.ts';
import type { Piece } from './fragments.ts';

const denying = new Set(['no', 'not', 'never', 'without', 'nobody', 'none']);
const between = 'had has have been ever yet a an any single one even us with'.split(' ');

/**
 * "customers who never had a critical ticket", "clients that have not hired since May": in a single table, things that stand in no
 * row of the kind that is told behind. The things must be named before, by a column.
 */
export function absenceRule(lattice: Lattice, at: number): Piece[] {
  const { model, tokens, spans } = lattice;
  const [table, ...more] = model.tables.values();
  if (!table || more.length > 0 || !denying.has(tokens[at]?.lower ?? '')) return [];
  const isOfThing = spans.slice(0, at).some((own) => own.some(({ kind }) => kind === 'column'));
  if (!isOfThing) return [];
  const link = { table, score: 0.9, source: 'default' as const, phrase: table.name };
  return afterOptional(lattice, at + 1, ...between)
    .flatMap((next) => [next, ...afterOptional(lattice, afterVerb(lattice, next), ...between)])
    .flatMap((next) => [next, ...tableEnds(lattice, next)])
    .filter((next, index, all) => all.indexOf(next) === index && isTold(lattice, next))
    .map((to) => ({
      from: at,
      to,
      score: 0.5,
      fragment: { kind: 'without', table: { options: [link] } },
    }));
}

/** Behind a verb that says only that there is such a row: a state or a name of the data would say more. */
function afterVerb({ tokens, spans, model }: Lattice, at: number): number {
  const said = tokens[at];
  const isPlain = said !== undefined && (tradeVerbs.has(said.lemma) || lightVerbs.has(said.lemma));
  const isTaken = (spans[at] ?? []).some(({ kind }) => kind === 'value' || kind === 'column');
  const isDone = [...model.tables.values()].some((table) => isVerbOfRows(table, said?.lemma ?? ''));
  return said?.kind === 'word' && (isDone || (isPlain && !isTaken)) ? at + 1 : at;
}

/** The rows may be named: "did not open a ticket". */
function tableEnds({ spans }: Lattice, at: number): number[] {
  return (spans[at] ?? []).flatMap((span) => (span.kind === 'table' ? [span.to] : []));
}

/** What follows says which rows there are none of. */
function isTold({ spans, tokens }: Lattice, at: number): boolean {
  const kinds = new Set(['period', 'value', 'table', 'valueSet', 'column']);
  const from = ['in', 'for', 'on', 'at', 'during', 'from'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  return [at, from].some((start) => (spans[start] ?? []).some(({ kind }) => kinds.has(kind)));
}
