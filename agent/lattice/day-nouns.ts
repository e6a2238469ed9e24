import { isThing } from '../model/counted-things.ts';
import { datingOf } from '../model/dating.ts';
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

/** "on how many days", "list the days when": the days on which the rows of the only table are, by their one date. */
export function dayNounSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const { lower = '' } = tokens[at] ?? {};
  const isAsked = asking.has(tokens[at - 1]?.lower ?? '');
  const [table, ...more] = model.catalog.tables;
  if (lower !== 'days' || !isAsked || !table || more.length > 0) return [];
  const named = (model.columnIndex.get('day') ?? []).some((link) => isThing(link));
  if (named || tokens.some((token) => lengths.has(token.lower))) return [];
  const dates = table.profile.columns.filter(({ type }) => type === 'date' || type === 'timestamp');
  const date = dates.length === 1 && dates[0]?.type === 'date' ? datingOf(table) : null;
  const column = date ? model.columns.get(columnKey(date.column)) : undefined;
  const link: ColumnLink | null = column ? { column, score: 0.8, source: 'synonym', phrase: 'day' } : null;
  return link ? [{ kind: 'column', to: at + 1, links: [link] }] : [];
}
