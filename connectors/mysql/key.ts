import { quoteName } from '../sql/quote.ts';
import { numberLiteral, textLiteral } from './literal.ts';
import { type NativeType, typeOf } from './types.ts';

/** A column of a key, by what rows are put in order. */
export interface KeyColumn {
  /** SQL of what is sorted and compared. */
  order: string;
  /** SQL of its exact text. */
  text: string;
  /** The text as SQL again. */
  literal(text: string): string;
}

const bytes = /^(var)?binary$|blob$/;

export function keyColumnsOf(columns: readonly { name: string; native: NativeType }[]): KeyColumn[] {
  return columns.map(({ name, native }): KeyColumn => {
    const column = quoteName(name);
    // They are sorted by their numbers, and compared by their names.
    if (native.name === 'enum' || native.name === 'set')
      return { order: `${column} + 0`, text: `${column} + 0`, literal: numberLiteral };
    if (native.name === 'bit')
      return { order: column, text: `CAST(${column} AS UNSIGNED)`, literal: numberLiteral };
    if (bytes.test(native.name))
      return { order: column, text: `lower(hex(${column}))`, literal: (text) => `X'${hexOf(text)}'` };
    if (typeOf(native) === 'double')
      return { order: column, text: `${column} + 0e0`, literal: (text) => exponential(numberLiteral(text)) };
    const isNumber = /^(boolean|integer|unsigned|decimal)/.test(typeOf(native));
    return { order: column, text: column, literal: isNumber ? numberLiteral : textLiteral };
  });
}

/**
 * The rows behind a key in the order of its columns: `a > 1 OR (a = 1 AND b > 2)`, of which the server makes ranges of the index.
 * Of the shorter `(a, b) > (1, 2)` it makes none.
 */
export function behindKey(key: readonly KeyColumn[], behind: readonly string[]): string {
  if (behind.length !== key.length) throw new Error('The position is of another key.');
  const literals = key.map((column, index) => column.literal(behind[index] ?? ''));
  const parts = key.map((column, index) => {
    const same = key.slice(0, index).map((one, at) => `${one.order} = ${literals[at]}`);
    return `(${[...same, `${column.order} > ${literals[index]}`].join(' AND ')})`;
  });
  return `(${parts.join(' OR ')})`;
}

function hexOf(text: string): string {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('These are no bytes.');
  return text;
}

/** Without an exponent it would be a decimal, which no number of 64 bits need be equal to. */
function exponential(text: string): string {
  return /e/i.test(text) ? text : `${text}e0`;
}
