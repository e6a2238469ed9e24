import type { TableProfile } from '#kernel/catalog.ts';
import type { RowCondition, TotalExpression } from '#kernel/named-terms.ts';
import { columnsOfValue, leavesOf } from './trees.ts';

const numbers = ['integer', 'decimal', 'double'];
const moments = ['date', 'timestamp'];

/** Why a metric cannot be worked out of the table of now; null where it can. */
export function metricProblem(tree: TotalExpression, profile: TableProfile): string | null {
  for (const { aggregate, of, where } of leavesOf(tree)) {
    for (const name of of ? columnsOfValue(of) : []) {
      const type = typeOf(profile, name);
      if (type === null) return gone(name);
      if (!aggregate.startsWith('count') && !numbers.includes(type))
        return `"${name}" holds no numbers any more.`;
    }
    const problem = where ? filterProblem(where, profile) : null;
    if (problem !== null) return problem;
  }
  return null;
}

/** Why a condition cannot be asked of the table of now; null where it can. */
export function filterProblem(tree: RowCondition, profile: TableProfile): string | null {
  if (tree.kind === 'all' || tree.kind === 'any')
    return tree.parts.map((part) => filterProblem(part, profile)).find((problem) => problem !== null) ?? null;
  const type = typeOf(profile, tree.column);
  if (type === null) return gone(tree.column);
  if (tree.kind === 'empty') return null;
  const values = tree.kind === 'compare' ? [tree.value] : tree.values;
  const fits = (value: unknown): boolean => {
    if (numbers.includes(type)) return typeof value === 'number';
    if (type === 'boolean') return typeof value === 'boolean';
    return typeof value === 'string' && (!moments.includes(type) || !Number.isNaN(Date.parse(value)));
  };
  return values.every(fits) ? null : `"${tree.column}" holds values of another type now.`;
}

function typeOf({ columns }: TableProfile, name: string): string | null {
  return columns.find((column) => column.name === name)?.type ?? null;
}

function gone(name: string): string {
  return `It needs the column "${name}", which is not there any more.`;
}
