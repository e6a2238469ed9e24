import { addGrains, grains, startOfGrain } from '../dates/calendar.ts';
import { calendarPeriod, type Period, period } from '../dates/period.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { columnOf, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef, Plan, PlanAssumption, Predicate } from '../plan.ts';
import { type Draft, type DraftMeasure, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import {
  type ChangedPeriods,
  driversOf,
  leavesTimeOut,
  pairOf,
  withEarlier,
} from '../planning/drivers-frame.ts';
import type { Parts } from '../planning/parts.ts';
import { changedMeasures } from '../sql/changed-periods.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { regrouped, remeasured } from './edit-plan.ts';
import { rescoped } from './rescoped.ts';

/** The change that a plan tells of, or that its answer lets one ask about. */
interface Ground extends ChangedPeriods {
  measure: DraftMeasure;
  column: ColumnRef;
  where: Predicate[];
  dimensions: Draft['dimensions'];
}

/** "why?", "why did it drop by region" after an answer, and changes of an answer that tells a change; null of other follow-ups. */
export function whyDraft(lattice: Lattice, parts: Parts, previous: Plan): Draft | Refusal | null {
  const { model, today } = lattice;
  if (!parts.drivers && !previous.drivers) return null;
  const drivers = parts.drivers ? driversOf(parts) : { presumed: previous.drivers?.presumed ?? null };
  if (isRefusal(drivers)) return drivers;
  const others = [parts.ranks, parts.sorts, parts.countFilters, parts.withouts, parts.tails, parts.dayParts];
  if (others.some((list) => list.length > 0) || parts.marks.size > (parts.marks.has('versus') ? 1 : 0))
    return refuse('It is not clear how this changes what the change is made of.');
  if (leavesTimeOut(lattice, parts)) return refuse('It is not clear which period is meant.');
  const isNamed = parts.nouns.length + parts.measures.length + parts.formulas.length > 0;
  const isOfItsOwn = !isNamed || parts.periods.length + parts.filters.length > 0;
  if (parts.drivers && !parts.drivers.pointsBack && isOfItsOwn)
    return refuse('It is a question of its own, which names its number and its time.');
  const ground = groundOf(model, previous, today);
  if (isRefusal(ground)) return ground;
  const told = periodsOf(parts, ground);
  if (isRefusal(told)) return told;
  if (!parts.drivers && told === ground && saysNothing(parts))
    return refuse('It is not clear what this asks of the answer before.');
  const base: Draft = {
    ...draftOfPlan(previous),
    measures: [ground.measure],
    dimensions: ground.dimensions,
    grain: null,
    where: ground.where,
    sort: [],
    drivers,
    comparePeriods: told.periods,
    comparisonLabels: [told.periods[0].label, told.periods[1].label],
    compareColumn: ground.column,
    chart: parts.charts[0] ?? null,
    assumptions: told.assumptions,
  };
  const measured = remeasured(parts, base, previous.root);
  if (isRefusal(measured)) return measured;
  // "why did orders drop" after an answer about revenue is a question of its own.
  if (parts.drivers && !isSameNumber(measured.measures[0], ground.measure))
    return refuse('It is not clear between which periods that changed: name them.');
  const grouped = regrouped(model, parts, measured, false);
  if (isRefusal(grouped)) return grouped;
  if (grouped.grain) return refuse('A change between two periods is told by groups, not by time.');
  const scoped = rescoped(model, { ...parts, periods: [] }, grouped);
  return isRefusal(scoped) ? scoped : withoutFixed(scoped);
}

function saysNothing(parts: Parts): boolean {
  const said = [parts.groups, parts.measures, parts.formulas, parts.nouns, parts.filters, parts.charts];
  return said.every((list) => list.length === 0);
}

function isSameNumber(left: DraftMeasure | undefined, right: DraftMeasure): boolean {
  const keyOf = ({ asked: _asked, entity: _entity, ...rest }: DraftMeasure): string => JSON.stringify(rest);
  return left !== undefined && keyOf(left) === keyOf(right);
}

/** Where a condition leaves one value of the groups, others tell the change. */
function withoutFixed(draft: Draft): Draft {
  const isFixed = draft.dimensions.some(({ column }) =>
    draft.where.some(
      (predicate) =>
        predicate.kind === 'oneOf' && predicate.values.length === 1 && sameColumn(predicate.column, column),
    ),
  );
  return isFixed ? { ...draft, dimensions: [] } : draft;
}

function periodsOf({ periods }: Parts, ground: Ground): ChangedPeriods | Refusal {
  const [first, second, ...more] = periods;
  if (!first) return ground;
  if (more.length > 0 || periods.some(({ negated, column }) => negated || column !== null))
    return refuse('It is not clear between which two periods the change is meant.');
  if (!second) return withEarlier(first.reading.period);
  const pair = pairOf(first.reading.period, second.reading.period);
  return isRefusal(pair) ? pair : { periods: pair, assumptions: [] };
}

/** What changed in the answer before: two periods side by side, a course in time, or one period and the one before it. */
function groundOf(model: SemanticModel, previous: Plan, today: string): Ground | Refusal {
  const draft = draftOfPlan(previous);
  const isCut =
    previous.limit !== null ||
    previous.having !== null ||
    previous.share !== null ||
    previous.isRunning === true ||
    previous.moving !== undefined ||
    previous.overPrior !== undefined ||
    previous.forecast !== undefined ||
    previous.placeOf !== undefined ||
    Boolean(previous.within);
  if (previous.intent !== 'aggregate' || isCut)
    return refuse('The answer before tells of no change: ask why with the number and the time.');
  if (previous.comparison?.kind === 'periods') return comparedGround(previous, draft);
  const [measure, ...more] = draft.measures;
  if (!measure || more.length > 0 || previous.comparison !== null)
    return refuse('The answer before tells of no single number that changed.');
  const [dimension] = previous.dimensions;
  const rest = { measure, dimensions: draft.dimensions.filter(({ part }) => part === undefined) };
  if (dimension?.grain) {
    const told = lastOfSeries(model, previous, dimension.column, dimension.grain, today);
    const where = previous.where.filter((predicate) => !isPeriodOf(predicate, dimension.column));
    return { ...rest, column: dimension.column, where, ...told };
  }
  const [only, ...others] = previous.where.filter(({ kind }) => kind === 'period');
  if (only?.kind !== 'period' || others.length > 0 || only.negated || dimension?.isTime)
    return refuse(
      'It is not clear between which periods it changed: name them, as in "why did it drop in May".',
    );
  const told = withEarlier(periodOf(only));
  if (isRefusal(told)) return told;
  return { ...rest, column: only.column, where: previous.where.filter((each) => each !== only), ...told };
}

function comparedGround(previous: Plan, draft: Draft): Ground | Refusal {
  const pair = changedMeasures(previous).map(({ where }) => where.find(({ kind }) => kind === 'period'));
  const [before, after] = pair;
  const [measure] = draft.measures;
  if (!measure || before?.kind !== 'period' || after?.kind !== 'period')
    return refuse('The answer before tells of no single number that changed.');
  // Days that were cut to those of a running period are of its length so far.
  const isAligned = [before, after].some(({ label }) => label.startsWith('the same days of'));
  const told: [Period, Period] | Refusal =
    previous.drivers || isAligned
      ? [periodOf(before), periodOf(after)]
      : pairOf(periodOf(before), periodOf(after));
  if (isRefusal(told)) return told;
  const isOwnChoice = previous.drivers?.isChosen === true;
  return {
    measure: { ...measure, where: measure.where.filter(({ kind }) => kind !== 'period') },
    column: before.column,
    where: previous.where,
    dimensions: isOwnChoice ? [] : draft.dimensions,
    periods: told,
    assumptions: previous.assumptions.filter(({ kind }) => kind === 'period' || kind === 'compared with'),
  };
}

function isPeriodOf(predicate: Predicate, column: ColumnRef): boolean {
  return predicate.kind === 'period' && sameColumn(predicate.column, column);
}

/** Of a course in time, its last complete unit and the one before it; told as an assumption. */
function lastOfSeries(
  model: SemanticModel,
  previous: Plan,
  column: ColumnRef,
  grain: NonNullable<Plan['dimensions'][number]['grain']>,
  today: string,
): ChangedPeriods {
  const ends = previous.where.flatMap((predicate) =>
    predicate.kind === 'period' && sameColumn(predicate.column, column) && predicate.end !== null
      ? [predicate.end]
      : [],
  );
  const latest = columnOf(model, column).profile.max?.slice(0, 10);
  const known = [
    startOfGrain(today, grain),
    ...ends,
    ...(latest ? [addGrains(startOfGrain(latest, grain), grain, 1)] : []),
  ];
  const end = startOfGrain(known.toSorted()[0] ?? today, grain);
  const last = calendarPeriod(addGrains(end, grain, -1), grain);
  const before = calendarPeriod(addGrains(end, grain, -2), grain);
  const assumption: PlanAssumption = {
    kind: 'period',
    chosen: `${last.label} against ${before.label}, the last two complete`,
    options: [],
  };
  return { periods: [before, last], assumptions: [assumption] };
}

/** A period of a plan, with the unit that it is one of; days that were cut to those of a running period stay so. */
function periodOf({ start, end, label }: Extract<Predicate, { kind: 'period' }>): Period {
  const grain = start === null ? undefined : grains.find((unit) => calendarPeriod(start, unit).end === end);
  return period(start, end, label, grain ?? null);
}
