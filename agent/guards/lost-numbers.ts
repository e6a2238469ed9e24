import { periodOfNumbers } from '#kernel/header-periods.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, Predicate } from '../plan.ts';
import type { Guarded } from './guard.ts';

const firstYear = 1000;
const lastYear = 2200;
const copulas = new Set('is are was were'.split(' '));

/** "how many budgets are above 3000": it is said of each budget, and not of how many there are. */
export function amountOfCounted({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const isOfCount = plan.having !== null && plan.measures[0]?.aggregate.startsWith('count') === true;
  if (!isOfCount || !parts.measures.some(({ isHowMany }) => isHowMany)) return null;
  const limit = parts.filters.find(
    (filter) =>
      filter.kind === 'number' && filter.column === null && copulas.has(tokens[filter.from - 1]?.lower ?? ''),
  );
  return limit ? 'It is not clear which of their amounts the limit is for.' : null;
}

const sizes = new Set('smaller larger bigger lower higher greater taller shorter younger older'.split(' '));

/** "smaller plants than average": small ones, not few of them. */
export function sizeForCount({ lattice: { tokens }, parts }: Guarded): string | null {
  const compared = parts.aboveMeans.find(
    ({ from, of }) => of.kind === 'table' && sizes.has(tokens[from]?.lower ?? ''),
  );
  const isOfNumber =
    compared &&
    tokens.slice(compared.from, compared.to).some(({ lemma }) => ['number', 'count'].includes(lemma));
  return compared && !isOfNumber
    ? `It is not clear which amount "${tokens[compared.from]?.lower}" compares.`
    : null;
}

const sums = new Set('total sum combined overall altogether'.split(' '));

/** "customers who have orders with a total price of more than 900": the sum of their orders, and not a single one. */
export function totalOfOne({ lattice: { model, tokens }, parts, plan }: Guarded): string | null {
  const compared = plan.where.flatMap((part) => (part.kind === 'related' ? amountsOf(part.where) : []));
  const isTotal = parts.filters.some(
    (filter) =>
      (filter.kind === 'number' || filter.kind === 'between') &&
      tokens.slice(filter.from - 1, filter.to).some(({ lower }) => sums.has(lower)),
  );
  const single = compared.find((column) => !/\b(total|sum)\b/.test(columnOf(model, column).label));
  return isTotal && single
    ? `It is not clear of which rows ${columnOf(model, single).label} should be added up.`
    : null;
}

/** "customers with an order value above 900": of a single order, and not of all that they ordered. */
export function oneForTotal({ lattice: { tokens }, plan }: Guarded): string | null {
  const [measure] = plan.measures;
  if (plan.having === null || measure?.aggregate !== 'sum') return null;
  const one = tokens.find(
    (_, at) =>
      ['a', 'an', 'any'].includes(tokens[at - 1]?.lower ?? '') &&
      ['value', 'amount', 'size'].includes(tokens[at + 1]?.lower ?? '') &&
      ['order', 'invoice', 'bill', 'purchase', 'sale', 'booking'].includes(tokens[at]?.lower ?? ''),
  );
  return one ? `It is not clear whether one ${one.lower} or all of them should meet the amount.` : null;
}

function amountsOf(conditions: Predicate[]): ColumnRef[] {
  return conditions.flatMap((part) =>
    part.kind === 'compare' || part.kind === 'between' ? [part.column] : [],
  );
}

/** "the lowest earning instructor", "the highest paid": a number of rows is neither high nor low unless it is said that it is one. */
export function countForHighest({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const [rank] = parts.ranks;
  if (rank?.kind !== 'word' || rank.style !== 'superlative' || plan.limit === null) return null;
  const isCounted = plan.measures.length > 0 && plan.measures.every(({ aggregate }) => aggregate === 'count');
  const done = tokens[rank.to]?.lower ?? '';
  return isCounted &&
    /\p{L}{3}(ing|ed)$|^paid$/u.test(done) &&
    !parts.nouns.some(({ from }) => from === rank.to)
    ? `It is not clear what "${done}" is measured by.`
    : null;
}

/** "the crew of the longest ship": what makes it the longest is another amount than the one asked for. */
export function rankedByAsked({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const [rank] = parts.ranks;
  const [asked, ...others] = parts.nouns;
  if (rank?.kind !== 'word' || rank.style !== 'superlative' || asked?.kind !== 'column') return null;
  const isOfThing = others.some((noun) => noun.kind === 'table' && noun.from === rank.to);
  const isBefore = asked.to < rank.from && ['of', 'for'].includes(tokens[asked.to]?.lower ?? '');
  const isRankedByIt = plan.sort.some(
    ({ name }) =>
      plan.select.find(({ name: shown }) => shown === name)?.column.column === asked.column.ref.column,
  );
  return isOfThing && isBefore && isRankedByIt && others.length === 1
    ? `It is not clear what makes one the ${tokens[rank.from]?.lower}.`
    : null;
}

const noes = ['no', 'none', 'false', 'n'];

/** "that do not have wifi" of a column that says No: an empty cell is not what says so. */
export function emptyForNo({ lattice: { model }, plan }: Guarded): string | null {
  const missing = plan.where.find(
    (part) => part.kind === 'missing' && !part.negated && saysNo(model, part.column),
  );
  return missing?.kind === 'missing'
    ? `${columnOf(model, missing.column).label} says no in its own words; it is not clear whether an empty one is meant.`
    : null;
}

function saysNo(model: SemanticModel, column: ColumnRef): boolean {
  return noes.some((word) =>
    (model.values.byPhrase.get(word) ?? []).some(
      (link) => link.column.table === column.table && link.column.column === column.column,
    ),
  );
}

/** "the founding years of the suppliers": years are told one by one, and never added up. */
export function yearsAdded({ lattice: { model }, plan }: Guarded): string | null {
  const year = plan.measures
    .flatMap(({ aggregate, column, formula }) =>
      aggregate === 'sum' && column && !formula ? [columnOf(model, column)] : [],
    )
    .find(
      ({ profile, lemmas }) =>
        (lemmas.at(-1) === 'year' || periodOfNumbers(profile) === 'year') &&
        isYear(profile.min) &&
        isYear(profile.max),
    );
  return year ? `${year.label} is never added up.` : null;
}

function isYear(value: string | null): boolean {
  return value !== null && Number(value) >= firstYear && Number(value) <= lastYear;
}

/** "people who have no friends" of rows that each name a friend: who has none is in no row, as no row misses it. */
export function missingInFull({ lattice: { model }, plan }: Guarded): string | null {
  const inner = plan.where.flatMap((part) => (part.kind === 'related' && part.value !== 0 ? part.where : []));
  const full = inner.find(
    (part) =>
      part.kind === 'missing' && !part.negated && columnOf(model, part.column).profile.nullCount === 0,
  );
  return full?.kind === 'missing' ? `No row misses ${columnOf(model, full.column).label}.` : null;
}

const totals = new Set('total sum together altogether overall combined all'.split(' '));
const openings = new Set('that which with whose costing worth'.split(' '));

/** "makers of engines that cost over 500": each engine is meant, and not what the engines of a maker come to. */
export function limitOfEach({ lattice: { tokens, spans }, plan }: Guarded): string | null {
  const [measure] = plan.measures;
  const isTotal = plan.having && measure?.aggregate === 'sum' && measure.column?.table === plan.root;
  if (!isTotal || plan.dimensions.some(({ column }) => column.table !== plan.root)) return null;
  if (tokens.some(({ lemma }) => totals.has(lemma))) return null;
  const isOfEach = tokens.some(
    ({ lower }, at) =>
      lower === 'of' &&
      (spans[at + 1] ?? []).some(
        (span) =>
          span.kind === 'table' &&
          span.links.some(({ table }) => table.sqlName === plan.root) &&
          openings.has(tokens[span.to]?.lower ?? ''),
      ),
  );
  return isOfEach ? 'It is not clear whether the limit is that of each row or of their total.' : null;
}
