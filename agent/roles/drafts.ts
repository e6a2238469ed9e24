import type { CatalogTable } from '#kernel/catalog.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { displayColumn, keyColumn, type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import { splitNameOf } from '../model/split-person-names.ts';
import { isAmount } from '../model/wholes-of-amounts.ts';
import type { ColumnRef, Direction, Predicate } from '../plan.ts';
import { countOf, type Draft, type DraftDimension } from '../planning/draft.ts';
import { entityDimension, entityDimensions } from '../planning/nouns.ts';
import { type AskedParts, askedPartsOf, uniqueColumns } from './asked-parts.ts';
import type { Part } from './links.ts';

/** What is asked, as a draft, and what speaks against it. */
export interface RoleDraft {
  draft: Draft;
  doubts: string[];
}

/** The drafts that parts with these roles make; none where they make no question. */
export function draftsOf(lattice: Lattice, parts: readonly Part[]): RoleDraft[] {
  const asked = askedPartsOf(lattice, parts);
  if (!asked) return [];
  if (asked.rankedTotal || asked.totalBound) {
    const found = ofTotals(asked);
    if (found.length > 0) return found;
  }
  const isFrequency = asked.frequency !== null && asked.measures.length === 0 && !asked.ranked;
  if (asked.most || (isFrequency && !asked.bounded)) return rankedGroups(asked);
  const bounded = asked.bounded ? withBound(asked, asked.bounded) : asked;
  if (Array.isArray(bounded)) return bounded;
  return bounded.measures.length > 0 ? totals(lattice, bounded) : lists(bounded);
}

/** Groups ranked, or told apart, by what all rows of each come to: "the branch with the highest average stock". */
function ofTotals(asked: AskedParts): RoleDraft[] {
  const { base, rankedTotal, totalBound, ranked, sorts, conditions, measures } = asked;
  const dimensions = dimensionsOf(asked, asked.subject);
  const measure = totalBound?.measure ?? rankedTotal;
  if (!measure || dimensions.length === 0) return [];
  const [sorted] = sorts;
  const by = ranked ?? sorted;
  const draft: Draft = {
    ...base,
    intent: 'aggregate',
    measures: [measure],
    dimensions,
    having: totalBound ? { operator: totalBound.operator, value: totalBound.value } : null,
    sort: rankedTotal && by ? [{ by: 'measure', direction: directionOf(by.role) }] : [],
    limit: ranked ? { count: conditions.limit ?? 1, keepsTies: true } : null,
  };
  return [{ draft, doubts: [...conditions.doubts, ...(measures.length > 0 ? ['measures left'] : [])] }];
}

/** Groups ranked by how many rows they have: "the most common status", "the customer with the most orders". */
function rankedGroups(asked: AskedParts): RoleDraft[] {
  const { base, most, measures, conditions, sortsAt, ranked } = asked;
  const dimensions = dimensionsOf(asked, asked.subject);
  const [first] = dimensions;
  if (!first || ranked) return [];
  const said: Direction = most?.role === 'leastCounted' ? 'ascending' : 'descending';
  const direction = most ? said : (asked.frequency ?? 'descending');
  const count = countOf(most?.table?.sqlName ?? first.column.table);
  const isOnlySorted = sortsAt !== null && conditions.limit === null;
  return [
    {
      draft: {
        ...base,
        intent: 'aggregate',
        measures: [count, ...measures],
        dimensions,
        sort: [{ by: 'measure', direction }],
        limit: isOnlySorted ? null : { count: conditions.limit ?? 1, keepsTies: true },
      },
      doubts: conditions.doubts,
    },
  ];
}

/** "cities with more than 3 airports": groups of the rows that are counted, or things that have so many of them. */
function withBound(asked: AskedParts, { sqlName }: CatalogTable): RoleDraft[] | AskedParts {
  const { base, told, measures, groupedTables, conditions } = asked;
  const bound = conditions.bound ?? { operator: '>=', value: 1 };
  const isOfGroups =
    told.length === 0 ||
    told.some(({ ref }) => ref.table === sqlName) ||
    measures.length > 0 ||
    groupedTables.length > 0;
  if (!isOfGroups)
    return { ...asked, base: { ...base, related: [...base.related, { table: sqlName, ...bound }] } };
  const dimensions = dimensionsOf(asked, asked.subject);
  if (dimensions.length === 0) return [];
  const draft: Draft = {
    ...base,
    intent: 'aggregate',
    measures: [countOf(sqlName), ...measures.filter(({ column }) => column !== null)],
    dimensions,
    having: { ...bound },
  };
  return [{ draft, doubts: conditions.doubts }];
}

