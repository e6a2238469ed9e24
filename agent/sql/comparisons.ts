import type { ColumnRef, Comparison } from '../plan.ts';
import { Unsayable } from './dialects/dialect.ts';
import type { Scope } from './scope.ts';

/** A column set against a value, which is SQL already. */
export function compareSql(scope: Scope, column: ColumnRef, operator: Comparison, value: string): string {
  if (operator === '=' || operator === '<>')
    return `${scope.key(column)} ${operator} ${keyOf(scope, column, value)}`;
  refuseOrder(scope, column);
  return `${scope.column(column)} ${operator} ${value}`;
}

/** Not the value; empty cells are not it either. */
export function differsSql(scope: Scope, column: ColumnRef, value: string): string {
  return scope.dialect.differs(scope.key(column), keyOf(scope, column, value));
}

/** "not Germany" keeps rows that name no country: they are not Germany either. */
export function oneOfSql(
  scope: Scope,
  column: ColumnRef,
  values: readonly string[],
  negated: boolean,
): string {
  const key = scope.key(column);
  const list = values.map((value) => keyOf(scope, column, value)).join(', ');
  return negated ? `(${key} NOT IN (${list}) OR ${key} IS NULL)` : `${key} IN (${list})`;
}

/** Two columns set against each other. */
export function columnsSql(scope: Scope, left: ColumnRef, operator: Comparison, right: ColumnRef): string {
  if (operator !== '=' && operator !== '<>') refuseOrder(scope, left);
  return `${scope.key(left)} ${operator} ${scope.key(right)}`;
}

function keyOf(scope: Scope, column: ColumnRef, value: string): string {
  return scope.isText(column) ? scope.dialect.textKey(value) : value;
}

/** Where blanks at the end count for nothing, no order of texts is exact. */
function refuseOrder({ dialect, isText }: Scope, column: ColumnRef): void {
  if (isText(column) && dialect.textKey('') !== '')
    throw new Unsayable(`${dialect.title} cannot tell exactly which of two texts goes first.`);
}
