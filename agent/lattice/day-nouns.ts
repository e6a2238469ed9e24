import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { isThing } from '../model/counted-things.ts';
import { datingOf } from '../model/dating.ts';
import { panelOf } from '../model/panel-tables.ts';
import { type ColumnLink, columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

const asking = new Set('many which what the all list show'.split(' '));
/** Words that make days a length of time. */
const lengths = new Set(
  'take took takes taken between late overdue old long last lasted wait waited until till before after within stay stayed'.split(
    ' ',
  ),
);
const dayMs = 86_400_000;

/**
 * "on how many days", "list the days when": the days on which the rows of the only table are, by their one date. With a bound ("more than
 * 20 late trips") each row must be a whole day, as in a table with one row for each line and day where the line is named: of rows that
 * share a day, their total would be meant, and the word stays without a meaning here.
 */
export function dayNounSpans(
  model: SemanticModel,
  tokens: Token[],
  spans: readonly Span[][],
): { from: number; span: Span }[] {
  const [table, ...more] = model.catalog.tables;
  const column = table && more.length === 0 ? dayColumn(model, table) : undefined;
  const named = (model.columnIndex.get('day') ?? []).some((link) => isThing(link));
  if (!table || !column || named) return [];
  return tokens.flatMap(({ lower }, from): { from: number; span: Span }[] => {
    if (lower !== 'days' || !asking.has(tokens[from - 1]?.lower ?? '')) return [];
    const isLength = tokens.some((token) => lengths.has(token.lower));
    if (isBounded(spans) ? !isRowOfDay(table, spans) : isLength) return [];
    const link: ColumnLink = { column, score: 0.85, source: 'synonym', phrase: 'date' };
    return [{ from, span: { kind: 'column', to: from + 1, links: [link] } }];
  });
}

function dayColumn(model: SemanticModel, table: CatalogTable): ReturnType<SemanticModel['columns']['get']> {
  const dates = table.profile.columns.filter(({ type }) => type === 'date' || type === 'timestamp');
  const date = dates.length === 1 && dates[0]?.type === 'date' ? datingOf(table) : null;
  return date ? model.columns.get(columnKey(date.column)) : undefined;
}

const bounds = new Set(['above', 'below', 'atLeast', 'atMost', 'between', 'orMore', 'orLess', 'equal']);

function isBounded(spans: readonly Span[][]): boolean {
  return spans.some((own) => own.some((span) => span.kind === 'operator' && bounds.has(span.operator)));
}

/** A table with one row for each thing and day, of which every thing is named by a value. */
function isRowOfDay(table: CatalogTable, spans: readonly Span[][]): boolean {
  const panel = panelOf(table);
  const date = table.profile.columns.find(({ name }) => name === panel?.period.column);
  if (!panel || panel.things.length === 0 || !date || !isDaily(date)) return false;
  return panel.things.every((thing) =>
    spans.some((own) =>
      own.some(
        (span) =>
          span.kind === 'value' && span.links.some(({ column }) => columnKey(column) === columnKey(thing)),
      ),
    ),
  );
}

/** A date for most of the days that it spans: weeks and months are told by dates too. */
function isDaily({ min, max, distinctCount }: ColumnProfile): boolean {
  const days = (Date.parse(max ?? '') - Date.parse(min ?? '')) / dayMs;
  return days > 0 && distinctCount > days / 3;
}
