import type { CatalogTable } from '#kernel/catalog.ts';
import { canLookUp } from '../model/join-paths.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { type Refusal, refuse } from './draft.ts';
import type { Parts, PeriodPart, Place, ResolvedFilter } from './parts.ts';

/**
 * "both in Rome and in Oslo", "both members over 60 and members under 20": the two conditions behind "both" are taken apart, each to
 * be met by a row of its own. Before a list of columns "both" says nothing.
 */
export function withBoth(parts: Parts, model: SemanticModel | null = null): Parts | Refusal {
  const mark = parts.marks.get('both');
  const marks = new Map([...parts.marks].filter(([name]) => name !== 'both'));
  if (!mark) return parts;
  const told = [...parts.filters, ...parts.periods, ...parts.countFilters, ...parts.withouts];
  // "the anvil and the saw, both": at the end it is said of what stands before.
  const isLast = told.every(({ from }) => from < mark.from);
  // "london customers that bought a printer and a keyboard, both": the two that stand together.
  const pair = parts.filters.find(
    (filter) => filter.kind === 'values' && filter.link === 'and' && filter.values.length === 2,
  );
  const isBehind = (part: { from: number }): boolean =>
    isLast ? pair === undefined || part === pair : part.from >= mark.to;
  const filters = parts.filters.filter(isBehind).flatMap(valuesApart);
  if (parts.filters.some((filter) => isBehind(filter) && hasMixedValues(filter)))
    return refuse('The two values stand in different columns.');
  const periods = parts.periods.filter(isBehind);
  // "… Give me the names" tells what is shown.
  const columns = parts.nouns.filter(
    (noun) => noun.from >= mark.to && noun.kind === 'column' && !noun.isAdded,
  );
  const others =
    parts.countFilters.filter(isBehind).length +
    parts.withouts.filter(isBehind).length +
    parts.valueCounts.filter(isBehind).length;
  if (filters.length + periods.length + others === 0 && columns.length > 1) return { ...parts, marks };
  // "both furniture and lighting in 2026": the one time is that of both.
  const isTimed = filters.length === 2 && periods.length === 1 && model !== null && model.tables.size > 1;
  const isPair = isTimed || [filters.length, periods.length].sort().join() === '0,2';
  if (
    !isPair ||
    others + columns.length > 0 ||
    filters.some(isDenied) ||
    periods.some(({ negated }) => negated)
  )
    return refuse('It is not clear which two things "both" means.');
  const [first, second] = isTimed ? filters : [...filters, ...periods];
  const isJoined =
    first !== undefined &&
    second !== undefined &&
    (first.from === second.from ||
      parts.connectors.some((at) => at >= first.to && at < second.from) ||
      filters.length < parts.filters.filter(isBehind).length);
  if (!isJoined) return refuse('It is not clear which two things "both" means.');
  return {
    ...parts,
    marks,
    nouns: parts.nouns.filter((noun, index) => !isRepeated(parts.nouns, noun, index, mark.to)),
    filters: parts.filters.filter((filter) => !isBehind(filter)),
    periods: isTimed ? parts.periods : parts.periods.filter((period) => !isBehind(period)),
    apart: { filters, periods: isTimed ? [] : periods },
  };
}

/** Where "but not" stands, by itself or as the beginning of what is denied. */
export function butOf(parts: Parts, tokens: readonly Token[]): Place | null {
  const denied = parts.filters.find((filter) => isDenied(filter) && tokens[filter.from]?.lower === 'but');
  return parts.marks.get('but') ?? denied ?? null;
}

/**
 * "guests who stayed in Rome and Oslo": each stay is in one town, so those are asked for who have both. Null where the values are told
 * of the rows themselves, of which each has but one, so that either is meant.
 */
