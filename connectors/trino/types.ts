import type { SystemType } from '#kernel/system-types.ts';
import { quoteName } from '../sql/quote.ts';

/** Of a fraction of a second: what our own timestamps hold. */
const exactDigits = 6;

/** The type of a column in our words, by Trino's: `decimal(18,2)`. What has no counterpart is the text that Trino writes. */
export function typeOf(native: string): SystemType {
  const [, name = '', digits = '', zone] =
    /^([a-z ]+?)(?:\(([\d,]+)\))?( with time zone)?$/.exec(native) ?? [];
  switch (name) {
    case 'boolean':
    case 'date':
      return name;
    case 'tinyint':
    case 'smallint':
    case 'integer':
    case 'bigint':
      return 'integer';
    case 'real':
    case 'double':
      return 'double';
    case 'decimal': {
      const [precision, scale] = digits.split(',').map(Number);
      return `decimal(${precision ?? 38},${scale ?? 0})`;
    }
    case 'time':
      return zone || Number(digits) > exactDigits ? 'text' : 'time';
    case 'timestamp':
      if (Number(digits) > exactDigits) return 'text';
      return zone ? 'timestampWithZone' : 'timestamp';
    default:
      return 'text';
  }
}

/** SQL of a column's exact text. Numbers go as texts too: in JSON those above 2^53 would lose digits. */
export function selectedText(column: string, native: string): string {
  const value = quoteName(column);
  if (/^varchar\b/.test(native)) return value;
  if (native === 'varbinary') return `lower(to_hex(${value}))`;
  if (native === 'json') return `json_format(${value})`;
  if (/^(array|map|row)\(/.test(native)) return `json_format(CAST(${value} AS json))`;
  if (/^(HyperLogLog|P4HyperLogLog|SetDigest|[qt]digest)/i.test(native))
    return `lower(to_hex(CAST(${value} AS varbinary)))`;
  if (native === 'Geometry') return `ST_AsText(${value})`;
  const [, digits] = /^timestamp\((\d+)\) with time zone$/.exec(native) ?? [];
  if (digits !== undefined)
    return `CAST(CAST(${value} AT TIME ZONE 'UTC' AS timestamp(${digits})) AS varchar)`;
  return `CAST(${value} AS varchar)`;
}
