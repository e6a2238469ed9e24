import { unitCalled, unitOfHeader } from '../lexicon/units.ts';
import { isThing } from '../model/counted-things.ts';
import { datingOf, eventWordsOf } from '../model/dating.ts';
import { flagOf } from '../model/flag-columns.ts';
import { isParticiple } from '../model/header-forms.ts';
import { lemmasOfName, phraseWords } from '../model/name-phrases.ts';
import { isDoneByThings } from '../model/narrowed-headers.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import type { ModelColumn, SemanticModel, TableLink } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { isVerbForm } from '../text/verbs.ts';
import { isOfAmount, isSteppedGroup, keyedBy } from './asked-groups.ts';
import { formulaAssumptions, nounAssumptions } from './assumptions.ts';
import { computedMeasures, isMetricTerm } from './computed-measures.ts';
import { applyConditions } from './conditions.ts';
import { countedAsRows } from './counted-as-rows.ts';
import {
  countOf,
  type Draft,
  type DraftMeasure,
  emptyDraft,
  isRefusal,
  measureOn,
  type Refusal,
  refuse,
} from './draft.ts';
import { addSorts } from './group-sorts.ts';
import { unlistedMeasure } from './joined-amounts.ts';
import { withNamedDate } from './named-dates.ts';
import { dimensionOf, isDate, isMeasureColumn, isNumber } from './nouns.ts';
import { type GroupTerm, isListed, type MeasureTerm, type Noun, type Parts } from './parts.ts';
import { isPerEvent, isPerRow } from './per-rows.ts';
import { isPeriodCount, isTotalWord, periodMean } from './period-means.ts';
import { isOfWhom } from './row-subjects.ts';
import { dealtWith, movedMoney, soldMeasure, soldPieces, stateMoney, tradeNouns } from './sold-amounts.ts';
import { saysNothing } from './summable.ts';
import { trendGrain } from './trend-grain.ts';

/** What a measure phrase computes. Sums of prices, percentages and ids are refused: they mean nothing. */
export function draftMeasure(term: MeasureTerm): DraftMeasure | Refusal {
  const { noun, aggregate } = term;
  if (term.ofEach) return periodMean(term, term.ofEach);
  if (!noun) return countOf(null);
  if (noun.kind === 'table')
    return aggregate === 'avg' ? refuse('An average number needs a "per".') : countOf(noun.table.sqlName);
  const { column } = noun;
  const { role } = column.profile;
  if (aggregate === 'count' || aggregate === 'countDistinct') {
    const isNumbered = isQuantity(column) || isCountColumn(column) || isItsUnit(noun);
    // Small numbers of things look like grades: "how many floors" of a column Floors.
    const isCounted = role === 'ordinal' && isCountColumn(column) && !isYearColumn(column.profile);
    if (
      aggregate === 'count' &&
      (isCounted || (role === 'additive' && (isNumbered || isDoneByThings(noun.link))))
    )
      return measureOn('sum', column.ref);
    const isOfRates = aggregate === 'countDistinct' && role === 'ratio' && noun.link.source === 'name';
    if (isOfRates) return measureOn('countDistinct', column.ref);
    if (isMeasureColumn(column)) return refuse(`${column.label} is an amount; it is not counted.`);
    if (isPeriodCount(term)) return measureOn('countDistinct', column.ref);
    // "number of signups": each row is of one, where that is what dates it.
    const isEvent =
      isDate(column) &&
      eventNouns.has(noun.link.phrase) &&
      eventWordsOf(column.lemmas).join(' ') === noun.link.phrase;
    const isDating = isEvent && sameRef(datingOf(column.table)?.column ?? null, column.ref);
    if (aggregate === 'count' && isDating && column.profile.nullCount === 0) return countOf(column.ref.table);
    if (aggregate === 'count' && isDate(column) && !/\b(date|day|time)\b/.test(noun.link.phrase))
      return refuse(`${column.label} is a date; what happened then is not named.`);
    if (!isThing(noun.link)) return refuse(`${column.label} does not name what should be counted.`);
    if (flagOf(column.profile) !== null) return refuse(`${column.label} is a yes or no; it is not counted.`);
    return measureOn('countDistinct', column.ref);
  }
  const orderable = isNumber(column) || isDate(column);
  if ((aggregate === 'min' || aggregate === 'max') && orderable && role !== 'identifier')
    return measureOn(aggregate, column.ref);
  if (!isNumber(column) || role === 'identifier')
    return refuse(`${column.label} is not a number to compute with.`);
  const unsaid = saysNothing(column, aggregate);
  if (unsaid !== null) return refuse(unsaid);
  const { quantile } = term;
  return {
    ...measureOn(aggregate, column.ref, askedWord(noun)),
    ...(quantile === undefined ? {} : { quantile }),
  };
}

