import { afterOptional, type Lattice } from '../lattice/lattice.ts';
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

/** Columns and tables named at a token, an article before them skipped. */
export function termsAt(lattice: Lattice, from: number): TermReading[] {
  return afterOptional(
    lattice,
    from,
    'the',
    'a',
    'an',
    'our',
    'my',
    'their',
    'its',
    'his',
    'her',
    'all',
  ).flatMap((at) => {
    const columns = columnsAt(lattice, at).map(
      (reading): TermReading => ({
        to: reading.to,
        score: reading.score,
        term: { kind: 'column', choice: { options: reading.options } },
      }),
    );
    const tables = (lattice.spans[at] ?? []).flatMap((span): TermReading[] =>
      span.kind === 'table'
        ? [
            {
              to: span.to,
              score: bestScore(span.links),
              term: { kind: 'table', choice: { options: span.links } },
            },
          ]
        : [],
    );
    return [...columns, ...tables];
  });
}

export function bestScore(links: readonly { score: number }[]): number {
  return Math.max(...links.map((link) => link.score));
}
