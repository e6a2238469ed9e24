import type { Comparison } from '../plan.ts';
import type { Dialect } from './dialects/dialect.ts';

/** Where a window finds an expression over the rows beneath it: the expression itself, or the column that holds it by then. */
export type At = (sql: string) => string;

/** An expression over the rows of a SELECT, or one with a window, which looks at all of them at once. */
export type Expression = string | ((at: At) => string);

export interface Output {
  sql: Expression;
  name: string;
  /** A column that already bears the name. */
  isNamed?: true;
  /** What is grouped by in its place. */
  keys?: readonly string[];
}

/** A condition on rows that are told, by a window over all of them: the first three of each group. */
export interface Kept {
  left: Expression;
  operator: Comparison;
  right: Expression;
}

export interface OrderKey {
  /** An output's name, quoted, or an expression over a row. */
  sql: string;
  direction: '' | ' ASC' | ' DESC';
  /** Says where empty cells go. */
  placesEmpty: boolean;
}

/** One SELECT by its clauses, each of which is SQL already. */
export interface Select {
  isDistinct?: boolean;
  outputs: readonly Output[];
  from: string;
  where: readonly string[];
  /** How many of the outputs, the first ones, are grouped by. */
  groupCount: number;
  having?: string;
  kept: readonly Kept[];
  order: readonly OrderKey[];
}

/** The whole statement of a SELECT. Behind `maxRows`, one more is asked for, which tells that there are more. */
export function selectSql(select: Select, dialect: Dialect, maxRows: number | null = null): string {
  return dialect.hasQualify
    ? flatSql(select, dialect)
    : nestedSql({ ...select, outputs: uniqueOutputs(select.outputs) }, dialect, maxRows);
}

/** Columns of a table in a table need names of their own; two things may both have an `id`. */
function uniqueOutputs(outputs: readonly Output[]): Output[] {
  const taken = new Set<string>();
  return outputs.map((output) => {
    let { name } = output;
    for (let count = 1; taken.has(name.toLowerCase()); count += 1) name = `${output.name}_${count}`;
    taken.add(name.toLowerCase());
    return name === output.name ? output : { ...output, name };
  });
}

/** As a part of another statement: without an order, which counts for nothing there. */
export function innerSql(select: Select, dialect: Dialect): string {
  return selectSql({ ...select, order: [] }, dialect);
}

export function whereSql(conditions: readonly string[]): string {
  return conditions.length > 0 ? `WHERE ${conditions.join('\n  AND ')}` : '';
}

