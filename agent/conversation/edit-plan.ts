import { addGrains, type Grain, grains, startOfGrain } from '../dates/calendar.ts';
import { calendarPeriod, daysOf, labelOf } from '../dates/period.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { tableOf } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';
import { addGroups, draftMeasure, impliedMeasure } from '../planning/aggregate-frame.ts';
import { formulaMeasure } from '../planning/computed-measures.ts';
import {
  countOf,
  type Draft,
  type DraftMeasure,
  emptyDraft,
  isRefusal,
  type Refusal,
  refuse,
} from '../planning/draft.ts';
import { isDate, isMeasureColumn } from '../planning/nouns.ts';
import type { Parts } from '../planning/parts.ts';
import { running } from '../planning/running-frame.ts';
import { compared } from './compare.ts';
import { unfitForComparison } from './compared-edits.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { firstOfRows, listEdited, rowOfExtreme, type SaidOrder } from './list-edits.ts';
import { measuredRows, pointedDraft, withShown } from './pointed.ts';
import type { Pointed } from './pointers.ts';
import { referred } from './refer.ts';
import type { Reference } from './references.ts';
import { withRelatedTime } from './related-times.ts';
import { rescoped } from './rescoped.ts';
import { sorted } from './sorted.ts';
import { isWindow, unfitForWindow, windowed, withOrderedBy, withPlace } from './window-edits.ts';

interface Change {
  adds: boolean;
  placed?: Draft | Refusal;
  /** An order that was said by an adjective. */
  order?: SaidOrder | null;
  /** What was shown is put in order. */
  sorts?: true;
  /** Asked of the rows of the answer before. */
  pointsBack?: true;
  /** Its conditions hold beside those before. */
  joins?: 'values' | 'bounds' | null;
  shift: Grain | null;
  reference: Reference | null;
  pointed: Pointed | null;
}

/** Applies what a follow-up says to the plan before: each part replaces what it competes with and keeps the rest. */
export function editedDraft(
  { model }: Lattice,
  asked: Parts,
  previous: Plan,
  { adds, shift, reference, pointed, placed, order = null, sorts, pointsBack, joins = null }: Change,
): Draft | Refusal {
  if (placed) return placed;
  const { parts, placeOf } = withPlace(withOrderedBy(asked, previous), previous);
  if (previous.overGroups)
    return refuse('A number over groups cannot be changed by a follow-up yet; ask for it in full.');
  if (
    previous.forecast ||
    parts.moving ||
    parts.prior ||
    parts.bands.length + parts.unitCounts.length + parts.aboveMeans.length > 0
  )
    return refuse('That cannot be changed by a follow-up yet; ask for it in full.');
  const unfit = isWindow(previous)
    ? unfitForWindow(parts, shift !== null || reference !== null || pointed !== null)
    : null;
  if (unfit) return unfit;
  if (previous.isRunning && (reference || pointed))
    return refuse('It is not clear which of the running totals is meant; ask for it in full.');
  if (reference) return referred(model, previous, draftOfPlan(previous), reference);
  const amount = pointsBack ? measuredRows(previous, draftOfPlan(previous), parts) : null;
  if (amount) return isRefusal(amount) ? amount : rescoped(model, { ...parts, measures: [] }, amount);
  const listed = shift
    ? null
    : listEdited(model, parts, previous, draftOfPlan(previous), {
        adds,
        order,
        pointed,
        ...(sorts ? { sorts } : {}),
      });
  if (listed)
    return isRefusal(listed)
      ? listed
      : rescoped(model, { ...parts, nouns: [], ranks: [], sorts: [] }, listed, joins);
  const owner = rowOfExtreme(model, parts, previous, draftOfPlan(previous));
  if (owner) return owner;
  const first = pointed || pointsBack ? firstOfRows(model, parts, previous, draftOfPlan(previous)) : null;
  if (first) return first;
  if (pointed) {
    const base = pointedDraft(previous, draftOfPlan(previous), parts, pointed);
    const narrowed = isRefusal(base) ? base : rescoped(model, { ...parts, nouns: [] }, base);
    return isRefusal(narrowed) ? narrowed : withShown(model, parts, narrowed);
  }
  if (previous.rowOrder && parts.charts.length === 0)
    return refuse(
      'Rows that are told by their place cannot be changed by a follow-up yet; ask for it in full.',
    );
  const isMoved = placeOf !== previous.placeOf || parts.marks.has('running');
  if ((saysNothing(parts, shift) && !isMoved) || asksOtherwise(parts, previous))
    return refuse('It is not clear what this asks of the answer before.');
  const unfitPair = unfitForComparison(parts, previous);
  if (unfitPair) return unfitPair;
  if (parts.marks.has('versus') || parts.marks.has('compare'))
    if (previous.isRunning)
      return refuse('A running total cannot be compared by a follow-up yet; ask for it in full.');
    else return compared(parts, previous, draftOfPlan(previous));
  if (previous.isRunning && parts.ranks.length + parts.byMeasures.length + parts.sorts.length > 0)
    return refuse('A running total has its own order.');
  if (previous.within && parts.groups.length + parts.ranks.length + parts.sorts.length > 0)
    return refuse('What is ranked within what cannot be changed by a follow-up yet; ask for it in full.');
  if (
    parts.marks.has('running') &&
    parts.marks.size === 1 &&
    saysNothing(parts, shift) &&
    !isWindow(previous)
  )
    return running(draftOfPlan(previous));
  if (
    parts.marks.size > 0 ||
    parts.withouts.length + parts.countFilters.length + parts.valueCounts.length > 0
  )
    return refuse('This is no change of the answer before.');
  let draft = draftOfPlan(previous);
  if (shift) return shifted(draft, shift);
  const moved = withRelatedTime(model, parts, previous, draft);
  if (moved) return moved;
  const grouped = regrouped(model, parts, draft, adds);
  if (isRefusal(grouped)) return grouped;
  // "and by region" of a total that runs from month to month: it goes on running.
  draft = previous.isRunning && grouped.grain === null ? { ...grouped, grain: draft.grain } : grouped;
  const measured = remeasured(parts, draft, previous.root);
  if (isRefusal(measured)) return measured;
  draft = measured;
  const ranked = reranked(model, parts, draft);
  if (isRefusal(ranked)) return ranked;
  const scoped = rescoped(model, parts, ranked, joins);
  if (!isRefusal(scoped) && isWindow(previous)) return windowed(scoped, previous, placeOf);
  return isRefusal(scoped) || !previous.isRunning ? scoped : running(scoped);
}

