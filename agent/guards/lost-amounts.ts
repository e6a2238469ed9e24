import { lemmasOfName } from '../model/name-phrases.ts';
import { isOneToOne } from '../model/one-to-one.ts';
import { columnKey, columnOf, sameColumn } from '../model/semantic-model.ts';
import { isAmount } from '../model/wholes-of-amounts.ts';
import type { ColumnRef } from '../plan.ts';
import type { Guarded } from './guard.ts';

const moneyVerbs = new Set('make earn spend pay gross cost raise'.split(' '));
const pieces = new Set('units pieces'.split(' '));

/** "what did we make with orders of ten or more units", "copy paper sold, in units": a list of rows is no amount. */
export function amountListed({ lattice: { tokens }, plan }: Guarded): string | null {
  // "how much does a lamp cost": its price is the amount.
  const isPrice = plan.select.some(({ column }) => /price|cost|fee|fare|rate/i.test(column.column));
  if (plan.measures.length > 0 || (isPrice && tokens.some(({ lemma }) => lemma === 'cost'))) return null;
  const isAsked = tokens.some(
    ({ lower }, at) =>
      ['what', 'much'].includes(lower) &&
      ['did', 'do', 'does'].includes(tokens[at + 1]?.lower ?? '') &&
      tokens.slice(at + 2).some(({ lemma }) => moneyVerbs.has(lemma)),
  );
  const isCounted = tokens.some(
    ({ lower }, at) => lower === 'in' && at === tokens.length - 2 && pieces.has(tokens[at + 1]?.lower ?? ''),
  );
  return isAsked || isCounted ? 'An amount is asked for, and it is not clear which one.' : null;
}

const listing = new Set(
  'different distinct unique value values which list single individual each'.split(' '),
);

/** "sales in march", "max tickets": the different numbers of a column that adds up are no answer, where nobody asks for them. */
export function amountAsValues({ lattice: { model, tokens }, plan }: Guarded): string | null {
  const isOfAmounts =
    plan.intent === 'values' &&
    plan.select.length > 0 &&
    plan.select.every(({ column, formula }) => !formula && isAmount({ column: columnOf(model, column) }));
  return isOfAmounts && !tokens.some(({ lower }) => listing.has(lower))
    ? 'It is not clear whether single amounts or their total is asked for.'
    : null;
}

/** "our latest order from a Brazilian customer": the latest of them is no customer. */
export function latestOfOther({ parts, plan }: Guarded): string | null {
  if (plan.intent !== 'records') return null;
  const dated = parts.ranks.filter(({ kind }) => kind === 'date');
  const noun = parts.nouns.find((one) => dated.some(({ to }) => to === one.from));
  const isShown =
    noun?.kind === 'table' && plan.select.some(({ column }) => column.table === noun.table.sqlName);
  if (noun?.kind === 'table' && noun.table.sqlName !== plan.root && !isShown)
    return `It is not clear which ${noun.table.name} is meant.`;
  // The noun may be read as the deed: an order is what was ordered.
  const deed = parts.dateVerbs.find((one) => dated.some(({ to }) => to === one.from));
  const isToldByIt = plan.select.some(({ column }) => deed && sameColumn(column, deed.column.ref));
  return deed && !isToldByIt ? `It is not clear whether the ${deed.column.label} is meant.` : null;
}

/** "which product costs us the most": one column may be called product cost, but a product is asked for. */
export function thingInName({ lattice: { tokens, model }, parts, plan }: Guarded): string | null {
  const at = tokens.findIndex(({ lower }) => lower === 'which') + 1;
  const asked = tokens[at]?.lemma;
  if (at === 0 || asked === undefined) return null;
  const isGroup = (ref: ColumnRef): boolean => plan.dimensions.some(({ column }) => sameColumn(column, ref));
  const isInName = [...parts.measures.flatMap(({ noun }) => noun ?? []), ...parts.nouns].some(
    (noun) => noun.kind === 'column' && noun.from === at && noun.to > at + 1 && !isGroup(noun.column.ref),
  );
  const isThing = [...model.tables.values()].some(({ name }) => lemmasOfName(name).at(-1) === asked);
  if (!isInName || !isThing) return null;
  const isOfThem = lemmasOfName(model.tables.get(plan.root)?.name ?? '').at(-1) === asked;
  const isTold = [...plan.dimensions, ...plan.select].some(({ column }) =>
    lemmasOfName(column.column).includes(asked),
  );
  return isOfThem || isTold ? null : `It is not clear which ${asked} is asked for.`;
}

/**
 * "categories by pieces", "countries with no overdue invoices": names told once for each row of another table are no list of the names. "Country of
 * order 1004" is that of one row.
 */