/** What happens to each row once, by nouns that are no verbs: "how many started" is said of something else. */
const eventNouns = new Set(
  'signup registration enrolment enrollment admission arrival departure renewal booking application'.split(
    ' ',
  ),
);

function sameRef(left: ColumnRef | null, right: ColumnRef): boolean {
  return left?.table === right.table && left.column === right.column;
}

/** "how many kilos", "how many hours": the unit of a column of amounts asks for their total. */
function isItsUnit({ column, link }: Extract<Noun, { kind: 'column' }>): boolean {
  const unit = unitOfHeader(lemmasOfName(column.ref.column), column.profile.unit);
  return unit !== null && unitCalled(link.phrase) === unit;
}

/** What the asker called a column that bears another name; told beside it. */
function askedWord(noun: Extract<Noun, { kind: 'column' }>): string | undefined {
  return noun.link.source === 'default' || noun.link.source === 'synonym' ? noun.link.phrase : undefined;
}

/** "median minutes, F and M": an average of two groups together is seldom meant, and one of each is another answer. */
function isOfEach(parts: Parts, measures: DraftMeasure[]): boolean {
  const isAveraged = measures.some(({ aggregate }) =>
    ['avg', 'median', 'quantile', 'stddev', 'min', 'max'].includes(aggregate),
  );
  const isCompared = parts.marks.has('versus') || parts.marks.has('compare') || parts.groups.length > 0;
  return (
    isAveraged &&
    !isCompared &&
    parts.filters.some(
      (filter) => filter.kind === 'values' && filter.link === 'and' && filter.values.length > 1,
    )
  );
}

/** "how many clicks", "meals served": whole numbers without a unit count something, and the header is the plural of what they count. */
function isCountColumn(column: ModelColumn): boolean {
  const { profile } = column;
  const words = phraseWords(column.ref.column);
  const head = words.at(isParticiple(words.at(-1) ?? '') ? -2 : -1) ?? '';
  const isPlural = /[^s]s$/.test(head) || (lemmaOf(head) !== head && isVerbForm(head) === false);
  return profile.type === 'integer' && profile.unit === null && isPlural;
}

/** "how many units": the column counts something itself. */
function isQuantity(column: ModelColumn): boolean {
  return (
    isNumber(column) &&
    /\b(quantity|qty|unit|units|number|count|goal|goals|point|points|piece|pieces|seat|win|wins|loss|losses|medal|vote|votes|passenger|passengers|credit|credits|day|days|hour|hours)\b/.test(
      `${column.label} ${lemmasOfName(column.ref.column).join(' ')}`,
    )
  );
}

/** "revenue" alone: sums add up, prices and rates are averaged; levels need to be asked for plainly. */
export function impliedMeasure(noun: Noun): DraftMeasure | null {
  if (noun.kind !== 'column' || !isMeasureColumn(noun.column)) return null;
  if (noun.column.profile.role === 'additive') return measureOn('sum', noun.column.ref, askedWord(noun));
  return noun.column.profile.role === 'ratio' ? measureOn('avg', noun.column.ref, askedWord(noun)) : null;
}

