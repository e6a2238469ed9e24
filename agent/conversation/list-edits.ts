import { datingOf } from '../model/dating.ts';
import { canLookUp } from '../model/join-paths.ts';
import {
  columnKey,
  displayColumn,
  type ModelColumn,
  type SemanticModel,
  sameColumn,
  tableOf,
} from '../model/semantic-model.ts';
import type { ColumnRef, Direction, Plan } from '../plan.ts';
import { adjectiveRanking } from '../planning/adjective-rankings.ts';
import { type Draft, emptyDraft, isRefusal, type Refusal, refuse } from '../planning/draft.ts';
import { emptyParts } from '../planning/empty-parts.ts';
import { isDate, isNumber } from '../planning/nouns.ts';
import type { Noun, Parts, RankPart } from '../planning/parts.ts';
import { shownColumns } from '../planning/shown-columns.ts';
import type { Pointed } from './pointers.ts';

/** An order that was said by an adjective: "tallest first". */
export interface SaidOrder {
  phrase: string;
  direction: Direction | null;
  /** Said of dates: "newest". */
  isOfDates?: true;
  meanings: Extract<RankPart, { kind: 'adjective' }>['meanings'];
}

interface ListChange {
  adds: boolean;
  sorts?: true;
  order?: SaidOrder | null;
  pointed: Pointed | null;
}

/**
 * What a follow-up changes of rows that were listed: columns beside those that are shown, their order, the first few of them. Its conditions are left to be
 * applied. Null where it changes nothing of the kind.
 */
export function listEdited(
  model: SemanticModel,
  said: Parts,
  previous: Plan,
  draft: Draft,
  { adds, sorts, order = null, pointed }: ListChange,
): Draft | Refusal | null {
  const parts = sorts ? sortedByGroup(said) : said;
  const isOther =
    parts.measures.length + parts.byMeasures.length + parts.groups.length + parts.formulas.length > 0 ||
    parts.looseAggregates.length + parts.marks.size + parts.counts.length > 0 ||
    parts.asks.has('howMany') ||
    parts.asks.has('howMuch');
  const isNothing = parts.nouns.length + parts.sorts.length + parts.ranks.length === 0 && order === null;
  // "what is their price": that alone is asked for, not what was shown beside it.
  const isOfRows =
    pointed !== null && !adds && parts.sorts.length + parts.ranks.length === 0 && order === null;
  if (previous.intent !== 'records' || previous.rowOrder || isOther || isNothing || isOfRows) return null;
  const shown = withColumns(model, parts, previous, draft, adds);
  if (isRefusal(shown)) return shown;
  const ranked = firstOf(model, parts, previous, shown);
  if (isRefusal(ranked)) return ranked;
  return inOrder(model, parts, previous, ranked, order);
}

/** "sort them by years of working": in the order of it, not in groups. */
function sortedByGroup(parts: Parts): Parts {
  const [group, ...more] = parts.groups;
  const [term, ...terms] = group?.terms ?? [];
  const isKey = group?.via === 'by' && more.length + terms.length === 0 && term?.kind === 'column';
  if (!isKey || parts.sorts.some(({ key }) => key !== null)) return parts;
  const [sort] = parts.sorts;
  return {
    ...parts,
    groups: [],
    sorts: [
      {
        from: group.from,
        to: group.to,
        key: term,
        direction: sort?.direction ?? null,
        isByDate: false,
        isByCount: false,
      },
    ],
  };
}

/** "with their ages": columns of the rows, or of what each of them has one of. */
function withColumns(
  model: SemanticModel,
  parts: Parts,
  { root }: Plan,
  draft: Draft,
  adds: boolean,
): Draft | Refusal {
  const columns = askedBeside(parts);
  const isStrange = parts.nouns.some(
    (noun) =>
      noun.kind === 'table' &&
      noun.table.sqlName !== root &&
      !columns.some(({ column }) => column.ref.table === noun.table.sqlName),
  );
  if (isStrange) return refuse('It is not clear what this asks of the answer before.');
  const far = columns.find(
    ({ column }) => column.ref.table !== root && !canLookUp(model, root, column.ref.table),
  );
  if (far)
    return refuse(
      `Each of the ${tableOf(model, root).name.toLowerCase()} may have several of ${far.column.label}; ask for it in full.`,
    );
  // "what are the names of the customers who placed those?": them alone, each once.
  const isAsked = parts.asks.has('what') || parts.asks.has('which') || parts.asks.has('who');
  const isOfOthers = columns.length > 0 && columns.every(({ column }) => column.ref.table !== root);
  const isOnlyOthers = isAsked && isOfOthers && !adds && parts.sorts.length + parts.ranks.length === 0;
  if (isOnlyOthers && draft.limit !== null)
    return refuse('It is not clear which rows of the answer before are meant; ask for them in full.');
  if (isOnlyOthers)
    return {
      ...draft,
      intent: 'values',
      select: columns.map(({ column }) => column.ref),
      sort: [],
      limit: null,
    };
  return {
    ...draft,
    select: withMore(
      draft.select,
      columns.map(({ column }) => column.ref),
    ),
  };
}