export function namesByRows({ lattice: { model }, plan }: Guarded): string | null {
  const isOfOne = plan.where.some(
    (predicate) =>
      ((predicate.kind === 'compare' && predicate.operator === '=') ||
        (predicate.kind === 'oneOf' && !predicate.negated && predicate.values.length === 1)) &&
      predicate.column.table === plan.root &&
      model.columns.get(columnKey(predicate.column))?.profile.isUnique === true,
  );
  if (isOfOne) return null;
  const [shown] = plan.select;
  const isOfOthers = plan.select.every(({ column }) => column.table !== plan.root);
  const isOfAll = plan.limit === null && !plan.rowOrder;
  // Rows that tie two things are told by both; and a gymnast who is one of the people is told once by the name.
  const [table, ...tables] = new Set(plan.select.map(({ column }) => column.table));
  if (table === undefined || tables.length > 0 || isOneToOne(model, plan.root, table)) return null;
  return plan.intent === 'records' && shown && isOfOthers && isOfAll
    ? `It is not clear which ${shown.name.replaceAll('_', ' ')} is meant: it would be told once for each row.`
    : null;
}

/** "how many customers, products and orders": each is counted, and none is a condition on the others. */
export function countedTogether({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const [measure, ...more] = plan.measures;
  const isCount = measure?.aggregate === 'count' || measure?.aggregate === 'countDistinct';
  if (!isCount || more.length > 0) return null;
  const tables = [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])]
    .filter((noun) => noun.kind === 'table')
    .sort((left, right) => left.from - right.from);
  const isJoined = tables.some((left, index) => {
    const right = tables[index + 1];
    const between = right ? tokens.slice(left.to, right.from).map(({ lower }) => lower) : [];
    return (
      right !== undefined &&
      left.table !== right.table &&
      between.length > 0 &&
      between.every((word) => [',', 'and', '&', 'the', 'our', 'all'].includes(word))
    );
  });
  return isJoined ? 'These are counted in tables of their own: ask for one at a time.' : null;
}

/** "number of customers and number of orders": customers without an order are customers too. */
export function countedThroughOthers({ lattice: { model }, plan }: Guarded): string | null {
  const { measures, root } = plan;
  const isPlain = plan.where.length === 0 && plan.dimensions.length === 0;
  if (measures.length < 2 || !isPlain) return null;
  const through = measures.find(
    ({ aggregate, column }) =>
      aggregate === 'countDistinct' &&
      column !== null &&
      model.catalog.relations.some(
        ({ fromTable, fromColumn }) =>
          fromTable === root && (fromColumn === column.column || column.table !== root),
      ),
  );
  return through ? 'These are counted in tables of their own: ask for one at a time.' : null;
}

/** "rolling 4 week average": an average of single rows moves over nothing. */
export function movingLost({ lattice: { tokens }, plan }: Guarded): string | null {
  const isRunning = tokens.some(
    ({ lower }, index) =>
      lower.startsWith('cumulativ') ||
      (lower === 'running' && ['total', 'totals', 'sum', 'count'].includes(tokens[index + 1]?.lower ?? '')),
  );
  if (isRunning && !plan.isRunning && !plan.moving) return 'It is not clear over what it should be added up.';
  const at = tokens.findIndex(({ lower }) => ['rolling', 'moving'].includes(lower));
  const isAverage = tokens
    .slice(Math.max(0, at - 2), at + 4)
    .some(({ lower }) => ['average', 'avg', 'mean'].includes(lower));
  return at >= 0 && isAverage && !plan.moving
    ? 'An average that moves needs a unit of time to move by.'
    : null;
}

/** "which industry spends the most": what they spend is what came in, and no cost of ours. */
export function spentByOthers({ lattice: { tokens }, parts }: Guarded): string | null {
  const isOurs = tokens.some(({ lower }) => ['we', 'us', 'our', 'i', 'company'].includes(lower));
  const spent = [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])].find(
    (noun) =>
      noun.kind === 'column' &&
      noun.link.source !== 'name' &&
      /^(spend|spends|spent|spending)$/.test(noun.link.phrase) &&
      /\bcost\b/.test(noun.column.label),
  );
  return spent && !isOurs ? 'It is not clear what was spent on what.' : null;
}

/** "who have not paid all their invoices": that some are left is not that none is. */
export function notAllOfThem({ lattice: { tokens }, plan }: Guarded): string | null {
  const denied = tokens.findIndex(({ lower }) => ['not', 'never'].includes(lower));
  const isOfAll = denied >= 0 && tokens.slice(denied + 1, denied + 5).some(({ lower }) => lower === 'all');
  const isOfNone = plan.where.some((predicate) => predicate.kind === 'related' && predicate.value === 0);
  return isOfAll && isOfNone ? 'Some of them, or none, cannot be asked that way yet.' : null;
}

/** "bought technology but never services": of one row the second says nothing new, so another row was meant. */
export function deniedOfOneRow({ plan }: Guarded): string | null {
  const isSaidTwice = plan.where.some(
    (left) =>
      left.kind === 'oneOf' &&
      left.negated &&
      plan.where.some(
        (right) => right.kind === 'oneOf' && !right.negated && sameColumn(left.column, right.column),
      ),
  );
  return isSaidTwice ? 'It is not clear of whom both are said.' : null;
}
