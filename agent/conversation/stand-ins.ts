import { predicateWords } from '../answer/predicate-words.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, Dimension, Plan, PlanAssumption, Predicate } from '../plan.ts';
import { type Draft, emptyDraft, isRefusal, measureOn } from '../planning/draft.ts';
import { isDate } from '../planning/nouns.ts';
import { settleDraft } from '../planning/settle.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import type { Meant } from './meant.ts';
import type { Mention } from './mentions.ts';

/** The question with a name where the mention stands; of several, one stands in for all. */
export function withName(tokens: readonly Token[], { from, to }: Mention, { names }: Meant): Token[] {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const isPlace = tokens[from]?.lower === 'there';
  const name = tokenize(`${isPlace ? 'in ' : ''}${names[0] ?? ''}`).map((token) => ({
    ...token,
    start,
    end,
  }));
  return [...tokens.slice(0, from), ...name, ...tokens.slice(to)];
}

/** "what did Ada buy" asks for the products. */
export function withObject(tokens: readonly Token[]): Token[] | null {
  const words = tokens.map(({ lower }) => lower);
  const at = words.indexOf('what');
  const isAsked = ['did', 'do', 'does', 'have', 'has'].includes(words[at + 1] ?? '');
  const isBought = words.some((word) => /^(?:buy|bought|order|ordered|purchase|purchased)$/u.test(word));
  if (at < 0 || at > 1 || !isAsked || !isBought) return null;
  const place = tokens[at];
  const named = tokenize('which products').map((token) => ({
    ...token,
    start: place?.start ?? 0,
    end: place?.end ?? 0,
  }));
  return [...tokens.slice(0, at), ...named, ...tokens.slice(at + 1)];
}

/** The plan of the question with one name, asked of all that are meant; null where the name was read as anything else. */
export function ofMeant(
  model: SemanticModel,
  named: Plan,
  meant: Meant,
  said: string,
  previous: Plan,
): Plan | null {
  const swapped = swap(named, meant);
  if (!swapped) return null;
  const plan = meant.names.length > 1 ? eachTold(model, swapped, meant) : swapped;
  if (!plan) return null;
  const carried = carriedBy(model, plan, meant.others, previous);
  const dropped = meant.others.filter((each) => !carried.includes(each));
  const assumptions: PlanAssumption[] = [
    { kind: 'refers to', chosen: `"${said}" means ${meant.words}`, options: [] },
  ];
  if (carried.length > 0)
    assumptions.push({ kind: 'as before', chosen: wordsOf(model, carried), options: [] });
  if (dropped.length > 0)
    assumptions.push({
      kind: 'not as before',
      chosen: `not only where ${wordsOf(model, dropped)}`,
      options: [],
    });
  return {
    ...plan,
    where: [...plan.where, ...carried],
    trace: [],
    assumptions: [...plan.assumptions, ...assumptions],
  };
}

function wordsOf(model: SemanticModel, predicates: Predicate[]): string {
  return predicates.map((each) => predicateWords(model, each)).join(', ');
}

/** Conditions of the answer before stay where the same rows are asked about; a time goes where the question has its own or asks when. */
function carriedBy(model: SemanticModel, plan: Plan, others: Predicate[], previous: Plan): Predicate[] {
  if (plan.root !== previous.root) return [];
  const asksWhen =
    (plan.limit !== null && plan.intent === 'records') ||
    plan.measures.some(({ column }) => column !== null && isDate(columnOf(model, column)));
  const hasTime = asksWhen || plan.where.some(({ kind }) => kind === 'period');
  const known = new Set(plan.where.flatMap((each) => ('column' in each ? [keyOf(each.column)] : [])));
  return others.filter(
    (each) =>
      'column' in each &&
      each.column.table === plan.root &&
      !known.has(keyOf(each.column)) &&
      !(each.kind === 'period' && hasTime),
  );
}

function keyOf({ table, column }: ColumnRef): string {
  return `${table}.${column}`;
}

/** Each condition on the name that stands in becomes what chooses all; null where none is found. */
function swap(plan: Plan, meant: Meant): Plan | null {
  let found = 0;
  const isStandIn = (item: unknown): boolean =>
    typeof item === 'object' &&
    item !== null &&
    'kind' in item &&
    item.kind === 'oneOf' &&
    'column' in item &&
    keyOf(item.column as ColumnRef) === keyOf(meant.column) &&
    'values' in item &&
    Array.isArray(item.values) &&
    item.values.length === 1 &&
    item.values[0] === meant.names[0] &&
    'negated' in item &&
    item.negated === false;
  const walk = (item: unknown): unknown => {
    if (Array.isArray(item))
      return item.flatMap((each: unknown) => {
        if (!isStandIn(each)) return [walk(each)];
        found += 1;
        return meant.where;
      });
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, walk(value)]));
  };
  const swapped = walk(plan) as Plan;
  return found === 1 ? swapped : null;
}

/** What is told of several things is told of each; null where it cannot be. */
function eachTold(model: SemanticModel, plan: Plan, { dimension, column }: Meant): Plan | null {
  const each: Dimension | null = dimension;
  const isNumber = plan.intent === 'aggregate' && plan.dimensions.length === 0;
  if (isNumber)
    return settled(model, plan, {
      ...draftOfPlan(plan),
      dimensions: [{ column, grain: null, key: each?.key ?? null }],
    });
  if (plan.intent !== 'records' || plan.limit === null) return plan;
  const [sort] = plan.sort;
  const date = plan.select.find(({ name }) => name === sort?.name)?.column;
  if (!date || !sort || plan.limit.count > 1 || plan.within) return null;
  return settled(model, plan, {
    ...emptyDraft('aggregate'),
    entity: plan.root,
    measures: [measureOn(sort.direction === 'descending' ? 'max' : 'min', date)],
    dimensions: [{ column, grain: null, key: each?.key ?? null }],
    where: plan.where,
  });
}

function settled(model: SemanticModel, plan: Plan, draft: Draft): Plan | null {
  const found = settleDraft(model, draft);
  return isRefusal(found) ? null : { ...plan, ...found };
}
