import { bestCovers, type Cover, wholeCovers } from '../frames/cover.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { columnKey } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { absenceFrame } from './absence-frame.ts';
import { withoutSuch, withoutSuchRows } from './absent-values.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { strayOr } from './alternatives.ts';
import { askedHeader } from './asked-headers.ts';
import { averagedParts } from './averaged-parts.ts';
import { butOf, withBoth, withBothOfOthers, withBut, withTimesApart } from './both-parts.ts';
import { compareFrame, withComparedBy } from './compare-frame.ts';
import { isRateCounted } from './computed-measures.ts';
import { withoutBearers } from './condition-bearers.ts';
import { correlationFrame } from './correlation-frame.ts';
import { withCountedAmounts } from './counted-amounts.ts';
import { countedEntities, countedGroupAmounts } from './counted-entities.ts';
import { countedGroups } from './counted-groups.ts';
import { dateHintsOf } from './date-hints.ts';
import { withDifferentThings } from './different-things.ts';
import { doneStateWords } from './done-states.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { driversFrame } from './drivers-frame.ts';
import { duplicatesFrame } from './duplicates-frame.ts';
import { doneByRows, rowsOfEach } from './each-row.ts';
import { countedFlags } from './flag-counts.ts';
import { growthFrame, withGrowth } from './growth-frame.ts';
import { havingFrame } from './having-frame.ts';
import { withCustomers } from './implied-doers.ts';
import { withImpliedRows } from './implied-rows.ts';
import { lastOfRows } from './last-times.ts';
import { listFrame } from './list-frame.ts';
import { meanOfCounts } from './mean-of-counts.ts';
import { meanOfPeriods } from './mean-of-periods.ts';
import { meanOfTotals } from './mean-of-totals.ts';
import { metricThreshold } from './metric-threshold.ts';
import { movedSinceBefore } from './moved-periods.ts';
import { neverOf } from './never-said.ts';
import { newestOfRows } from './newest-of-rows.ts';
import { nextFrame } from './next-frame.ts';
import type { Parts } from './parts.ts';
import { besidePeriodMean, boundedMonths, spreadMean } from './period-means.ts';
import { rankFrame } from './rank-frame.ts';
import { mostRows } from './rank-words.ts';
import { rateFrame } from './rate-frame.ts';
import { ratioFrame } from './ratio-frame.ts';
import { runningFrame } from './running-frame.ts';
import { type Search, searchCovers } from './search.ts';
import { shareFrame } from './share-frame.ts';
import { sortedByCount } from './sorted-counts.ts';
import { sortedByAmount } from './sorted-groups.ts';
import { spentOnAverage } from './spent-means.ts';
import { withTails } from './tails.ts';
import { placesOf } from './where-frame.ts';
import { windowFrames } from './window-frames.ts';

const coverWidth = 60;
const coversTried = 40;

/** All plans that own every word of the question, best first, each SQL once. */
export function findCandidates(lattice: Lattice): Search {
  const covers = bestCovers(lattice, coverWidth);
  const complete = covers.filter((cover) => unknownTokens(cover).length === 0);
  return { ...plansIn(lattice, complete), unknown: unknownWords(lattice, covers[0]) };
}

/** The same without the words that nothing knows: where there are some, much sooner. */
export function findPlans(lattice: Lattice): Search {
  return { ...plansIn(lattice, wholeCovers(lattice, coverWidth)), unknown: [] };
}

/** The words that nothing knows. */
export function findUnknown(lattice: Lattice): Token[] {
  return unknownWords(lattice, bestCovers(lattice, 1)[0]);
}

/** The plans of covers that are read as a whole question. */
function plansIn(lattice: Lattice, covers: Cover[]): Omit<Search, 'unknown'> {
  if (covers.length === 0) return { candidates: [], refusals: [] };
  const hints = { dateHints: dateHintsOf(lattice), isDone: doneStateWords(lattice) !== null };
  return searchCovers(lattice, covers.slice(0, coversTried), {
    before: null,
    partsOf: (said) => ({ ...said, ...hints }),
    draftsOf: (parts) => draftsOf(lattice, parts),
  });
}

