import { afterOptional, type Lattice, type Span } from '../lattice/lattice.ts';
import { isThing } from '../model/counted-things.ts';
import { isParticiple } from '../model/header-forms.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import {
  type ColumnLink,
  columnKey,
  displayColumn,
  keyColumn,
  type ModelColumn,
  type TableLink,
} from '../model/semantic-model.ts';
import type { Term } from './fragments.ts';

/** A noun of the catalog that was read, and the token after it. */
export interface TermReading {
  to: number;
  term: Term;
  score: number;
}

export interface ColumnReading {
  to: number;
  options: ColumnLink[];
  score: number;
}

/** Columns named at a token: alone ("region") or with their table ("customer region", "region of the customer"). */
export function columnsAt(lattice: Lattice, at: number): ColumnReading[] {
  const spans = lattice.spans[at] ?? [];
  const readings: ColumnReading[] = [];
  for (const span of spans) {
    if (span.kind === 'column' && !(span.to === at + 1 && isCountWord(lattice, at)))
      readings.push({ to: span.to, options: span.links, score: bestScore(span.links) });
    if (span.kind !== 'table') continue;
    const tables = new Set(span.links.map((link) => link.table.sqlName));
    for (const next of lattice.spans[span.to] ?? []) {
      if (next.kind !== 'column') continue;
      const own = next.links.filter((link) => tables.has(link.column.ref.table));
      if (own.length > 0) readings.push({ to: next.to, options: own, score: bestScore(own) });
    }
    // "gas station id": the key of the table, whatever its header calls it.
    const keys = lattice.tokens[span.to]?.lemma === 'id' ? keysOf(lattice, span.links) : [];
    if (keys.length > 0) readings.push({ to: span.to + 1, options: keys, score: bestScore(keys) });
  }
  return readings;
}

/** "the number of classes" is how many there are, and no column that ends in a number. */
function isCountWord({ tokens, spans }: Lattice, at: number): boolean {
  if (tokens[at]?.lower !== 'number' || tokens[at + 1]?.lower !== 'of') return false;
  const noun = tokens[at + 2]?.lower === 'the' ? at + 3 : at + 2;
  const isPlural = tokens[noun]?.lower !== tokens[noun]?.lemma && /s$/.test(tokens[noun]?.lower ?? '');
  return isPlural && (spans[noun] ?? []).some(({ kind }) => kind === 'table');
}

function keysOf({ model }: Lattice, links: readonly TableLink[]): ColumnLink[] {
  return links.flatMap(({ table, score }): ColumnLink[] => {
    const key = keyColumn(table);
    const column = key ? model.columns.get(columnKey(key)) : undefined;
    const isId = column?.profile.role === 'identifier' && column.lemmas.at(-1) === 'id';
    return column && isId ? [{ column, score, source: 'name', phrase: 'id' }] : [];
  });
}

const articles = ['the', 'a', 'an', 'our', 'my', 'their', 'its', 'his', 'her', 'all'];

/** "region of the customers": the column of that table, the noun of the table included. */
function ownedColumnsAt(lattice: Lattice, at: number): (ColumnReading & { columnTo: number })[] {
  return columnsAt(lattice, at).flatMap((column) => {
    const after = lattice.tokens[column.to]?.lower ?? '';
    if (!['of', 'for'].includes(after) || isNamedBefore(lattice, at, column)) return [];
    return afterOptional(lattice, column.to + 1, ...articles, 'these', 'those').flatMap((next) =>
      (lattice.spans[next] ?? []).flatMap((span) => {
        // "status of order 4711" names one row, by its key.
        if (span.kind !== 'table' || /\d/.test(lattice.tokens[span.to]?.text ?? '')) return [];
        if (isCompound(lattice, span.to)) return [];
        const tables = new Set(span.links.map((link) => link.table.sqlName));
        const options = column.options.filter((link) => tables.has(link.column.ref.table));
        return options.length > 0 ? [{ to: span.to, options, score: column.score, columnTo: column.to }] : [];
      }),
    );
  });
}

/** "match ids of the cities" are ids of the matches. */
function isNamedBefore({ spans }: Lattice, at: number, { to, options }: ColumnReading): boolean {
  const tables = (spans[at - 1] ?? []).flatMap((span) =>
    span.kind === 'table' && span.to === at ? span.links.map(({ table }) => table.sqlName) : [],
  );
  return (
    to === at + 1 && tables.length > 0 && !options.every(({ column }) => tables.includes(column.ref.table))
  );
}

