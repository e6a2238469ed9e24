import type { Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

const places = new Set('rank place position spot ranking placing'.split(' '));
const asking = new Set('what which'.split(' '));
const verbs = new Set(
  'do does did has have had is are was come comes came stand stands stood rank ranks ranked'.split(' '),
);
const closing = new Set('rank ranks ranked stand stands placed rated'.split(' '));

/**
 * "what rank does Japan have", "at which place is Japan", "Japan's rank", "how does Japan rank": the place of one among all. Only where a value
 * of the data is named that can have one.
 */
export function placeRule(lattice: Lattice, at: number): Piece[] {
  const isNamed = lattice.spans.some((spans) => spans.some(({ kind }) => kind === 'value'));
  if (!isNamed) return [];
  const among = amongTop(lattice);
  if (among && at === among.behind)
    return [{ from: at, to: among.to, score: 0.95, fragment: { kind: 'idle', told: null } }];
  const isAmong = among !== null && at === 0;
  const to = isAmong ? 1 : (asked(lattice, at) ?? ofOne(lattice, at) ?? closed(lattice, at));
  if (to === null) return [];
  return [{ from: at, to, score: 1, fragment: { kind: 'place' } }];
}

/** "is Japan in the top 5", "is Ada among our biggest": the place tells whether it is. */
function amongTop({ tokens, spans }: Lattice): { behind: number; to: number } | null {
  if (!['is', 'was', 'are'].includes(tokens[0]?.lower ?? '')) return null;
  for (const span of [...(spans[1] ?? []), ...(spans[2] ?? [])]) {
    if (span.kind !== 'value') continue;
    const words = tokens.slice(span.to).map(({ lower }) => lower);
    const linked = ['in', 'among', 'amongst', 'within', 'one of'].find((phrase) =>
      phrase.split(' ').every((word, index) => words[index] === word),
    );
    if (!linked) continue;
    let next = span.to + linked.split(' ').length;
    if (['the', 'our', 'my'].includes(tokens[next]?.lower ?? '')) next += 1;
    if (!['top', 'best', 'biggest', 'largest', 'leading'].includes(tokens[next]?.lower ?? '')) continue;
    const isNumbered = tokens[next + 1]?.kind === 'number';
    return { behind: span.to, to: isNumbered ? next + 2 : next + 1 };
  }
  return null;
}

/** "what rank", "at which place", "on what position". */
function asked({ tokens }: Lattice, at: number): number | null {
  const from = ['at', 'on', 'in'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const isAsked = asking.has(tokens[from]?.lower ?? '') && places.has(tokens[from + 1]?.lower ?? '');
  return isAsked && verbs.has(tokens[from + 2]?.lower ?? '') ? from + 2 : null;
}

/** "Japan's rank by revenue", "the rank of Japan". */
function ofOne({ tokens, spans }: Lattice, at: number): number | null {
  const from = tokens[at]?.lower === 'the' ? at + 1 : at;
  if (!places.has(tokens[from]?.lower ?? '') || tokens[from + 1]?.lower === 'the') return null;
  const the = tokens[from + 2]?.lower === 'the' ? 1 : 0;
  const isBehind = spans.some((own) => own.some(({ kind, to }) => kind === 'value' && to === from));
  const isBefore =
    ['of', 'for'].includes(tokens[from + 1]?.lower ?? '') &&
    (spans[from + 2 + the] ?? []).some(({ kind }) => kind === 'value');
  // "how many orders did Ada place" places nothing.
  const isNoun =
    ['rank', 'ranking'].includes(tokens[from]?.lower ?? '') ||
    ['by', 'among', 'amongst'].includes(tokens[from + 1]?.lower ?? '');
  return isBefore ? from + 2 + the : isBehind && isNoun ? from + 1 : null;
}

/** "how does Japan rank", "where does Japan stand": the verb behind what is asked about; the question word is its own. */
function closed({ tokens, spans }: Lattice, at: number): number | null {
  const isOpened =
    (tokens[0]?.lower === 'where' || (tokens[0]?.lower === 'how' && at < 9)) &&
    ['do', 'does', 'did', 'high', 'is'].some((word) => [tokens[1]?.lower, tokens[2]?.lower].includes(word));
  const isBehind = spans.some((own) => own.some(({ kind, to }) => kind === 'value' && to === at));
  return isOpened && isBehind && closing.has(tokens[at]?.lower ?? '') ? at + 1 : null;
}
