import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { RowCondition } from '#kernel/named-terms.ts';
import { columnNames } from './column-names.ts';
import { lexFormula } from './lexer.ts';
import { FormulaReader } from './reader.ts';

type Value = string | number | boolean;
type Operator = Extract<RowCondition, { kind: 'compare' }>['operator'];

const signs: readonly Operator[] = ['=', '<>', '<', '<=', '>', '>='];
const numbers = ['integer', 'decimal', 'double'];
const moments = ['date', 'timestamp'];
const valuesListed = 6;
/** Words that a value written without quotes ends before. */
const endings = new Set(['and', 'or', 'where']);

/** "status is active and last_order >= 2025-01-01" as a checked tree. Throws `invalid` with what to write instead. */
export function parseCondition(text: string, profile: TableProfile): RowCondition {
  const reader = new FormulaReader(lexFormula(text), columnNames(profile));
  if (reader.isAtEnd())
    throw new AppError('invalid', 'Write a condition on the columns, such as: status is active.');
  const condition = readCondition(reader);
  if (!reader.isAtEnd()) throw reader.unexpected('"and", "or" or an end');
  return condition;
}

/** Alternatives, of which each is a row of conditions that all hold. */
export function readCondition(reader: FormulaReader): RowCondition {
  const parts = [readAll(reader)];
  while (reader.take('or')) parts.push(readAll(reader));
  return joined('any', parts);
}

function readAll(reader: FormulaReader): RowCondition {
  const parts = [readTest(reader)];
  while (reader.take('and')) parts.push(readTest(reader));
  return joined('all', parts);
}

function joined(kind: 'all' | 'any', parts: RowCondition[]): RowCondition {
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : { kind, parts };
}

function readTest(reader: FormulaReader): RowCondition {
  if (reader.take('(')) {
    const inner = readCondition(reader);
    reader.requireSign(')', 'after the condition');
    return inner;
  }
  const isDenied = reader.take('not');
  const column = reader.requireColumn();
  if (isDenied) return flag(reader, column, false);
  if (reader.take('is', 'empty')) return { kind: 'empty', column: column.name, negated: false };
  if (reader.take('is', 'not', 'empty')) return { kind: 'empty', column: column.name, negated: true };
  if (reader.take('is', 'not', 'one', 'of') || reader.take('not', 'in')) return list(reader, column, true);
  if (reader.take('is', 'one', 'of') || reader.take('in')) return list(reader, column, false);
  if (reader.take('between')) return between(reader, column);
  const operator = readOperator(reader);
  if (operator === null) return flag(reader, column, true);
  return compare(column, operator, readValue(reader, column));
}

function readOperator(reader: FormulaReader): Operator | null {
  if (reader.take('is', 'not')) return '<>';
  if (reader.take('is')) return '=';
  return signs.find((sign) => reader.take(sign)) ?? null;
}

/** A column of yes and no stands alone. */
function flag(reader: FormulaReader, { name, type }: ColumnProfile, value: boolean): RowCondition {
  if (type !== 'boolean')
    throw reader.unexpected(
      `After "${name}" a comparison, such as "${name} ${numbers.includes(type) ? '> 100' : 'is …'}",`,
    );
  return { kind: 'compare', column: name, operator: '=', value };
}

function list(reader: FormulaReader, column: ColumnProfile, negated: boolean): RowCondition {
  reader.requireSign('(', `before the values of "${column.name}"`);
  const values = [readValue(reader, column)];
  while (reader.take(',') || reader.take('or')) values.push(readValue(reader, column));
  reader.requireSign(')', 'after the values');
  return { kind: 'oneOf', column: column.name, values, negated };
}

function between(reader: FormulaReader, column: ColumnProfile): RowCondition {
  const low = readValue(reader, column);
  if (!reader.take('and')) throw reader.unexpected('"and" and the upper bound');
  const high = readValue(reader, column);
  return { kind: 'all', parts: [compare(column, '>=', low), compare(column, '<=', high)] };
}

function compare({ name, type }: ColumnProfile, operator: Operator, value: Value): RowCondition {
  const isOrdered = numbers.includes(type) || moments.includes(type);
  if (!isOrdered && operator !== '=' && operator !== '<>')
    throw new AppError('invalid', `"${name}" holds no numbers and no dates, so nothing is above or below.`);
  return { kind: 'compare', column: name, operator, value };
}

/** A value of the type of the column; a text as the data write it. */
function readValue(reader: FormulaReader, column: ColumnProfile): Value {
  const { name, type } = column;
  if (numbers.includes(type)) return readNumber(reader, name);
  const token = reader.next;
  if (moments.includes(type)) {
    if (token?.kind !== 'date' && !isDay(token?.text))
      throw reader.unexpected(`A day such as 2025-01-31 after "${name}"`);
    reader.takeToken();
    return token?.text ?? '';
  }
  if (type === 'boolean') {
    for (const [word, value] of [
      ['yes', true],
      ['true', true],
      ['no', false],
      ['false', false],
    ] as const)
      if (reader.take(word)) return value;
    throw reader.unexpected(`Yes or no after "${name}"`);
  }
  return asWritten(column, readText(reader, name));
}

function isDay(text: string | undefined): boolean {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function readNumber(reader: FormulaReader, name: string): number {
  const sign = reader.take('-') ? -1 : 1;
  const token = reader.next;
  if (token?.kind !== 'number') throw reader.unexpected(`A number after "${name}"`);
  reader.takeToken();
  return sign * Number(token.text);
}

/** In quotes, or the words up to the next sign. */
function readText(reader: FormulaReader, name: string): string {
  const first = reader.next;
  if (first?.kind === 'quoted') return reader.takeToken()?.text ?? '';
  const words: string[] = [];
  for (let token = reader.next; token; token = reader.next) {
    const isPart = token.kind === 'word' || token.kind === 'number' || token.kind === 'date';
    if (!isPart || endings.has(token.lower)) break;
    words.push(token.text);
    reader.takeToken();
  }
  if (words.length === 0) throw reader.unexpected(`A value of "${name}"`);
  return words.join(' ');
}

/** A value that the column does not hold would be met by no row; the letters are those of the data. */
function asWritten({ name, values, hasAllValues }: ColumnProfile, typed: string): string {
  const exact = values.find(({ value }) => value === typed);
  const alike = values.filter(({ value }) => value.toLowerCase() === typed.toLowerCase());
  if (exact) return typed;
  if (alike[0] && alike.length === 1) return alike[0].value;
  if (!hasAllValues) return typed;
  const known = values.slice(0, valuesListed).map(({ value }) => value);
  const more = values.length > known.length ? ' and others' : '';
  throw new AppError('invalid', `No row has "${typed}" in "${name}". It holds ${known.join(', ')}${more}.`);
}