export function unknownTokens(cover: Cover | undefined): number[] {
  return (cover?.pieces ?? []).flatMap((piece) => (piece.fragment.kind === 'unknown' ? [piece.from] : []));
}

/** The words that are told as not understood: "per" is known, where what stands behind it is not. */
export function unknownWords(lattice: Lattice, cover: Cover | undefined): Token[] {
  const places = unknownTokens(cover);
  const strange = places.filter((at) => !lattice.spans[at]?.some(({ kind }) => kind === 'operator'));
  return (strange.length > 0 ? strange : places).flatMap((at) => lattice.tokens[at] ?? []);
}

function draftsOf(lattice: Lattice, parts: Parts): Draft[] | Refusal {
  const { model } = lattice;
  const drafts =
    windowFrames(model, parts, lattice.today) ??
    absenceFrame(model, parts, lattice.tokens) ??
    neverOf(lattice, parts) ??
    saidTwice(parts) ??
    strayOr(parts) ??
    framesFor(lattice, parts);
  if (isRefusal(drafts)) return drafts;
  const isOfRows = parts.marks.has('rows') || parts.measures.some(({ noun }) => noun === null);
  return isOfRows ? drafts : drafts.map((draft) => withCountedAmounts(model, draft));
}

/** "how much did we win (closed won amount)": a value named in part and said again is another clause, which tells more than its value. */
function saidTwice({ filters }: Parts): Refusal | null {
  const values = filters.flatMap((filter) => (filter.kind === 'values' ? filter.values : []));
  const isTwice = values.some(
    (value) =>
      value.source === 'named' &&
      values.some(
        (other) =>
          other !== value &&
          columnKey(other.column) === columnKey(value.column) &&
          other.value === value.value,
      ),
  );
  return isTwice ? refuse('One condition is said twice in different words.') : null;
}

