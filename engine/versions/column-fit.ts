import { quoteName } from '../sql-text.ts';

/** A column as DuckDB describes it: `BIGINT`, `DECIMAL(12,2)`, `VARCHAR` … */
export interface TypedColumn {
  name: string;
  type: string;
}

/** How the values of an added column become values of the table's column of that name. */
export interface ColumnFit {
  /** As the table names it. */
  name: string;
  /** As the added rows name it: names may differ in upper and lower case. */
  addedName: string;
  tableType: string;
  addedType: string;
  /** Of the column afterwards: the table's own, or a wider number. */
  type: string;
  /** SQL of the value; meaningful where `fits` holds. */
  value: string;
  /** SQL that tells whether the value is kept exactly; null when every value is. */
  fits: string | null;
}

export interface ColumnMatch {
  /** All columns of the table, in their order. */
  table: readonly TypedColumn[];
  fits: ColumnFit[];
  /** In the table alone. */
  missing: TypedColumn[];
  /** In the added rows alone. */
  added: TypedColumn[];
}

/** Columns of both sides by name. What only one side has is told, never guessed to be another name of something. */
export function matchColumns(table: readonly TypedColumn[], added: readonly TypedColumn[]): ColumnMatch {
  const free = new Map(added.map((column) => [column.name.toLowerCase(), column]));
  const fits: ColumnFit[] = [];
  const missing: TypedColumn[] = [];
  for (const column of table) {
    const other = free.get(column.name.toLowerCase());
    free.delete(column.name.toLowerCase());
    if (other) fits.push(fitColumn(column, other));
    else missing.push(column);
  }
  return { table, fits, missing, added: [...free.values()] };
}

type Family = 'exact' | 'double' | 'boolean' | 'date' | 'timestamp' | 'time' | 'text';

function fitColumn(table: TypedColumn, added: TypedColumn): ColumnFit {
  const cell = quoteName(added.name);
  return {
    name: table.name,
    addedName: added.name,
    tableType: table.type,
    addedType: added.type,
    ...convert(cell, table.type, added.type),
  };
}

function convert(cell: string, to: string, from: string): Pick<ColumnFit, 'type' | 'value' | 'fits'> {
  const [target, source] = [familyOf(to), familyOf(from)];
  const cast = `CAST(${cell} AS ${to})`;
  const tried = `TRY_CAST(${cell} AS ${to})`;
  if (to === from) return { type: to, value: cell, fits: null };
  if (target === 'text') return { type: to, value: cast, fits: null };
  if (target === 'exact' && source === 'exact') return widen(cell, to, from);
  if (target === 'timestamp' && source === 'date') return { type: to, value: cast, fits: null };
  if (source === 'text') {
    const form = `regexp_full_match(${cell}, '${plainForm(target, to)}')`;
    return { type: to, value: tried, fits: `(${form} AND ${tried} IS NOT NULL)` };
  }
  const areNumbers = [target, source].every((family) => family === 'exact' || family === 'double');
  const areTimes = target === 'date' && source === 'timestamp';
  if (areNumbers || areTimes) {
    return { type: to, value: tried, fits: `coalesce(TRY_CAST(${tried} AS ${from}) = ${cell}, false)` };
  }
  return { type: to, value: `CAST(NULL AS ${to})`, fits: 'false' };
}

function familyOf(type: string): Family {
  if (type.startsWith('DECIMAL') || /INT/.test(type)) return 'exact';
  if (type === 'DOUBLE' || type === 'FLOAT') return 'double';
  if (type === 'BOOLEAN') return 'boolean';
  if (type === 'DATE') return 'date';
  if (type.startsWith('TIMESTAMP')) return 'timestamp';
  if (type.startsWith('TIME')) return 'time';
  return 'text';
}

/** Digits before and behind the point. */
function digitsOf(type: string): { whole: number; fraction: number } {
  const decimal = /^DECIMAL\((\d+),(\d+)\)$/.exec(type);
  if (decimal) return { whole: Number(decimal[1]) - Number(decimal[2]), fraction: Number(decimal[2]) };
  const byType: Record<string, number> = { TINYINT: 3, SMALLINT: 5, INTEGER: 10, BIGINT: 19, UBIGINT: 20 };
  return { whole: byType[type] ?? 38, fraction: 0 };
}

/** Two exact numbers meet in a type that holds both; where there is none, what the table's cannot hold does not fit. */
function widen(cell: string, to: string, from: string): Pick<ColumnFit, 'type' | 'value' | 'fits'> {
  const [a, b] = [digitsOf(to), digitsOf(from)];
  const whole = Math.max(a.whole, b.whole);
  const fraction = Math.max(a.fraction, b.fraction);
  if (whole === a.whole && fraction === a.fraction) {
    return { type: to, value: `CAST(${cell} AS ${to})`, fits: null };
  }
  if (whole + fraction <= 38) {
    const type = fraction === 0 && whole <= 19 ? 'BIGINT' : `DECIMAL(${whole + fraction},${fraction})`;
    return { type, value: `CAST(${cell} AS ${type})`, fits: null };
  }
  const tried = `TRY_CAST(${cell} AS ${to})`;
  return { type: to, value: tried, fits: `coalesce(${tried} = ${cell}, false)` };
}

/** A text is taken for a value only in the one form that is written back the same; a cast alone would round or guess. */
function plainForm(family: Family, type: string): string {
  const whole = '-?(0|[1-9][0-9]*)';
  switch (family) {
    case 'exact': {
      const { fraction } = digitsOf(type);
      return fraction === 0 ? whole : `${whole}(\\.[0-9]{1,${fraction}})?`;
    }
    case 'double':
      return `${whole}(\\.[0-9]+)?([eE][+-]?[0-9]+)?`;
    case 'boolean':
      return '(?i)true|false';
    case 'date':
      return '[0-9]{4}-[0-9]{2}-[0-9]{2}';
    case 'timestamp':
      return '[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,6})?)?';
    case 'time':
      return '[0-9]{2}:[0-9]{2}(:[0-9]{2})?';
    case 'text':
      return '.*';
  }
}
