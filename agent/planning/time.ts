import { periodOfHeader } from '#kernel/header-periods.ts';
import { addDays, addGrains, daysBetween, yearOf } from '../dates/calendar.ts';
import { daysOf, type Period } from '../dates/period.ts';
import { datingOf, isDateColumn } from '../model/dating.ts';
import { lookupPaths } from '../model/join-paths.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { periodTexts } from '../model/period-texts.ts';
import {
  columnOf,
  type ModelColumn,
  type SemanticModel,
  sameColumn,
  tableOf,
} from '../model/semantic-model.ts';
import { isOfParts, yearPartsOf } from '../model/year-parts.ts';
import type { ColumnRef, Measure, Plan, PlanAssumption, Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { cutToData } from './covered-periods.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { resultName } from './labels.ts';
import { inNewestYear, yearAssumptions, yearsBefore } from './newest-years.ts';
import { writtenPredicate } from './written-periods.ts';

/** The date by which rows of a table are told apart in time: its own main date, its column of years, or the date of what it belongs to. */
export function periodColumn(
  model: SemanticModel,
  table: string,
): { column: ColumnRef; isClear: boolean } | null {
  const own = datingOf(tableOf(model, table));
  // Rows with several dates of their own are never told by a date of what they belong to.
  if (own || tableOf(model, table).profile.columns.some(isDateColumn)) return own;
  const dated = model.catalog.relations
    .filter(
      (relation) => relation.fromTable === table && lookupPaths(model, table, relation.toTable).length === 1,
    )
    .flatMap((relation) => datingOf(tableOf(model, relation.toTable)) ?? []);
  const [only, ...more] = dated;
  return only && more.length === 0 ? only : null;
}

interface PlacedPeriods {
  predicates: Predicate[];
  assumptions: PlanAssumption[];
}

/** The periods of a question as conditions on the dates they speak of. */
export function periodPredicates(model: SemanticModel, draft: Draft, root: string): PlacedPeriods | Refusal {
  const placed: PlacedPeriods = { predicates: [], assumptions: [] };
  const conditions: PeriodPredicate[] = [];
  const periods = withoutLoose(draft.periods);
  for (const { period: said, column, negated } of periods) {
    const told = column ?? draft.grain?.column ?? draft.dateVerb ?? null;
    const chosen = told ? { column: told, isClear: true } : impliedDate(model, draft, root);
    if (isRefusal(chosen)) return chosen;
    const years = yearsBefore(
      model,
      chosen.column,
      periods.map((each) => each.period),
    );
    const period = inNewestYear(said, years);
    placed.assumptions.push(...yearAssumptions([said], years));
    const predicate = periodPredicate(model, chosen.column, period, negated);
    if (isRefusal(predicate)) return predicate;
    // "Q1 sales vs Q2 sales": one of them as a value beside the other as a time leaves no row.
    const { part } = predicate;
    if (part && columnsOfPredicates(draft.where).some((other) => sameColumn(other, part)))
      return refuse(`${columnOf(model, part).label} is said twice.`);
    conditions.push(predicate);
    if (!chosen.isClear)
      placed.assumptions.push({
        kind: 'date-column',
        chosen: columnOf(model, chosen.column).label,
        options: [],
      });
    if (period.alternatives.length > 0)
      placed.assumptions.push({ kind: 'period', chosen: `${period.label}: ${daysOf(period)}`, options: [] });
  }
  const joined = joinListed(conditions, periods);
  if (isRefusal(joined)) return joined;
  const parts = dayPartPredicates(model, draft, root);
  return isRefusal(parts) ? parts : { ...placed, predicates: [...joined, ...parts] };
}

/** "christmas week … (22 to 28 December)": exact days in the question say what a name for some days means. */
function withoutLoose(periods: Draft['periods']): Draft['periods'] {
  const isExact = ({ period, negated }: Draft['periods'][number]): boolean =>
    !period.isLoose && !negated && period.grain === 'day' && period.start !== null && period.end !== null;
  const exact = periods.filter(isExact);
  return periods.filter(
    ({ period }) =>
      !period.isLoose ||
      !exact.some(
        (other) =>
          (period.start ?? '') < (other.period.end ?? '') && (other.period.start ?? '') < (period.end ?? ''),
      ),
  );
}

/** "on weekends" of the date that the periods speak of, or of the rows' own. */
function dayPartPredicates(model: SemanticModel, draft: Draft, root: string): Predicate[] | Refusal {
  if (draft.dayParts.length === 0) return [];
  const told =
    draft.dateVerb ??
    draft.grain?.column ??
    draft.periods.find(({ column }) => column !== null)?.column ??
    null;
  const chosen = told ? { column: told } : impliedDate(model, draft, root);
  if (isRefusal(chosen)) return chosen;
  const { profile, label } = columnOf(model, chosen.column);
  if (profile.type !== 'date' && profile.type !== 'timestamp') return refuse(`${label} has no days.`);
  if (profile.type === 'date' && draft.dayParts.some(({ reading }) => reading.part === 'hour'))
    return refuse(`${label} has no time of day.`);
  return draft.dayParts.map(({ reading: { part, values, label: words }, negated }) => ({
    kind: 'datePart',
    column: chosen.column,
    part,
    values,
    label: words,
    negated,
  }));
}

type PeriodPredicate = Extract<Predicate, { kind: 'period' }>;

/**
 * "in 2010 and 2012": listed periods of one date that share no day are alternatives. Periods that merely stand beside each
 * other narrow each other down, so without a common day they say nothing.
 */
function joinListed(predicates: PeriodPredicate[], periods: Draft['periods']): Predicate[] | Refusal {
  const lists: PeriodPredicate[][] = [];
  predicates.forEach((predicate, index) => {
    const list = lists.at(-1);
    const isAlternative =
      periods[index]?.isListed === true &&
      list !== undefined &&
      !predicate.negated &&
      list.every((other) => !other.negated && isSameDate(other, predicate) && isDisjoint(other, predicate));
    if (isAlternative) list.push(predicate);
    else lists.push([predicate]);
  });
  const isOfTwoDates = predicates.some((predicate, index) => {
    const previous = predicates[index - 1];
    return periods[index]?.isListed && previous && !isSameDate(previous, predicate);
  });
  if (isOfTwoDates) return refuse('It is not clear of which date each of the periods is told.');
  // What is left out of a time that it is no part of says nothing either: "in 2024, but not in May" of this year.
  const isEmpty = lists.some((list, index) =>
    lists
      .slice(index + 1)
      .some((other) =>
        list.some((left) =>
          other.some(
            (right) => !(left.negated && right.negated) && isSameDate(left, right) && isDisjoint(left, right),
          ),
        ),
      ),
  );
  const isTorn = predicates.some((predicate, index) => {
    const previous = predicates[index - 1];
    return (
      periods[index]?.isListed &&
      previous &&
      isSameDate(previous, predicate) &&
      isOverlap(previous, predicate)
    );
  });
  if (isTorn) return refuse('The periods of the question overlap: say which of them is meant.');
  if (isEmpty) return refuse('The periods of the question share no day.');
  return lists.flatMap((list): Predicate[] => (list.length > 1 ? [{ kind: 'any', parts: list }] : list));
}

function isSameDate(left: PeriodPredicate, right: PeriodPredicate): boolean {
  return left.column.table === right.column.table && left.column.column === right.column.column;
}

/** Neither shares no day with the other nor lies within it: "in the past year, 2025". */
function isOverlap(left: PeriodPredicate, right: PeriodPredicate): boolean {
  const contains = (outer: PeriodPredicate, inner: PeriodPredicate): boolean =>
    (outer.start === null || (inner.start !== null && outer.start <= inner.start)) &&
    (outer.end === null || (inner.end !== null && inner.end <= outer.end));
  return !isDisjoint(left, right) && !contains(left, right) && !contains(right, left);
}

function isDisjoint(left: PeriodPredicate, right: PeriodPredicate): boolean {
  return (
    (left.end !== null && right.start !== null && left.end <= right.start) ||
    (right.end !== null && left.start !== null && right.end <= left.start)
  );
}

/**
 * Things are dated by what happened to them: with a table of events named beside them, its date is meant.
 * Counting customers "in 2024" without any event has two meanings, so the reading costs enough to be asked about.
 */
function impliedDate(
  model: SemanticModel,
  draft: Draft,
  root: string,
): { column: ColumnRef; isClear: boolean } | Refusal {
  const [hint, ...moreHints] = draft.dateHints.filter(({ table }) => table === root);
  if (hint && moreHints.length === 0) return { column: hint, isClear: true };
  // "products that were returned in 2025": the state is one of rows that have the date.
  const stated = columnsOfPredicates(draft.where).map(({ table }) => table);
  const events = [...draft.mentions, ...draft.related.map((part) => part.table), ...stated].filter(
    (table) => table !== root,
  );
  for (const table of events) {
    const isBelow =
      lookupPaths(model, root, table).length === 0 && lookupPaths(model, table, root).length > 0;
    const date = isBelow ? periodColumn(model, table) : null;
    if (date) return date;
  }
  const date = periodColumn(model, root);
  // "permits expired last year": when they were applied for is no answer to when they expired.
  if (draft.isDone && date && !date.isClear)
    return refuse(`No date of ${tableOf(model, root).name} says when that was done.`);
  if (!date) return refuse(`${tableOf(model, root).name} has no clear date.`);
  const hasEvents = model.catalog.relations.some(
    (relation) => relation.toTable === root && datingOf(tableOf(model, relation.fromTable)),
  );
  if (date.column.table !== root && hasYears(model, root))
    return refuse(
      `It is not clear which date of ${tableOf(model, root).name} is meant: name the date, or what happened then.`,
    );
  // A year that is called no more than that is the year of its rows.
  if (isPlainYear(columnOf(model, date.column))) return date;
  if (isAboutPeople(tableOf(model, root)) || (hasEvents && !isOwnEvent(model, root)))
    return refuse(
      `It is not clear which date of ${tableOf(model, root).name} is meant: name the date, or what happened then.`,
    );
  return date;
}

/** `first_elected` holds years as well: a year of what the rows belong to is none of theirs. */
function hasYears(model: SemanticModel, root: string): boolean {
  return tableOf(model, root).profile.columns.some((column) => isYearColumn({ ...column, name: 'year' }));
}

function isPlainYear({ profile, lemmas }: ModelColumn): boolean {
  return isYearColumn(profile) && (lemmas.join(' ') === 'year' || periodOfHeader(profile.name) === 'year');
}

/** Orders are events with a date of their own, customers are things with a history: events carry amounts. */
function isOwnEvent(model: SemanticModel, table: string): boolean {
  return tableOf(model, table).profile.columns.some((column) => column.role === 'additive');
}

function periodPredicate(
  model: SemanticModel,
  column: ColumnRef,
  period: Period,
  negated: boolean,
): PeriodPredicate | Refusal {
  const { profile } = columnOf(model, column);
  const texts = periodTexts(profile);
  if (texts) return writtenPredicate(columnOf(model, column), texts, period, negated);
  if (profile.type === 'text') return refuse(`${columnOf(model, column).label} holds no dates.`);
  const isYearNumber = !['date', 'timestamp'].includes(profile.type);
  const { start, end, label } = period;
  const told: PeriodPredicate = { kind: 'period', column, start, end, label, isYearNumber, negated };
  if (!isYearNumber || [start, end].every((bound) => bound === null || bound.endsWith('-01-01'))) return told;
  const parts = yearPartsOf(model, column);
  if (parts && isOfParts(parts, period)) return { ...told, part: parts.column };
  return refuse(`${columnOf(model, column).label} holds whole ${parts ? `${parts.grain}s` : 'years'} only.`);
}

interface Compared {
  measures: Measure[];
  comparison: Plan['comparison'];
  assumptions: PlanAssumption[];
}

/** One measure becomes two, one for each period; a running period is set against the same days of the other. */
export function comparedMeasures(
  model: SemanticModel,
  draft: Draft,
  root: string,
  measures: Measure[],
): Compared | Refusal {
  if (!draft.comparePeriods) {
    const [first = '', second = ''] = measures.map(({ label }) => label);
    if (draft.isDifference)
      return {
        measures,
        comparison: { kind: 'difference', labels: [first, second], notes: [] },
        assumptions: [],
      };
    const comparison = draft.comparisonLabels
      ? { kind: 'groups' as const, labels: draft.comparisonLabels, notes: [] }
      : null;
    return { measures, comparison, assumptions: [] };
  }
  const [measure] = measures;
  const named = draft.compareColumn ?? draft.dateVerb;
  const chosen = named ? { column: named } : impliedDate(model, draft, root);
  if (isRefusal(chosen)) return chosen;
  if (!measure) return refuse('Nothing to compare was named.');
  const pair = inData(model, chosen.column, draft.comparePeriods, draft.saidPeriods);
  const cut = draft.comparesWhole ? pair.periods : cutToData(model, chosen.column, pair.periods);
  const placed = pairPredicates(model, chosen.column, cut);
  // Texts that name whole weeks cannot be cut to the days of one that runs: it is told that it has not ended.
  const told =
    isRefusal(placed) && draft.saidPeriods ? pairPredicates(model, chosen.column, draft.saidPeriods) : placed;
  if (isRefusal(told)) return isRefusal(placed) ? placed : told;
  const [first, second] = told;
  const compared = told.map((predicate) => ({
    ...measure,
    name: resultName(predicate.label),
    label: `${measure.label} in ${predicate.label}`,
    where: [...measure.where, predicate],
  }));
  return {
    measures: compared,
    assumptions: pair.assumptions,
    comparison: {
      kind: 'periods',
      labels: [first.label, second.label],
      notes: alignmentNotes(first, second),
    },
  };
}

function pairPredicates(
  model: SemanticModel,
  column: ColumnRef,
  [first, second]: [Period, Period],
): [PeriodPredicate, PeriodPredicate] | Refusal {
  const [left, right] = [first, second].map((each) => periodPredicate(model, column, each, false));
  if (!left || !right) return refuse('Two periods are compared.');
  if (isRefusal(left)) return left;
  return isRefusal(right) ? right : [left, right];
}

/** A pair of which no year was said, in the newest year that the data hold: there it is compared as it was said. */
function inData(
  model: SemanticModel,
  column: ColumnRef,
  aligned: [Period, Period],
  said: [Period, Period] = aligned,
): { periods: [Period, Period]; assumptions: PlanAssumption[] } {
  const years = yearsBefore(model, column, said);
  if (years === 0) return { periods: aligned, assumptions: [] };
  const [first, second] = said;
  return {
    periods: [inNewestYear(first, years), inNewestYear(second, years)],
    assumptions: yearAssumptions(said, years),
  };
}

function alignmentNotes(first: PeriodPredicate, second: PeriodPredicate): string[] {
  return [first, second].flatMap((period) =>
    period.label.includes('same days') ? [`${period.label}: ${daysOf(period)}`] : [],
  );
}

/** Cuts the complete period of a pair to the days that the running one has already had. Both are calendar periods of one unit. */
export function alignPeriods(pair: [Period, Period], today: string): [Period, Period] {
  const [first, second] = pair;
  const running = [first, second].find(
    (period) => period.start !== null && period.end !== null && period.start <= today && today < period.end,
  );
  if (!running?.start || first.grain === null || first.grain !== second.grain) return pair;
  const elapsedDays = daysBetween(running.start, today) + 1;
  const cut = (period: Period): Period => {
    if (period === running || period.start === null || period.end === null || period.end > today)
      return period;
    const sameDay = sameElapsed(period.start, running, today, elapsedDays);
    return sameDay < period.end
      ? { ...period, end: sameDay, label: `the same days of ${period.label}` }
      : period;
  };
  return [cut(first), cut(second)];
}

function sameElapsed(start: string, running: Period, today: string, elapsedDays: number): string {
  if (running.grain !== 'year' || running.start === null) return addDays(start, elapsedDays);
  return addDays(addGrains(today, 'year', yearOf(start) - yearOf(running.start)), 1);
}
