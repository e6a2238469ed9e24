import type { Watermark } from '../system-session.ts';
import type { ODataColumn, ODataVersion } from './model.ts';
import { literalOf } from './types.ts';

/** Conditions of a reading, as `$filter` has them. */

/** All of them; undefined for none. */
export function allOf(...conditions: (string | undefined)[]): string | undefined {
  const told = conditions.filter((one) => one !== undefined);
  return told.length > 1 ? told.map((one) => `(${one})`).join(' and ') : told[0];
}

/** Rows behind a key in the order of its columns. */
export function behindKey(
  key: readonly ODataColumn[],
  values: readonly string[],
  version: ODataVersion,
): string {
  const parts = key.map((column, index) => {
    const literals = key.slice(0, index + 1).map((one, at) => literalOf(values[at] ?? '', one, version));
    const same = key.slice(0, index).map((one, at) => `${nameOf(one)} eq ${literals[at]}`);
    const condition = [...same, `${nameOf(column)} gt ${literals[index]}`].join(' and ');
    return key.length === 1 ? condition : `(${condition})`;
  });
  return parts.join(' or ');
}

/** As it is named in an address: a part of a complex type by its path. */
export function nameOf({ path }: Pick<ODataColumn, 'path'>): string {
  return path.join('/');
}

/**
 * From the overlap below the last watermark up to the one of this moment: what comes in while this is read belongs to the next
 * reading. A row that says no time may have changed at any, so it is read each time.
 */
export function changedSince(
  column: ODataColumn,
  { after, overlapSeconds }: Watermark,
  until: string | null,
  version: ODataVersion,
): string | undefined {
  const name = nameOf(column);
  const parts = column.isNullable ? [`${name} eq null`] : [];
  if (until !== null) {
    const upTo = upToOf(column, until, version);
    const from = after === null ? undefined : fromOf(column, after, overlapSeconds, version);
    parts.push(from === undefined ? upTo : `(${from} and ${upTo})`);
  }
  return parts.length === 0 ? undefined : parts.join(' or ');
}

/** JSON of V2 has milliseconds where the system has more: all that began in that one are meant. */
function upToOf(column: ODataColumn, until: string, version: ODataVersion): string {
  const name = nameOf(column);
  if (version === 'v2' && (column.kind === 'dateTime' || column.kind === 'moment'))
    return `${name} lt ${literalOf(shifted(until, 1), column, version)}`;
  return `${name} le ${literalOf(until, column, version)}`;
}

/** Numbers that only grow have no clock that could be late. */
function fromOf(column: ODataColumn, after: string, overlapSeconds: number, version: ODataVersion): string {
  const name = nameOf(column);
  const pause = -Math.max(0, Math.floor(overlapSeconds)) * 1000;
  switch (column.kind) {
    case 'dateTime':
    case 'moment':
      return `${name} ge ${literalOf(shifted(after, pause), column, version)}`;
    case 'date':
    case 'day':
      return `${name} ge ${literalOf(shifted(after, pause).slice(0, 10), column, version)}`;
    default:
      return `${name} gt ${literalOf(after, column, version)}`;
  }
}

/** A moment so many milliseconds later, in UTC where it says a zone; finer digits are cut, which asks for a little more. */
function shifted(text: string, milliseconds: number): string {
  const isZoned = /(Z|[+-]\d\d(:?\d\d)?)$/.test(text.slice(10));
  const iso = text.replace(' ', 'T');
  const at = new Date(isZoned || iso.length === 10 ? iso : `${iso}Z`);
  if (Number.isNaN(at.getTime())) throw new Error('This is no moment.');
  const moved = new Date(at.getTime() + milliseconds).toISOString();
  return isZoned ? moved : moved.replace('Z', '').replace('.000', '');
}