/** Words without a part in any plan change nothing: the answer before would be given for another question. */
function saysNothing(parts: Parts, shift: Grain | null): boolean {
  const said = [
    parts.groups,
    parts.measures,
    parts.formulas,
    parts.nouns,
    parts.ranks,
    parts.byMeasures,
    parts.sorts,
    parts.filters,
    parts.periods,
    parts.dayParts,
    parts.dateVerbs,
    parts.charts,
    parts.countFilters,
    parts.withouts,
  ];
  return shift === null && said.every((list) => list.length === 0);
}

/** "how many of those are open" goes on counting; asked of a total it would be another question. */
function asksOtherwise(parts: Parts, previous: Plan): boolean {
  const [measure] = previous.measures;
  const isCount = measure?.aggregate === 'count' || measure?.aggregate === 'countDistinct';
  const isSum = measure?.aggregate === 'sum';
  const isRenamed = parts.measures.length + parts.formulas.length + parts.nouns.length > 0;
  const isRanking = previous.limit !== null && parts.ranks.length > 0;
  if (parts.asks.has('when') || parts.asks.has('where') || (parts.asks.has('who') && !isRanking)) return true;
  if (parts.asks.has('howMany')) return !isCount || isRenamed;
  return parts.asks.has('howMuch') && !isSum && !isRenamed;
}

/** The same question of the same stretch of time, one unit earlier. */
function shifted(draft: Draft, unit: Grain): Draft | Refusal {
  const periods = draft.where.filter((predicate) => predicate.kind === 'period');
  const [period, ...more] = periods;
  if (period?.kind !== 'period' || more.length > 0)
    return refuse('It is not clear which period should be moved.');
  if (period.isYearNumber && unit !== 'year') return refuse('Its rows are dated by year only.');
  const move = (date: string | null): string | null => (date === null ? null : addGrains(date, unit, -1));
  const [start, end] = [move(period.start), move(period.end)];
  const earlier: Predicate = { ...period, start, end, label: movedLabel(start, end) };
  return { ...draft, where: draft.where.map((predicate) => (predicate === period ? earlier : predicate)) };
}

/** The calendar's name of a stretch, or its days. */
function movedLabel(start: string | null, end: string | null): string {
  const grain =
    start === null ? undefined : grains.find((candidate) => calendarPeriod(start, candidate).end === end);
  return start !== null && grain && startOfGrain(start, grain) === start
    ? labelOf(start, grain)
    : daysOf({ start, end });
}

export function regrouped(
  model: Lattice['model'],
  parts: Parts,
  draft: Draft,
  adds: boolean,
): Draft | Refusal {
  const [named] = isOtherGroup(parts, draft) ? parts.nouns : [];
  const terms = named ? [named] : parts.groups.flatMap((group) => group.terms);
  if (terms.length === 0) return draft;
  if (draft.intent !== 'aggregate') {
    const counted = countedList(model, draft);
    return isRefusal(counted) ? counted : addGroups(model, terms, counted);
  }
  const hasGrain = terms.some((term) => term.kind === 'grain');
  if (hasGrain && draft.comparisonLabels !== null)
    return refuse(
      'What is compared stands side by side, not in a course of time; ask for the course in full.',
    );
  const emptied: Draft = adds
    ? draft
    : { ...draft, dimensions: [], grain: null, sort: draft.limit ? draft.sort : [] };
  return addGroups(model, terms, adds && hasGrain ? { ...emptied, grain: null } : emptied);
}