export function joinLines(...parts: (string | false | null | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n');
}

export function indented(sql: string): string {
  return sql.replaceAll('\n', '\n  ');
}

const itself: At = (sql) => sql;

function at(sql: Expression, place: At): string {
  return typeof sql === 'string' ? place(sql) : sql(place);
}

function flatSql(select: Select, dialect: Dialect): string {
  const groups = groupsSql(select.outputs.slice(0, select.groupCount), dialect);
  const order = select.order.map(({ sql, direction, placesEmpty }) =>
    placesEmpty ? dialect.ordered(sql, direction) : `${sql}${direction}`,
  );
  return joinLines(
    `SELECT${select.isDistinct ? ' DISTINCT' : ''}\n  ${select.outputs.map((output) => aliased(output, dialect)).join(',\n  ')}`,
    select.from,
    whereSql(select.where),
    groups,
    select.having && `HAVING ${select.having}`,
    ...select.kept.map(
      ({ left, operator, right }) => `QUALIFY ${at(left, itself)} ${operator} ${at(right, itself)}`,
    ),
    order.length > 0 && `ORDER BY ${order.join(', ')}`,
  );
}

/**
 * A table in a table: rows or groups, behind them what windows over all of them tell, and last those that are kept, in their order,
 * with empty cells last, and cut.
 */
function nestedSql(select: Select, dialect: Dialect, maxRows: number | null): string {
  const rows = select.outputs.filter(({ sql }) => typeof sql === 'string');
  const windows = select.outputs.filter(({ sql }) => typeof sql !== 'string');
  const hidden: Output[] = [];
  const columnOf = (sql: string): string => {
    const known =
      [...rows, ...hidden].find((output) => output.sql === sql) ??
      select.outputs.find(({ name }) => dialect.name(name) === sql);
    if (known) return dialect.name(known.name);
    const output = { sql, name: `row_${hidden.length}` };
    hidden.push(output);
    return dialect.name(output.name);
  };
  const kept = select.kept.map(({ left, operator, right }, index) => {
    const sides = [left, right].map((sql, side): string => {
      if (typeof sql === 'string') return /^\d+$/.test(sql) ? sql : columnOf(sql);
      windows.push({ sql, name: `kept_${index}_${side}` });
      return dialect.name(`kept_${index}_${side}`);
    });
    return `${sides[0]} ${operator} ${sides[1]}`;
  });
  const order = select.order.map(({ sql, direction }) => dialect.ordered(columnOf(sql), direction));
  const windowed = windows.map(({ sql, name }): Output => ({ sql: at(sql, columnOf), name }));
  const all = [...rows, ...hidden];
  if (windows.length + kept.length + order.length === 0) return plainSql(select, all, dialect, maxRows);
  const inner = rowsSql(select, all, dialect);
  const middle =
    windowed.length === 0
      ? inner
      : `SELECT\n  ${[...[...rows, ...hidden].map(({ name }) => dialect.name(name)), ...windowed.map((output) => aliased(output, dialect))].join(',\n  ')}\nFROM (\n  ${indented(inner)}\n) ${dialect.name('groups_found')}`;
  const outputs = select.outputs.map(({ name }) => dialect.name(name)).join(',\n  ');
  const rest = joinLines(
    `FROM (\n  ${indented(middle)}\n) ${dialect.name('answer')}`,
    whereSql(kept),
    order.length > 0 && `ORDER BY ${order.join(', ')}`,
  );
  return maxRows === null ? `SELECT\n  ${outputs}\n${rest}` : dialect.limited(outputs, rest, maxRows + 1);
}

/** Rows in any order. Cut where they are read: a table in a table would be put together as a whole first. */
function plainSql(
  select: Select,
  outputs: readonly Output[],
  dialect: Dialect,
  maxRows: number | null,
): string {
  if (maxRows === null) return rowsSql(select, outputs, dialect);
  const told = outputs.map((output) => aliased(output, dialect)).join(',\n  ');
  return dialect.limited(told, restSql(select, dialect), maxRows + 1);
}

/** Rows, or groups of them. */
function rowsSql(select: Select, outputs: readonly Output[], dialect: Dialect): string {
  const told = outputs.map((output) => aliased(output, dialect)).join(',\n  ');
  return joinLines(`SELECT\n  ${told}`, restSql(select, dialect));
}

/** What stands behind the columns. */
function restSql(select: Select, dialect: Dialect): string {
  const groups = select.isDistinct ? select.outputs : select.outputs.slice(0, select.groupCount);
  return joinLines(
    select.from,
    whereSql(select.where),
    groupsSql(groups, dialect),
    select.having && `HAVING ${select.having}`,
  );
}

/** By the first columns of a statement. */
function groupsSql(groups: readonly Output[], dialect: Dialect): string {
  const keys = groups.flatMap(
    ({ sql, keys: parts }, index) =>
      parts ?? (dialect.groupsByPlace ? [String(index + 1)] : dialect.groupKeys(at(sql, itself))),
  );
  return keys.length > 0 ? `GROUP BY ${keys.join(', ')}` : '';
}

function aliased({ sql, name, isNamed }: Output, dialect: Dialect): string {
  const told = at(sql, itself);
  return isNamed || told === dialect.name(name) ? told : `${told} AS ${dialect.name(name)}`;
}
