import type { ColumnPlan } from './column-plan.ts';
import type { FormCounts } from './column-statistics.ts';
import type { DecimalMark } from './number-rules.ts';

export interface Decision {
  name: string;
  plan: ColumnPlan;
  /** Some of its texts have blanks around them. */
  isPadded: boolean;
  /** Written in the cells: a currency or %. */
  unit: string | null;
  /** What the person is told, each one sentence. */
  decisions: string[];
  warnings: string[];
}

/** What the columns that can be read in one way only say about the others of their file. */
export interface FileHabits {
  mark: DecimalMark | null;
  isDayFirst: boolean | null;
}

/** Whether all filled texts of a column are of a form that `part` of them have. */
export function isAll(counts: FormCounts, part: number): boolean {
  return counts.filled > 0 && part === counts.filled;
}
