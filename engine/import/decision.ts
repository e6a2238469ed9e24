import type { ColumnType, ImportFinding, KnownColumn } from '#kernel/catalog.ts';
import type { ColumnPlan } from './column-plan.ts';
import type { FormCounts } from './column-statistics.ts';
import type { DecimalMark } from './number-rules.ts';

/** What the person is told of a column. */
export type ColumnFinding = Pick<ImportFinding, 'level' | 'kind' | 'sentence' | 'line' | 'fix'>;

export interface Decision {
  name: string;
  plan: ColumnPlan;
  /** Some of its texts have blanks around them. */
  isPadded: boolean;
  /** Written in the cells: a currency or %. */
  unit: string | null;
  findings: ColumnFinding[];
  /** SQL of the texts that take the place of the column's own, because a person chose so. */
  texts?: string;
}

/** How a person wants a column to be read; what is absent is decided from its values. */
export interface ChosenReading {
  type?: ColumnType;
  isDayFirst?: boolean;
  mark?: DecimalMark;
  /** What the table holds that the rows go into: it decides where neither a person nor the file does. */
  known?: KnownColumn;
}

/** What the columns that can be read in one way only say about the others of their file. */
export interface FileHabits {
  mark: DecimalMark | null;
  isDayFirst: boolean | null;
  known?: KnownColumn | undefined;
}

/** Whether all filled texts of a column are of a form that `part` of them have. */
export function isAll(counts: FormCounts, part: number): boolean {
  return counts.filled > 0 && part === counts.filled;
}

/** Notes what was chosen where something else was possible. */
export function noteDecision(
  decision: Decision,
  kind: ColumnFinding['kind'],
  sentence: string,
  fix?: ColumnFinding['fix'],
): void {
  decision.findings.push({ level: 'decision', kind, sentence, ...(fix === undefined ? {} : { fix }) });
}

/** Notes what looks wrong. */
export function noteWarning(
  decision: Decision,
  kind: ColumnFinding['kind'],
  sentence: string,
  rest: Pick<ColumnFinding, 'fix' | 'line'> = {},
): void {
  decision.findings.push({ level: 'warning', kind, sentence, ...rest });
}
