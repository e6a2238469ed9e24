import { isParticiple } from '../model/header-forms.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { addGroups, draftMeasure, impliedMeasure } from './aggregate-frame.ts';
import { nounAssumptions } from './assumptions.ts';
import { applyConditions } from './conditions.ts';
import {
  countOf,
  type Draft,
  type DraftMeasure,
  emptyDraft,
  isRefusal,
  type Refusal,
  refuse,
} from './draft.ts';
import type { Noun, Parts } from './parts.ts';

/** "share of revenue by category" divides by the whole; "what % of orders are cancelled" by all orders. */
export function shareFrame(model: SemanticModel, parts: Parts, tokens: Token[]): Draft[] | Refusal {
  if (parts.ranks.length > 0 || parts.sorts.length > 0)
    return refuse('A share with a ranking cannot be answered yet.');
  if (parts.quotients.length + parts.formulas.length > 0) return refuse('A share of a ratio says nothing.');
  if (parts.asks.has('howMany')) return refuse('A share and a count were asked for at once.');
  const measure = sharedMeasure(parts);
  if (isRefusal(measure)) return measure;
  const draft: Draft = {
    ...emptyDraft('aggregate'),
    measures: [measure],
    entity: measure.entity,
    assumptions: nounAssumptions(model, [...parts.nouns, ...parts.measures.map((term) => term.noun)]),
  };
  const grouped = sharedGroups(model, parts, draft);
  if (isRefusal(grouped)) return grouped;
  const isOverTime = grouped.grain !== null;
  const isGrouped = grouped.dimensions.length > 0 || (isOverTime && parts.filters.length === 0);
  const lastGroup = Math.max(-1, ...parts.groups.map((group) => group.from));
  const isOfCondition = isGrouped && parts.filters.length > 0 && saysPart(parts, tokens);
  // "share of cancelled orders per channel" may be of the orders of each channel, or of all that were cancelled.
  if (isGrouped && !isOfCondition && parts.filters.some((filter) => filter.from < lastGroup))
    return eitherShare(model, parts, grouped, tokens);
  if (isGrouped && !isOfCondition) {
    const done = applyConditions(
      model,
      parts,
      { ...grouped, share: 'of-total', ...withinShare(grouped) },
      null,
    );
    return isRefusal(done) ? done : [done];
  }
  return conditionShare(model, parts, grouped, tokens);
}

function eitherShare(model: SemanticModel, parts: Parts, grouped: Draft, tokens: Token[]): Draft[] | Refusal {
  const unclear = refuse('It is not clear what the share is a share of.');
  const [only, ...more] = parts.filters;
  const first = parts.nouns[0] ?? parts.measures[0];
  const isDescribed = only !== undefined && first !== undefined && only.to === first.from;
  if (!isDescribed || more.length > 0 || grouped.grain !== null) return unclear;
  const rate = conditionShare(model, parts, grouped, tokens);
  const part = applyConditions(model, parts, { ...grouped, share: 'of-total' }, null);
  const drafts = [...(isRefusal(rate) ? [] : rate), ...(isRefusal(part) ? [] : [part])];
  return drafts.length === 2 ? drafts : unclear;
}

/** What is shared by; "over time" is by month. A group of which each is told by itself comes first: "by product within each category". */
function sharedGroups(model: SemanticModel, parts: Parts, draft: Draft): Draft | Refusal {
  const isToldApart = parts.groups.some(({ via }) => via === 'by');
  const isWhole = ({ via }: Parts['groups'][number]): boolean =>
    parts.groups.length > 1 && (via === 'each' || (via === 'per' && isToldApart));
  const groups = [...parts.groups].sort((left, right) => Number(isWhole(right)) - Number(isWhole(left)));
  const grouped = addGroups(
    model,
    groups.flatMap((group) => group.terms),
    draft,
  );
  if (isRefusal(grouped)) return grouped;
  if (parts.marks.has('trend') && grouped.grain) return refuse('Two units of time were asked for at once.');
  const isOfTime = parts.marks.has('trend') || grouped.grain !== null;
  const wholes = isOfTime ? [] : groups.filter(isWhole);
  if (wholes.length > 1) return refuse('It is not clear within what the share is taken.');
  return {
    ...grouped,
    ...(parts.marks.has('trend') ? { grain: { grain: 'month', column: null } } : {}),
    ...(wholes.length > 0 ? { within: 1 } : {}),
  };
}

