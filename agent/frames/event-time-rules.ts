import type { Lattice } from '../lattice/lattice.ts';
import { eventWordsOf } from '../model/dating.ts';
import type { DurationUnit } from '../plan.ts';
import { onlyDate } from './deadline-rules.ts';
import type { Piece } from './fragments.ts';
import { durationOf, startBefore } from './taking-rules.ts';

/** What a time is called by, and the events at whose date it ends. */
const events: readonly { names: ReadonlySet<string>; ends: ReadonlySet<string>; unit: DurationUnit }[] = [
  {
    names: new Set(['resolution', 'resolve', 'solution', 'solving', 'closing', 'closure', 'completion']),
    ends: new Set(['resolve', 'resolution', 'solve', 'close', 'closure', 'complete', 'completion', 'finish']),
    unit: 'day',
  },
  {
    names: new Set(['response', 'reply', 'answer', 'reaction']),
    ends: new Set(['respond', 'response', 'reply', 'answer']),
    unit: 'hour',
  },
  { names: new Set(['delivery']), ends: new Set(['deliver', 'delivery', 'arrive', 'arrival']), unit: 'day' },
];
const means = new Set(['average', 'avg', 'mean', 'typical']);

/** "average resolution time", "first response time by agent": from the date of the row to that of the event. A column that is called so is meant first. */
export function eventTimeRule(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  const word = tokens[at]?.lower ?? '';
  const isMedian = word === 'median';
  const start = isMedian || means.has(word) ? at + 1 : at;
  const isFirst = tokens[start]?.lower === 'first';
  const noun = isFirst ? start + 1 : start;
  const event = events.find(({ names }) => names.has(tokens[noun]?.lower ?? ''));
  const isNamed = [start, noun].some((from) =>
    (spans[from] ?? []).some(({ kind, to }) => kind === 'column' && to > noun + 1),
  );
  if (!event || isNamed || !/^times?$/.test(tokens[noun + 1]?.lower ?? '')) return [];
  const until = onlyDate(
    lattice,
    (words) =>
      (!isFirst || words.includes('first')) && eventWordsOf(words).some((own) => event.ends.has(own)),
  );
  const since = until && startBefore(lattice, until);
  if (!until || !since) return [];
  const unit = until.profile.type === 'timestamp' ? event.unit : 'day';
  const fragment = {
    kind: 'formula' as const,
    formula: durationOf({ since, until }, unit),
    title: null,
    aggregate: isMedian ? ('median' as const) : ('avg' as const),
    per: null,
    isAddable: false,
  };
  return [{ from: at, to: noun + 2, score: 0.97, fragment }];
}
