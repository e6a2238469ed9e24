import type { ColumnPlan } from './column-plan.ts';

/**
 * Proofs that a text is of its plan's form, given that DuckDB read it as `value`: true for nearly all texts at a part of
 * what the pattern of the guard costs, never true for a text of another form. The cheapest first; none for some plans.
 * @param text SQL of the text
 * @param value SQL of its plain cast to the plan's type, null where DuckDB cannot read it
 */
export function quickProofs(plan: ColumnPlan, text: string, value: string): string[] {
  if (plan.kind === 'integer' || plan.kind === 'decimal') {
    const byLength = proofByLength(plan, text, value);
    // A number that writes back to the same text had no blank, no zero in front, no exponent, no digit more than it has.
    return [...(byLength === null ? [] : [byLength]), `CAST(${value} AS VARCHAR) = ${text}`];
  }
  // Ten bytes that are a date of four-digit year are year, month and day: `%Y` also takes `24` for the year 24.
  if (plan.kind === 'date') return [`(strlen(${text}) = 10 AND ${value} >= DATE '1000-01-01')`];
  return [];
}

/** Numbers of 64 bits, which are compared at the speed of the machine. */
const mostDigits = 18;

/**
 * A number without sign is as large as its text is long, where every character is a digit of it: whatever else the cast
 * takes (blanks, `1_000`, digits that it rounds away) makes the text longer. Two kinds of texts could still pass, and are
 * left to the next proof by the last digit: those of an exponent end in zeros once they are numbers of their length
 * (`1e2`; in decimals in one), and so do those that rounding lifts to the next power of ten (`9.995`).
 * A third of the time of writing the value back.
 */
function proofByLength(
  plan: Extract<ColumnPlan, { kind: 'integer' | 'decimal' }>,
  text: string,
  value: string,
): string | null {
  const scale = plan.kind === 'decimal' ? plan.scale : 0;
  if ((plan.kind === 'decimal' ? plan.precision : plan.digits) > mostDigits) return null;
  const type = plan.kind === 'decimal' ? `DECIMAL(${plan.precision},${scale})` : 'BIGINT';
  const wholeDigits = plan.kind === 'decimal' ? plan.precision - scale : mostDigits;
  // By length of the text; a decimal is of this form with all of its digits only.
  const tooShort = scale === 0 ? 0 : scale + 1;
  const smallest = [
    ...Array.from({ length: tooShort }, () => 'NULL'),
    ...Array.from({ length: wholeDigits }, (_, digits) => `1${'0'.repeat(digits)}`),
  ];
  const isLongEnough = `${value} >= CAST([${smallest.join(', ')}] AS ${type}[])[strlen(${text})]`;
  const last = scale === 0 ? '100' : scale === 1 ? '1' : `0.${'0'.repeat(scale - 2)}1`;
  // Nothing but a digit is first in a number and not below the text '1': a blank, a sign, a point and `0x` are.
  return `(${isLongEnough} AND ${text} >= '1' AND ${value} % ${last} <> 0)`;
}