/** A share of each group over time is one of the total of each period. */
function withinShare({ grain, dimensions, within }: Draft): Pick<Draft, 'within'> {
  if (grain !== null) return dimensions.length > 0 ? { within: 1 } : {};
  return within ? { within } : {};
}

/** "what share of the accounts churned, by plan": a verb or a flag behind the noun says what part of each group is asked for. */
function saysPart(parts: Parts, tokens: Token[]): boolean {
  const noun = Math.max(
    -1,
    ...[...parts.nouns.slice(0, 1), ...parts.measures.slice(0, 1)].map(({ to }) => to),
  );
  const [only, ...more] = parts.filters.filter(({ from }) => from >= noun);
  const isVerb = tokens.some(
    (token, at) => at >= noun && only !== undefined && at <= only.from && partVerbs.has(token.lower),
  );
  return (
    only !== undefined &&
    more.length === 0 &&
    noun >= 0 &&
    (only.kind === 'flag' || only.kind === 'missing' || isVerb || isDone(only.from, noun, tokens))
  );
}

/** "what share of payments failed for each brand": the participle right behind the noun. */
function isDone(at: number, noun: number, tokens: Token[]): boolean {
  return at === noun && isParticiple(tokens[at]?.lower ?? '');
}

function sharedMeasure(parts: Parts): DraftMeasure | Refusal {
  const [noun, ...moreNouns] = parts.nouns.filter((candidate) => !isNounOfValue(parts, candidate));
  const [term, ...moreTerms] = parts.measures;
  if (moreNouns.length > 0 || moreTerms.length > 0 || (noun && term))
    return refuse('It is not clear what the share is a share of.');
  if (term) return draftMeasure(term);
  if (!noun)
    return parts.marks.has('rows') ? countOf(null) : refuse('It is not clear what the share is a share of.');
  if (noun.kind === 'table') return countOf(noun.table.sqlName);
  const implied = impliedMeasure(noun);
  return implied?.aggregate === 'sum' ? implied : refuse(`A share of ${noun.column.label} says nothing.`);
}

/** "Enterprise customers", "cancelled orders": the noun only says whose value it is. */
function isNounOfValue(parts: Parts, noun: Noun): boolean {
  return (
    noun.kind === 'table' &&
    parts.nouns[0] !== noun &&
    parts.filters.some(
      (filter) =>
        filter.kind === 'values' &&
        filter.to === noun.from &&
        filter.values.every((value) => value.column.table === noun.table.sqlName),
    )
  );
}

/** Words after which the conditions say what the whole is: "audiobook share within Crime". */
const wholeWords = new Set(['within', 'among', 'amongst']);
const partVerbs = new Set(
  'is are was were have has had comes come came used use got get gets that went go ended involve involved include included'.split(
    ' ',
  ),
);

const yearNames = new Set(['year', 'term', 'season', 'semester', 'quarter', 'month']);

function isOfYear(filter: Parts['filters'][number]): boolean {
  return (
    filter.kind === 'values' &&
    filter.values.every(({ column }) => yearNames.has(lemmasOfName(column.column).at(-1) ?? ''))
  );
}

const partNouns = new Set('percentage percent share proportion fraction part'.split(' '));

/**
 * "Germany's revenue as a percentage of Europe's": of two places the one lies in the other. Of any other two the part may lie outside of the whole,
 * and then it is no part of it.
 */
function areNested(model: SemanticModel, part: Parts['filters'], whole: Parts['filters']): boolean {
  const columns = [part, whole].map((filters) =>
    filters.flatMap((filter) => (filter.kind === 'values' ? filter.values.map(({ column }) => column) : [])),
  );
  const [inner = [], outer = []] = columns;
  const arePlaces = [...inner, ...outer].every(
    (column) => model.columns.get(columnKey(column))?.profile.role === 'place',
  );
  const isOne = inner.some((column) => outer.some((other) => columnKey(column) === columnKey(other)));
  return inner.length === part.length && outer.length === whole.length && arePlaces && !isOne;
}

