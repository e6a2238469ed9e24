import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, sameColumn, tableOf } from '../model/semantic-model.ts';
import { tableWords } from '../planning/labels.ts';
import { isOfTotals } from '../planning/mean-of-totals.ts';
import type { Guarded } from './guard.ts';

/** "bought in 2023 and also in 2026": each of the times has to have one, and a plan of either says less. */
export function eachOfTimes({ lattice: { tokens }, plan }: Guarded): string | null {
  const words = tokens.map(({ lower }) => lower);
  const isAsWell = words.some((word, at) => word === 'as' && words[at + 1] === 'well');
  if (!isAsWell && !words.includes('also') && !words.includes('too')) return null;
  const isEither = plan.where.some(
    (predicate) =>
      predicate.kind === 'related' &&
      predicate.where.some(
        (part) =>
          part.kind === 'any' && part.parts.length > 1 && part.parts.every(({ kind }) => kind === 'period'),
      ),
  );
  return isEither ? 'It is not clear whether one of the times is meant or each of them.' : null;
}

/** "boats that raced in 2023 but not in 2024": both years are those of the races, and the second is not when the boat was built. */
export function deniedTimeOfOther({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const isDenied = tokens.some(({ lower }, at) => lower === 'but' && tokens[at + 1]?.lower === 'not');
  if (!isDenied || parts.periods.length < 2 || parts.periods.every(({ column }) => column !== null))
    return null;
  const isOfRoot = plan.where.some((predicate) => predicate.kind === 'period' && predicate.negated);
  const isOfRelated = plan.where.some(
    (predicate) =>
      predicate.kind === 'related' && predicate.where.some((part) => part.kind === 'period' && !part.negated),
  );
  return isOfRoot && isOfRelated ? 'It is not clear what the second time is denied of.' : null;
}

/** "how much in February and how much in March": two numbers are asked for. */
export function askedTwice({ lattice: { tokens }, plan }: Guarded): string | null {
  const asked = tokens.filter(
    ({ lower }, at) => lower === 'how' && ['much', 'many'].includes(tokens[at + 1]?.lower ?? ''),
  );
  return asked.length > 1 && plan.measures.length === 1 && plan.dimensions.length === 0
    ? 'Two numbers are asked for, and it is not clear what tells them apart.'
    : null;
}

const latest = new Set(['last', 'latest', 'recent', 'recently', 'first', 'lately']);

/** "the last customer that bought it": when they bought, and not when they signed up. */
export function timeOfDeed({ lattice, plan }: Guarded): string | null {
  const [sort] = plan.sort;
  const isOfDeed = plan.where.some(
    (predicate) => predicate.kind === 'related' && predicate.operator !== '=' && predicate.operator !== '<',
  );
  if (plan.intent !== 'records' || !sort || !plan.limit || !isOfDeed) return null;
  const { name, profile } = tableOf(lattice.model, plan.root);
  const column = profile.columns.find((candidate) => candidate.name === sort.name);
  if (column?.role !== 'date') return null;
  const lemmas = new Set(lattice.tokens.map(({ lemma }) => lemma));
  const isNamed = lemmasOfName(column.name).some((word) => word !== 'date' && lemmas.has(word));
  return !isNamed && lattice.tokens.some(({ lower }) => latest.has(lower))
    ? `It is not clear whether the ${column.name} of the ${tableWords(name)} is meant, or when the other thing was done.`
    : null;
}

const moneyDeeds = new Set(['billed', 'invoiced', 'paid', 'spent', 'charged', 'earned']);

/** "billed in February against March": so much, and not so many invoices. */
export function moneyCounted({ lattice: { tokens }, parts, plan }: Guarded): string | null {
  const isCount =
    plan.measures.length > 0 && plan.measures.every(({ column, per }) => column === null && per === null);
  const words = parts.nouns.flatMap((noun) =>
    noun.kind === 'table' ? [tokens[noun.from]?.lower ?? ''] : [],
  );
  const isByVerb = words.length > 0 && words.every((word) => moneyDeeds.has(word));
  return isByVerb && isCount && !parts.asks.has('howMany')
    ? 'It is not clear whether an amount or a number of rows is meant.'
    : null;
}

/** "orders per customer, mean": how many each has, and not what one of them comes to. */
export function averageOfRows({ lattice, parts, plan }: Guarded): string | null {
  const [measure, ...more] = plan.measures;
  const column = measure?.column;
  if (!column || measure.aggregate !== 'avg' || measure.formula || more.length > 0) return null;
  const isNamed = [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])].some(
    (noun) => noun.kind === 'column' && noun.link.source !== 'default' && sameColumn(noun.column.ref, column),
  );
  if (isNamed) return null;
  const { tokens } = lattice;
  const isPerPlural = tokens.some(
    ({ lower, lemma }, at) => tokens[at + 1]?.lower === 'per' && lower !== lemma && lower === `${lemma}s`,
  );
  return isPerPlural
    ? `It is not clear whether ${columnOf(lattice.model, column).label} is meant, or how many there are.`
    : null;
}

/** "average sales per enterprise customer": what each of them brings in, and not what one of their orders comes to. */
export function averagePerThing({ lattice, parts, plan }: Guarded): string | null {
  const [measure, ...more] = plan.measures;
  const isMean = measure?.aggregate === 'avg' && measure.per === null && more.length === 0;
  const isOfMoney = [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])].some(
    (noun) => noun.kind === 'column' && noun.link.source === 'default' && masses.has(noun.link.phrase),
  );
  const isPerThing = parts.groups.some(
    ({ from, terms }) =>
      lattice.tokens[from]?.lower === 'per' &&
      terms.length === 1 &&
      terms.every(({ kind }) => kind !== 'grain'),
  );
  return isMean && isOfMoney && isPerThing && plan.dimensions.length > 0
    ? 'It is not clear whether what each of them comes to is averaged, or each of their rows.'
    : null;
}

const masses = new Set(['revenue', 'sales', 'turnover', 'money', 'takings']);

/** "top 3 customers by average total amount": totals are averaged, and not the rows; where a group has one total there is nothing to average. */
export function totalsOfRows({ lattice, parts, plan }: Guarded): string | null {
  const terms = [...parts.measures, ...parts.byMeasures].filter((term) => isOfTotals(term, lattice.tokens));
  const isOpen = parts.groups.length === 1 && parts.ranks.length === 0 && parts.groups[0]?.via !== 'per';
  const isOfRows =
    plan.overGroups === undefined &&
    plan.measures.some(
      ({ aggregate, column, per }) =>
        aggregate === 'avg' &&
        per === null &&
        terms.some(({ noun }) => noun?.kind === 'column' && column && sameColumn(noun.column.ref, column)),
    );
  return isOfRows && !isOpen && plan.dimensions.length > 0
    ? 'It is not clear whether totals are averaged, or single rows.'
    : null;
}
