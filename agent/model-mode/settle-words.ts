import type { Grain } from '../dates/calendar.ts';
import type { DatePart } from '../dates/day-parts.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import { tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { countedApart, countedInOne } from '../planning/distinct-checks.ts';
import {
  countOf,
  type Draft,
  type DraftDimension,
  type DraftMeasure,
  emptyDraft,
  isRefusal,
  measureOn,
} from '../planning/draft.ts';
import { entityDimension, isDate, isNumber } from '../planning/nouns.ts';
import { flagTold } from '../planning/row-checks.ts';
import { running } from '../planning/running-frame.ts';
import { settleDraft } from '../planning/settle.ts';
import { periodColumn } from '../planning/time.ts';
import { plainText } from './disclosure.ts';
import { dayRange, predicateOf } from './filters.ts';
import { nameKey, resolveColumn } from './names.ts';
import type { PlanWords } from './plan-words.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import type { ValueLookup } from './prove-values.ts';

const dateParts = new Set<string>(['weekday', 'hour', 'monthOfYear']);

/** The plan that a model's words mean over rows of `root`, by the checks that every plan has to pass; or what is wrong with them. */
export async function settleWords(
  model: SemanticModel,
  root: string,
  words: PlanWords,
  lookup: ValueLookup,
): Promise<Plan | Problem> {
  const draft = await draftOf(model, root, words, lookup);
  if (isProblem(draft)) return draft;
  const settled = settleDraft(model, draft);
  if (isRefusal(settled)) return problem('impossiblePlan', plainText(settled.refused));
  if (settled.root !== root)
    return problem(
      'impossiblePlan',
      `The measures are of ${plainText(tableOf(model, settled.root).sqlName)}; make it the table of the plan.`,
    );
  if (draft.intent === 'aggregate' && settled.measures.length < draft.measures.length)
    return problem(
      'impossiblePlan',
      'Two measures differ by their filters only; group by the column instead.',
    );
  const doubt = countedInOne(model, settled) ?? countedApart(model, settled) ?? flagTold(model, settled);
  if (doubt !== null) return problem('impossiblePlan', plainText(doubt));
  return { ...settled, trace: [], margin: 0 };
}

async function draftOf(
  model: SemanticModel,
  root: string,
  words: PlanWords,
  lookup: ValueLookup,
): Promise<Draft | Problem> {
  const isList = words.columns.length > 0 && words.measures.length === 0 && words.groupBy.length === 0;
  const draft: Draft = {
    ...emptyDraft(isList ? (words.distinct ? 'values' : 'records') : 'aggregate'),
    entity: root,
  };
  for (const filter of words.filters) {
    const predicate = await predicateOf(model, root, filter, lookup);
    if (isProblem(predicate)) return predicate;
    draft.where.push(predicate);
  }
  const dated = dateCondition(model, root, words);
  if (dated && isProblem(dated)) return dated;
  if (dated) draft.where.push(dated);
  const shaped = isList
    ? listOf(model, root, words, draft)
    : await groupsOf(model, root, words, draft, lookup);
  return shaped;
}

function dateCondition(model: SemanticModel, root: string, { dateRange }: PlanWords) {
  if (!dateRange || (!dateRange.from && !dateRange.to)) return null;
  if (dateRange.column !== undefined) {
    const column = resolveColumn(model, root, dateRange.column);
    return isProblem(column) ? column : dayRange(column, dateRange.from ?? null, dateRange.to ?? null);
  }
  const main = periodColumn(model, root);
  if (!main?.isClear)
    return problem('ambiguousColumn', `${plainText(root)} has no one clear date: name the column.`);
  const column = resolveColumn(model, root, `${main.column.table}.${main.column.column}`);
  return isProblem(column) ? column : dayRange(column, dateRange.from ?? null, dateRange.to ?? null);
}

