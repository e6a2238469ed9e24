import { moneyMeasures } from '../model/default-measure.ts';
import { columnKey, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Direction, Plan, Predicate } from '../plan.ts';
import { type Draft, type Refusal, refuse } from '../planning/draft.ts';
import { isDate, isNumber } from '../planning/nouns.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { amountSpokenOf } from './list-edits.ts';

/** One end of the ranking before, or a place in it: "and the worst?", "the second best". */
export interface End {
  kind: 'end';
  /** Null keeps the order that there is: "the second one". */
  direction: Direction | null;
  /** "best" and "worst" say which end only of numbers that are good when they are high. */
  isJudged: boolean;
  /** Counted from that end; 1 is the end itself. */
  place: number;
  /** How many from that end: one, as many as were shown, or so many as are said. */
  reach: 'one' | 'as before' | number;
}

const highest = 'highest|biggest|largest|greatest|strongest|top|most|best';
const lowest = 'lowest|smallest|weakest|poorest|bottom|least|fewest|worst';
const judged = new Set(['best', 'worst', 'strongest', 'weakest', 'poorest']);
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const numbers = 'one two three four five six seven eight nine ten'.split(' ');
const ordinal = `${ordinals.join('|')}|1st|2nd|3rd|[4-9]th|10th|next|number (?:${numbers.join('|')}|10|[1-9])`;
const lead =
  '(?:and|so|but|ok|okay|then|now|please|just|only|what about|how about|show|show me|give me|tell me|which|what|who)';
const verb = '(?:is|was|are|were|has|had|did|does|comes|came|came in|comes in|ranks|ranked)';
const behind = '(?:one|ones|place|of them|of all|of these|of those|please)';
/** The words that name an end or a place: "the second biggest". */
const named = `(?:the )?(?:(${ordinal}) )?(?:doing )?(${highest}|${lowest})|(?:the |in )?(${ordinal})`;
const whole = new RegExp(
  `^(?:${lead} )*(?:(?:one|ones|of them|of those) )?(?:${verb} )?(?:doing )?(?:${named})((?: ${behind})*)$`,
);

const several = new RegExp(
  `^(?:${lead} )*(?:the )?(?:(${highest}|${lowest}) (${numbers.slice(1).join('|')}|\\d{1,2})|(${numbers.slice(1).join('|')}|\\d{1,2}) (${highest}|${lowest}))(?: (?:ones|instead|rather|please))*$`,
);

/** "the worst five": so many from that end. */
function severalSaid(text: string): End | null {
  const said = several.exec(text);
  const end = said?.[1] ?? said?.[4];
  const number = said?.[2] ?? said?.[3];
  if (end === undefined || number === undefined || end === 'top' || end === 'bottom') return null;
  return {
    kind: 'end',
    direction: new RegExp(`^(?:${lowest})$`).test(end) ? 'ascending' : 'descending',
    isJudged: judged.has(end),
    place: 1,
    reach: /^\d/.test(number) ? Number(number) : numbers.indexOf(number) + 1,
  };
}

/** What is said of an end or a place of the ranking before, and of nothing else; null of everything else. */
export function endOf(words: readonly string[]): End | null {
  const text = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
  const many = severalSaid(text);
  if (many) return many;
  const said = whole.exec(text);
  return said ? endSaid(said[1] ?? said[3], said[2], said[4] ?? '', text) : null;
}

function endSaid(place: string | undefined, end: string | undefined, rest: string, text: string): End {
  const isOne =
    place !== undefined ||
    /\bone\b/u.test(rest) ||
    /\b(?:which|who|what) (?:one )?(?:is|was|has|had)\b/u.test(text);
  return {
    kind: 'end',
    direction:
      end === undefined ? null : new RegExp(`^(?:${lowest})$`).test(end) ? 'ascending' : 'descending',
    isJudged: end !== undefined && judged.has(end),
    place: place === undefined ? 1 : placeSaid(place),
    reach: isOne && !/\bones\b/u.test(rest) ? 'one' : 'as before',
  };
}

/** "second", "2nd", "number two"; "next" is the one behind the first. */
function placeSaid(word: string): number {
  if (word === 'next') return 2;
  const last = word.split(' ').at(-1) ?? '';
  const digits = Number.parseInt(last, 10);
  if (!Number.isNaN(digits)) return digits;
  return Math.max(ordinals.indexOf(last), numbers.indexOf(last)) + 1;
}

/** What an assumption is called that says which place of a ranking was told. */
export const placeKind = 'place';

