import type { ColumnRef, DurationUnit } from './plan.ts';

/**
 * A number worked out from the columns of one row, before rows are added up or compared: profit, discount, days to sell.
 * A row without one of its columns has no such number, unless `missingIsZero`: of a debit and a credit each row has only one.
 */
export type Formula =
  | { kind: 'column'; column: ColumnRef }
  /** The number that a text begins with: "56 m", "12,467". */
  | { kind: 'numberIn'; column: ColumnRef }
  /** The seconds of a stretch of time that a text writes like a clock: "3:45", "1:02:03.4". */
  | { kind: 'clockIn'; column: ColumnRef }
  | { kind: 'difference'; left: Formula; right: Formula; missingIsZero: boolean }
  /** Divided by `divisor`, which is 100 where one of the two is a percentage. */
  | { kind: 'product'; left: Formula; right: Formula; divisor: number }
  /** The time from one date to another, or to a day `YYYY-MM-DD`. `isCalendar` counts midnights, whatever the hour. */
  | {
      kind: 'duration';
      since: ColumnRef;
      until: ColumnRef | string;
      unit: DurationUnit;
      isCalendar: boolean;
      /** What has not ended is told up to this day, `YYYY-MM-DD`: how long somebody has been there who has not left. */
      upTo?: string;
      /** Told by what was done: rows whose end lies ahead have no such time yet. */
      isDone?: true;
    };

export function columnsOfFormula(formula: Formula): ColumnRef[] {
  switch (formula.kind) {
    case 'column':
    case 'numberIn':
    case 'clockIn':
      return [formula.column];
    case 'duration':
      return typeof formula.until === 'string' ? [formula.since] : [formula.until, formula.since];
    default:
      return [...columnsOfFormula(formula.left), ...columnsOfFormula(formula.right)];
  }
}

/** The column whose rows are worked with: of the amounts, the first one. */
export function leadingColumn(formula: Formula): ColumnRef {
  const [first] = columnsOfFormula(formula);
  if (!first) throw new Error('A formula names a column.');
  return first;
}

export function columnFormula(column: ColumnRef): Formula {
  return { kind: 'column', column };
}

/** The digits that a text begins with, behind signs but no letters; the same pattern in the engine and here. */
export const leadingNumberPattern = '^[^A-Za-z0-9-]*(-?[0-9][0-9,]*[.]?[0-9]*)';