export function withBothOfOthers(model: SemanticModel, parts: Parts): Parts | null {
  const [measure] = parts.measures;
  // "how many guests stayed in Rome and Oslo": the guests, and not their stays.
  const counted = measure?.aggregate === 'count' && measure.noun?.kind === 'table' ? measure.noun : null;
  const thing = counted ?? parts.nouns[0];
  const isShaped =
    parts.groups.length + parts.ranks.length + parts.withouts.length + parts.countFilters.length > 0 ||
    parts.apart.filters.length > 0;
  const listed = parts.filters.filter(
    (filter) =>
      filter.kind === 'values' && filter.link === 'and' && filter.values.length === 2 && !filter.negated,
  );
  const [filter, ...more] = listed;
  if (!thing || isShaped || filter?.kind !== 'values' || more.length > 0 || hasMixedValues(filter))
    return null;
  const owner = counted ?? parts.nouns.find((noun) => noun.kind === 'column' && noun.isOwned) ?? thing;
  const table = owner.kind === 'table' ? owner.table.sqlName : owner.column.ref.table;
  const isOfOthers = filter.values.every(({ column }) => !canLookUp(model, table, column.table));
  return isOfOthers
    ? {
        ...parts,
        filters: parts.filters.filter((other) => other !== filter),
        apart: { ...parts.apart, filters: valuesApart(filter) },
      }
    : null;
}

/**
 * "customers that ordered in 2024 and 2025", "in 2024 but not in 2025", "with orders in 2024 and without orders in 2025": of those who did something in
 * each of two times, or in one and not in the other, each deed has a time of its own. Null where it is not plain which, or where the times are those
 * of the rows that are asked for.
 */
export function withTimesApart(model: SemanticModel, parts: Parts): Parts | null {
  const [first, second, ...more] = parts.periods;
  const deeds = deedsOf(parts);
  if (!first || !second || more.length > 0 || !deeds || isShaped(parts)) return null;
  const periods = deniedOf(parts, deeds.told, first, second) ?? bothOf(parts, first, second);
  const { table, thing } = deeds;
  const isOfDeed = canLookUp(model, table.sqlName, thing.sqlName) && isOfThing(model, parts, thing.sqlName);
  const { mainDate } = table.profile;
  const [verb] = parts.dateVerbs;
  const dated = mainDate === null ? '' : columnKey({ table: table.sqlName, column: mainDate });
  const column = verb && !verb.isNew ? verb.column : (model.columns.get(dated) ?? null);
  if (!periods || !isOfDeed || column === null) return null;
  return {
    ...parts,
    marks: new Map([...parts.marks].filter(([name]) => name !== 'but')),
    nouns: parts.nouns.filter((noun) => noun.kind !== 'table' || noun.table !== table),
    withouts: [],
    countFilters: [],
    periods: [],
    dateVerbs: [],
    apart: { filters: [], periods: periods.map((period) => ({ ...period, column })) },
  };
}

/** More is asked for than who did something in which of two times. */
function isShaped({ groups, ranks, sorts, measures, marks, apart }: Parts): boolean {
  const others = new Set(marks.keys()).difference(new Set(['but']));
  const counts = measures.filter(({ aggregate, noun }) => aggregate === 'count' && noun?.kind === 'table');
  return (
    groups.length + ranks.length + sorts.length + others.size > 0 ||
    measures.length > 1 ||
    counts.length < measures.length ||
    apart.filters.length + apart.periods.length > 0
  );
}

/** The things that are asked for, and the one deed that each time is of, with the places where it is told; null where there are several deeds. */
function deedsOf(
  parts: Parts,
): { thing: CatalogTable; table: CatalogTable; told: (Place & { table: CatalogTable })[] } | null {
  const [counted] = parts.measures.flatMap(({ noun }) => (noun?.kind === 'table' ? [noun] : []));
  const tables = parts.nouns.filter((noun) => noun.kind === 'table');
  const thing = counted ?? tables[0];
  const had = parts.countFilters.filter(({ operator, value }) => operator === '>=' && value === 1);
  const told = [
    ...tables.filter((noun) => noun !== thing),
    ...parts.withouts,
    ...had,
    ...parts.dateVerbs.map(({ column, ...place }) => ({ ...place, table: column.table })),
  ];
  const [deed] = told;
  const isOne =
    new Set(told.map(({ table }) => table.sqlName)).size === 1 &&
    new Set(parts.dateVerbs.map(({ column }) => column)).size <= 1;
  return thing && deed && isOne && had.length === parts.countFilters.length && deed.table !== thing.table
    ? { thing: thing.table, table: deed.table, told }
    : null;
}

