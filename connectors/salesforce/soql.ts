import type { SystemTable, Watermark } from '../system-session.ts';
import { requireApiName } from './fields.ts';

/** One SELECT of the records of an object. */
export interface Selection {
  object: string;
  fields: readonly string[];
  conditions?: readonly string[];
  order?: string;
  limit?: number;
}

export function selectText({ object, fields, conditions = [], order, limit }: Selection): string {
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  const ordered = order === undefined ? '' : ` ORDER BY ${order}`;
  const limited = limit === undefined ? '' : ` LIMIT ${Math.floor(limit)}`;
  return `SELECT ${fields.map(requireApiName).join(',')} FROM ${requireApiName(object)}${where}${ordered}${limited}`;
}

export function textLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Nothing tells by this column what has changed. */
export class NoOrder extends Error {
  override name = 'NoOrder';
}

/** Written by Salesforce for each record. Asked for null as well, a query of them would not use their index. */
const neverNull = new Set(['SystemModstamp', 'LastModifiedDate', 'CreatedDate']);

/**
 * From the overlap below the last watermark up to the one of this moment: what comes in while this is read belongs to the next reading. A row
 * that says no time may have changed at any, so it is read each time.
 */
export function changedSince(
  table: SystemTable,
  { column, after, overlapSeconds }: Watermark,
  until: string | null,
): string {
  const name = requireApiName(column);
  const literal = literalsOf(table, column);
  const parts = neverNull.has(name) ? [] : [`${name} = null`];
  if (until !== null) {
    const upTo = `${name} <= ${literal.at(until)}`;
    parts.push(after === null ? upTo : `(${name} ${literal.behind(after, overlapSeconds)} AND ${upTo})`);
  }
  // Of an object without records nothing is told, and nothing is there to be asked for.
  return parts.length === 0 ? `${name} = null` : `(${parts.join(' OR ')})`;
}

interface Literals {
  at(value: string): string;
  /** The comparison with what was told before. */
  behind(value: string, overlapSeconds: number): string;
}

function literalsOf(table: SystemTable, column: string): Literals {
  const type = table.columns.find(({ name }) => name === column)?.type ?? 'text';
  if (type === 'timestampWithZone' || type === 'date') {
    const moment = (value: string, earlierMs = 0): string => {
      const text = new Date(
        Date.parse(value.replace(' ', 'T').replace(/\+00$/, 'Z')) - earlierMs,
      ).toISOString();
      return type === 'date' ? text.slice(0, 10) : text;
    };
    return { at: moment, behind: (value, overlapSeconds) => `>= ${moment(value, overlapSeconds * 1000)}` };
  }
  if (type !== 'integer' && type !== 'decimal' && type !== 'double')
    throw new NoOrder(`${column} has no order.`);
  const number = (value: string): string => {
    if (!/^-?\d+(\.\d+)?$/.test(value)) throw new NoOrder('The watermark is no number.');
    return value;
  };
  // Numbers that only grow have no clock that could be late.
  return { at: number, behind: (value) => `> ${number(value)}` };
}
