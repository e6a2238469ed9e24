import type { Cell } from './catalog.ts';

/**
 * What people name themselves: numbers worked out over the rows of one table ("margin"), and conditions on its rows ("active
 * customer"). Kept as the text that was written and as the tree that was checked; columns are named as in SQL.
 */

export type ArithmeticOperator = '+' | '-' | '*' | '/';

/** A number of one row. */
export type RowValue =
  | { kind: 'column'; column: string }
  | { kind: 'number'; value: number }
  | { kind: 'arithmetic'; operator: ArithmeticOperator; left: RowValue; right: RowValue };

/** What a row meets or not. `<>` and negated lists are met also where the cell is empty. */
export type RowCondition =
  | {
      kind: 'compare';
      column: string;
      operator: '=' | '<>' | '<' | '<=' | '>' | '>=';
      /** A date is a text `YYYY-MM-DD`. */
      value: NonNullable<Cell>;
    }
  | { kind: 'oneOf'; column: string; values: NonNullable<Cell>[]; negated: boolean }
  | { kind: 'empty'; column: string; negated: boolean }
  | { kind: 'all'; parts: RowCondition[] }
  | { kind: 'any'; parts: RowCondition[] };

export type TotalAggregate = 'sum' | 'avg' | 'min' | 'max' | 'count' | 'countDistinct';

/** A number of many rows. */
export type TotalExpression =
  /** Without `of` it counts rows. */
  | { kind: 'aggregate'; aggregate: TotalAggregate; of: RowValue | null; where: RowCondition | null }
  | { kind: 'number'; value: number }
  | { kind: 'arithmetic'; operator: ArithmeticOperator; left: TotalExpression; right: TotalExpression };

interface NamedTerm<Tree> {
  name: string;
  synonyms: readonly string[];
  /** As it was written. */
  text: string;
  tree: Tree;
  /** Why it cannot be used for now, as a sentence: a column that it needs is gone. */
  problem: string | null;
  /** The pack that it is of, where no person named it. */
  by?: string;
}

export interface NamedMetric extends NamedTerm<TotalExpression> {
  /** `EUR`, `%`; null where the columns tell it. */
  unit: string | null;
}

export type NamedFilter = NamedTerm<RowCondition>;
