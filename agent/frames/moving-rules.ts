import type { Grain } from '../dates/calendar.ts';
import { unitOf } from '../dates/relative-phrases.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Token } from '../text/tokens.ts';
import type { Piece } from './fragments.ts';

const moving = new Set('moving rolling trailing running'.split(' '));
const averages = new Set('average averages avg mean means'.split(' '));
const totals = new Set('total totals sum sums'.split(' '));
const spans = new Set('over of for across with in using on'.split(' '));
const idle = new Set(
  'the a an last past previous every each window windows period periods calendar'.split(' '),
);
const longest = 400;

/**
 * "3-month moving average of", "rolling average over three months", "12 month rolling total": what so many units up to each one come to. How
 * many and of what is said right beside it.
 */
export function movingRule({ tokens }: Lattice, at: number): Piece[] {
  const start = ['the', 'a'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  return [...windowFirst(tokens, start), ...windowBehind(tokens, start), ...bare(tokens, start)].map(
    ({ to, ...rest }) => ({
      from: at,
      to,
      score: 1,
      fragment: { kind: 'moving', ...rest },
    }),
  );
}

interface MovingReading {
  to: number;
  periods: number;
  grain: Grain;
  aggregate: 'avg' | 'sum';
  /** Nobody said over how many. */
  isAssumed?: true;
}

const customary: Record<Grain, number> = { day: 7, week: 4, month: 3, quarter: 4, year: 3 };
const adverbs: Readonly<Record<string, Grain>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
};

/** "moving average of daily orders": over as many as is customary of the unit that is named, or of months. */
function bare(tokens: readonly Token[], at: number): MovingReading[] {
  const word = tokens[at]?.lower ?? '';
  const aggregate = moving.has(word) ? aggregateAt(tokens, at + 1) : null;
  const isWide = tokens.some((_, index) => windowAt(tokens, index) !== null);
  if (aggregate?.aggregate !== 'avg' || isWide) return [];
  const named = tokens.flatMap(({ lower }) =>
    Object.hasOwn(adverbs, lower) ? (adverbs[lower] ?? []) : (unitOf(lower) ?? []),
  );
  const [grain = 'month', ...others] = new Set(named);
  return others.length === 0
    ? [{ to: aggregate.to, periods: customary[grain], grain, aggregate: 'avg', isAssumed: true }]
    : [];
}

/** "3 month" or "three months". */
function windowAt(
  tokens: readonly Token[],
  at: number,
): { to: number; periods: number; grain: Grain } | null {
  const periods = tokens[at]?.value ?? null;
  const grain = unitOf(tokens[at + 1]?.lower);
  const isWhole = periods !== null && Number.isInteger(periods) && periods > 1 && periods <= longest;
  return isWhole && grain ? { to: at + 2, periods, grain } : null;
}

function aggregateAt(tokens: readonly Token[], at: number): { to: number; aggregate: 'avg' | 'sum' } | null {
  const word = tokens[at]?.lower ?? '';
  if (averages.has(word)) return { to: at + 1, aggregate: 'avg' };
  return totals.has(word) ? { to: at + 1, aggregate: 'sum' } : null;
}

/** "3-month moving average", "rolling 3-month average", "3 months rolling total", "moving 7 day mean". */
function windowFirst(tokens: readonly Token[], at: number): MovingReading[] {
  const isMoving = (place: number): boolean => moving.has(tokens[place]?.lower ?? '');
  const before = isMoving(at) ? windowAt(tokens, at + 1) : null;
  const window = before ?? windowAt(tokens, at);
  if (!window) return [];
  const next = before ? window.to : window.to + 1;
  const aggregate = before || isMoving(window.to) ? aggregateAt(tokens, next) : null;
  // "7 day running total" adds up from the beginning.
  const isSinceBegin =
    aggregate?.aggregate === 'sum' && tokens.slice(at, next).some(({ lower }) => lower === 'running');
  return aggregate && !isSinceBegin ? [{ ...window, ...aggregate }] : [];
}

/** "moving average over three months", "rolling sum of the last 12 months", "moving average with a 7-day window". */
function windowBehind(tokens: readonly Token[], at: number): MovingReading[] {
  const word = tokens[at]?.lower ?? '';
  const aggregate = moving.has(word) ? aggregateAt(tokens, at + 1) : null;
  if (!aggregate || (word === 'running' && aggregate.aggregate === 'sum')) return [];
  if (!spans.has(tokens[aggregate.to]?.lower ?? '')) return [];
  const skip = (from: number): number => {
    let next = from;
    while (idle.has(tokens[next]?.lower ?? '')) next += 1;
    return next;
  };
  const begin = skip(aggregate.to + 1);
  const from = tokens[begin]?.lower === 'of' ? skip(begin + 1) : begin;
  const window = windowAt(tokens, from);
  return window ? [{ ...window, to: skip(window.to), aggregate: aggregate.aggregate }] : [];
}
