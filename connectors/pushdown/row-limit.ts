import type { SqlDialect } from '#kernel/sql-dialect.ts';
import { NotAllowed } from './check-tree.ts';
import { pushdownStrings as strings } from './strings.ts';
import { isTree, type Tree } from './syntax-tree.ts';

/**
 * The statement with at most one row more than `maxRows`. A limit of its own stays where it is low enough: a statement around this one
 * would not keep its order. Throws `NotAllowed` where it asks for more.
 * @param printed the statement as text, without an end sign
 * @param statement the same as a tree, which has been checked
 */
export function limitedRows(
  printed: string,
  statement: unknown,
  dialect: SqlDialect,
  maxRows: number,
): string {
  const query = treeOf(treeOf(statement).Query);
  const own = ownLimit(query);
  if (own !== null) {
    if (own > maxRows + 1) throw new NotAllowed(strings.tooManyRows(maxRows));
    return printed;
  }
  const count = maxRows + 1;
  if (dialect === 'oracle') return `${printed} FETCH FIRST ${count} ROWS ONLY`;
  if (dialect !== 'sqlserver') return `${printed} LIMIT ${count}`;
  const order = query.order_by === undefined ? ' ORDER BY (SELECT NULL)' : '';
  return `${printed}${order} OFFSET 0 ROWS FETCH NEXT ${count} ROWS ONLY`;
}

function ownLimit(query: Tree): number | null {
  const { limit } = treeOf(treeOf(query.limit_clause).LimitOffset);
  const top = treeOf(treeOf(treeOf(query.body).Select).top);
  const fetch = treeOf(query.fetch);
  if (limit !== undefined) return numberOf(limit);
  if (query.fetch !== undefined)
    return fetch.with_ties || fetch.percent ? unclear() : numberOf(fetch.quantity);
  if (Object.keys(top).length > 0) {
    const quantity = treeOf(top.quantity);
    if (top.with_ties || top.percent) return unclear();
    return typeof quantity.Constant === 'number' ? quantity.Constant : numberOf(quantity.Expr);
  }
  // SQL Server knows no rows left out without rows taken.
  if (query.limit_clause !== undefined) return unclear();
  return null;
}

function numberOf(node: unknown): number {
  const value = treeOf(treeOf(treeOf(node).Value).value).Number;
  const digits = Array.isArray(value) ? String(value[0]) : '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : unclear();
}

function unclear(): never {
  throw new NotAllowed(strings.rowLimit);
}

function treeOf(node: unknown): Tree {
  return isTree(node) ? node : {};
}
