import { isPersonColumn } from '../model/person-columns.ts';
import { sameColumn } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import type { Noun, Parts, ResolvedFilter } from '../planning/parts.ts';

const narrowing = new Set('only just narrow restrict limit filter keep leave'.split(' '));

/** "only orders from Austin", "trusts only": fewer rows are meant and nothing else about them. */
export function isNarrowing(said: string[]): boolean {
  return said.some((word) => narrowing.has(word));
}

/**
 * The parts of a change that narrows, without the nouns of its rows: in "only guests from Germany" the condition says it all, and
 * what was counted or added up before stays so. A noun without a condition behind it is no narrowing and stays.
 */
export function withoutRowNouns(parts: Parts, previous: Plan): Parts {
  const isNarrowed =
    parts.filters.length + parts.periods.length + parts.dayParts.length > 0 &&
    parts.asks.size + parts.measures.length + parts.groups.length + parts.ranks.length === 0;
  if (!isNarrowed || parts.nouns.length !== 1) return parts;
  const described = new Set([previous.root, ...parts.filters.flatMap(tablesOf)]);
  return { ...parts, nouns: parts.nouns.filter((noun) => !isOfRows(noun, described)) };
}

function isOfRows(noun: Parts['nouns'][number], described: Set<string>): boolean {
  if (noun.distinct || noun.isAdded) return false;
  return described.has(tableOf(noun)) && (noun.kind === 'table' || isPersonColumn(noun.column));
}

function tableOf(noun: Noun): string {
  return noun.kind === 'table' ? noun.table.sqlName : noun.column.ref.table;
}

function tablesOf(filter: ResolvedFilter): string[] {
  if (filter.kind === 'values') return filter.values.map(({ column }) => column.table);
  return 'column' in filter && filter.column ? [filter.column.ref.table] : [];
}

/** "only the types with at least three" of types that were counted: the number bounds what the groups come to. */
export function boundOfGroups(parts: Parts, { intent, dimensions, measures }: Plan): Parts {
  const [dimension, ...more] = dimensions;
  const [noun, ...others] = parts.nouns;
  const [filter, ...further] = parts.filters;
  const [measure] = measures;
  const isBound =
    filter?.kind === 'number' && filter.column === null && filter.unit === null && further.length === 0;
  if (intent !== 'aggregate' || !dimension || !noun || !isBound || !measure || measure.per !== null)
    return parts;
  const isNamed =
    noun.kind === 'table'
      ? noun.table.sqlName === dimension.column.table
      : sameColumn(noun.column.ref, dimension.column);
  if (!isNamed || more.length + others.length > 0) return parts;
  return { ...parts, nouns: [], filters: [{ ...filter, isOfGroups: true }] };
}
