import type {
  ColumnProfile,
  ColumnRole,
  ColumnType,
  DefaultAggregate,
  TableProfile,
} from '#kernel/catalog.ts';
import type { ColumnMeaning, TableMeaning } from '../contract.ts';

const numbers: readonly ColumnType[] = ['integer', 'decimal', 'double'];
const moments: readonly ColumnType[] = ['date', 'timestamp'];

/** What is told of the columns; metrics and filters stand beside it. */
export type Described = Omit<TableMeaning, 'metrics' | 'filters'>;

/** What values of a type can mean: texts are never added up, a date is a date. */
export function rolesOf(type: ColumnType): ColumnRole[] {
  if (numbers.includes(type)) return ['additive', 'ratio', 'balance', 'identifier', 'category', 'ordinal'];
  if (moments.includes(type)) return ['date'];
  if (type === 'boolean') return ['boolean', 'category'];
  return ['identifier', 'category', 'place', 'ordinal', 'text'];
}

/** How values of a role are taken together when the question does not say. */
export function aggregateOf(role: ColumnRole): DefaultAggregate {
  switch (role) {
    case 'additive':
      return 'sum';
    case 'ratio':
      return 'avg';
    case 'balance':
      return 'last';
    default:
      return 'none';
  }
}

/** The profile as a person wants it read, but for the key: whether one holds must be measured. What was told of columns that are gone, or have another type now, rests. */
export function applyMeaning(profile: TableProfile, meaning: Described): TableProfile {
  const told = fittingMeaning(profile, meaning);
  return {
    ...profile,
    ...(told.mainDate !== undefined && { mainDate: told.mainDate }),
    ...(told.displayColumn !== undefined && { displayColumn: told.displayColumn }),
    columns: profile.columns.map((column) => applyToColumn(column, told.columns[column.name])),
  };
}

/** What was told, as far as it fits the table of now. */
export function fittingMeaning(profile: TableProfile, meaning: Described): Described {
  const columnOf = (name: string) => profile.columns.find((column) => column.name === name);
  const isDate = (name: string) => moments.includes(columnOf(name)?.type ?? 'text');
  const { mainDate, displayColumn, key, synonyms, states, withoutPack } = meaning;
  return {
    ...(synonyms && { synonyms }),
    ...(withoutPack && { withoutPack }),
    ...(mainDate !== undefined && (mainDate === null || isDate(mainDate)) && { mainDate }),
    ...(displayColumn !== undefined &&
      (displayColumn === null || columnOf(displayColumn)) && { displayColumn }),
    ...(key?.every(columnOf) && { key }),
    ...(states && {
      states: Object.fromEntries(Object.entries(states).filter(([name]) => columnOf(name)?.type === 'text')),
    }),
    columns: Object.fromEntries(
      Object.entries(meaning.columns).flatMap(([name, { role, ...others }]) => {
        const column = columnOf(name);
        if (!column) return [];
        const fits = role !== undefined && rolesOf(column.type).includes(role);
        return [[name, { ...others, ...(fits && { role }) }]];
      }),
    ),
  };
}

function applyToColumn(column: ColumnProfile, told: ColumnMeaning | undefined): ColumnProfile {
  if (!told) return column;
  const { role, unit, label, synonyms } = told;
  return {
    ...column,
    ...(role && { role, defaultAggregate: aggregateOf(role) }),
    ...(unit !== undefined && { unit }),
    ...(label !== undefined && { label }),
    ...(synonyms && synonyms.length > 0 && { synonyms: [...synonyms, ...(column.synonyms ?? [])] }),
  };
}
