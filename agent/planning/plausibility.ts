import { columnsOfFormula } from '../formula.ts';
import { moneyName } from '../model/default-measure.ts';
import { lemmasWithoutUnits } from '../model/name-phrases.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { namesPerson } from '../model/person-columns.ts';
import { columnOf, keyColumn, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import { driversProblem } from '../named/driver-method.ts';
import type { ColumnRef, Plan, Predicate } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { countedApart, countedByKey, countedInOne, oneCounted } from './distinct-checks.ts';
import { isDate, isMeasureColumn } from './nouns.ts';
import type { Parts } from './parts.ts';
import { flagTold, piecesLost, rowsRanked, scaleRanked, totalListed } from './row-checks.ts';

type Settled = Omit<Plan, 'trace' | 'margin'>;

/** What a sensible person would not have asked: a plan that owns every word and still says nothing. Null for all others. */
export function implausibility(
  model: SemanticModel,
  plan: Settled,
  parts: Parts,
  tokens: readonly Token[],
): string | null {
  return (
    driversProblem(plan) ??
    datesRanked(model, plan) ??
    timesRanked(parts) ??
    rankedWithinOne(plan) ??
    countedInOne(model, plan) ??
    countedApart(model, plan) ??
    countedByKey(model, plan) ??
    oneCounted(model, plan) ??
    rowsRanked(model, plan, parts) ??
    piecesLost(model, plan, parts) ??
    scaleRanked(model, plan, parts) ??
    flagTold(model, plan) ??
    totalListed(plan, parts) ??
    contradiction(plan.where) ??
    pointsNowhere(plan) ??
    rowsForGroups(plan, parts) ??
    singleRowsCompared(plan, parts) ??
    saidTwice(parts) ??
    nobodyShown(model, plan, parts, tokens) ??
    moneyLost(model, plan, parts) ??
    moneyCounted(plan, parts) ??
    moneyElsewhere(model, plan, parts)
  );
}

/** "the most expensive server we ever bought" ranks servers: single days are ranked as days, by "which day". */
function datesRanked(model: SemanticModel, plan: Settled): string | null {
  if (plan.intent !== 'aggregate' || plan.limit === null) return null;
  const date = plan.dimensions.find(
    ({ column, grain, part }) => grain === null && part === undefined && isDate(columnOf(model, column)),
  );
  // "date of the invoice with the most lines": the invoices are ranked, and the date is told of each.
  const key = date ? keyColumn(tableOf(model, date.column.table)) : null;
  const isOfRow = plan.dimensions.some(
    ({ column, key: own }) =>
      key !== null && (sameColumn(column, key) || (own !== null && sameColumn(own, key))),
  );
  return date && !isOfRow ? `It is not clear why ${date.label} should be ranked.` : null;
}

/** "top 5 finish times": short ones win a race, long ones stand first in a list of waits. */
function timesRanked({ ranks, nouns }: Parts): string | null {
  const isTop = ranks.some((rank) => rank.kind === 'word' && rank.style === 'top');
  const time = nouns.find(
    (noun) => noun.kind === 'column' && lemmasWithoutUnits(noun.column.ref.column).includes('time'),
  );
  return isTop && time?.kind === 'column'
    ? `It is not clear whether the longest or the shortest ${time.column.label} is at the top.`
    : null;
}

/** "the busiest weekday at the Rotterdam warehouse": of one warehouse there is nothing to rank. */
function rankedWithinOne({ intent, limit, dimensions, where, within }: Settled): string | null {
  if (intent !== 'aggregate' || limit === null) return null;
  const fixed = dimensions
    .slice(within ?? 0)
    .find(({ column }) =>
      where.some(
        (predicate) =>
          predicate.kind === 'oneOf' &&
          !predicate.negated &&
          predicate.values.length <= limit.count &&
          sameColumn(predicate.column, column),
      ),
    );
  return fixed ? `Only one ${fixed.label} is asked about, so there is none to choose from.` : null;
}

/** Rows that point to no booking are met by no condition on bookings, nor on what those point to. */
function pointsNowhere({ where, joins }: Settled): string | null {
  const absent = where.flatMap((part) => (part.kind === 'missing' && !part.negated ? [part.column] : []));
  const lost = new Set<string>();
  for (const { from, to } of joins)
    if (lost.has(from.table) || absent.some((column) => sameColumn(column, from))) lost.add(to.table);
  const isAsked = where.some((part) => 'column' in part && lost.has(part.column.table));
  return isAsked ? 'It is not clear what there is none of.' : null;
}

/** Conditions that no row can meet together were read wrong. */
function contradiction(where: readonly Predicate[]): string | null {
  const clashes = where.some((left, index) =>
    where.slice(index + 1).some((right) => excludesEachOther(left, right) || excludesEachOther(right, left)),
  );
  return clashes ? 'The conditions of the question exclude each other.' : null;
}

function excludesEachOther(left: Predicate, right: Predicate): boolean {
  if (!('column' in left) || !('column' in right) || !sameColumn(left.column, right.column)) return false;
  if (left.kind === 'missing') {
    const isPositive = right.kind === 'missing' ? right.negated : !('negated' in right && right.negated);
    return !left.negated && isPositive;
  }
  return (
    left.kind === 'oneOf' &&
    right.kind === 'oneOf' &&
    !left.negated &&
    !right.negated &&
    !left.values.some((value) => right.values.includes(value))
  );
}

/** "products that sold fewer units than average": of rows that nobody named, what they come to is compared, and not each of them. */
function singleRowsCompared({ where }: Settled, { nouns, measures, countFilters }: Parts): string | null {
  const named = [...nouns, ...measures.flatMap(({ noun }) => noun ?? [])].flatMap((noun) =>
    noun.kind === 'table' && !['sell', 'buy'].includes(noun.link.phrase) ? [noun.table.sqlName] : [],
  );
  const isNamed = (table: string): boolean =>
    named.includes(table) || countFilters.some((part) => part.table.sqlName === table);
  return where.some(
    (part) =>
      part.kind === 'related' && !isNamed(part.table) && part.where.some(({ kind }) => kind === 'average'),
  )
    ? 'It is not clear whether single rows are compared with the average, or what they come to.'
    : null;
}

/** "stays of 3 nights": a column named once by its name is not meant again by another word, which names the rows. */
function saidTwice({ nouns, measures, filters }: Parts): string | null {
  const loose = [...nouns, ...measures.flatMap(({ noun }) => noun ?? [])].find(
    (noun) =>
      noun.kind === 'column' &&
      noun.link.source === 'synonym' &&
      filters.some((filter) => filter.kind === 'number' && filter.column === noun.column),
  );
  return loose?.kind === 'column' ? `It is not clear what ${loose.column.label} is asked for.` : null;
}

/** "terminals ranked by passengers": single rows of a category, in the order of an amount, are not what is wanted. */
function rowsForGroups(plan: Settled, parts: Parts): string | null {
  if (plan.intent !== 'records' || plan.limit !== null) return null;
  const isByAmount = parts.sorts.some(
    ({ key }) => key !== null && 'kind' in key && key.kind === 'column' && isMeasureColumn(key.column),
  );
  const [first] = parts.nouns;
  const isOfCategory =
    first?.kind === 'column' &&
    !first.column.profile.isUnique &&
    ['category', 'place', 'ordinal', 'boolean'].includes(first.column.profile.role) &&
    parts.nouns.every((noun) => noun.kind === 'column' && !noun.isOwned);
  return isByAmount && isOfCategory ? 'It is not clear whether rows or totals should be put in order.' : null;
}

/** "who is the": behind it stands what is asked for. */
const longestWho = 3;

/** "who has asset 12" wants a name, and "who runs it and what is the fee" one beside the fee. */
function nobodyShown(
  model: SemanticModel,
  plan: Settled,
  parts: Parts,
  tokens: readonly Token[],
): string | null {
  if (!parts.asks.has('who')) return null;
  if (plan.intent === 'aggregate' && plan.dimensions.length === 0) return 'It is not clear who is asked for.';
  const isOfNumbers = plan.dimensions.every(({ column }) => isMeasureColumn(columnOf(model, column)));
  if (plan.intent === 'aggregate' && isOfNumbers) return 'It is not clear who is asked for.';
  if (plan.intent !== 'records') return null;
  // "who is the minister of the Progress Party": the column itself is named.
  const isNamed = parts.nouns.some(
    (noun) =>
      noun.kind === 'column' &&
      noun.from <= longestWho &&
      noun.link.source === 'name' &&
      noun.column.profile.type === 'text' &&
      plan.select.some(({ column }) => sameColumn(column, noun.column.ref)),
  );
  const opening = tokens
    .slice(0, longestWho)
    .map(({ lower }) => lower)
    .join(' ');
  if (isNamed && parts.asks.size === 1 && /^who (?:is|was|are|were) the$/.test(opening)) return null;
  const isTold = plan.select.some(
    ({ column }) =>
      isAboutPeople(tableOf(model, column.table)) || namesPerson(columnOf(model, column).profile),
  );
  return isTold ? null : 'It is not clear who is asked for.';
}

/** "what do we pay per seat": where paying is spoken of, the amount is one of money. */
function moneyLost(model: SemanticModel, plan: Settled, parts: Parts): string | null {
  if (!parts.isPaid || plan.intent !== 'aggregate') return null;
  // What a person named is what they say it is.
  if (plan.measures.some((measure) => measure.named)) return null;
  const amounts = plan.measures.flatMap(({ column, other, per, formula, aggregate }) => {
    if (!column || formula?.kind === 'duration' || aggregate.startsWith('count')) return [];
    return formula ? columnsOfFormula(formula) : [column, other, per?.column].filter((one) => one != null);
  });
  return amounts.length > 0 && !amounts.some((column) => isMoney(model, column))
    ? 'It is not clear which amount of money is meant.'
    : null;
}

/** "products that made less than $150,000": so much money is no number of rows. */
function moneyCounted({ having, measures }: Settled, parts: Parts): string | null {
  const isSum = parts.filters.some(
    (filter) => filter.kind === 'number' && filter.unit === 'money' && filter.value === having?.value,
  );
  return isSum && measures[0]?.aggregate.startsWith('count')
    ? 'It is not clear which amount of money is meant.'
    : null;
}

/** "the money in unpaid invoices": with amounts of their own, it is not that of the orders they belong to. */
function moneyElsewhere(model: SemanticModel, plan: Settled, parts: Parts): string | null {
  const nouns = [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])];
  const isVague = nouns.some(
    (noun) => noun.kind === 'column' && ['money', 'amount', 'sum', 'value'].includes(noun.link.phrase),
  );
  if (!isVague || plan.intent !== 'aggregate') return null;
  const related = plan.where.flatMap((predicate) => (predicate.kind === 'related' ? [predicate.table] : []));
  return related.some((table) =>
    tableOf(model, table).profile.columns.some(
      ({ name, role }) => role === 'additive' && isMoney(model, { table, column: name }),
    ),
  )
    ? 'It is not clear which amount of money is meant.'
    : null;
}

function isMoney(model: SemanticModel, ref: ColumnRef): boolean {
  const { profile } = columnOf(model, ref);
  return (
    /^[A-Z]{3}$/.test(profile.unit ?? '') ||
    moneyName.test(lemmasWithoutUnits(profile.name).join(' ')) ||
    /\b(salary|wage|pay|bonus|refund|reimbursement|premium|rent|fare|tax|budget|gift|donation|payout|cost)\b/.test(
      lemmasWithoutUnits(profile.name).join(' '),
    )
  );
}
