import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { RowValue, TotalAggregate, TotalExpression } from '#kernel/named-terms.ts';
import { columnNames } from './column-names.ts';
import { lexFormula } from './lexer.ts';
import { readCondition } from './parse-condition.ts';
import { FormulaReader } from './reader.ts';
import { columnsOfTotal } from './trees.ts';

const aggregates: Record<string, TotalAggregate> = {
  sum: 'sum',
  total: 'sum',
  average: 'avg',
  avg: 'avg',
  mean: 'avg',
  minimum: 'min',
  min: 'min',
  lowest: 'min',
  maximum: 'max',
  max: 'max',
  highest: 'max',
};
const numbers = ['integer', 'decimal', 'double'];

/** "sum(revenue) - sum(cost)" as a checked tree. Throws `invalid` with what to write instead. */
export function parseMetric(text: string, profile: TableProfile): TotalExpression {
  const reader = new FormulaReader(lexFormula(text), columnNames(profile));
  if (reader.isAtEnd())
    throw new AppError('invalid', 'Write a formula over the columns, such as: sum(revenue) - sum(cost).');
  const tree = readTotal(reader);
  reader.requireEnd();
  const isCount = tree.kind === 'aggregate' && tree.aggregate === 'count';
  if (columnsOfTotal(tree).length === 0 && !isCount)
    throw new AppError('invalid', 'The formula names no column, so it says nothing of the rows.');
  return tree;
}

function readTotal(reader: FormulaReader): TotalExpression {
  return readArithmetic(reader, readFactor);
}

/** Products before sums, each from left to right. */
function readArithmetic<T extends TotalExpression | RowValue>(
  reader: FormulaReader,
  factor: (reader: FormulaReader) => T,
): T {
  const join = (operator: '+' | '-' | '*' | '/', left: T, right: T): T =>
    ({ kind: 'arithmetic', operator, left, right }) as T;
  const product = (): T => {
    let left = factor(reader);
    for (;;) {
      if (reader.take('*')) left = join('*', left, factor(reader));
      else if (reader.take('/')) left = join('/', left, factor(reader));
      else return left;
    }
  };
  let left = product();
  for (;;) {
    if (reader.take('+')) left = join('+', left, product());
    else if (reader.take('-')) left = join('-', left, product());
    else return left;
  }
}

function readFactor(reader: FormulaReader): TotalExpression {
  if (reader.take('(')) {
    const inner = readTotal(reader);
    reader.requireSign(')', 'after the formula');
    return inner;
  }
  const number = takeNumber(reader);
  if (number !== null) return { kind: 'number', value: number };
  const word = reader.next?.lower ?? '';
  if (word === 'count' || word === 'number') return readCount(reader);
  const aggregate = Object.hasOwn(aggregates, word) ? aggregates[word] : undefined;
  if (aggregate) return readAggregate(reader, word, aggregate);
  const column = reader.takeColumn();
  if (column)
    throw new AppError(
      'invalid',
      `"${column.name}" holds one value for each row. Say how they are taken together, such as ${adviceOf(column)}.`,
    );
  throw reader.unexpected('sum(…), average(…), minimum(…), maximum(…), count or a number');
}

function takeNumber(reader: FormulaReader): number | null {
  const token = reader.next;
  if (token?.kind !== 'number') return null;
  reader.takeToken();
  return Number(token.text) / (reader.take('%') ? 100 : 1);
}

/** "count", "count where …", "count(order_id)", "count different customer". */
function readCount(reader: FormulaReader): TotalExpression {
  reader.takeToken();
  const isOpen = reader.take('(');
  const isDifferent = reader.take('of', 'different') || reader.take('different') || reader.take('distinct');
  // "count different(customer)" and "count(different customer)" are one.
  const isInner = !isOpen && reader.take('(');
  reader.take('*');
  const isBare = !isDifferent && !isOpen && !isInner;
  const column = isBare ? null : isDifferent ? reader.requireColumn() : reader.takeColumn();
  const inner = isOpen ? takeWhere(reader) : null;
  if (isOpen || isInner) reader.requireSign(')', 'after what is counted');
  return {
    kind: 'aggregate',
    aggregate: isDifferent ? 'countDistinct' : 'count',
    of: column ? { kind: 'column', column: column.name } : null,
    where: inner ?? takeWhere(reader),
  };
}

function readAggregate(reader: FormulaReader, word: string, aggregate: TotalAggregate): TotalExpression {
  reader.takeToken();
  reader.requireSign('(', `after ${word}`);
  const of = readArithmetic(reader, readRowFactor);
  if (of.kind === 'number') throw reader.unexpected(`A column in ${word}(…)`);
  if (aggregate === 'sum' && of.kind === 'column') requireAddable(reader.columnNamed(of.column));
  const inner = takeWhere(reader);
  reader.requireSign(')', `after what ${word} is of`);
  return { kind: 'aggregate', aggregate, of, where: inner ?? takeWhere(reader) };
}

/** What stands for one piece of many, a level, or a name, is never added up. */
function requireAddable(column: ColumnProfile | undefined): void {
  const reasons: Partial<Record<ColumnProfile['role'], string>> = {
    ratio: 'a price, a rate or a size of each',
    balance: 'a level',
    identifier: 'an identifier',
  };
  const reason = column && reasons[column.role];
  if (column && reason)
    throw new AppError(
      'invalid',
      `"${column.name}" is ${reason}; adding it up says nothing. Write ${column.role === 'identifier' ? `count different ${column.name}` : `average(${column.name})`}, or change its kind.`,
    );
}

function takeWhere(reader: FormulaReader): ReturnType<typeof readCondition> | null {
  return reader.take('where') ? readCondition(reader) : null;
}

function readRowFactor(reader: FormulaReader): RowValue {
  if (reader.take('(')) {
    const inner = readArithmetic(reader, readRowFactor);
    reader.requireSign(')', 'after the columns');
    return inner;
  }
  const number = takeNumber(reader);
  if (number !== null) return { kind: 'number', value: number };
  const column = reader.requireColumn();
  if (!numbers.includes(column.type))
    throw new AppError(
      'invalid',
      `"${column.name}" holds no numbers, so it cannot be calculated with. It can be counted: count different ${column.name}.`,
    );
  return { kind: 'column', column: column.name };
}

function adviceOf({ name, type, role }: ColumnProfile): string {
  if (!numbers.includes(type) || role === 'identifier') return `count different ${name}`;
  return role === 'additive' ? `sum(${name})` : `average(${name})`;
}