/** The deed is denied of the second: of both times it is one without the other. */
function deniedOf(
  { withouts: [without, ...withouts] }: Parts,
  deeds: readonly Place[],
  first: PeriodPart,
  second: PeriodPart,
): PeriodPart[] | null {
  const denied = without ? [first, second].find(({ from }) => from >= without.to) : second;
  const kept = denied === first ? second : first;
  const isSaid = without ? !first.negated && !second.negated : second.negated && !first.negated;
  if (!denied || !isSaid || withouts.length > 0) return null;
  // "without orders in 2024 and 2025" denies both: of the other time the deed must be told by itself.
  const isTold =
    kept.from < denied.from
      ? without === undefined || kept.to <= without.from
      : deeds.some(({ from }) => from >= denied.to && from < kept.from);
  return isTold
    ? [
        { ...kept, negated: false },
        { ...denied, negated: true },
      ]
    : null;
}

/** Two times that are joined, of which neither is denied. */
function bothOf(
  { withouts, countFilters, marks, connectors }: Parts,
  first: PeriodPart,
  second: PeriodPart,
): PeriodPart[] | null {
  const isPlain =
    withouts.length + countFilters.length + marks.size === 0 &&
    [first, second].every(({ negated, column }) => !negated && column === null);
  const isJoined = connectors.some((at) => at >= first.to && at < second.from);
  return isPlain && isJoined ? [first, second] : null;
}

/** "who bought lighting in 2024 but not in 2025": what was bought is of each of the times, and no condition of the one who bought it. */
function isOfThing(model: SemanticModel, { filters }: Parts, thing: string): boolean {
  return filters.every(
    (filter) =>
      filter.kind === 'values' && filter.values.every(({ column }) => canLookUp(model, thing, column.table)),
  );
}

/** "in Rome but not in Oslo", "who bought a boat but never a sail": what is denied is denied of all their other rows. */
export function withBut(model: SemanticModel, parts: Parts, mark: Place): Parts | Refusal {
  const marks = new Map([...parts.marks].filter(([name]) => name !== 'but'));
  const isBehind = ({ from }: { from: number }): boolean => from >= mark.from;
  const behind = parts.filters.filter(isBehind);
  const denied = behind.filter(isDenied);
  const absent = parts.withouts.filter(isBehind);
  if (denied.length + absent.length !== 1 || denied.length !== behind.length || parts.periods.some(isBehind))
    return refuse('It is not clear what is denied behind "but".');
  // "who signed up but did not visit any workshop": that they signed up is said, so the rows of that cannot be what there is none of.
  const isTiedByAffirmed = absent.some(({ table }) =>
    parts.nouns.some(
      (noun) =>
        noun.kind === 'table' &&
        noun.to <= mark.from &&
        noun.table !== table &&
        canLookUp(model, noun.table.sqlName, table.sqlName),
    ),
  );
  if (isTiedByAffirmed) return refuse('It is not clear what is denied behind "but".');
  return {
    ...parts,
    marks,
    nouns: parts.nouns.filter((noun, index) => !isRepeated(parts.nouns, noun, index, mark.from)),
    filters: parts.filters.filter((filter) => !denied.includes(filter)),
    apart: { filters: [...parts.apart.filters, ...denied], periods: parts.apart.periods },
  };
}

/** The conditions are of the rows that bear the one column asked for, so that different rows of one value meet them. */
export function isOfBoth(model: SemanticModel, { apart, nouns }: Parts): boolean {
  const [only, ...more] = nouns.filter((noun) => noun.kind === 'column');
  const [filter] = apart.filters;
  if (!only || !filter || more.length > 0) return false;
  const column =
    filter.kind === 'values' ? filter.values[0]?.column : 'column' in filter ? filter.column?.ref : undefined;
  return column !== undefined && canLookUp(model, only.column.ref.table, column.table);
}

/** "Rome and Oslo": one condition for each of the values. */
function valuesApart(filter: ResolvedFilter): ResolvedFilter[] {
  if (filter.kind !== 'values' || filter.link !== 'and') return [filter];
  return filter.values.map((value) => ({ ...filter, values: [value] }));
}

function hasMixedValues(filter: ResolvedFilter): boolean {
  return filter.kind === 'values' && new Set(filter.values.map(({ column }) => columnKey(column))).size > 1;
}

function isDenied(filter: ResolvedFilter): boolean {
  return 'negated' in filter && filter.negated;
}

/** "both members over 60 and members under 20" names its rows twice. */
function isRepeated(
  nouns: Parts['nouns'],
  noun: Parts['nouns'][number],
  index: number,
  behind: number,
): boolean {
  if (noun.kind !== 'table' || noun.from < behind) return false;
  return nouns.some((other, at) => at < index && other.kind === 'table' && other.table === noun.table);
}