/** Totals and counts, of all rows or by groups. */
function totals(lattice: Lattice, asked: AskedParts): RoleDraft[] {
  const { base, measures, sorts, sortsAt, conditions, mentioned } = asked;
  if (asked.ranked) return [];
  const dimensions = dimensionsOf(asked, null);
  const [first] = dimensions;
  const sort = sorts.flatMap(({ column, role }) =>
    column && first && sameColumn(first.column, column.ref)
      ? [{ by: 'dimension' as const, direction: directionOf(role) }]
      : [],
  );
  const isByCount = measures.some(({ column }) => column === null) && sortsAt !== null && sorts.length === 0;
  const isFalling = lattice.tokens.some(({ lower }) => /^(descend|decreas)/.test(lower));
  const counted = isByCount
    ? [{ by: 'measure' as const, direction: isFalling ? ('descending' as const) : ('ascending' as const) }]
    : [];
  const draft: Draft = {
    ...base,
    intent: 'aggregate',
    measures,
    dimensions,
    sort: sort.length > 0 ? sort : counted,
  };
  const made = {
    draft,
    doubts: [...conditions.doubts, ...(sorts.length > sort.length ? ['sort left'] : [])],
  };
  const pointing = pointingDimensions(lattice, asked);
  const found = [
    made,
    ...(pointing
      ? [{ draft: { ...draft, dimensions: pointing }, doubts: [...made.doubts, 'by its key'] }]
      : []),
  ];
  return mentioned.length === 0
    ? found
    : [...found.map((one) => ({ ...one, draft: { ...one.draft, mentions: mentioned } })), ...found];
}

/**
 * "the lowest salary in each department": by the column that is called like the key of what is grouped by, for rows that no relation ties to it. Null
 * where the rows that are totalled have none.
 */
function pointingDimensions({ model }: Lattice, asked: AskedParts): DraftDimension[] | null {
  const [owner] = asked.measures.flatMap(({ column }) => column?.table ?? []);
  if (owner === undefined || asked.told.length > 0 || asked.groupedTables.length === 0) return null;
  const own = asked.groupedTables.map((table) => {
    const key = keyColumn(table)?.column.toLowerCase();
    return [...model.columns.values()].find(
      ({ ref }) => ref.table === owner && table.sqlName !== owner && ref.column.toLowerCase() === key,
    );
  });
  return own.every((column) => column !== undefined)
    ? own.map(({ ref }) => ({ column: ref, grain: null, key: null }))
    : null;
}

/** Rows or different values, the likelier first. */
function lists(asked: AskedParts): RoleDraft[] {
  const { base, parts, ranked, sorts, conditions, isDistinct } = asked;
  const shown = shownColumns(asked);
  if (shown.length === 0) return [];
  const groups = ranked ? groupsOf(asked) : [];
  const select = [...groups, ...shown.filter((ref) => !groups.some((group) => sameColumn(group, ref)))];
  const list: Draft = {
    ...base,
    select,
    ...(groups.length > 0 ? { within: groups.length } : {}),
    sort: [
      // A ranking within groups is ordered by them first.
      ...groups.map((by) => ({ by, direction: 'ascending' as const })),
      ...(ranked ? [ranked] : sorts).flatMap(({ column, role, mention }) =>
        column
          ? [{ by: column.ref, direction: mention.adjective?.directionOf.get(column) ?? directionOf(role) }]
          : [],
      ),
    ],
    limit: ranked || conditions.limit !== null ? { count: conditions.limit ?? 1, keepsTies: true } : null,
  };
  const isSpoken = parts.some(({ table }) => table !== null);
  // "what were sales in march": the different numbers of a column that adds up, equal ones once, are no answer.
  if (!isSpoken && !isDistinct && !ranked && areAmounts(asked.told, select)) return [];
  const isOfValues = isDistinct || (!isSpoken && select.length === 1);
  const canBeValues =
    !ranked && sorts.every(({ column }) => column && select.some((ref) => sameColumn(ref, column.ref)));
  const doubts = [
    ...conditions.doubts,
    ...(select.every((ref) => isGiven(ref, base.where)) ? ['only what was said'] : []),
    ...(conditions.apart.length > 0 && isTwice(parts) ? ['table twice'] : []),
  ];
  const records = {
    draft: { ...list, score: isOfValues ? -unlikelyCost : 0 },
    doubts: [...doubts, ...(isDistinct ? ['distinct left'] : [])],
  };
  const values = {
    draft: { ...list, intent: 'values' as const, score: isOfValues ? 0 : -unlikelyCost },
    doubts: [...doubts, ...(isDistinct ? [] : ['values unsaid'])],
  };
  return withMentions(canBeValues ? [records, values] : [records], asked.mentioned);
}