/** Adds what a question groups by. Two units of time at once, or an amount to group by, make no plan. */
export function addGroups(model: SemanticModel, terms: GroupTerm[], draft: Draft): Draft | Refusal {
  let result = draft;
  for (const term of withNamedDate(terms)) {
    if (term.kind === 'grain') {
      if (result.grain) return refuse('Two units of time were asked for at once.');
      result = { ...result, grain: { grain: term.grain, column: term.column?.ref ?? null } };
      continue;
    }
    const dimension = dimensionOf(model, term);
    if (!dimension)
      return refuse(
        `It cannot be grouped by ${term.kind === 'column' ? term.column.label : term.table.name}.`,
      );
    const isKnown = result.dimensions.some(
      (known) =>
        known.column.table === dimension.column.table && known.column.column === dimension.column.column,
    );
    if (!isKnown) result = { ...result, dimensions: [...result.dimensions, dimension] };
    const isRowByRow =
      draft.measures.some((measure) => measure.column?.table === dimension.column.table) &&
      (dimension.key !== null || term.kind === 'table');
    if (isRowByRow && term.kind === 'table')
      return refuse(`Each of ${term.table.name} is one row; there is nothing to sum up.`);
    if (term.kind === 'table') result = { ...result, mentions: [...result.mentions, term.table.sqlName] };
  }
  return result;
}

