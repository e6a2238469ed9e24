import { propertyOf, type ServedRow, type ServedSet } from './served-model.ts';
import { compare, literalValue } from './served-values.ts';

/** What was asked is none that this system understands. */
export class BadQuery extends Error {
  override name = 'BadQuery';
}

export type RowTest = (row: ServedRow) => boolean;

const operators: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
};

const mostLevels = 50;
const token = /\s*(\(|\)|[A-Za-z]*'(?:[^']|'')*'|[^\s()]+)/gy;

/** `$filter` with comparisons, `and`, `or` and parentheses, where `and` binds closer. Throws `BadQuery`. */
export function filterOf(text: string, set: ServedSet): RowTest {
  const tokens = Array.from(text.matchAll(token), ([, one = '']) => one);
  if (tokens.join('').length !== text.replaceAll(/\s+(?=(?:[^']*'[^']*')*[^']*$)/g, '').length)
    throw new BadQuery('The filter cannot be read.');
  let at = 0;
  let level = 0;
  const next = (): string => {
    const one = tokens[at];
    if (one === undefined) throw new BadQuery('The filter ends too early.');
    at += 1;
    return one;
  };
  const chain = (word: 'or' | 'and', part: () => RowTest): RowTest => {
    const parts = [part()];
    while (tokens[at] === word) {
      at += 1;
      parts.push(part());
    }
    return word === 'or' ? (row) => parts.some((one) => one(row)) : (row) => parts.every((one) => one(row));
  };
  const either = (): RowTest => chain('or', () => chain('and', single));
  const single = (): RowTest => {
    const first = next();
    if (first !== '(') return comparison(first, next(), next(), set);
    level += 1;
    if (level > mostLevels) throw new BadQuery('The filter is nested too deeply.');
    const inner = either();
    if (next() !== ')') throw new BadQuery('A parenthesis is missing.');
    level -= 1;
    return inner;
  };
  const whole = either();
  if (at !== tokens.length) throw new BadQuery('Something stands behind the filter.');
  return whole;
}

function comparison(name: string, operator: string, literal: string, set: ServedSet): RowTest {
  const property = propertyOf(set, name);
  const holds = operators[operator];
  if (!property || !holds) throw new BadQuery('A property or an operator is not known.');
  if (literal === 'null')
    return operator === 'ne' ? (row) => (row[name] ?? null) !== null : (row) => (row[name] ?? null) === null;
  const value = literalValue(literal, property.type);
  if (value === null) throw new BadQuery('A literal is none of its property.');
  return (row) => {
    const own = row[name] ?? null;
    return own !== null && holds(compare(own, value, property.type));
  };
}

/** `$orderby`. Throws `BadQuery`. */
export function orderOf(text: string, set: ServedSet): (one: ServedRow, other: ServedRow) => number {
  const parts = text.split(',').map((part) => {
    const [, name = '', way = 'asc'] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/.exec(part) ?? [];
    const property = propertyOf(set, name);
    if (!property) throw new BadQuery('An order is not known.');
    return { property, sign: way === 'desc' ? -1 : 1 };
  });
  return (one, other) => {
    for (const { property, sign } of parts) {
      const [a, b] = [one[property.name] ?? null, other[property.name] ?? null];
      // What is empty comes first.
      const order =
        a === null || b === null ? Number(b === null) - Number(a === null) : compare(a, b, property.type);
      if (order !== 0) return sign * order;
    }
    return 0;
  };
}