type ColumnNoun = Extract<Noun, { kind: 'column' }>;

/** What a ranking is by is no column that is asked for: "the one with the lowest share". */
function askedBeside(parts: Parts): ColumnNoun[] {
  const [rank] = parts.ranks;
  const isRankedBy = (noun: Noun): boolean => rank?.kind === 'word' && noun.from >= rank.to;
  return parts.nouns.filter(
    (noun): noun is ColumnNoun & (typeof parts.nouns)[number] => noun.kind === 'column' && !isRankedBy(noun),
  );
}

function withMore(select: readonly ColumnRef[], more: readonly ColumnRef[]): ColumnRef[] {
  const all = [...select];
  for (const column of more) if (!all.some((known) => sameColumn(known, column))) all.push(column);
  return all;
}

/** "the maximum?", "which ship is that?": the row that has it. */
export function rowOfExtreme(model: SemanticModel, parts: Parts, previous: Plan, draft: Draft): Draft | null {
  const [measure, ...more] = previous.measures;
  const [noun, ...others] = parts.nouns;
  const isAsked = parts.asks.has('which') || parts.asks.has('who') || parts.asks.has('what');
  const isRow = noun?.kind === 'table' && noun.table.sqlName === previous.root && others.length === 0;
  const isOther =
    parts.measures.length +
      parts.groups.length +
      parts.ranks.length +
      parts.filters.length +
      parts.sorts.length >
      0 || parts.marks.size > 0;
  const isExtreme = measure?.aggregate === 'max' || measure?.aggregate === 'min';
  const isNumber = previous.intent === 'aggregate' && previous.dimensions.length === 0 && more.length === 0;
  if (!isAsked || !isRow || isOther || !isExtreme || !isNumber || !measure.column || measure.per !== null)
    return null;
  const rows: Draft = { ...emptyDraft('records'), entity: draft.entity, where: draft.where };
  const shown = shownColumns(model, { ...emptyParts(), asks: new Set(['which']) }, rows);
  return {
    ...rows,
    select: withMore(shown, [measure.column]),
    sort: [{ by: measure.column, direction: measure.aggregate === 'max' ? 'descending' : 'ascending' }],
    limit: { count: 1, keepsTies: true },
  };
}

/** "which of them is the oldest?" of rows that were counted or averaged: the first of those. */
export function firstOfRows(
  model: SemanticModel,
  parts: Parts,
  previous: Plan,
  draft: Draft,
): Draft | Refusal | null {
  const isOther =
    parts.measures.length + parts.byMeasures.length + parts.groups.length + parts.sorts.length > 0 ||
    parts.marks.size + parts.looseAggregates.length + parts.periods.length + parts.filters.length > 0;
  const isNumber =
    previous.intent === 'aggregate' && previous.dimensions.length === 0 && previous.limit === null;
  const isOfRows = previous.measures.every(({ where, per }) => where.length === 0 && per === null);
  const isNamePart = parts.ranks[0]?.kind === 'date' && parts.nouns.length > 0;
  if (parts.ranks.length !== 1 || isNamePart || isOther || !isNumber || !isOfRows || previous.having !== null)
    return null;
  const rows: Draft = { ...emptyDraft('records'), entity: draft.entity, where: draft.where };
  const shown = shownColumns(model, { ...emptyParts(), asks: new Set(['which']) }, rows);
  return firstOf(model, parts, { ...previous, select: [] }, { ...rows, select: shown });
}

