import { isThing } from '../model/counted-things.ts';
import { datingOf } from '../model/dating.ts';
import { canLookUp } from '../model/join-paths.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { isPersonColumn, personColumn } from '../model/person-columns.ts';
import { type ModelColumn, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { isOfBoth } from './both-parts.ts';
import { applyConditions, namingColumns } from './conditions.ts';
import { type Draft, emptyDraft, isRefusal, type Refusal, refuse } from './draft.ts';
import { onlyTable } from './implied-rows.ts';
import {
  describedTable,
  isDenied,
  isToldOfOwner,
  keyedTable,
  listedNames,
  ownerOf,
  unnamedInList,
} from './list-entity.ts';
import { addListSorts } from './list-sorts.ts';
import { isDate, isMeasureColumn } from './nouns.ts';
import { isListed, type Noun, type Parts } from './parts.ts';
import { withRoleNouns } from './role-nouns.ts';
import { shownColumns, unique } from './shown-columns.ts';
import { asksForMoney } from './sold-amounts.ts';

/** Rows, single attributes and lists of different values. */
export function listFrame(model: SemanticModel, said: Parts, tokens: readonly Token[]): Draft[] | Refusal {
  if (!isList(said)) return refuse('This is no list.');
  const parts = withRoleNouns(model, withSearched(said));
  const columns = parts.nouns.filter((noun) => noun.kind === 'column');
  const tables = parts.nouns.filter((noun) => noun.kind === 'table');
  const saysDistinct = parts.marks.has('distinct') || parts.nouns.some((noun) => noun.distinct);
  if (parts.asks.size === 0 && saysDistinct && tables.length + columns.length > 0)
    return refuse('It is not clear whether to list the different ones or to count them.');
  const isBareAmount = tables.length === 0 && parts.asks.size === 0 && parts.sorts.length === 0;
  if (isBareAmount && columns.some((noun) => noun.column.profile.role === 'additive'))
    return refuse('It is not clear whether single amounts or their total is asked for.');
  if (parts.marks.has('rows') && columns.length > 0 && tables.length === 0)
    return refuse('It is not clear whether rows or one of their columns should be listed.');
  const stray = strayColumn(parts);
  if (stray) return refuse(`It is not clear what ${stray.column.label} should do in this question.`);
  const names = tables.map((noun) => noun.table.sqlName);
  if (new Set(names).size < names.length)
    return refuse(`${tables[0]?.table.name ?? 'A table'} is named twice.`);
  const [first, second] = parts.nouns;
  if (first?.kind === 'table' && second?.kind === 'table' && isListed(parts, first, second))
    return refuse(
      `It is not clear how ${first.table.name} and ${second.table.name} should be listed together.`,
    );
  const unnamed = unnamedInList(model, parts);
  if (unnamed) return refuse(`It is not clear by what ${unnamed} should be told.`);
  const whom = peopleList(model, parts, columns.length + tables.length);
  if (whom) return whom;
  const isOfRelated =
    parts.apart.filters.length + parts.apart.periods.length > 0 ||
    parts.withouts.length + parts.countFilters.length > 0;
  const owner = ownerOf(parts);
  // "office of the tenants from the north building": every tenant has one building, so the rows are the tenants.
  const isAbove = owner !== null && names[0] !== undefined && canLookUp(model, owner, names[0]);
  const isOwners =
    isOfRelated ||
    isAbove ||
    isDenied(model, parts, owner, names) ||
    (!saysDistinct && isToldOfOwner(model, parts, owner, names));
  const owned = isOwners ? owner : null;
  const entity =
    owned ??
    names[0] ??
    keyedTable(parts) ??
    columns[0]?.column.ref.table ??
    describedTable(model, parts) ??
    onlyTable(model, parts);
  if (entity === null) return refuse('Nothing to list was named.');
  const isDistinct =
    parts.nouns.some((noun) => noun.distinct) ||
    parts.marks.has('distinct') ||
    isValueList(model, parts, columns, tables, tokens) ||
    isOfBoth(model, parts);
  // "which different products": rows of a table differ already.
  const isOfRows = tables.length > 0 && parts.nouns.some((noun) => noun.distinct && noun.kind === 'table');
  if (saysDistinct && columns.some((noun) => !isThing(noun.link)))
    return refuse('It is not clear which different things are meant.');
  if (isDistinct && columns.length === 0 && !isOfRows)
    return refuse('It is not clear which values are meant.');
  if (parts.marks.has('details') && columns.length > 0)
    return refuse('Ask for all details, or for single columns.');
  const asked = askedColumns(model, parts, entity);
  if (isRefusal(asked)) return asked;
  const listed: Draft = {
    ...emptyDraft(isDistinct && columns.length > 0 ? 'values' : 'records'),
    entity,
    mentions: owned === null ? names.slice(1) : names.filter((name) => name !== owned),
    select: unique([...columns.map((noun) => noun.column.ref), ...listedNames(model, parts), ...asked]),
  };
  const isOfGroups =
    tables.length === 0 &&
    columns.some(({ column }) => !column.profile.isUnique && column.profile.role !== 'text');
  const hasAmount = parts.filters.some(
    (filter) =>
      ((filter.kind === 'number' && !filter.isOfOne) ||
        filter.kind === 'between' ||
        filter.kind === 'aboveAverage') &&
      // A price or a height is of each row; it is never added up for a group.
      !['ratio', 'ordinal', 'place', 'balance'].includes(filter.column?.profile.role ?? 'additive'),
  );
  const hasRelated = parts.countFilters.length + parts.withouts.length > 0;
  // "regions with revenue above 10 million" speaks of the sum of each group, not of single rows.
  if (
    isOfGroups &&
    parts.nouns.every((noun) => noun.kind === 'column' && !noun.isOwned) &&
    (hasAmount || hasRelated)
  )
    return refuse('Which groups meet an amount cannot be asked that way yet; rank the groups instead.');
  const isVerb =
    tables.some((noun) => ['buy', 'sell', 'spend', 'earn', 'produce'].includes(noun.link.phrase)) &&
    tables.length === 1;
  const buyers = isVerb && parts.asks.has('who') ? buyersOf(model, tables[0]) : null;
  if (isVerb && buyers === null && (parts.asks.has('what') || parts.asks.has('who')))
    return refuse('It is not clear what should be listed: name it.');
  const isCountedGroup = parts.countFilters.some((part) => part.table.sqlName === entity);
  if (isCountedGroup) return refuse('How many rows each group needs cannot be asked that way yet.');
  const draft =
    buyers === null ? listed : { ...listed, entity: buyers, mentions: [...listed.mentions, entity] };
  const sorted = addListSorts(model, parts, draft);
  if (isRefusal(sorted)) return sorted;
  const done = applyConditions(model, parts, sorted, null);
  if (isRefusal(done)) return done;
  return [{ ...done, select: shownColumns(model, parts, done) }];
}

/** "which street names contain 'mill'": what is searched is what is listed, where nothing else is. */
function withSearched(parts: Parts): Parts {
  const [only, ...more] = parts.filters.filter((filter) => filter.kind === 'text');
  const isAsked = (['show', 'which', 'what'] as const).some((ask) => parts.asks.has(ask));
  if (only?.kind !== 'text' || more.length > 0 || !isAsked) return parts;
  const { from, column } = only;
  // "camera lens names containing": its names are asked for.
  const [table, ...others] = parts.nouns;
  const isOfTable =
    table?.kind === 'table' &&
    others.length === 0 &&
    table.to === from &&
    table.table.sqlName === column.ref.table;
  if (parts.nouns.length > 0 && !isOfTable) return parts;
  const link = { column, score: 1, source: 'name' as const, phrase: column.label };
  const noun = { from, to: from, kind: 'column' as const, column, link, isOwned: true };
  return { ...parts, nouns: [...parts.nouns, { ...noun, distinct: false, isAdded: true }] };
}

/** "who took SQL Basics": the different people whom the rows that meet the conditions name. */
function peopleList(model: SemanticModel, parts: Parts, nouns: number): Draft[] | Refusal | null {
  if (!parts.asks.has('who') || nouns > 0 || parts.filters.length === 0) return null;
  const tables = new Set(
    parts.filters.flatMap((filter) =>
      filter.kind === 'values' ? filter.values.map((value) => value.column.table) : [],
    ),
  );
  const [only, ...more] = tables;
  if (only === undefined || more.length > 0 || isAboutPeople(tableOf(model, only))) return null;
  const person = personColumn(model, tableOf(model, only));
  if (!person) return null;
  const done = applyConditions(
    model,
    parts,
    { ...emptyDraft('values'), entity: only, select: [person.ref] },
    null,
  );
  return isRefusal(done) ? done : [done];
}

/** "who bought anvils": the only people that the rows belong to. */
function buyersOf(model: SemanticModel, verb: Noun | undefined): string | null {
  if (verb?.kind !== 'table' || verb.link.phrase !== 'buy') return null;
  const people = [...model.tables.values()].filter(
    (table) =>
      table !== verb.table && isAboutPeople(table) && canLookUp(model, verb.table.sqlName, table.sqlName),
  );
  const [only, ...more] = people;
  return only && more.length === 0 ? only.sqlName : null;
}

function isList(parts: Parts): boolean {
  const hasShape =
    parts.measures.length + parts.groups.length + parts.ranks.length + parts.byMeasures.length > 0 ||
    parts.quotients.length + parts.formulas.length + parts.rates.length > 0;
  return (
    !hasShape &&
    !asksForMoney(parts) &&
    !parts.marks.has('trend') &&
    !parts.marks.has('share') &&
    !parts.marks.has('onAverage') &&
    !parts.asks.has('how') &&
    !parts.asks.has('howMuch') &&
    !parts.asks.has('howMany')
  );
}

/**
 * Columns are shown where they are listed: first, or joined to the one before by "and" or a comma, or right after their table.
 * Any other column word is a verb or a condition that was not understood.
 */
function strayColumn(parts: Parts): Extract<Noun, { kind: 'column' }> | null {
  for (const [index, noun] of parts.nouns.entries()) {
    const before = parts.nouns[index - 1];
    const next = parts.nouns[index + 1];
    if (noun.kind === 'column' && next?.kind === 'table' && next.from === noun.to) return noun;
    if (noun.kind !== 'column' || !before || noun.isAdded) continue;
    // "gas station id" is no id of another table.
    const isNextToTable =
      before.kind === 'table' && noun.from - before.to <= 0 && noun.column.ref.table === before.table.sqlName;
    const follows = isListed(parts, before, noun) && (before.kind === 'column' || index === 1);
    if (!isNextToTable && !follows) return noun;
  }
  const dated = parts.nouns.find(
    (noun) =>
      noun.kind === 'column' &&
      isDate(noun.column) &&
      parts.periods.some((period) => period.column === null && period.from === noun.to),
  );
  if (dated?.kind === 'column') return dated;
  const [first] = parts.nouns;
  const firstCondition = Math.min(
    ...[
      ...parts.filters,
      ...parts.periods,
      ...parts.countFilters,
      ...parts.valueCounts,
      ...parts.withouts,
    ].map((part) => part.from),
  );
  return first?.kind === 'column' &&
    first.from > firstCondition &&
    parts.nouns.length === 1 &&
    !parts.asks.size
    ? null
    : lateColumn(parts, firstCondition);
}

/** A column after a condition belongs to that condition, unless nothing stood before it. */
function lateColumn(parts: Parts, firstCondition: number): Extract<Noun, { kind: 'column' }> | null {
  const late = parts.nouns.find(
    (noun) => noun.kind === 'column' && noun.from > firstCondition && !noun.isAdded,
  );
  const hasEarlier = parts.nouns.some((noun) => noun.from < firstCondition);
  return late?.kind === 'column' && hasEarlier ? late : null;
}

/** "when" asks for the date, "where" for the places of what is named. */
function askedColumns(model: SemanticModel, parts: Parts, entity: string): ColumnRef[] | Refusal {
  const table = model.tables.get(entity);
  if (!table) return [];
  if (parts.asks.has('when')) {
    const dating = datingOf(table);
    return dating === null ? refuse(`${table.name} has no clear date.`) : [dating.column];
  }
  if (parts.asks.has('who')) {
    const person = personColumn(model, table);
    return person && person.profile.role !== 'identifier' && !isAboutPeople(table) ? [person.ref] : [];
  }
  if (!parts.asks.has('where')) return [];
  const places = table.profile.columns.filter((column) => column.role === 'place');
  if (places.length === 0) return refuse(`${table.name} does not say where.`);
  return places.map((column) => ({ table: entity, column: column.name }));
}

/** "the types of the forms", "types of schools": kinds are told once each, whosever they are. */
function isKindOf({ column, isOwned }: Extract<Noun, { kind: 'column' }>): boolean {
  const words = column.lemmas.filter((word) => word !== 'code');
  return isOwned && ['type', 'kind', 'category', 'genre'].includes(words.at(-1) ?? '');
}

/** "which countries do we sell to", "list the segments": a category by itself is asked for its different values. */
function isValueList(
  model: SemanticModel,
  parts: Parts,
  columns: Noun[],
  tables: Noun[],
  tokens: readonly Token[],
): boolean {
  const [only, ...more] = columns;
  if (only?.kind !== 'column' || more.length > 0 || parts.filters.some((filter) => filter.kind === 'key'))
    return false;
  const { profile } = only.column;
  if (profile.isUnique || isMeasureColumn(only.column)) return false;
  const isPlace = isPlaceOfThings(model, only, tables, tokens);
  // "dates of the books in order of their price": each book has its place.
  const isByOther = parts.sorts.some(
    ({ key }) => key !== null && !('aggregate' in key) && key.kind === 'column' && key.column !== only.column,
  );
  if (isByOther) return false;
  const isAlone =
    (tables.length === 0 && !only.isOwned) || (parts.filters.length === 0 && isKindOf(only)) || isPlace;
  const asksForValues =
    parts.asks.has('which') ||
    (isAlone && (parts.asks.has('what') || parts.asks.has('show'))) ||
    // "donors without a county": people are told once each.
    (isAlone && parts.asks.size === 0 && isPersonColumn(only.column) && parts.sorts.length === 0);
  return (
    asksForValues &&
    (isThing(only.link) || only.link.source === 'name') &&
    (['category', 'place', 'boolean', 'ordinal'].includes(profile.role) ||
      isNumbered(only.column, only.to, tokens) ||
      // "cities where members live" of a city code: each city once, whatever tells it.
      (isPlace && profile.role === 'identifier' && only.link.source !== 'name'))
  );
}

/** "classrooms" that are numbers: things that several rows share, and no ids of the rows. */
function isNumbered({ profile, lemmas }: ModelColumn, to: number, tokens: readonly Token[]): boolean {
  const isSaidOf = ['of', 'for'].includes(tokens[to]?.lower ?? '');
  return (
    !isSaidOf &&
    profile.role === 'identifier' &&
    !/^(id|code|key|number|no|num|nr)$/.test(lemmas.at(-1) ?? '')
  );
}

/** "cities where students live", "locations with a cinema": what is asked for stands first, and the rows only behind a word that ties them to it. */
function isPlaceOfThings(
  model: SemanticModel,
  only: Extract<Noun, { kind: 'column' }>,
  tables: Noun[],
  tokens: readonly Token[],
): boolean {
  const [table, ...more] = tables;
  const { ref, lemmas } = only.column;
  const isName = namingColumns(model, ref.table).some((name) => sameColumn(name, ref));
  const isSaidOf = only.isOwned || ['of', 'for'].includes(tokens[only.to]?.lower ?? '');
  const isTied = table !== undefined && more.length === 0 && table.from > only.to;
  return isTied && !isSaidOf && !isName && lemmas.at(-1) !== 'name';
}
