import { wordEntries } from '../lexicon/wordnet.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isPersonColumn } from '../model/person-columns.ts';
import { columnKey, columnOf, tableOf } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { ResolvedFilter } from '../planning/parts.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { type Guarded, speaksOf } from './guard.ts';

/** "that have facility code Gym" where apartments have a type code: what no row holds is no value of a column that was said in part. */
export function valueOfOther({ lattice, parts }: Guarded): string | null {
  const said = new Set(lattice.tokens.map(({ lemma }) => lemma));
  const stray = parts.filters.find(
    (filter) =>
      filter.kind === 'columnValue' &&
      Number.isNaN(Number(filter.value)) &&
      filter.column.lemmas.some((word) => !said.has(word)),
  );
  return stray?.kind === 'columnValue' ? `No ${stray.column.label} is called "${stray.value}".` : null;
}

const timeWords = new Set('date time day year month datetime timestamp on at'.split(' '));

/** "how many weddings in 2016" where only churches have a date, on which they opened: the time of what was done with another thing. */
export function dateOfOther({ lattice, parts, plan }: Guarded): string | null {
  const { model, tokens } = lattice;
  if (parts.periods.every(({ column }) => column !== null)) return null;
  const said = new Set(tokens.map(({ lemma }) => lemma));
  for (const predicate of plan.where) {
    if (predicate.kind !== 'period' || predicate.column.table === plan.root) continue;
    const { sqlName, name } = tableOf(model, predicate.column.table);
    const { lemmas, label } = columnOf(model, predicate.column);
    const deed = lemmas.filter((word) => !timeWords.has(word) && !lemmasOfName(name).includes(word));
    if (deed.length > 0 && !deed.some((word) => said.has(word)) && !speaksOf(lattice, sqlName))
      return `It is not clear whether the time is that of ${label}.`;
  }
  return null;
}

/** Values without a column of their own, with their places. */
function bareValues({ filters }: Guarded['parts']): { filter: ResolvedFilter; values: ValueLink[] }[] {
  return filters.flatMap((filter) =>
    filter.kind === 'values' && filter.column === null ? [{ filter, values: filter.values }] : [],
  );
}

const referenceTails = new Set('ref reference code slug key'.split(' '));
const nameTails = new Set('surname forename firstname lastname'.split(' '));

/** "fastest lap speed" beside a driver called Speed: a word right behind a header is a part of it, and neither somebody's name nor a reference. */
export function headerCutShort({ lattice: { model, tokens }, parts }: Guarded): string | null {
  const ends = new Set([...parts.nouns, ...parts.measures].map(({ to }) => to));
  for (const { filter, values } of bareValues(parts)) {
    const [value, ...more] = values;
    const token = tokens[filter.from];
    if (!value || more.length > 0 || !ends.has(filter.from) || !token || token.isCapitalised) continue;
    const column = columnOf(model, value.column);
    const last = column.lemmas.at(-1) ?? '';
    const isReference = referenceTails.has(last) && /^[a-z]+$/.test(value.value);
    const isName = isPersonColumn(column) || nameTails.has(last);
    if (isReference || (isName && wordEntries(token.lemma).length > 0))
      return `It is not clear what "${token.text}" says of ${tokens[filter.from - 1]?.text ?? 'it'}.`;
  }
  return null;
}

/** "in San Jose" where stations are called after it: what is in a place is not what bears its name. */
export function namesForPlace({ lattice: { model, tokens }, parts }: Guarded): string | null {
  for (const { filter, values } of bareValues(parts)) {
    const [value] = values;
    const isPlace = tokens[filter.from - 1]?.lower === 'in' && tokens[filter.from]?.isCapitalised === true;
    if (!value || !isPlace || value.source !== 'named') continue;
    const { profile, lemmas } = columnOf(model, value.column);
    if (profile.role !== 'place' && ['name', 'title'].includes(lemmas.at(-1) ?? ''))
      return `It is not clear whether "${tokens[filter.from]?.text ?? ''}" is the place.`;
  }
  return null;
}

const yearHeaders = new Set('year season vintage date period since'.split(' '));

/** "wines produced in 2008" where only "drink" holds that number: a year is a time, and not whatever is written with its digits. */
export function yearForValue({ lattice: { model, tokens }, parts }: Guarded): string | null {
  for (const { filter, values } of bareValues(parts)) {
    const token = tokens[filter.from];
    const isYear =
      tokens[filter.from - 1]?.lower === 'in' && /^(19|20)\d\d$/.test(token?.text ?? '') && values.length > 0;
    const columns = isYear ? values.map((value) => columnOf(model, value.column)) : [];
    const stray = columns.find(({ lemmas }) => !lemmas.some((word) => yearHeaders.has(word)));
    if (stray) return `It is not clear whether ${token?.text} is the ${stray.label}.`;
  }
  return null;
}

/** "longer than 3300 or higher than 100" where nothing has a height: two words for two sizes do not compare one and the same. */
export function sizesAlike({ lattice: { tokens }, parts }: Guarded): string | null {
  const compared = parts.filters
    .flatMap((filter) => (filter.kind === 'any' ? filter.parts : [filter]))
    .flatMap((filter) =>
      filter.kind === 'number' && filter.column !== null && /er$/.test(tokens[filter.from]?.lower ?? '')
        ? [{ ...filter, column: filter.column, word: tokens[filter.from]?.lower ?? '' }]
        : [],
    );
  const twice = compared.find((one) =>
    compared.some(
      (other) =>
        other.word !== one.word &&
        other.operator === one.operator &&
        columnKey(other.column.ref) === columnKey(one.column.ref),
    ),
  );
  return twice ? `It is not clear what is meant beside ${twice.column.label}.` : null;
}

const starts = new Set('origin source departure start sender'.split(' '));
const ends = new Set('destination arrival target end recipient receiver'.split(' '));

/** "trains that go to Chennai" where only their origin is known: nobody goes to where they come from. */
export function wayBack({ lattice: { model, tokens }, parts }: Guarded): string | null {
  for (const { filter, values } of bareValues(parts)) {
    const before = tokens[filter.from - 1]?.lower;
    const wrong = before === 'to' ? starts : before === 'from' ? ends : null;
    const stray = values
      .map((value) => columnOf(model, value.column))
      .find(({ lemmas }) => lemmas.some((word) => wrong?.has(word)));
    if (stray) return `Here only the ${stray.label} is known.`;
  }
  return null;
}

const kept = new Set('update modify change sync refresh'.split(' '));

/** "when did the first payment happen" where only the last update is known: when a row was touched says nothing of what it tells. */
export function timeOfUpdate({ lattice: { model, tokens }, plan }: Guarded): string | null {
  const said = new Set(tokens.map(({ lemma }) => lemma));
  const columns = [
    ...plan.measures.flatMap(({ column }) => column ?? []),
    ...plan.dimensions.filter(({ isTime }) => isTime).map(({ column }) => column),
    ...columnsOfPredicates(plan.where),
  ].map((ref) => columnOf(model, ref));
  const stray = columns.find(
    ({ profile, lemmas }) =>
      ['date', 'timestamp'].includes(profile.type) &&
      lemmas.some((word) => kept.has(word)) &&
      !lemmas.some((word) => kept.has(word) && said.has(word)),
  );
  return stray ? `Here only the time of the ${stray.label} is known.` : null;
}