/** "only the two oldest", "the one with the lowest share": so many of the rows, by a column that says so. */
function firstOf(model: SemanticModel, parts: Parts, previous: Plan, draft: Draft): Draft | Refusal {
  const [rank, ...more] = parts.ranks;
  if (!rank) return draft;
  if (more.length > 0) return refuse('More than one order was asked for.');
  if (previous.limit !== null && previous.limit.count < (rank.count ?? 1))
    return refuse('There were fewer than that; ask for it in full.');
  const by = rankedBy(model, parts, previous, draft, rank);
  if (isRefusal(by)) return by;
  if (previous.limit !== null && !isSameOrder(draft, by))
    return refuse('In another order, others would be the first; ask for it in full.');
  const isOfSeveral = rank.kind === 'word' && rank.style === 'top' && rank.count === null;
  return {
    ...draft,
    select: withMore(draft.select, [by.column]),
    sort: [{ by: by.column, direction: by.direction }],
    limit: { count: rank.count ?? (isOfSeveral ? 10 : 1), keepsTies: true },
  };
}

interface By {
  column: ColumnRef;
  direction: Direction;
}

function isSameOrder({ sort: [known] }: Draft, { column, direction }: By): boolean {
  return typeof known?.by === 'object' && sameColumn(known.by, column) && known.direction === direction;
}

function rankedBy(
  model: SemanticModel,
  parts: Parts,
  previous: Plan,
  draft: Draft,
  rank: RankPart,
): By | Refusal {
  const unclear = refuse('A list has no first ones by itself: name by what, as in "the top 3 by price".');
  if (rank.kind === 'date') {
    const dating = datingOf(tableOf(model, previous.root));
    return dating ? { column: dating.column, direction: rank.direction } : unclear;
  }
  if (rank.kind === 'adjective') return columnOfAdjective(model, previous.root, rank) ?? unclear;
  if (['count', 'selling', 'best'].includes(rank.style)) return unclear;
  const named = parts.nouns.filter(
    (noun): noun is ColumnNoun & (typeof parts.nouns)[number] =>
      noun.kind === 'column' && noun.from >= rank.to,
  );
  const [only, ...others] = named;
  if (only && others.length === 0 && only.column.ref.table === previous.root && isNumber(only.column))
    return { column: only.column.ref, direction: rank.direction };
  const [sort] = draft.sort;
  // "highest first", then "just the top three": in the order there is.
  if (named.length === 0 && rank.style === 'top' && typeof sort?.by === 'object')
    return {
      column: sort.by,
      direction: rank.direction === 'descending' ? sort.direction : opposite(sort.direction),
    };
  const amount = named.length === 0 ? amountSpokenOf(model, draft, shownBy(previous)) : null;
  return amount ? { column: amount.ref, direction: rank.direction } : unclear;
}

function shownBy({ select }: Plan): ColumnRef[] {
  return select.map(({ column }) => column);
}

function opposite(direction: Direction): Direction {
  return direction === 'ascending' ? 'descending' : 'ascending';
}

/** The column and the end of its order that an adjective says of the rows of a table; null where it says none, or may say several. */
function columnOfAdjective(
  model: SemanticModel,
  root: string,
  said: { meanings: SaidOrder['meanings']; phrase: string },
): By | null {
  const table = tableOf(model, root);
  const noun = {
    kind: 'table' as const,
    table,
    link: { table, phrase: table.name, score: 1, source: 'name' as const },
    from: 0,
    to: 0,
  };
  const rank = { kind: 'adjective' as const, ...said, count: null, from: 0, to: 0 };
  const found = adjectiveRanking(
    model,
    { ...emptyParts(), nouns: [{ ...noun, distinct: false, isAdded: false }] },
    rank,
  );
  if (isRefusal(found)) return null;
  const [only, ...more] = found;
  if (!only || more.length > 0 || only.metric.kind !== 'column') return null;
  const { column } = only.metric;
  const meaning = said.meanings.find(({ columns }) =>
    columns.some((name) => column.label.toLowerCase().endsWith(name)),
  );
  const first = said.meanings[0]?.direction ?? 'descending';
  // The most of an age is the first of the dates on which it began.
  return { column: column.ref, direction: meaning?.direction ?? (isDate(column) ? opposite(first) : first) };
}

/** The amount that was asked for last, or that a condition compares: what "highest first" and "over 40" are said of. */
export function amountSpokenOf(
  model: SemanticModel,
  { select, where }: Pick<Draft, 'select' | 'where'>,
  before: readonly ColumnRef[],
): ModelColumn | null {
  const added = select.filter((column) => !before.some((known) => sameColumn(known, column)));
  const compared = where.flatMap((predicate) =>
    predicate.kind === 'compare' || predicate.kind === 'between' || predicate.kind === 'period'
      ? [predicate.column]
      : [],
  );
  for (const columns of [added, compared, select]) {
    const amounts = withMore([], columns)
      .flatMap((column) => model.columns.get(columnKey(column)) ?? [])
      .filter(isAmount);
    const [only, ...more] = amounts;
    if (only) return more.length === 0 ? only : null;
  }
  return null;
}