function listOf(model: SemanticModel, root: string, words: PlanWords, draft: Draft): Draft | Problem {
  for (const name of words.columns) {
    const column = resolveColumn(model, root, name);
    if (isProblem(column)) return column;
    draft.select.push(column.ref);
  }
  if (words.having || words.share || words.running)
    return problem(
      'badInput',
      'having, share and running need measures and groupBy; a list of rows has none.',
    );
  for (const { by, direction } of words.orderBy) {
    const column = resolveColumn(model, root, by);
    if (isProblem(column)) return column;
    draft.sort.push({ by: column.ref, direction });
  }
  if (words.limit !== undefined) {
    if (draft.sort.length === 0 || draft.intent === 'values')
      return problem('badInput', 'limit needs orderBy: say by what the first rows are told.');
    draft.limit = { count: words.limit, keepsTies: true };
  }
  return draft;
}

async function groupsOf(
  model: SemanticModel,
  root: string,
  words: PlanWords,
  draft: Draft,
  lookup: ValueLookup,
): Promise<Draft | Problem> {
  const asked = words.measures.length > 0 ? words.measures : [{ aggregate: 'count' as const }];
  for (const measure of asked) {
    const made = await measureFor(model, root, measure, lookup);
    if (isProblem(made)) return made;
    draft.measures.push(made);
  }
  for (const group of words.groupBy) {
    const problemOfGroup = addGroup(model, root, group, draft);
    if (problemOfGroup) return problemOfGroup;
  }
  const groups = draft.dimensions.length + (draft.grain ? 1 : 0);
  if ((words.having || words.share) && groups === 0)
    return problem('badInput', 'having and share need groupBy.');
  const isTotal = draft.measures.every(({ aggregate }) => aggregate === 'sum' || aggregate === 'count');
  if (words.share && !isTotal) return problem('badInput', 'Shares are of a sum or a count.');
  draft.having = words.having ?? null;
  draft.share = words.share ? 'of-total' : null;
  for (const { by, direction } of words.orderBy.slice(0, groups > 0 ? 1 : 0)) {
    const key = sortKey(model, root, by, draft, words);
    if (typeof key === 'object') return key;
    draft.sort.push({ by: key, direction });
  }
  if (words.limit !== undefined && groups > 0) {
    if (draft.sort.length === 0) draft.sort.push({ by: 'measure', direction: 'descending' });
    if (draft.sort[0]?.by !== 'measure')
      return problem('badInput', 'limit takes the first groups by the measure: order by it.');
    draft.limit = { count: words.limit, keepsTies: true };
  }
  return words.running ? runningOf(draft) : draft;
}

/** A running total has its own order, and nothing of it is cut away. */
function runningOf(draft: Draft): Draft | Problem {
  if (draft.share || draft.having || draft.limit || draft.sort.length > 0)
    return problem(
      'badInput',
      'A running total has its own order: leave out orderBy, limit, having and share.',
    );
  const run = running(draft);
  return isRefusal(run)
    ? problem('badInput', 'running needs counts or sums, and a date in groupBy with a grain of day to year.')
    : run;
}

async function measureFor(
  model: SemanticModel,
  root: string,
  { aggregate, column: name, filters = [] }: PlanWords['measures'][number],
  lookup: ValueLookup,
): Promise<DraftMeasure | Problem> {
  const where: DraftMeasure['where'] = [];
  for (const filter of filters) {
    const predicate = await predicateOf(model, root, filter, lookup);
    if (isProblem(predicate)) return predicate;
    where.push(predicate);
  }
  if (name === undefined)
    return aggregate === 'count'
      ? { ...countOf(root), where }
      : problem('badInput', `${aggregate} needs a column.`);
  const column = resolveColumn(model, root, name);
  if (isProblem(column)) return column;
  if (aggregate === 'count') {
    if (column.profile.nullCount > 0) where.push({ kind: 'missing', column: column.ref, negated: true });
    return { ...countOf(root), where };
  }
  const misfit = misfitOf(aggregate, column);
  return misfit ? problem('wrongType', misfit) : { ...measureOn(aggregate, column.ref), where };
}