function areAmounts(told: readonly ModelColumn[], select: readonly ColumnRef[]): boolean {
  return select.every((ref) => told.some((column) => sameColumn(column.ref, ref) && isAmount({ column })));
}

/** "who placed order 4711": its number alone is no answer. */
function isGiven(ref: ColumnRef, where: readonly Predicate[]): boolean {
  return where.some(
    (predicate) =>
      predicate.kind === 'oneOf' &&
      !predicate.negated &&
      predicate.values.length === 1 &&
      sameColumn(predicate.column, ref),
  );
}

/** "countries with authors who write crime and authors who write history": two of them may be two authors. */
function isTwice(parts: readonly Part[]): boolean {
  const named = parts.flatMap(({ table }) => table?.sqlName ?? []);
  return new Set(named).size < named.length;
}

/** "for each brand the dearest model": in which groups is ranked. */
function groupsOf({ parts }: AskedParts): ColumnRef[] {
  const columns = parts.flatMap(({ role, column, table }) => {
    if (role !== 'grouped') return [];
    if (column) return [column.ref];
    return table ? (displayColumn(table) ?? keyColumn(table) ?? []) : [];
  });
  return columns.filter((ref, place) => columns.findIndex((other) => sameColumn(other, ref)) === place);
}

/** What it costs to list each row where different values are meant, or the other way about. */
const unlikelyCost = 0.5;

function directionOf(role: Part['role']): Direction {
  return role === 'ascending' || role === 'lowest' ? 'ascending' : 'descending';
}

/** "the writers in ascending order" are shown, "in the order of their prices" are not; without any column, things are told by their names. */
function shownColumns({ parts, told, sorts, sortsAt, subject, isWhole }: AskedParts): ColumnRef[] {
  const sorted = sorts.flatMap(({ column, mention }) =>
    column && sortsAt !== null && mention.from < sortsAt ? [column] : [],
  );
  const columns = [...told, ...sorted];
  if (columns.length > 0)
    return uniqueColumns(
      parts.flatMap(({ column }) => (column && columns.includes(column) ? [column] : [])),
    ).map(({ ref }) => ref);
  if (!subject) return [];
  if (isWhole) return subject.profile.columns.map(({ name }) => ({ table: subject.sqlName, column: name }));
  return toldBy(subject);
}

/** What tells things apart for whoever asks only which they are: their names, of people both parts, and their key. */
function toldBy(table: CatalogTable): ColumnRef[] {
  const split = splitNameOf(table);
  const names = split ? [split.first, split.last] : [displayColumn(table)];
  return [...names, keyColumn(table)]
    .filter((ref) => ref !== null)
    .filter((ref, place, all) => all.findIndex((other) => sameColumn(other, ref)) === place);
}

/** Each as the rows of a table that is spoken of, where one is: "names of the gymnasts" are not those of all people. */
function withMentions(drafts: RoleDraft[], mentions: string[]): RoleDraft[] {
  const [first] = mentions;
  if (first === undefined) return drafts;
  return drafts.flatMap((one) => [
    { ...one, draft: { ...one.draft, mentions, entity: first } },
    { ...one, draft: { ...one.draft, mentions } },
    { ...one, draft: { ...one.draft, entity: first } },
    one,
  ]);
}

/** By what is grouped: the columns and things that are told, or else the subject. */
function dimensionsOf(asked: AskedParts, fallback: CatalogTable | null): DraftDimension[] {
  const { told, groupedTables } = asked;
  const owners = [...new Set(told.map(({ table }) => table))];
  const own = owners.flatMap((table) =>
    dimensionsIn(
      asked,
      table,
      told.filter((column) => column.table === table),
    ),
  );
  const others = groupedTables.filter((table) => !owners.includes(table));
  const all = [...own, ...others.flatMap((table) => entityDimension(table) ?? [])];
  if (all.length > 0 || !fallback) return all;
  const only = entityDimension(fallback);
  return only ? [only] : [];
}

/** Things that are told by a name are kept apart where two are called alike; what is merely told of them is not. */
function dimensionsIn(
  { most, bounded, groupedTables }: AskedParts,
  table: CatalogTable,
  columns: ModelColumn[],
): DraftDimension[] {
  const refs = columns.map(({ ref }) => ref);
  const display = displayColumn(table);
  const isNamed = columns.some(
    ({ ref, lemmas }) =>
      lemmas.includes('name') || lemmas.includes('title') || (display && sameColumn(ref, display)),
  );
  const isCounted = (most?.table ?? bounded) === table;
  return !isCounted && (isNamed || groupedTables.includes(table)) && keyColumn(table)
    ? entityDimensions(table, refs)
    : refs.map((column) => ({ column, grain: null, key: null }));
}
