import { afterOptional, type Lattice, type Span } from '../lattice/lattice.ts';
import { isThing } from '../model/counted-things.ts';
import { isParticiple } from '../model/header-forms.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
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

/** Columns and tables named at a token, an article before them skipped. */
export function termsAt(lattice: Lattice, from: number): TermReading[] {
  return afterOptional(lattice, from, ...articles).flatMap((at) => {
    const owned = ownedColumnsAt(lattice, at);
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