interface Split {
  part: Parts['filters'];
  whole: Parts['filters'];
}

/**
 * Which conditions make the part and which the whole. A verb parts them, or the noun: what stands before "visits" says which visits,
 * what follows says what share of those. Without either, one condition alone is the part.
 */
function splitConditions(model: SemanticModel, parts: Parts, tokens: Token[]): Split | null {
  const { filters } = parts;
  const told = tokens.findIndex(
    ({ lower }, at) =>
      lower === 'as' && tokens.slice(at + 1, at + 3).some((next) => partNouns.has(next.lower)),
  );
  const before = filters.filter(({ from }) => from < told);
  const behind = filters.filter(({ from }) => from > told);
  if (told >= 0 && before.length > 0 && behind.length > 0)
    return areNested(model, before, behind) ? { part: before, whole: behind } : null;
  const within = tokens.findIndex((token) => wholeWords.has(token.lower));
  if (within >= 0)
    return {
      part: filters.filter(({ from }) => from < within),
      whole: filters.filter(({ from }) => from >= within),
    };
  const verb = tokens.findLastIndex((token) => partVerbs.has(token.lower));
  const afterVerb = filters.filter(({ from }) => from >= verb);
  if (verb >= 0 && afterVerb.length > 0) {
    // "were advanced in 2024/25": a year that is a value narrows the whole like any other time.
    const kinds = afterVerb.filter((filter) => !isOfYear(filter));
    const part = kinds.length > 0 ? kinds : afterVerb;
    return { part, whole: filters.filter((filter) => !part.includes(filter)) };
  }
  const [only, ...more] = filters;
  if (only && more.length === 0) return { part: [only], whole: [] };
  const noun = Math.max(
    -1,
    ...[...parts.nouns.slice(0, 1), ...parts.measures.slice(0, 1)].map(({ to }) => to),
  );
  // "MOTs failed": a value that is itself the noun says which rows.
  const described = filters.filter(({ to }) => to <= noun);
  const after = filters.filter(({ from }) => from >= noun);
  return noun >= 0 && after.length === 1 && described.length > 0 ? { part: after, whole: described } : null;
}

/** "what share of red bikes were sold (in May)": being sold is the part, and neither it nor its time must narrow the whole. */
function isDatedPart({ periods, dateVerbs }: Parts, tokens: Token[]): boolean {
  const verb = tokens.findLastIndex((token) => partVerbs.has(token.lower));
  const isOfPart = ({ from }: { from: number }): boolean => verb >= 0 && from >= verb;
  return dateVerbs.some(isOfPart) || periods.some((period) => period.column !== null && isOfPart(period));
}

/** "were returned in 2025": the time stands behind the verb of the part. */
function isTimedVerb({ periods }: Parts, tokens: Token[]): boolean {
  const verb = tokens.findLastIndex((token) => partVerbs.has(token.lower));
  return verb >= 0 && periods.some(({ from }) => from >= verb);
}

/** The part that meets the conditions of the verb; the rest of them and the time narrow the whole. */
function conditionShare(
  model: SemanticModel,
  parts: Parts,
  draft: Draft,
  tokens: Token[],
): Draft[] | Refusal {
  if (isDatedPart(parts, tokens)) return refuse('A share of what was done in some time cannot be told yet.');
  const split = splitConditions(model, parts, tokens);
  if (!split) return refuse('It is not clear which condition is the part and which the whole.');
  const { part, whole } = split;
  if (part.length === 0) return refuse('It is not clear which part is asked for.');
  if (parts.countFilters.length > 0 || parts.withouts.length > 0)
    return refuse('A share by related rows cannot be answered yet.');
  const condition = applyConditions(model, { ...parts, filters: part }, emptyDraft('aggregate'), null);
  if (isRefusal(condition)) return condition;
  const measures = draft.measures.map((measure) => ({ ...measure, where: condition.where }));
  const done = applyConditions(
    model,
    // The time narrows the whole: by the date of what was done, all of it would have been done.
    { ...parts, filters: whole, dateHints: isTimedVerb(parts, tokens) ? [] : parts.dateHints },
    { ...draft, measures, share: 'of-condition' },
    null,
  );
  return isRefusal(done) ? done : [done];
}