/** The ranking in which the one that was told has its place: what made it that one is taken back. */
export function withoutPlace(plan: Plan): Plan {
  if (!plan.assumptions.some(({ kind }) => kind === placeKind)) return plan;
  const [dimension] = plan.dimensions;
  const isOfPlace = (predicate: Predicate): boolean =>
    'column' in predicate &&
    predicate.column.table === dimension?.column.table &&
    predicate.column.column === dimension.column.column;
  return { ...plan, where: plan.where.filter((predicate) => !isOfPlace(predicate)) };
}

/** Why an answer has no ends that can be asked for; null where it has. */
export function unrankable(previous: Plan): Refusal | null {
  const isOther =
    previous.comparison !== null ||
    previous.isRunning === true ||
    previous.moving !== undefined ||
    previous.overPrior !== undefined ||
    previous.placeOf !== undefined ||
    previous.forecast !== undefined ||
    previous.overGroups !== undefined ||
    Boolean(previous.within);
  if (isOther) return refuse('It is not clear what of this answer should be ranked; ask for it in full.');
  const isGrouped = previous.intent === 'aggregate' && previous.dimensions.length === 1;
  if (!isGrouped || previous.measures.length !== 1)
    return refuse(
      'The answer before has no groups of one number that could be ranked; name what should be ranked, and by what.',
    );
  return null;
}

/** Money that comes in, or the rows that bring it, whatever their state is not: nobody disputes that more of it is better. */
function isBetterHigh(model: SemanticModel, { measures: [measure], root, where }: Plan): boolean {
  if (!measure || measure.per !== null) return false;
  const money = moneyMeasures(model, [tableOf(model, measure.column?.table ?? root)]);
  const { column } = measure;
  if (column !== null) return money.some((choice) => sameColumn(choice.column.ref, column));
  return measure.aggregate === 'count' && money.length > 0 && where.every(({ kind }) => kind === 'period');
}

/** Which way the groups are put in order for the end that is said. */
export function directionOf(model: SemanticModel, previous: Plan, end: End): Direction | Refusal {
  const known = previous.sort.find(({ name }) => previous.measures.some((measure) => measure.name === name));
  if (end.direction === null)
    return (
      known?.direction ??
      refuse(
        'The answer before has no order in which a place could be counted: say by what it should be ranked.',
      )
    );
  return !end.isJudged || isBetterHigh(model, previous)
    ? end.direction
    : refuse('Whether high or low is the better here is not in the data: ask for the highest or the lowest.');
}

/** The same groups, from the end that is said. */
export function fromEnd(model: SemanticModel, told: Plan, end: End): Draft | Refusal {
  if (told.intent === 'records') return firstRows(model, told, end);
  const previous = withoutPlace(told);
  const draft = draftOfPlan(previous);
  const unfit = unrankable(previous);
  if (unfit) return unfit;
  const direction = directionOf(model, previous, end);
  if (typeof direction !== 'string') return direction;
  const count =
    end.reach === 'as before' ? (previous.limit?.count ?? 1) : end.reach === 'one' ? 1 : end.reach;
  return { ...draft, sort: [{ by: 'measure', direction }], limit: { count, keepsTies: true } };
}

/** "and which one is the lowest?" of rows in an order: those at that end of it; of rows without one, by the amount that they were told with. */
function firstRows(model: SemanticModel, previous: Plan, end: End): Draft | Refusal {
  const unclear = refuse(
    'The answer before has no groups of one number that could be ranked; name what should be ranked, and by what.',
  );
  if (previous.rowOrder || previous.within || end.isJudged || end.place !== 1 || end.direction === null)
    return unclear;
  const draft = draftOfPlan(previous);
  const [sort, ...more] = draft.sort;
  const sorted = typeof sort?.by === 'object' && more.length === 0 ? sort.by : null;
  const by =
    sorted ?? (previous.limit === null ? (amountSpokenOf(model, draft, draft.select)?.ref ?? null) : null);
  if (by === null || !isRanked(model, by)) return unclear;
  const count =
    end.reach === 'as before' ? (previous.limit?.count ?? 1) : end.reach === 'one' ? 1 : end.reach;
  const isShown = draft.select.some((column) => sameColumn(column, by));
  return {
    ...draft,
    select: isShown ? draft.select : [...draft.select, by],
    sort: [{ by, direction: end.direction }],
    limit: { count, keepsTies: true },
  };
}

function isRanked(model: SemanticModel, by: ColumnRef): boolean {
  const column = model.columns.get(columnKey(by));
  return column !== undefined && (isNumber(column) || isDate(column));
}
