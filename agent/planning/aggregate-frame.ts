import type { SemanticModel } from '../model/semantic-model.ts';
import { applyConditions } from './conditions.ts';
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
import { dimensionOf, isDate, isMeasureColumn, isNumber } from './nouns.ts';
import type { GroupTerm, MeasureTerm, Noun, Parts } from './parts.ts';

/** What a measure phrase computes. Sums of prices, percentages and ids are refused: they mean nothing. */
export function draftMeasure(term: MeasureTerm): DraftMeasure | Refusal {
  const { noun, aggregate } = term;
  if (!noun) return countOf(null);
  if (noun.kind === 'table') return countOf(noun.table.sqlName);
  const { column } = noun;
  const { role } = column.profile;
  if (aggregate === 'count' || aggregate === 'countDistinct') {
    if (term.isHowMany && aggregate === 'count' && role === 'additive' && isNumber(column))
      return measureOn('sum', column.ref);
    if (isMeasureColumn(column)) return refuse(`${column.label} is an amount; it is not counted.`);
    return measureOn('countDistinct', column.ref);
  }
  const orderable = isNumber(column) || isDate(column);
  if ((aggregate === 'min' || aggregate === 'max') && orderable && role !== 'identifier')
    return measureOn(aggregate, column.ref);
  if (!isNumber(column) || role === 'identifier')
    return refuse(`${column.label} is not a number to compute with.`);
  if (aggregate === 'sum' && (role === 'ratio' || role === 'balance'))
    return refuse(
      `${column.label} is a ${role === 'ratio' ? 'price or rate' : 'level'}; adding it up says nothing. Its average can be asked for.`,
    );
  return measureOn(aggregate, column.ref);
}

/** "revenue" alone: sums add up, prices and rates are averaged; levels need to be asked for plainly. */
export function impliedMeasure(noun: Noun): DraftMeasure | null {
  if (noun.kind !== 'column' || !isMeasureColumn(noun.column)) return null;
  if (noun.column.profile.role === 'additive') return measureOn('sum', noun.column.ref);
  return noun.column.profile.role === 'ratio' ? measureOn('avg', noun.column.ref) : null;
}

/** Adds what a question groups by. Two units of time at once, or an amount to group by, make no plan. */
export function addGroups(model: SemanticModel, terms: GroupTerm[], draft: Draft): Draft | Refusal {
  let result = draft;
  for (const term of terms) {
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
    const measure = noun.distinct ? null : impliedMeasure(noun);
    if (measure) implied.push({ measure, noun });
    else rest.push(noun);
  }
  const measures: DraftMeasure[] = [];
  for (const term of parts.measures) {
    const measure = draftMeasure(term);
    if (isRefusal(measure)) return measure;
    measures.push(measure);
  }
  const isGrouped = parts.groups.length > 0 || parts.marks.has('trend');
  if (measures.length === 0 && implied.some(({ measure }) => measure.aggregate === 'avg') && !isGrouped)
    return refuse('No total or average was asked for.');
  measures.push(...implied.map(({ measure }) => measure));
  const counted = measures.length === 0 ? countedNoun(parts, rest) : null;
  if (counted) measures.push(countOf(counted.table.sqlName));
  if (measures.length === 0) return refuse('Nothing to count or add up was named.');
  draft = { ...draft, measures, score: implied.length > 0 ? -0.02 : 0 };
  const grouped = addGroups(
    model,
    parts.groups.flatMap((group) => group.terms),
    draft,
  );
  if (isRefusal(grouped)) return grouped;
  draft = grouped;
  for (const noun of rest) {
    if (noun === counted) continue;
    const placed = placeNoun(model, noun, draft);
    if (isRefusal(placed)) return placed;
    draft = placed;
  }
  if (parts.marks.has('trend') && !draft.grain) draft = { ...draft, grain: { grain: 'month', column: null } };
  const sorted = addSorts(parts, draft);
  if (isRefusal(sorted)) return sorted;
  const done = applyConditions(model, parts, sorted, null);
  return isRefusal(done) ? done : [done];
}

/** "orders by region", "orders per month": what is grouped is counted. */
function countedNoun(parts: Parts, rest: Noun[]): Extract<Noun, { kind: 'table' }> | null {
  const [only, ...more] = rest.filter((noun) => noun.kind === 'table');
  const isGrouped = parts.groups.length > 0 || parts.marks.has('trend');
  return isGrouped && only && more.length === 0 && !parts.asks.has('which') ? only : null;
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

/** "sorted by revenue", "highest first": by the measure or by the group, whichever is named. */
export function addSorts(parts: Parts, draft: Draft): Draft | Refusal {
  let result = draft;
  for (const sort of parts.sorts) {
    const { key } = sort;
    const direction = sort.direction ?? 'ascending';
    if (key === null) {
      result = {
        ...result,
        sort: [...result.sort, { by: draft.measures.length > 0 ? 'measure' : 'dimension', direction }],
      };
      continue;
    }
    const isMeasure =
      'aggregate' in key ||
      draft.measures.some((measure) => key.kind === 'column' && sameRef(measure.column, key));
    const isDimension =
      !('aggregate' in key) &&
      key.kind === 'column' &&
      draft.dimensions.some((dimension) => dimension.column.column === key.column.ref.column);
    if (!isMeasure && !isDimension) return refuse('It cannot be sorted by something that is not shown.');
    result = {
      ...result,
      sort: [
        ...result.sort,
        {
          by: isMeasure ? 'measure' : 'dimension',
          direction: sort.direction ?? (isMeasure ? 'descending' : 'ascending'),
        },
      ],
    };
  }
  return result;
}

function sameRef(column: DraftMeasure['column'], noun: Extract<Noun, { kind: 'column' }>): boolean {
  return (
    column !== null && column.table === noun.column.ref.table && column.column === noun.column.ref.column
  );
}
