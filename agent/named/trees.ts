import type { RowCondition, RowValue, TotalExpression } from '#kernel/named-terms.ts';

/** Columns that a number of one row needs, in the order in which they are written. */
export function columnsOfValue(value: RowValue): string[] {
  switch (value.kind) {
    case 'column':
      return [value.column];
    case 'number':
      return [];
    case 'arithmetic':
      return [...columnsOfValue(value.left), ...columnsOfValue(value.right)];
  }
}

export function columnsOfCondition(condition: RowCondition): string[] {
  return condition.kind === 'all' || condition.kind === 'any'
    ? condition.parts.flatMap(columnsOfCondition)
    : [condition.column];
}

/** Texts that a condition looks for, with their columns. */
export function textsOfCondition(condition: RowCondition): { column: string; text: string }[] {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.parts.flatMap(textsOfCondition);
  if (condition.kind === 'empty') return [];
  const values = condition.kind === 'compare' ? [condition.value] : condition.values;
  return values.flatMap((value) =>
    typeof value === 'string' ? [{ column: condition.column, text: value }] : [],
  );
}

export function textsOfTotal(total: TotalExpression): { column: string; text: string }[] {
  return leavesOf(total).flatMap(({ where }) => (where ? textsOfCondition(where) : []));
}

/** Columns that a number of many rows needs: those it is made of before those of its conditions. */
export function columnsOfTotal(total: TotalExpression): string[] {
  const leaves = leavesOf(total);
  return [
    ...leaves.flatMap(({ of }) => (of ? columnsOfValue(of) : [])),
    ...leaves.flatMap(({ where }) => (where ? columnsOfCondition(where) : [])),
  ];
}

export type TotalLeaf = Extract<TotalExpression, { kind: 'aggregate' }>;

export function leavesOf(total: TotalExpression): TotalLeaf[] {
  switch (total.kind) {
    case 'aggregate':
      return [total];
    case 'number':
      return [];
    case 'arithmetic':
      return [...leavesOf(total.left), ...leavesOf(total.right)];
  }
}

/** Whether the numbers of some groups add up to that of all of them: sums and counts, taken together and times a fixed number. */
export function isAdditive(total: TotalExpression): boolean {
  switch (total.kind) {
    case 'aggregate':
      return total.aggregate === 'sum' || total.aggregate === 'count';
    case 'number':
      return false;
    case 'arithmetic':
      if (total.operator === '*')
        return (
          (isConstant(total.left) && isAdditive(total.right)) ||
          (isAdditive(total.left) && isConstant(total.right))
        );
      if (total.operator === '/') return isAdditive(total.left) && isConstant(total.right);
      return isAdditive(total.left) && isAdditive(total.right);
  }
}

/** Whether it may be asked for by "how many": what adds up, and a count of different values. */
export function isAmount(total: TotalExpression): boolean {
  return isAdditive(total) || (total.kind === 'aggregate' && total.aggregate === 'countDistinct');
}

function isConstant(total: TotalExpression): boolean {
  return leavesOf(total).length === 0;
}
