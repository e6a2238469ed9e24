import type { SystemType } from '#kernel/system-types.ts';

export interface LoadColumn {
  name: string;
  type: SystemType;
  /** ISO 4217 code, `%`, `kg` … */
  unit?: string | undefined;
}

/** DuckDB's widest decimal. */
export const mostDigits = 38;

/** How the texts of a type are read. What has no width of its own is read as text and decided when all rows are there. */
export function readType(type: SystemType): string {
  switch (type) {
    case 'boolean':
      return 'BOOLEAN';
    case 'integer':
      return 'BIGINT';
    case 'unsigned':
      return 'UBIGINT';
    case 'double':
      return 'DOUBLE';
    case 'date':
      return 'DATE';
    case 'time':
      return 'TIME';
    case 'timestamp':
      return 'TIMESTAMP';
    case 'timestampWithZone':
      return 'TIMESTAMPTZ';
    case 'text':
    case 'decimal':
      return 'VARCHAR';
    default: {
      const [precision = 0, scale = 0] = digitsOf(type);
      return precision <= mostDigits && scale <= precision ? `DECIMAL(${precision},${scale})` : 'VARCHAR';
    }
  }
}

/** Whether the digits have to be measured before the values have a type. */
export function isMeasured(type: SystemType): boolean {
  return type.startsWith('decimal') && readType(type) === 'VARCHAR';
}

/** The word for people, where a value could not be read as what its column declares. */
export function wordOf(type: SystemType): string {
  if (type.startsWith('decimal') || type === 'double') return 'a number';
  if (type === 'integer' || type === 'unsigned') return 'a whole number';
  if (type === 'boolean') return 'yes or no';
  if (type === 'time') return 'a time of day';
  return type === 'text' ? 'text' : 'a date';
}

function digitsOf(type: string): number[] {
  return /\((\d+),(\d+)\)$/.exec(type)?.slice(1).map(Number) ?? [];
}
