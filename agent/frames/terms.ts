import { afterOptional, type Lattice, type Span } from '../lattice/lattice.ts';
import { isThing } from '../model/counted-things.ts';
import { isParticiple } from '../model/header-forms.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { type ColumnLink, columnKey, displayColumn, type ModelColumn } from '../model/semantic-model.ts';
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
    if (span.kind === 'column')
      readings.push({ to: span.to, options: span.links, score: bestScore(span.links) });
    if (span.kind !== 'table') continue;
    const tables = new Set(span.links.map((link) => link.table.sqlName));
    for (const next of lattice.spans[span.to] ?? []) {
      if (next.kind !== 'column') continue;
      const own = next.links.filter((link) => tables.has(link.column.ref.table));
      if (own.length > 0) readings.push({ to: next.to, options: own, score: bestScore(own) });
    }
  }
  return readings;
}

const articles = ['the', 'a', 'an', 'our', 'my', 'their', 'its', 'his', 'her', 'all'];

/** "region of the customers": the column of that table, the noun of the table included. */
function ownedColumnsAt(lattice: Lattice, at: number): (ColumnReading & { columnTo: number })[] {
  return columnsAt(lattice, at).flatMap((column) => {
    const after = lattice.tokens[column.to]?.lower ?? '';
    if (!['of', 'for'].includes(after)) return [];
    return afterOptional(lattice, column.to + 1, ...articles, 'these', 'those').flatMap((next) =>
      (lattice.spans[next] ?? []).flatMap((span) => {
        // "status of order 4711" names one row, by its key.
        if (span.kind !== 'table' || /\d/.test(lattice.tokens[span.to]?.text ?? '')) return [];
        const tables = new Set(span.links.map((link) => link.table.sqlName));
        const options = column.options.filter((link) => tables.has(link.column.ref.table));
        return options.length > 0 ? [{ to: span.to, options, score: column.score, columnTo: column.to }] : [];
      }),
    );
  });
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
      if (span.kind !== 'table') return [];
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

/** A title or the thing itself, of a table that neither has a name nor takes one from the table of what its rows are. */
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
  const isTold = profile.type === 'text' && profile.isUnique && !lemmas.some((word) => unnamed.has(word));
  return isTold && !takesName && !isNamed(table.sqlName);
}

const unnamed = new Set(
  'date time year address description detail note location phone email code id number'.split(' '),
);
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
      ...free.map((reading) => columnTerm(reading, false)),
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
