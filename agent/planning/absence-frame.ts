import { isVerbOfRows } from '../model/dating.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { addGroups } from './aggregate-frame.ts';
import { applyConditions } from './conditions.ts';
import { countOf, type Draft, emptyDraft, isRefusal, type Refusal, refuse } from './draft.ts';
import { emptyParts } from './empty-parts.ts';
import { isRepeating, named } from './having-frame.ts';
import { isMeasureColumn } from './nouns.ts';
import type { Noun, Parts, Place } from './parts.ts';

type Target = Extract<Noun, { kind: 'column' }>;

/**
 * "customers with no order in 2025", "products never sold in Austria", "agents without critical tickets": things that a column of
 * the only table names, and that stand in none of the rows of which the words behind the "no" speak. Null for all other questions.
 */
export function absenceFrame(model: SemanticModel, parts: Parts, tokens: Token[]): Draft[] | Refusal | null {
  const target = targetOf(model, parts);
  const denial = target ? denialOf(parts, tokens, target) : null;
  if (!target || !denial) return null;
  if (verbAsState(model, parts, tokens, denial))
    return refuse('It is not clear whether a state or what was done is denied.');
  const isBehind = ({ from }: { from: number }): boolean => from >= denial.from;
  const [told, before] = [parts.filters.filter(isBehind), parts.filters.filter((part) => !isBehind(part))];
  const periods = [...parts.periods, ...parts.dayParts, ...parts.dateVerbs];
  if (!periods.every(isBehind)) return refuse('It is not clear which rows must be there and which must not.');
  if (told.length + parts.periods.length + parts.dayParts.length === 0) return null;
  const absent = conditionsOf(model, told.map(affirmed));
  if (isRefusal(absent)) return absent;
  const count = { ...countOf(target.column.ref.table), where: absent.where };
  const grouped = addGroups(model, [target], {
    ...emptyDraft('aggregate'),
    measures: [count],
    having: { operator: '=', value: 0 },
    isAbsence: true,
  });
  if (isRefusal(grouped)) return grouped;
  const done = applyConditions(
    model,
    { ...parts, nouns: [], withouts: [], filters: before, periods: parts.periods.map(affirmed) },
    grouped,
    null,
  );
  return isRefusal(done) ? done : [{ ...done, where: [...done.where, ...named(target)] }];
}

/** The one thing asked for: named by a column that repeats, beside nothing but the rows themselves. */
function targetOf(model: SemanticModel, parts: Parts): Target | null {
  const [target, ...others] = parts.nouns;
  const isShaped =
    parts.measures.length + parts.groups.length + parts.ranks.length + parts.byMeasures.length > 0 ||
    parts.countFilters.length + parts.valueCounts.length + parts.rates.length + parts.sorts.length > 0 ||
    parts.quotients.length + parts.formulas.length + parts.tails.length + parts.marks.size > 0;
  const asksOtherwise = [...parts.asks].some((word) => !['show', 'which', 'what', 'who'].includes(word));
  if (model.tables.size !== 1 || isShaped || asksOtherwise || target?.kind !== 'column') return null;
  const isGroup = isRepeating(target.column) && !isMeasureColumn(target.column);
  return isGroup && others.every(({ kind }) => kind === 'table') ? target : null;
}

const denying = new Set(['no', 'never', 'without', 'none']);
const opening = new Set(['had', 'have', 'has', 'with', 'who', 'that', 'which']);
const auxiliary = new Set(['did', 'do', 'does', 'had', 'have', 'has']);

/** The "no" behind the thing: words that there is no such row, or one condition that is denied of having, not of being. */
function denialOf(parts: Parts, tokens: Token[], target: Target): Place | null {
  const [without, ...more] = parts.withouts;
  const negated = [...parts.filters, ...parts.periods].filter(
    (part) => isDenied(part) && part.from >= target.to,
  );
  const [denied, ...others] = negated;
  if (more.length > 0 || (without && denied) || others.length > 0) return null;
  if (without) return without.from >= target.to ? without : null;
  if (!denied || ('kind' in denied && !['values', 'flag', ...deniedKinds].includes(denied.kind))) return null;
  let at = denied.from;
  while (opening.has(tokens[at]?.lower ?? '')) at += 1;
  const word = tokens[at]?.lower ?? '';
  const isHad = word === 'not' && auxiliary.has(tokens[at - 1]?.lower ?? '');
  return denying.has(word) || isHad ? denied : null;
}

/** "did not open a ticket": the verb of a date is no state of that name. */
function verbAsState(model: SemanticModel, parts: Parts, tokens: Token[], { from }: Place): boolean {
  const isVerb = tokens[from]?.lower === 'not' && auxiliary.has(tokens[from - 1]?.lower ?? '');
  const isState = parts.filters.some((filter) => filter.from <= from + 1 && filter.to > from + 1);
  return (
    isVerb &&
    isState &&
    [...model.tables.values()].some((table) => isVerbOfRows(table, tokens[from + 1]?.lemma ?? ''))
  );
}

/** Nothing and no value are denied of the row itself; of a thing they deny that a row has one. */
const deniedKinds = ['missing', 'none'];

function isDenied(part: Parts['filters'][number] | Parts['periods'][number]): boolean {
  if (!('negated' in part)) return false;
  return 'kind' in part && deniedKinds.includes(part.kind) ? !part.negated : part.negated;
}

function affirmed<T extends Parts['filters'][number] | Parts['periods'][number]>(part: T): T {
  return isDenied(part) && 'negated' in part ? { ...part, negated: !part.negated } : part;
}

function conditionsOf(model: SemanticModel, filters: Parts['filters']): Draft | Refusal {
  return applyConditions(model, { ...emptyParts(), filters }, emptyDraft('aggregate'), null);
}
