import { isDatePart } from '../dates/day-parts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { aboveMeanFrame } from './above-mean-frame.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { bandFrame } from './band-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { forecastFrame } from './forecast-frame.ts';
import type { Parts } from './parts.ts';
import { placeFrame } from './place-frame.ts';
import { priorFrame } from './prior-frame.ts';
import { unitCountFrame } from './unit-counts.ts';

/** What is told of periods or groups beside each other: averages that move, the place of one, bands of a number. Null of all others. */
export function windowFrames(model: SemanticModel, parts: Parts, today: string): Draft[] | Refusal | null {
  if (parts.priorCount > 1) return refuse('It is not clear against which period each one is set.');
  const apart = aboveMeanFrame(model, parts) ?? unitCountFrame(model, parts);
  if (apart)
    return parts.drivers || parts.moving || parts.marks.has('forecast')
      ? refuse('It is not clear how these two belong together.')
      : apart;
  const asked = [
    parts.moving !== null,
    parts.marks.has('place'),
    parts.bands.length > 0,
    parts.marks.has('forecast'),
  ].filter(Boolean);
  if (asked.length === 0) return parts.drivers ? null : priorFrame(model, parts);
  const others = [parts.ranks, parts.duplicates, parts.growths, parts.nexts, parts.tails, parts.rates];
  if (asked.length > 1 || parts.drivers || parts.prior || others.some((terms) => terms.length > 0))
    return refuse('It is not clear how these two belong together.');
  if (parts.marks.has('forecast')) return forecastFrame(model, parts, today);
  if (parts.moving) return movingFrame(model, withJoinedPeriods(parts), parts.moving);
  return parts.marks.has('place') ? placeFrame(model, parts) : bandFrame(model, parts);
}

/** "in 2024 and 2025": two that follow each other are one stretch. */
function withJoinedPeriods(parts: Parts): Parts {
  const [first, second, ...more] = parts.periods;
  const isOne =
    first &&
    second &&
    more.length === 0 &&
    !first.negated &&
    !second.negated &&
    first.column === second.column;
  const [early, late] = isOne ? [first.reading.period, second.reading.period] : [null, null];
  if (!first || !early?.end || early.end !== late?.start) return parts;
  const period = { ...early, end: late.end, label: `${early.label} and ${late.label}`, grain: null };
  return { ...parts, periods: [{ ...first, reading: { ...first.reading, period } }] };
}

const marksOfMoving = ['trend', 'rows'];

/** "3-month moving average of revenue": of counts and totals by that unit, over so many of them up to each one. */
function movingFrame(
  model: SemanticModel,
  parts: Parts,
  { from, to, grain, periods, aggregate, isAssumed }: NonNullable<Parts['moving']>,
): Draft[] | Refusal {
  if ([...parts.marks.keys()].some((mark) => !marksOfMoving.includes(mark)) || parts.sorts.length > 0)
    return refuse('A moving average has its own order.');
  const isTimed = parts.groups.some(({ terms }) => terms.some((term) => term.kind === 'grain'));
  const unit = {
    from,
    to,
    via: 'adverb' as const,
    terms: [{ from, to, kind: 'grain' as const, grain, column: null }],
  };
  const drafts = aggregateFrame(model, {
    ...parts,
    asks: parts.asks.difference(new Set(['howMany', 'howMuch', 'how'])),
    marks: new Map([...parts.marks].filter(([mark]) => mark !== 'trend')),
    groups: isTimed ? parts.groups : [...parts.groups, unit],
    measures: parts.asks.has('howMany') ? parts.measures : parts.measures,
  });
  if (isRefusal(drafts)) return drafts;
  const moved = drafts.filter(
    (draft) =>
      draft.grain?.grain === grain &&
      !isDatePart(grain) &&
      draft.dimensions.length === 0 &&
      draft.measures.length === 1 &&
      draft.measures.every(
        ({ aggregate: own, column, per }) =>
          per === null && (own === 'sum' || (own === 'count' && column === null)),
      ),
  );
  return moved.length > 0
    ? moved.map((draft) => ({
        ...draft,
        moving: { periods, aggregate },
        assumptions: [
          ...draft.assumptions,
          ...(isAssumed
            ? [{ kind: 'moving average', chosen: `over ${periods} ${grain}s`, options: [] }]
            : []),
        ],
      }))
    : refuse(`Only counts and totals by ${grain} have an average that moves over ${periods} ${grain}s.`);
}