/** Counts, sums, averages and extremes: of everything, by group, by period. */
export function aggregateFrame(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  let draft = emptyDraft('aggregate');
  const implied: { measure: DraftMeasure; noun: Noun }[] = [];
  const rest: Noun[] = [];
  for (const noun of parts.nouns) {
    const measure = noun.distinct || isSteppedGroup(parts, noun) ? null : impliedMeasure(noun);
    if (measure) implied.push({ measure, noun });
    else rest.push(noun);
  }
  const kind = bareKind(parts);
  if (kind)
    return refuse(`It is not clear whether each row is one of the ${kind.phrase}s that are asked for.`);
  const measures: DraftMeasure[] = [];
  for (const term of parts.measures) {
    const measure = draftMeasure(term);
    if (isRefusal(measure)) return measure;
    measures.push(measure);
  }
  const explicit = parts.measures
    .map((term) => term.aggregate)
    .filter((aggregate) => aggregate !== 'count' && aggregate !== 'countDistinct');
  // In "average price and quantity" the average may hold for both.
  if (
    explicit.length > 0 &&
    implied.some(({ measure }) => !explicit.every((aggregate) => aggregate === measure.aggregate))
  )
    return refuse('It is not clear which amounts are totals and which are not.');
  const told = parts.formulas.filter(isMetricTerm);
  const unlisted = unlistedMeasure(parts, [...parts.measures, ...implied.map(({ noun }) => noun), ...told]);
  if (unlisted) return refuse('It is not clear how the amounts belong together.');
  const isGrouped = parts.groups.length > 0 || parts.marks.has('trend');
  if (measures.length === 0 && implied.some(({ measure }) => measure.aggregate === 'avg') && !isGrouped)
    return refuse('No total or average was asked for.');
  const computed = computedMeasures(parts);
  if (isRefusal(computed)) return computed;
  measures.push(...implied.map(({ measure }) => measure), ...computed);
  const isBefore = rest.some(({ to }) => to <= parts.countsFrom);
  const asked =
    measures.length === 0 && parts.asks.has('howMany') && !isBefore ? askedCount(parts, rest) : null;
  if (asked) {
    if (isRefusal(asked)) return asked;
    measures.push(asked);
    rest.shift();
  }
  const pieces = soldPieces(model, parts, measures);
  if (pieces) {
    measures.splice(0, 1, measureOn('sum', pieces.ref));
    draft = { ...draft, assumptions: [{ kind: 'measure', chosen: pieces.label, options: [] }] };
  }
  const sold =
    measures.length === 0
      ? (soldMeasure(model, parts, rest)?.chosen ??
        movedMoney(model, parts, rest) ??
        stateMoney(model, parts, rest))
      : null;
  if (sold) {
    measures.push(measureOn('sum', sold.ref));
    draft = { ...draft, assumptions: [{ kind: 'measure', chosen: sold.label, options: [] }] };
  }
  const counted = measures.length === 0 ? countedNoun(parts, rest) : null;
  if (counted) measures.push(countOf(counted.table.sqlName));
  const lacking = measures.length === 0 && rest.length === 0 ? lackingRows(parts) : null;
  if (lacking) measures.push(countOf(lacking));
  if (parts.asks.has('howMuch') && measures.length > 0 && measures.every(isCount))
    return refuse('A number and an amount were asked for; it is not clear which amount.');
  if (measures.length === 0) return refuse('Nothing to count or add up was named.');
  if (parts.asks.has('howMany') && !asked && !lacking)
    return refuse('It is not clear what should be counted.');
  const named = [...implied.map(({ noun }) => noun), ...parts.measures.map(({ noun }) => noun)];
  draft = {
    ...draft,
    measures,
    score: implied.length > 0 ? -0.02 : 0,
    assumptions: [
      ...draft.assumptions,
      ...nounAssumptions(model, named),
      ...formulaAssumptions(model, measures),
    ],
  };
  if (isOfEach(parts, measures))
    return refuse('It is not clear whether the groups are meant together or each by itself.');
  if (parts.groups.some(isPerEvent)) return refuse('It is not clear for what "per" is told.');
  const groups = parts.groups.filter((group) => !isPerRow(group, parts.measures));
  const grouped = addGroups(
    model,
    groups.flatMap((group) => group.terms),
    draft,
  );
  if (isRefusal(grouped)) return grouped;
  draft = grouped;
  if (counted && draft.dimensions.some((group) => isOfAmount(model, group)))
    return refuse('It is not clear whether they are counted by that amount or put in its order.');
  const firstMeasure = [...parts.measures, ...implied.map(({ noun }) => noun)].sort(
    (left, right) => left.from - right.from,
  )[0];
  for (const noun of rest) {
    if (noun === counted) continue;
    const isListedGroup =
      firstMeasure !== undefined && parts.groups.length === 0 && isListed(parts, noun, firstMeasure);
    if (isListedGroup) {
      const listed = addGroups(model, [noun], draft);
      if (isRefusal(listed)) return listed;
      draft = listed;
      continue;
    }
    const placed = isOfWhom(model, noun, parts, draft.measures)
      ? draft
      : (keyedBy(model, noun, parts, draft) ?? placeNoun(model, noun, draft));
    if (isRefusal(placed)) return placed;
    draft = placed;
  }
  if (parts.marks.has('trend') && !draft.grain)
    draft = {
      ...draft,
      grain: { grain: parts.isOverYears ? 'year' : trendGrain(model, measures), column: null },
    };
  const isAverageOfTotals =
    draft.grain !== null &&
    parts.measures.some(
      ({ aggregate, noun }) =>
        aggregate === 'avg' && noun?.kind === 'column' && isTotalWord(noun.link.phrase),
    );
  if (isAverageOfTotals)
    return refuse(
      'An average by period may be of single rows or of the totals of the periods; ask for the total by period.',
    );
  const sorted = addSorts(parts, draft);
  if (isRefusal(sorted)) return sorted;
  const isSpread = parts.measures.length === 2 && parts.measures.every((term) => term.isSpread);
  const apart: Draft = isSpread ? { ...sorted, isDifference: true } : sorted;
  const done = applyConditions(model, parts, apart, null);
  if (isRefusal(done)) return done;
  const isOfOne = done.measures.some(
    (one) =>
      one.aggregate === 'countDistinct' &&
      done.dimensions.some(
        ({ column }) => one.column?.table === column.table && one.column.column === column.column,
      ),
  );
  if (isOfOne)
    return refuse('Each group has one of what it is told by; it is not clear what should be counted.');
  const [measure] = done.measures;
  const isOfFixed = done.where.some(
    (predicate) =>
      'column' in predicate &&
      predicate.column.table === measure?.column?.table &&
      predicate.column.column === measure.column.column,
  );
  if (measure?.aggregate !== 'countDistinct') return [done];
  // "how many received a gold medal": of a column that a condition fixes, only the rows can be counted.
  if (isOfFixed && parts.measures.every((term) => term.aggregate === 'count'))
    return [{ ...done, measures: [countOf(measure.column?.table ?? null)] }];
  const asRows = countedAsRows(model, parts, done) ?? dealtWith(model, parts, done);
  return asRows ? [done, asRows] : [done];
}

