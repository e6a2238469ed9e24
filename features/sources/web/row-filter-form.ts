import type { ColumnType } from '#kernel/catalog.ts';
import type { RowFilter } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';

const strings = sourcesStrings.browser;

export type FilterKind = RowFilter['kind'];

/** The conditions that a column of this type can be held to, the likeliest first. */
export function kindsFor(type: ColumnType): FilterKind[] {
  if (type === 'text') return ['contains', 'equals', 'isEmpty', 'isNotEmpty'];
  if (type === 'boolean') return ['equals', 'isEmpty', 'isNotEmpty'];
  return ['range', 'equals', 'isEmpty', 'isNotEmpty'];
}

export interface FilterEntry {
  column: string;
  kind: FilterKind;
  text: string;
  from: string;
  to: string;
}

/** The filter that was entered; null while something is missing. */
export function filterOf({ column, kind, text, from, to }: FilterEntry): RowFilter | null {
  switch (kind) {
    case 'isEmpty':
    case 'isNotEmpty':
      return { column, kind };
    case 'contains':
    case 'equals':
      return text === '' ? null : { column, kind, text };
    case 'range': {
      const ends = { ...(from !== '' && { from }), ...(to !== '' && { to }) };
      return from === '' && to === '' ? null : { column, kind, ...ends };
    }
  }
}

/** A filter as people say it. */
export function describeFilter(filter: RowFilter): string {
  const { column } = filter;
  switch (filter.kind) {
    case 'isEmpty':
    case 'isNotEmpty':
      return `${column} ${strings.filterKinds[filter.kind]}`;
    case 'contains':
    case 'equals':
      return `${column} ${strings.filterKinds[filter.kind]} ${filter.text}`;
    case 'range': {
      const { from, to } = filter;
      if (from !== undefined && to !== undefined)
        return `${column} ${strings.filterKinds.range} ${from} ${strings.and} ${to}`;
      return `${column} ${from === undefined ? strings.to(to ?? '') : strings.from(from)}`;
    }
  }
}