/** "names of the party hosts": hosts are named, and no parties. */
function isCompound({ spans }: Lattice, to: number): boolean {
  return (spans[to] ?? []).some(({ kind }) => kind === 'table');
}

/**
 * "name of the vessel", "names and ports of the vessels": what a row is told by, where no column of the table is called its name. The
 * columns of a list before the table are read over.
 */
function namesOfRows(lattice: Lattice, at: number): (ColumnReading & { columnTo: number })[] {
  const { tokens, spans, model } = lattice;
  if (tokens[at]?.lemma !== 'name') return [];
  let next = at + 1;
  const isRead = (): boolean =>
    listed.has(tokens[next]?.lower ?? '') || (spans[next] ?? []).some(({ kind }) => kind === 'column');
  while (
    next < at + longestNameList &&
    tokens[next] &&
    !['of', 'for'].includes(tokens[next]?.lower ?? '') &&
    isRead()
  )
    next += 1;
  if (!['of', 'for'].includes(tokens[next]?.lower ?? '')) return [];
  return afterOptional(lattice, next + 1, ...articles, 'each').flatMap((start) =>
    (spans[start] ?? []).flatMap((span) => {
      if (span.kind !== 'table' || isCompound(lattice, span.to)) return [];
      const options = span.links.flatMap(({ table }): ColumnLink[] => {
        const display = displayColumn(table);
        const column = display ? model.columns.get(columnKey(display)) : undefined;
        return column && isNameOfRow(lattice, column)
          ? [{ column, score: 0.95, source: 'name', phrase: 'name' }]
          : [];
      });
      const to = next === at + 1 ? span.to : at + 1;
      return options.length > 0 ? [{ to, options, score: 0.95, columnTo: at + 1 }] : [];
    }),
  );
}

/**
 * A title or the thing itself, of a table that neither has a name nor takes one from the table of what its rows are. Whatever else is different in each row
 * tells the rows apart, and is not what they are called: the height of a person, the origin of a programme.
 */
function isNameOfRow({ model }: Lattice, { profile, lemmas, table }: ModelColumn): boolean {
  const isNamed = (sqlName: string): boolean =>
    model.tables.get(sqlName)?.profile.columns.some(({ name }) => lemmasOfName(name).includes('name')) ===
    true;
  const takesName = model.catalog.relations.some(
    ({ fromTable, fromColumn, toTable }) =>
      fromTable === table.sqlName &&
      isNamed(toTable) &&
      table.profile.columns.some(({ name, isUnique }) => name === fromColumn && isUnique),
  );
  const last = lemmas.at(-1) ?? '';
  const thing = lemmasOfName(table.name);
  const isCalled = titles.has(last) || thing.at(-1) === last || thing.join(' ') === lemmas.join(' ');
  const isTold = profile.type === 'text' && profile.isUnique && isCalled;
  return isTold && !takesName && !isNamed(table.sqlName);
}

const titles = new Set('title label caption heading headline term designation'.split(' '));
const listed = new Set(['and', ',', 'the']);
const longestNameList = 9;

/** Columns and tables named at a token, an article before them skipped. */
export function termsAt(lattice: Lattice, from: number): TermReading[] {
  return afterOptional(lattice, from, ...articles).flatMap((at) => {
    const owned = [...ownedColumnsAt(lattice, at), ...namesOfRows(lattice, at)];
    // "ids of the employees" are theirs: the same words are not read as the ids of another table.
    const free = columnsAt(lattice, at).filter(
      (reading) =>
        !owned.some((own) => own.columnTo === reading.to) && !isDescribing(lattice, at, reading.to),
    );
    return [
      ...free.map((reading) => ownedInList(lattice, sharedModifier(lattice, at, reading))),
      ...owned.map((reading) => columnTerm(reading, true)),
      ...(lattice.spans[at] ?? []).flatMap((span): TermReading[] =>
        span.kind === 'table'
          ? [
              {
                to: span.to,
                score: bestScore(span.links),
                term: { kind: 'table', choice: { options: span.links } },
              },
            ]
          : [],
      ),
    ];
  });
}