/** What an order is said of: the amount that was added last, since "sort by that" follows it. */
function orderedBy(model: SemanticModel, draft: Draft, before: readonly ColumnRef[]): ModelColumn | null {
  const shown = draft.select.flatMap((column) => model.columns.get(columnKey(column)) ?? []);
  const last = shown.at(-1);
  return last && isAmount(last) ? last : amountSpokenOf(model, draft, before);
}

function isAmount(column: ModelColumn): boolean {
  const { role, isUnique } = column.profile;
  return (isNumber(column) || isDate(column)) && role !== 'identifier' && !(isUnique && role === 'category');
}

/** The column by which the rows are called. */
function nameOf(model: SemanticModel, { entity }: Draft): ColumnRef | null {
  const table = entity === null ? undefined : model.tables.get(entity);
  return table ? displayColumn(table) : null;
}

/** The date that rows are told by, or the only one that is shown of them. */
function dateOf(model: SemanticModel, { root }: Plan, { select }: Draft): ColumnRef | null {
  const dating = datingOf(tableOf(model, root));
  const shown = select.filter((column) => {
    const found = model.columns.get(columnKey(column));
    return found !== undefined && (isDate(found) || /(time|date|year)$/.test(found.label.toLowerCase()));
  });
  const [only, ...more] = shown;
  return only && more.length === 0 ? only : (dating?.column ?? null);
}

/** Adjectives of much. */
const falling = new Set(
  'longest tallest oldest heaviest widest deepest fastest hottest latest newest'.split(' '),
);

/** "oldest first", "sort them by name", "with the salary, highest first". */
function inOrder(
  model: SemanticModel,
  parts: Parts,
  previous: Plan,
  draft: Draft,
  order: SaidOrder | null,
): Draft | Refusal {
  if (parts.sorts.length === 0 && order === null) return draft;
  if (parts.ranks.length > 0) return refuse('More than one order was asked for.');
  if (previous.limit !== null)
    return refuse(
      'In another order, others would be the first: say "show all of them" before, or ask for it in full.',
    );
  const sort: { by: ColumnRef; direction: Direction }[] = [];
  if (order && parts.sorts.length === 1 && parts.sorts[0]?.direction === null) {
    const [named] = parts.sorts;
    const direction = order.direction ?? (falling.has(order.phrase) ? 'descending' : 'ascending');
    return inOrder(model, { ...parts, sorts: named ? [{ ...named, direction }] : [] }, previous, draft, null);
  }
  if (order) {
    const by = order.meanings.length > 0 ? columnOfAdjective(model, previous.root, order) : null;
    const amount =
      by || order.meanings.length > 0 || order.isOfDates ? null : orderedBy(model, draft, shownBy(previous));
    const date = by === null && order.isOfDates ? dateOf(model, previous, draft) : null;
    const told =
      by ??
      (date && order.direction ? { column: date, direction: order.direction } : null) ??
      (amount && order.direction ? { column: amount.ref, direction: order.direction } : null);
    if (!told)
      return refuse(
        `It is not clear by what they should be ordered: name the column, as in "sorted by name".`,
      );
    sort.push({ by: told.column, direction: told.direction });
  }
  for (const { key, direction, isByCount, isByName, isByDate } of parts.sorts) {
    const named = key !== null && 'kind' in key && key.kind === 'column' ? key.column.ref : null;
    const date = isByDate ? dateOf(model, previous, draft) : null;
    const amount = key === null && !isByName && !isByDate ? orderedBy(model, draft, shownBy(previous)) : null;
    const by = named ?? date ?? amount?.ref ?? (isByName ? nameOf(model, draft) : null);
    if (
      by === null ||
      isByCount ||
      (by.table !== previous.root && !canLookUp(model, previous.root, by.table))
    )
      return refuse(
        'It is not clear by what they should be ordered: name the column, as in "sorted by name".',
      );
    sort.push({ by, direction: direction ?? 'ascending' });
  }
  return {
    ...draft,
    select: withMore(
      draft.select,
      sort.map(({ by }) => by),
    ),
    sort,
  };
}