/** "how many rooms do we have" of bookings with a Room Type: without any condition the things are asked for, and not their bookings. */
function bareKind(parts: Parts): TableLink | null {
  const isNarrowed =
    parts.filters.length +
      parts.periods.length +
      parts.groups.length +
      parts.dateVerbs.length +
      parts.dayParts.length >
    0;
  const [noun, ...more] = [...parts.nouns, ...parts.measures.map((term) => term.noun)];
  const isKind = noun?.kind === 'table' && noun.link.isKind === true;
  return isKind && more.length === 0 && !isNarrowed ? noun.link : null;
}

function isCount({ aggregate }: DraftMeasure): boolean {
  return aggregate === 'count' || aggregate === 'countDistinct';
}

/** "how many open tickets": what is counted stands after a condition. */
function askedCount(parts: Parts, rest: Noun[]): DraftMeasure | Refusal | null {
  const [noun] = rest;
  const rows = parts.marks.get('rows');
  if (!noun) return rows ? countOf(null) : null;
  // "how many lines were sold": rows are counted, though selling is also a word for an order.
  if (rows && noun.kind === 'column')
    return rows.to <= noun.from && tradeNouns.has(noun.link.phrase)
      ? countOf(noun.column.ref.table)
      : refuse('It is not clear whether rows or their values should be counted.');
  return draftMeasure({ from: noun.from, to: noun.to, aggregate: 'count', noun, isHowMany: true });
}

/** "orders by region", "orders per month": what is grouped is counted. */
function countedNoun(parts: Parts, rest: Noun[]): Extract<Noun, { kind: 'table' }> | null {
  const [only, ...more] = rest;
  if (only?.kind !== 'table') return null;
  const isGrouped =
    parts.groups.length > 0 ||
    ['trend', 'versus', 'compare'].some((mark) => parts.marks.has(mark as 'trend'));
  return isGrouped && more.length === 0 && !parts.asks.has('which') ? only : null;
}

/** "missing paid dates by status": the rows that lack one are counted. */
function lackingRows({ filters, groups }: Parts): string | null {
  const lacks = filters.flatMap((filter) =>
    filter.kind === 'missing' && !filter.negated ? [filter.column] : [],
  );
  const [column, ...more] = lacks;
  return column && more.length === 0 && groups.length > 0 ? column.ref.table : null;
}

/** A noun beside a measure: the group itself repeated, a table that must take part, or a group of its own after "show". */
function placeNoun(model: SemanticModel, noun: Noun, draft: Draft): Draft | Refusal {
  const dimension = dimensionOf(model, noun);
  const isRepeated =
    dimension !== null &&
    draft.dimensions.some(
      (known) =>
        known.column.table === dimension.column.table && known.column.column === dimension.column.column,
    );
  if (isRepeated) return draft;
  const isRowOfMeasure =
    noun.kind === 'table' &&
    draft.measures.some(
      (measure) => measure.entity === noun.table.sqlName || measure.column?.table === noun.table.sqlName,
    );
  if (isRowOfMeasure) return draft;
  if (noun.kind === 'table') return { ...draft, mentions: [...draft.mentions, noun.table.sqlName] };
  return refuse(`It is not clear what ${noun.column.label} should do in this question.`);
}
