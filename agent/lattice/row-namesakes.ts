import { lemmasOfName } from '../model/name-phrases.ts';
import type { ColumnLink, TableLink } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** After these a noun names groups, their kinds or one of them, and not the rows. */
const telling = new Set(
  'by per each every across which what different distinct unique top bottom best worst most least type types kind kinds'.split(
    ' ',
  ),
);
const idTails = new Set(['id', 'no', 'nr', 'number', 'num', 'code', 'key', 'ref', 'reference']);

/**
 * Of rows with a `Visit No` of their own, "visits" are the rows, though a column `Visit` says of which kind each is. The column stays
 * meant in the singular and where groups are told by it: "by visit", "which visits", "different visits".
 */
export function withoutRowNamesakes(tokens: Token[], spans: Span[][]): Span[][] {
  return spans.map((own, at) => {
    const keyed = own.flatMap((span) =>
      span.kind === 'table' ? span.links.filter((link) => isKeyNoun(link)) : [],
    );
    if (keyed.length === 0 || !isPlural(tokens[at]) || isTold(tokens, at)) return own;
    return own.flatMap((span): Span[] => {
      if (span.kind !== 'column' || span.to !== at + 1) return [span];
      const links = span.links.filter((link) => !keyed.some((rows) => isNamesake(link, rows)));
      return links.length > 0 ? [{ ...span, links }] : [];
    });
  });
}

function isPlural(token: Token | undefined): boolean {
  return token !== undefined && token.lower !== token.lemma && /s$/.test(token.lower);
}

function isTold(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const word = ['the', 'of', 'our', 'all'].includes(before) ? (tokens[at - 2]?.lower ?? '') : before;
  return telling.has(before) || telling.has(word);
}

/** Whether the rows are called so by the one id that each of them has. */
function isKeyNoun({ table, phrase }: TableLink): boolean {
  const [key, ...more] = table.profile.key;
  if (key === undefined || more.length > 0) return false;
  const words = lemmasOfName(key);
  return idTails.has(words.at(-1) ?? '') && words.slice(0, -1).join(' ') === phrase;
}

/** A column that repeats under the very name of the rows. */
function isNamesake({ column, phrase }: ColumnLink, { table }: TableLink): boolean {
  return column.ref.table === table.sqlName && !column.profile.isUnique && column.lemmas.join(' ') === phrase;
}
