import { flaggedThing } from '../model/flag-columns.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { isOnScale } from '../model/question-headers.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { isDate } from './nouns.ts';
import type { Noun, Parts } from './parts.ts';
import { namesThing, tradeNouns } from './sold-amounts.ts';

type Settled = Omit<Plan, 'trace' | 'margin'>;

/** "who worked on the most jobs", told job by job: nobody has more rows than the others, and the biggest job is not meant. */
export function rowsRanked(model: SemanticModel, plan: Settled, parts: Parts): string | null {
  const { intent, limit, dimensions, measures, root } = plan;
  if (limit === null || model.tables.size > 1) return null;
  const isOfMost = parts.ranks.some((rank) => rank.kind === 'word' && rank.style === 'most');
  if (intent === 'records')
    return isOfMost && parts.asks.has('who') && !isAboutPeople(tableOf(model, root))
      ? 'It is not clear who is asked for.'
      : null;
  const [counted] = measures;
  if (intent !== 'aggregate' || counted?.aggregate !== 'count' || counted.column !== null) return null;
  const single = dimensions.find(
    ({ column, key, grain, part }) =>
      grain === null && part === undefined && columnOf(model, key ?? column).profile.isUnique,
  );
  return single ? `Each ${single.label} is one row; there is nothing to rank.` : null;
}

/** "the most rush orders": a yes or no has no different ones to count or list. */
export function flagTold(model: SemanticModel, { intent, select, measures }: Settled): string | null {
  const counted = measures.flatMap(({ aggregate, column }) =>
    aggregate === 'countDistinct' && column ? [column] : [],
  );
  const listed = intent === 'values' && select.length === 1 ? select.map(({ column }) => column) : [];
  const flag = [...counted, ...listed]
    .map((ref) => columnOf(model, ref))
    .find(({ profile, lemmas }) => flaggedThing(profile, lemmas) !== null);
  return flag ? `${flag.label} is a yes or no; it is not counted.` : null;
}

/** "what is the total amount of orders dated in May": a total over rows is one number, though a header is called so in each of them. */
export function totalListed(
  { intent }: Settled,
  { asks, nouns, sorts, filters, marks }: Parts,
): string | null {
  const [amount, ...more] = nouns.filter((noun) => noun.kind === 'column');
  const isAsked = [...asks].every((ask) => ask === 'what') && sorts.length === 0 && !marks.has('rows');
  if (intent === 'aggregate' || !isAsked || !amount || more.length > 0) return null;
  const isOfOne = filters.some(({ kind }) => kind === 'key');
  const isTotal = /^(total|overall) /.test(amount.link.phrase) && amount.column.profile.role === 'additive';
  const isOfRows = amount.isOwned || nouns.length > 1;
  return isTotal && isOfRows && !isOfOne ? 'A total is asked for, which no list of rows is.' : null;
}

const thingNames = /\b(item|product|article|material|description|part)\b/;
const pieceNames = /^(quantity|qty|units?|pieces?)\b/;

/** "how many bolts did we order": where rows tell how many pieces each is of, they are not the bolts. */
export function piecesLost(model: SemanticModel, { measures }: Settled, parts: Parts): string | null {
  const [counted, ...more] = measures;
  const isOfRows = counted?.aggregate === 'count' && counted.column === null && more.length === 0;
  // The "tickets" of a table of ticket sales are what was sold, and "sold" of a date `Sold On` is no thing that is counted.
  const isSold = (noun: Noun): boolean =>
    noun.kind === 'table' && noun.link.source === 'part' && parts.isTraded;
  const isWhen = (noun: Noun): boolean => noun.kind === 'column' && isDate(noun.column);
  const terms = [...parts.measures, ...parts.byMeasures].flatMap(({ noun }) => noun ?? []);
  const isOfSold = [...terms, ...parts.nouns].some(isSold);
  const isOther =
    !terms.some(isSold) &&
    parts.nouns.some(
      (noun) =>
        !isSold(noun) && !isWhen(noun) && (noun.kind !== 'table' || !tradeNouns.has(noun.link.phrase)),
    );
  const [first] = [...terms, ...parts.nouns].toSorted((left, right) => left.from - right.from);
  // "how many sofas did we sell to German customers": the name behind "how many" is what is counted, whatever is named later.
  const isThing = first !== undefined && namesThing(model, parts, first);
  const isNamed = !isThing && (isOther || terms.some((noun) => !isSold(noun)));
  if (!isOfRows || isNamed || !(parts.asks.has('howMany') || isOfSold)) return null;
  const isOfThings = parts.filters.some(
    (filter) =>
      filter.kind === 'values' &&
      filter.values.some(({ column }) => thingNames.test(columnOf(model, column).label)),
  );
  const hasPieces = [...model.columns.values()].some(
    ({ label, profile }) => profile.role === 'additive' && pieceNames.test(label),
  );
  // "how many sofa orders": the name only says which orders.
  const isOfOrders =
    first !== undefined &&
    ['order', 'purchase'].includes(first.link.phrase) &&
    parts.filters.some(({ to }) => to === first.from);
  return (isOfThings || isOfSold) && hasPieces && !isOfOrders
    ? 'It is not clear whether rows or pieces should be counted.'
    : null;
}

/** "the exhibition with the highest satisfaction" of many answers from 1 to 5: single answers of a category are all alike. */
export function scaleRanked(model: SemanticModel, plan: Settled, parts: Parts): string | null {
  if (plan.intent !== 'records' || plan.limit === null) return null;
  const isOfCategory = parts.nouns.some(
    (noun) =>
      noun.kind === 'column' && !noun.column.profile.isUnique && noun.column.profile.role === 'category',
  );
  const scale = plan.sort
    .flatMap(({ name }) => plan.select.filter((shown) => shown.name === name))
    .map(({ column }) => columnOf(model, column))
    .find(({ profile }) => isOnScale(profile));
  return isOfCategory && scale ? `It is not clear which rows ${scale.label} should rank.` : null;
}
