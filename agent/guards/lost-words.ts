import { lemmasOfName } from '../model/name-phrases.ts';
import { columnKey } from '../model/semantic-model.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Guarded } from './guard.ts';

const wholes = new Set('altogether overall'.split(' '));

/** "what did we invoice altogether", "customers table row count", "what was it in May": a list of rows is no such number. */
export function numberListed({ lattice: { tokens }, plan }: Guarded): string | null {
  if (plan.measures.length > 0 || plan.intent !== 'records') return null;
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const last = tokens.length - 1;
  const isWhole =
    wholes.has(word(last)) ||
    (word(last) === 'total' && word(last - 1) === 'in') ||
    tokens.some((_, at) => wholes.has(word(at)) && word(at + 1) === 'in');
  const isCount = tokens.some((_, at) => word(at) === 'row' && word(at + 1) === 'count');
  const isPointed =
    ['what', 'how', 'how much'].includes(word(0)) && /^(is|was|were|are)$/.test(word(1)) && word(2) === 'it';
  return isWhole || isCount || isPointed ? 'A number is asked for, and it is not clear which one.' : null;
}

const bound = new Set('based located living situated headquartered residing'.split(' '));

/** "number of orders by customers based in Tokyo", "books by authors from Norway": they may be whose rows are meant, or told one by one. */
export function doersAsGroups({ lattice: { tokens }, plan }: Guarded): string | null {
  if (plan.dimensions.length === 0) return null;
  const isPlural = (index: number): boolean => tokens[index]?.lower !== tokens[index]?.lemma;
  const at = tokens.findIndex(({ lower }, index) => {
    const next = tokens[index + 2]?.lower ?? '';
    return lower === 'by' && (bound.has(next) || (next === 'from' && isPlural(index + 1)));
  });
  const noun = tokens[at + 1]?.lower;
  return at >= 0 ? `It is not clear whether all ${noun} together are meant, or each by itself.` : null;
}

const states = /^(us|usa|u\.s\.?|united states.*)$/i;

/** "for the us and canada", "in US": a country there, whatever "us" is elsewhere. */
export function countryLost({ lattice: { tokens }, plan }: Guarded): string | null {
  if (!tokens.some(({ text }) => text === 'US')) return null;
  const isTold = plan.where.some((predicate) => {
    if (predicate.kind === 'compare') return states.test(String(predicate.value));
    return predicate.kind === 'oneOf' && predicate.values.some((value) => states.test(String(value)));
  });
  return isTold ? null : 'It is not clear what "US" is in this data.';
}

/** "month by month through 2025": up to its end, or within it. */
export function throughOrWithin({ lattice: { tokens }, plan }: Guarded): string | null {
  const at = tokens.findIndex(({ lower }) => lower === 'through');
  if (at < 0 || tokens.slice(0, at).some(({ lower }) => ['from', 'since', 'between'].includes(lower)))
    return null;
  const isOpen = plan.where.some(({ ...one }) => one.kind === 'period' && one.start === null);
  const isByTime = plan.dimensions.some(({ grain }) => grain !== null);
  return isOpen && isByTime ? 'It is not clear whether all before it is meant as well.' : null;
}

/** "how much did total invoicing grow": the deed as an amount is not the number of its rows. */
export function deedCounted({ lattice: { tokens }, plan }: Guarded): string | null {
  const isCounted =
    plan.measures.length > 0 && plan.measures.every(({ aggregate }) => aggregate.startsWith('count'));
  if (!isCounted || tokens.some(({ lower }) => ['many', 'number', 'count', 'often'].includes(lower)))
    return null;
  const deed = tokens.find(
    ({ lower }, at) =>
      /\p{L}{3}ing$/u.test(lower) && ['total', 'the', 'our', 'of'].includes(tokens[at - 1]?.lower ?? ''),
  );
  const isOfRows = deed && lemmasOfName(plan.root).at(-1) === lemmaOf(deed.lower);
  return isOfRows ? `It is not clear which amount "${deed.lower}" means.` : null;
}

/** "higher than the 2025 monthly average": a year in front of a noun is no limit. */
export function yearAsLimit({ lattice: { tokens }, plan }: Guarded): string | null {
  const limit = plan.having?.value;
  if (limit === undefined || !Number.isInteger(limit) || limit < 1900 || limit > 2100) return null;
  const isOfTime = tokens.some(
    ({ value }, at) =>
      value === limit && tokens[at - 1]?.lower === 'the' && /^\p{L}/u.test(tokens[at + 1]?.lower ?? ''),
  );
  return isOfTime ? `It is not clear what of ${limit} is the limit.` : null;
}

/** "when was invoice X paid": not the date of the invoice where the data have one of the payment. */
export function otherDeedsDate({ lattice: { tokens, model }, plan }: Guarded): string | null {
  if (tokens[0]?.lower !== 'when' || plan.measures.length > 0) return null;
  const { profile, name } = model.tables.get(plan.root) ?? { profile: { columns: [] }, name: '' };
  const own = new Set(lemmasOfName(name).map(lemmaOf));
  const isShown = (header: string): boolean => plan.select.some(({ column }) => column.column === header);
  const deed = tokens.slice(1).find(({ lemma }) => {
    if (own.has(lemmaOf(lemma))) return false;
    const dates = profile.columns.filter(
      ({ name: header, type }) =>
        (type === 'date' || type === 'timestamp') &&
        lemmasOfName(header).map(lemmaOf).includes(lemmaOf(lemma)),
    );
    return dates.length > 0 && !dates.some(({ name: header }) => isShown(header));
  });
  return deed ? `It is not clear which date is meant by "${deed.lower}".` : null;
}

const once = new Set('distinct different unique'.split(' '));

/** "number of different order dates": how many days there are, and not how many rows. */
export function datesCountedOnce({ lattice: { tokens, spans, model }, plan }: Guarded): string | null {
  const isDate = (at: number): boolean =>
    (spans[at] ?? []).some(
      (span) =>
        span.kind === 'column' &&
        /^dates?$|^days?$/.test(tokens[span.to - 1]?.lower ?? '') &&
        span.links.some(({ column }) => model.columns.get(columnKey(column.ref))?.profile.role === 'date'),
    );
  const isAsked = tokens.some(({ lower }, at) => once.has(lower) && isDate(at + 1));
  const isPlain = plan.measures.length > 0 && plan.measures.every(({ aggregate }) => aggregate === 'count');
  return isAsked && isPlain ? 'It is not clear what is counted only once.' : null;
}