/** Why a column is not taken together so; null where it may be. */
function misfitOf(aggregate: PlanWords['measures'][number]['aggregate'], column: ModelColumn): string | null {
  const { role } = column.profile;
  const name = plainText(column.ref.column);
  switch (aggregate) {
    case 'sum':
      if (!isNumber(column)) return `${name} holds no numbers to add up.`;
      return role === 'additive' ? null : `${name} is never added up: it is ${roleWords[role]}.`;
    case 'avg':
    case 'median':
      if (!isNumber(column)) return `${name} holds no numbers to average.`;
      return role === 'identifier' ? `${name} only names rows; it is never averaged.` : null;
    case 'min':
    case 'max':
      if (role === 'identifier') return `${name} only names rows; it has no largest one.`;
      return isNumber(column) || isDate(column) ? null : `${name} holds neither numbers nor dates.`;
    default:
      return null;
  }
}

const roleWords = {
  identifier: 'a name of rows',
  category: 'a kind',
  additive: 'an amount',
  ratio: 'a price, a rate or a share, which is averaged',
  balance: 'a level at a moment',
  date: 'a date',
  text: 'a text',
  boolean: 'true or false',
  place: 'a place',
  ordinal: 'a rank',
} as const;

function addGroup(
  model: SemanticModel,
  root: string,
  { column: name, grain }: PlanWords['groupBy'][number],
  draft: Draft,
): Problem | null {
  const column = resolveColumn(model, root, name);
  if (isProblem(column)) return column;
  if (!isDate(column)) {
    if (grain !== undefined)
      return problem('wrongType', `${plainText(column.ref.column)} is no date: it has no ${grain}.`);
    if (isNumber(column) && column.profile.role !== 'identifier' && column.profile.distinctCount > 100)
      return problem('wrongType', `${plainText(column.ref.column)} is an amount; it makes no groups.`);
    draft.dimensions.push(dimensionFor(column));
    return null;
  }
  if (grain === undefined && column.profile.type === 'date') {
    draft.dimensions.push({ column: column.ref, grain: null, key: null });
    return null;
  }
  const unit = (grain ?? 'day') as Grain | DatePart;
  if (draft.grain && dateParts.has(unit))
    return problem('badInput', 'Group by one unit of time, or by two of the calendar.');
  if (draft.grain) draft.dimensions.push({ column: column.ref, grain: unit as Grain, key: null });
  else draft.grain = { grain: unit, column: column.ref };
  return null;
}

/** Names that repeat are grouped with the key of their rows: two customers may have one name. */
function dimensionFor({ ref, table, profile }: ModelColumn): DraftDimension {
  const entity =
    table.profile.displayColumn === ref.column && !profile.isUnique ? entityDimension(table) : null;
  return entity ?? { column: ref, grain: null, key: null };
}

function sortKey(
  model: SemanticModel,
  root: string,
  by: string,
  draft: Draft,
  { measures }: PlanWords,
): 'measure' | 'dimension' | Problem {
  const [first] = measures;
  const key = nameKey(by);
  const own = [
    'measure',
    'value',
    'share',
    first?.aggregate ?? 'count',
    `${first?.aggregate ?? 'count'}_${nameKey(first?.column ?? '')}`,
    nameKey(first?.column ?? 'count'),
  ];
  if (own.includes(key)) return 'measure';
  const column = resolveColumn(model, root, by);
  if (isProblem(column)) return column;
  const [dimension] = draft.grain ? [{ column: draft.grain.column }] : draft.dimensions;
  const isFirst =
    dimension?.column?.table === column.ref.table && dimension.column.column === column.ref.column;
  const isMeasured = draft.measures[0]?.column?.column === column.ref.column;
  if (isMeasured) return 'measure';
  return isFirst
    ? 'dimension'
    : problem('badInput', 'Order by `measure`, or by the first column of groupBy.');
}