/** The frame that the marks of a question call for; each must use every part or refuse. */
function framesFor(lattice: Lattice, parts: Parts): Draft[] | Refusal {
  const { model } = lattice;
  if (parts.drivers) return driversFrame(lattice, parts);
  if (parts.asks.has('howLong') && parts.formulas.length === 0)
    return refuse('It is not clear from when to when the time is asked for.');
  if (parts.duplicates.length > 0) return duplicatesFrame(model, parts);
  const customers = withCustomers(model, parts);
  if (customers) return framesFor(lattice, customers);
  const different = withDifferentThings(model, parts, lattice.tokens);
  if (different) return isRefusal(different) ? different : framesFor(lattice, different);
  const mean = meanOfPeriods(model, parts, lattice);
  if (mean) return mean;
  const counts = meanOfCounts(model, parts);
  if (counts) return counts;
  const totals = meanOfTotals(model, parts, lattice.tokens);
  if (totals) return totals;
  if (parts.nexts.length > 0) return nextFrame(model, parts);
  const spent = spentOnAverage(model, parts);
  if (spent) return spent;
  const grown = withGrowth(parts, lattice.tokens);
  if (grown.growths.length > 0) return growthFrame(model, grown);
  if (parts.marks.has('correlation')) return correlationFrame(model, parts);
  if (parts.measures.some(({ ofEach }) => ofEach))
    return owned(parts, ['rows']) ?? besidePeriodMean(parts) ?? aggregateFrame(model, parts);
  const spread = spreadMean(parts, lattice.tokens) ?? boundedMonths(parts);
  if (spread) return spread;
  const bounded = metricThreshold(model, parts);
  if (bounded) return isRefusal(bounded) ? bounded : (owned(parts, ['rows']) ?? bounded);
  const things = countedGroups(model, parts, lattice.tokens);
  if (things) return things;
  const [group, again, ...others] = parts.groups;
  // "per order … line total per order" says one thing twice.
  if (group && again && others.length === 0 && isSameGroup(group, again))
    return framesFor(lattice, { ...parts, groups: [group] });
  const timed = model.tables.size > 1 ? withTimesApart(model, parts) : null;
  if (timed) return framesFor(lattice, timed);
  const but = model.tables.size > 1 || parts.marks.has('but') ? butOf(parts, lattice.tokens) : null;
  if (but) {
    const apart = withBut(model, parts, but);
    return isRefusal(apart) ? apart : framesFor(lattice, apart);
  }
  if (parts.marks.has('both')) {
    const apart = withBoth(parts, model);
    return isRefusal(apart) ? apart : framesFor(lattice, apart);
  }
  const ofOthers = model.tables.size > 1 ? withBothOfOthers(model, parts) : null;
  if (ofOthers) return framesFor(lattice, ofOthers);
  if (parts.tails.length > 0) return anyOf(lattice, withTails(model, parts));
  const without = withoutSuch(model, parts, lattice.tokens) ?? withoutSuchRows(model, parts, lattice.tokens);
  if (without) return framesFor(lattice, without);
  const comparedBy = withComparedBy(parts);
  if (comparedBy) return framesFor(lattice, comparedBy);
  const located = placesOf(model, parts);
  if (located) return listFrame(model, located, lattice.tokens);
  const headed = askedHeader(parts);
  if (headed) return framesFor(lattice, headed);
  const latest = lastOfRows(parts);
  if (latest) return framesFor(lattice, latest);
  const ordered = sortedByCount(parts);
  if (ordered) return framesFor(lattice, ordered);
  const amounts = sortedByAmount(model, parts);
  if (amounts) return framesFor(lattice, amounts);
  const ofAll = doneByRows(parts, lattice.tokens);
  if (ofAll) return framesFor(lattice, ofAll);
  const listed = rowsOfEach(model, parts, lattice.tokens);
  if (listed) return framesFor(lattice, listed);
  const counted = withImpliedRows(model, parts);
  if (counted) return anyOf(lattice, counted);
  const flagged = countedFlags(parts);
  if (flagged) return framesFor(lattice, flagged);
  const averaged = averagedParts(parts);
  if (averaged) return framesFor(lattice, averaged);
  const newest = newestOfRows(parts);
  if (newest) return framesFor(lattice, newest);
  if (parts.counts.length > 0 && (parts.ranks.length === 0 || parts.marks.size > 0))
    return refuse('It is not clear which of them are wanted: say by what they are ranked.');
  if (parts.marks.has('versus') || parts.marks.has('compare') || parts.prior)
    return (
      owned({ ...parts, asks: parts.asks.difference(new Set(['how', 'when', 'where'])) }, [
        'versus',
        'compare',
        'inPercent',
      ]) ?? compareFrame(model, parts)
    );
  if (parts.rates.length > 0) return owned(parts, ['share', 'rows']) ?? rateFrame(model, parts);
  if (parts.marks.has('share'))
    return (
      owned({ ...parts, asks: parts.asks.difference(new Set(['how', 'howMuch'])) }, [
        'share',
        'rows',
        'trend',
      ]) ?? shareFrame(model, parts, lattice.tokens)
    );
  if (parts.marks.has('running'))
    return owned(parts, ['running', 'trend', 'rows']) ?? runningFrame(model, parts);
  const isComputed = parts.quotients.length + parts.formulas.length > 0;
  if (isComputed && parts.ranks.length === 0)
    return owned(withoutAverage(parts), ['trend', 'rows']) ?? aggregateFrame(model, withoutAverage(parts));
  if (parts.ranks.length > 0) {
    const isDated = parts.ranks.some((rank) => rank.kind === 'date');
    const asks = isDated ? parts.asks.difference(new Set(['when'])) : parts.asks;
    const counted = mostRows(withoutBearers(model, parts, lattice.tokens));
    return owned({ ...counted, asks, byMeasures: [] }, []) ?? rankFrame(model, counted, lattice.tokens);
  }
  const entities = owned(parts, [])
    ? null
    : (countedEntities(model, parts) ?? countedGroupAmounts(model, parts));
  if (entities && !isRefusal(entities)) return entities;
  const having = owned(parts, []) ? null : havingFrame(model, parts);
  if (having && !isRefusal(having)) return having;
  const list = listFrame(model, parts, lattice.tokens);
  const ratio = owned(parts, ['trend', 'rows', 'onAverage'])
    ? null
    : ratioFrame(model, parts, lattice.tokens);
  if (ratio) return ratio;
  const isAggregate = owned(parts, ['trend', 'rows']);
  const moved = isAggregate ? null : movedSinceBefore(model, parts);
  if (moved) return moved;
  const aggregate = isAggregate ?? aggregateFrame(model, parts);
  if (!isRefusal(list) || !isRefusal(aggregate))
    return preferred(parts, isRefusal(list) ? [] : list, isRefusal(aggregate) ? [] : aggregate);
  return aggregate.refused.startsWith('Nothing to count') && list.refused !== 'This is no list.'
    ? list
    : aggregate;
}