/** "by region instead" of a list: how many of its rows there are in each, told as an assumption. */
function countedList(model: Lattice['model'], draft: Draft): Draft | Refusal {
  if (draft.intent !== 'records' || draft.entity === null || draft.limit !== null)
    return refuse('A list cannot be grouped; ask for a count or a total.');
  const chosen = `how many of the ${tableOf(model, draft.entity).name.toLowerCase()} of the list there are`;
  return {
    ...emptyDraft('aggregate'),
    entity: draft.entity,
    measures: [countOf(draft.entity)],
    where: draft.where,
    assumptions: [{ kind: 'measure', chosen, options: [] }],
  };
}

/** "what about priority?" of an answer by team: the only thing named is told by instead. */
function isOtherGroup(parts: Parts, draft: Draft): boolean {
  const [noun, ...more] = parts.nouns;
  const isAlone =
    more.length + parts.groups.length + parts.measures.length + parts.ranks.length + parts.sorts.length ===
      0 && parts.filters.length + parts.periods.length + parts.asks.size === 0;
  const isGrouped = draft.intent === 'aggregate' && draft.dimensions.length === 1 && draft.grain === null;
  return (
    isAlone && isGrouped && noun?.kind === 'column' && !isMeasureColumn(noun.column) && !isDate(noun.column)
  );
}

/** "what about profit", "average price": another measure over the same rows. */
export function remeasured(parts: Parts, draft: Draft, root: string): Draft | Refusal {
  // "now by number of orders" of a ranking: the same things, ranked by another measure.
  const [term, ...more] = [...parts.measures, ...(draft.limit ? parts.byMeasures : [])];
  const [noun, ...others] = isOtherGroup(parts, draft) ? [] : parts.nouns;
  const [made, ...moreMade] = parts.formulas;
  const named = [term, noun, made].filter((part) => part !== undefined);
  if (more.length + others.length + moreMade.length > 0 || named.length > 1)
    return refuse('More than one change of the measure was asked for.');
  if (named.length === 0) return draft;
  if (draft.intent !== 'aggregate' || draft.measures.length !== 1)
    return refuse('There is no single measure to change.');
  if (made) {
    const worked = formulaMeasure(made);
    return isRefusal(worked) ? worked : { ...draft, measures: [worked] };
  }
  const isAskedFor = parts.asks.has('which') || parts.asks.has('who');
  if (noun?.kind === 'table' && isAskedFor) return refuse('It is not clear which of them are asked for.');
  const isRowOfBefore = noun?.kind === 'table' && noun.table.sqlName === root && !draft.measures[0]?.per;
  const measure = term
    ? draftMeasure(term)
    : noun
      ? (takenAlike(noun, draft) ?? impliedMeasure(noun) ?? (isRowOfBefore ? countOf(root) : null))
      : null;
  if (measure === null) return refuse('It is not clear what to change.');
  return isRefusal(measure) ? measure : { ...draft, measures: [measure] };
}

/** "and sheep?" behind an average: the average of another amount. */
function takenAlike(noun: Parts['nouns'][number], { measures: [measure] }: Draft): DraftMeasure | null {
  const isKept =
    measure?.column && measure.per === null && ['avg', 'median', 'min', 'max'].includes(measure.aggregate);
  return isKept && noun.kind === 'column' && isMeasureColumn(noun.column)
    ? { ...measure, column: noun.column.ref }
    : null;
}

/** "top 5", "sort by name", "highest first". */
function reranked(model: Lattice['model'], parts: Parts, draft: Draft): Draft | Refusal {
  const [rank, ...more] = parts.ranks;
  if (more.length > 0 || (parts.byMeasures.length > 0 && !draft.limit))
    return refuse('More than one order was asked for.');
  // "sort by number of orders" behind revenues asks for these in that order, and not for the numbers.
  if (parts.sorts.some(({ key }) => key === null) && parts.measures.length > 0 && !draft.limit)
    return refuse('It cannot be sorted by something that is not shown.');
  const isGrouped = draft.dimensions.length > 0 || draft.grain !== null;
  let result = draft;
  if (rank) {
    // "and who made the most profit": the same groups, ranked by another measure.
    const isOther =
      rank.kind === 'word' &&
      ['most', 'superlative'].includes(rank.style) &&
      draft.limit !== null &&
      parts.measures.length + parts.nouns.length > 0;
    if (
      rank.kind !== 'word' ||
      !(rank.style === 'top' || isOther) ||
      !isGrouped ||
      draft.measures.length === 0
    )
      return refuse(
        draft.intent === 'aggregate'
          ? 'There are no groups to rank.'
          : 'A list has no first ones by itself: name by what, as in "the top 3 customers by revenue".',
      );
    result = {
      ...draft,
      sort: [{ by: 'measure', direction: rank.direction }],
      limit: { count: rank.count ?? (isOther ? 1 : 10), keepsTies: true },
    };
  }
  return parts.sorts.length > 0 ? sorted(model, parts, result) : result;
}