/** "color code and description": where a column is called `color_description`, it is that, and no other description. */
function sharedModifier(
  { tokens, spans, model }: Lattice,
  at: number,
  reading: ColumnReading,
): ColumnReading {
  const joint = tokens[at - 1]?.lower;
  if (joint !== 'and' || reading.options.some(({ source, score }) => source === 'name' && score === 1))
    return reading;
  const own = tokens.slice(at, reading.to).map(({ lemma }) => lemma);
  for (let from = Math.max(0, at - 5); from < at - 2; from += 1) {
    const before = (spans[from] ?? []).find((span) => span.kind === 'column' && span.to === at - 1);
    if (before?.kind !== 'column') continue;
    const modifier = tokens.slice(from, at - 2).map(({ lemma }) => lemma);
    const called = (model.columnIndex.get([...modifier, ...own].join(' ')) ?? []).filter(
      ({ source, score }) => source === 'name' && score >= 0.95,
    );
    if (called.length > 0) return { ...reading, options: called, score: bestScore(called) };
  }
  return reading;
}

/** "name and capacity of the stadium": the whole list is of the stadium, so its name is the stadium's where it has one. */
function ownedInList(lattice: Lattice, reading: ColumnReading): TermReading {
  const { tokens, spans } = lattice;
  let next = reading.to;
  let isListed = false;
  while (next < reading.to + longestNameList && (listed.has(tokens[next]?.lower ?? '') || isListed)) {
    const ends = (spans[next] ?? []).flatMap((span) => (span.kind === 'column' ? [span.to] : []));
    const isJoint = listed.has(tokens[next]?.lower ?? '');
    if (!isJoint && ends.length === 0) break;
    isListed ||= isJoint;
    next = isJoint ? next + 1 : Math.max(...ends);
  }
  if (!isListed || !['of', 'for'].includes(tokens[next]?.lower ?? '')) return columnTerm(reading, false);
  const tables = new Set(
    afterOptional(lattice, next + 1, ...articles, 'each').flatMap((start) =>
      (spans[start] ?? []).flatMap((span) =>
        span.kind === 'table' && !isCompound(lattice, span.to)
          ? span.links.map(({ table }) => table.sqlName)
          : [],
      ),
    ),
  );
  const options = reading.options.filter(({ column }) => tables.has(column.ref.table));
  return options.length > 0 ? columnTerm({ ...reading, options }, true) : columnTerm(reading, false);
}

/** "all refunded payments" are payments that were refunded: a participle before the rows is no amount or date of them. */
function isDescribing({ tokens, spans }: Lattice, at: number, to: number): boolean {
  const isRows = (spans[to] ?? []).some(
    ({ kind, to: end }) => kind === 'table' && !columnStarts(spans[to] ?? [], end),
  );
  return to === at + 1 && isParticiple(tokens[at]?.lower ?? '') && isRows;
}

function columnStarts(spans: readonly Span[], to: number): boolean {
  return spans.some((span) => span.kind === 'column' && span.to > to);
}

function columnTerm({ to, options, score }: ColumnReading, isOwned: boolean): TermReading {
  return { to, score, term: { kind: 'column', choice: { options: options }, isOwned } };
}

export function bestScore(links: readonly { score: number }[]): number {
  return Math.max(...links.map((link) => link.score));
}

/** In one table `customer_id` and `customer_name` are both called "customer": counted is the id, shown and grouped by is the name. */
export function preferred(options: readonly ColumnLink[], use: 'count' | 'show'): ColumnLink[] {
  const isLoose = (link: ColumnLink): boolean => link.source === 'part' || link.source === 'synonym';
  const rank = (link: ColumnLink): number => {
    const { role, type } = link.column.profile;
    if (type === 'date' || type === 'timestamp') return 2;
    if (!isThing(link)) return 1.5;
    const isKey = role === 'identifier';
    return isKey === (use === 'count') ? 0 : 1;
  };
  return options.filter((link) => {
    const rivals = options.filter(
      (other) => other.column.ref.table === link.column.ref.table && other.phrase === link.phrase,
    );
    return !isLoose(link) || !rivals.some((other) => rank(other) < rank(link));
  });
}

export function shownTermsAt(lattice: Lattice, from: number): TermReading[] {
  return termsAt(lattice, from).map((reading) =>
    reading.term.kind === 'table'
      ? reading
      : {
          ...reading,
          term: { ...reading.term, choice: { options: preferred(reading.term.choice.options, 'show') } },
        },
  );
}
