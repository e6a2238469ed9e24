import { grains } from '../dates/calendar.ts';
import { isDatePart } from '../dates/day-parts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { comparePeriods, withPrior } from './compare-frame.ts';
import { type Draft, isRefusal, type Refusal } from './draft.ts';
import type { Parts } from './parts.ts';

/**
 * "did revenue fall in May": a course of months has one point in it, which says nothing. It is set against the month before. Null where the time
 * that is asked for has several, or none is.
 */
export function movedSinceBefore(model: SemanticModel, parts: Parts): Draft[] | Refusal | null {
  const [only, ...more] = parts.periods;
  const unit = only?.reading.period.grain;
  const isByTime = parts.groups.some(({ terms }) => terms.some(({ kind }) => kind === 'grain'));
  if (!parts.marks.has('trend') || !unit || more.length > 0 || only.negated || isByTime) return null;
  const course = aggregateFrame(model, parts);
  if (isRefusal(course)) return null;
  const grain = course[0]?.grain?.grain;
  if (!grain || isDatePart(grain) || grains.indexOf(unit) > grains.indexOf(grain)) return null;
  const pair = withPrior({ ...parts, prior: unit });
  if (pair.periods.length !== 2) return null;
  const marks = new Map([...pair.marks].filter(([mark]) => mark !== 'trend'));
  const asks = pair.asks.difference(new Set(['how']));
  return comparePeriods(model, { ...pair, prior: null, marks, asks });
}
