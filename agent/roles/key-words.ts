import type { Lattice, Span } from '../lattice/lattice.ts';
import type { ColumnLink, ModelColumn, TableLink } from '../model/semantic-model.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';

/** What numbers rows, by the ends of the headers that it has. */
const ends = new Map<string, RegExp>([
  ['id', /^(id|ids|key)$/],
  ['number', /^(number|no|num|nr|nbr)$/],
  ['code', /^(code|cd)$/],
]);
const glued = new Map<string, RegExp>([
  ['id', /id$/],
  ['number', /(no|num|nr)$/],
  ['code', /code$/],
]);
const shortestStart = 2;
const score = { key: 0.9, other: 0.7 };

/** "gas station ids", "flight number": what tells the rows of a table apart, where the word stands behind the table's name. */
export function keyLinks(lattice: Lattice, at: number): ColumnLink[] {
  const lemma = lattice.tokens[at]?.lemma ?? '';
  if (!ends.has(lemma)) return [];
  const tables = tablesEndingAt(lattice, at).map(({ table }) => table);
  return [...lattice.model.columns.values()].flatMap((column): ColumnLink[] =>
    tables.includes(column.table) && isCalledBy(column, lemma)
      ? [
          {
            column,
            score: column.profile.isUnique ? score.key : score.other,
            source: 'part',
            phrase: lemma,
          },
        ]
      : [],
  );
}

function tablesEndingAt({ spans }: Lattice, at: number): TableLink[] {
  return spans
    .slice(0, at)
    .flat()
    .flatMap((span: Span) => (span.kind === 'table' && span.to === at ? span.links : []));
}

/** The last word of the name says it, or its only one begins as the table does: `flno` of flights. */
function isCalledBy({ profile, table }: ModelColumn, lemma: string): boolean {
  const words = wordsOfName(profile.name);
  const last = words.at(-1) ?? '';
  if (ends.get(lemma)?.test(last)) return true;
  const start = last.replace(glued.get(lemma) ?? /$/, '');
  if (words.length !== 1 || start === last || start.length < shortestStart) return false;
  return wordsOfName(table.sqlName).some((word) => lemmaOf(word).startsWith(start));
}
