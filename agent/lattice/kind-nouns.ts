import { unitOf } from '../dates/relative-phrases.ts';
import { isThing } from '../model/counted-things.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { ColumnLink, SemanticModel, TableLink } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

const grouping = new Set('by per each every across different distinct'.split(' '));

/**
 * "homes" of a Property Type: the column says of which kind the things are, and the noun alone is what the rows are about. It stays the
 * column where groups are told by it ("price by property"), and "days" of a Day Type are days.
 */
export function withoutKindNouns(model: SemanticModel, tokens: Token[], spans: Span[][]): Span[][] {
  return spans.map((own, at) =>
    own.flatMap((span): Span[] => {
      if (span.kind !== 'column' || span.to !== at + 1 || grouping.has(tokens[at - 1]?.lower ?? ''))
        return [span];
      if (isRowsByKey(tokens[at], own, span.links)) return [];
      if (!span.links.every((link) => isKindOfThing(link))) return [span];
      if (unitOf(tokens[at]?.lower) !== null) return [];
      const isNamed = own.some(({ kind }) => kind === 'table' || kind === 'value');
      const tables = new Map(span.links.map((link) => [link.column.ref.table, link]));
      const [only, ...more] = tables.values();
      if (isNamed || !only || more.length > 0 || hasThingsOfTheirOwn(model, only)) return [span];
      const link: TableLink = {
        table: only.column.table,
        score: Math.max(only.score, 0.75),
        source: 'part',
        phrase: only.phrase,
        isKind: true,
      };
      return [{ kind: 'table', to: span.to, links: [link] }];
    }),
  );
}

/** "shifts" beside a key Shift No: several are rows, whatever a column Shift says of each. */
function isRowsByKey(token: Token | undefined, own: readonly Span[], links: readonly ColumnLink[]): boolean {
  const isPlural = token !== undefined && token.lower !== token.lemma && /s$/.test(token.lower);
  const rows = own
    .flatMap((span) => (span.kind === 'table' ? span.links : []))
    .filter(({ score }) => score >= 0.9);
  return (
    isPlural &&
    rows.length > 0 &&
    links.every(
      ({ column: { table, profile, lemmas } }) =>
        rows.some((row) => row.table === table) &&
        profile.type === 'text' &&
        !profile.isUnique &&
        table.profile.key.some((key) => lemmasOfName(key).slice(0, -1).join(' ') === lemmas.join(' ')),
    )
  );
}

function isKindOfThing(link: ColumnLink): boolean {
  return (
    ['part', 'synonym'].includes(link.source) &&
    link.column.profile.type === 'text' &&
    link.column.lemmas.at(-1) === 'type' &&
    !isThing(link)
  );
}

/** Beside an id or a name of such things, the rows are something else: visits of vehicles are no vehicles. */
function hasThingsOfTheirOwn(model: SemanticModel, { column, phrase }: ColumnLink): boolean {
  const first = column.lemmas[0] ?? phrase;
  return [...model.columns.values()].some(
    ({ ref, lemmas, profile }) =>
      ref.table === column.ref.table &&
      ref.column !== column.ref.column &&
      lemmas.includes(first) &&
      !profile.isUnique &&
      ['id', 'no', 'number', 'name', 'code', 'ref', first].includes(lemmas.at(-1) ?? ''),
  );
}