/** Several readings of the same parts: what can be planned of them. */
function anyOf(lattice: Lattice, readings: Parts[]): Draft[] | Refusal {
  const read = readings.map((parts) => framesFor(lattice, parts));
  const drafts = read.flatMap((made) => (isRefusal(made) ? [] : made));
  if (drafts.length > 0) return drafts;
  return (
    read.find(isRefusal) ?? refuse('It is not clear of which amount the total or the average is asked for.')
  );
}

function isSameGroup(left: Parts['groups'][number], right: Parts['groups'][number]): boolean {
  const nameOf = (term: Parts['groups'][number]['terms'][number]): string =>
    term.kind === 'grain' ? term.grain : term.kind === 'table' ? term.table.sqlName : term.column.label;
  return left.terms.map(nameOf).join() === right.terms.map(nameOf).join();
}

/** The time between two dates is an average already: "on average" is said of it. */
function withoutAverage(parts: Parts): Parts {
  const asks =
    parts.formulas.length > 0 && !isRateCounted(parts)
      ? parts.asks.difference(new Set(['how', 'howLong', 'howMany', 'howMuch']))
      : parts.asks;
  const isAveraged = parts.marks.has('onAverage');
  const formulas = parts.formulas.map((term) =>
    isAveraged && term.aggregate === null ? { ...term, aggregate: 'avg' as const } : term,
  );
  return {
    ...parts,
    asks,
    formulas,
    marks: new Map([...parts.marks].filter(([mark]) => mark !== 'onAverage')),
  };
}

/** A refusal where a mark, a question word or a measure to rank by has no part in the frame. */
function owned(parts: Parts, marks: string[]): Refusal | null {
  const foreign = [...parts.marks.keys()].find((mark) => !marks.includes(mark));
  if (foreign)
    return refuse(
      `It is not clear what "${foreign === 'onAverage' ? 'on average' : foreign}" should do in this question.`,
    );
  if (parts.asks.has('how') && !isOverTime(parts))
    return refuse('How something is cannot be told as a number.');
  if (parts.asks.has('when') || parts.asks.has('where'))
    return refuse('When and where can be asked of rows, not of numbers.');
  return parts.byMeasures.length > 0 ? refuse('It cannot be grouped by a number.') : null;
}

/** "how has X developed" is told by a unit of time. */
function isOverTime(parts: Parts): boolean {
  const hasGrain = parts.groups.some((group) => group.terms.some((term) => term.kind === 'grain'));
  return !parts.asks.has('howMuch') && (hasGrain || parts.marks.has('trend'));
}

/**
 * "revenue in Germany" is a total; "show order id and revenue" and "the prices of the products" are lists.
 * "the amount of the orders" may be either, so both stand.
 */
function preferred(parts: Parts, list: Draft[], aggregate: Draft[]): Draft[] {
  if (list.length === 0 || aggregate.length === 0) return [...list, ...aggregate];
  const columns = parts.nouns.filter((noun) => noun.kind === 'column');
  const isOfRows = parts.filters.some(
    (filter) => filter.kind === 'key' || (filter.kind === 'columnValue' && filter.column.profile.isUnique),
  );
  if (columns.length > 1 || isOfRows || parts.sorts.length > 0 || parts.measures.length > 0)
    return parts.measures.length > 0 ? aggregate : list;
  const [only] = columns;
  const isNamedAmount =
    only?.kind === 'column' &&
    only.link.source !== 'default' &&
    (only.isOwned || parts.asks.has('show') || parts.asks.has('what'));
  if (parts.isOfAll && only?.kind === 'column' && only.column.profile.role === 'additive') return aggregate;
  const hasScope = parts.nouns.length > 1 || parts.filters.length > 0 || only?.isOwned === true;
  return isNamedAmount && hasScope ? [...list, ...aggregate] : aggregate;
}
