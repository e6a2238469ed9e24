import type { DuckDBConnection } from '@duckdb/node-api';
import { currencyOf } from '../profile/units.ts';
import type { ColumnPlan } from './column-plan.ts';
import { type FormCounts, measureNumbers } from './column-statistics.ts';
import { type Decision, type FileHabits, isAll, noteDecision, noteWarning } from './decision.ts';
import type { DecimalMark } from './number-rules.ts';

/** The decimal mark under which all values are numbers; null where they are not all numbers. */
export function decideMark(
  decision: Decision,
  counts: FormCounts,
  habits: FileHabits,
  chosen?: DecimalMark,
): DecimalMark | null {
  const isPoint = isAll(counts, counts.point) || isAll(counts, counts.plainPoint + countExponents(counts));
  const isComma = isAll(counts, counts.comma);
  if (!isPoint || !isComma) return isPoint ? 'point' : isComma ? 'comma' : null;
  if (chosen !== undefined) return chosen;
  if (counts.marked === 0) return habits.mark ?? 'point';
  // `1,234` or `1.234` only: thousands or three decimals.
  const commas = counts.plainComma > counts.plainPoint;
  // `1.234` beside `999`, and never `1234` or `0.5`: three decimals would hardly be missing in whole numbers alone.
  const isGrouped = !commas && counts.integer > 0 && counts.bareThousands === 0;
  const mark = habits.mark ?? (isGrouped ? 'comma' : 'point');
  const reading = commas === (mark === 'comma') ? 'a decimal mark' : 'a thousands mark';
  const sentence = `In column "${decision.name}", ${commas ? 'the comma' : 'the point'} is read as ${reading}`;
  const fix = { kind: 'setDecimalMark', mark: mark === 'comma' ? 'point' : 'comma' } as const;
  if (habits.mark !== null)
    noteDecision(
      decision,
      'decimalMark',
      `${sentence}, as ${habits.known?.mark === habits.mark ? 'in the table so far' : 'in the other columns'}.`,
      fix,
    );
  else
    noteWarning(decision, 'decimalMark', `${sentence}; no value proves it. Check one that you know.`, {
      fix,
    });
  return mark;
}

/**
 * Numbers in scientific notation. `12E3` is one where another value can be nothing else, or where `1e5` is the habit of
 * the column; a lone one among whole numbers is as likely a code.
 */
function countExponents({ scientific, codeLike, bareExponent, filled }: FormCounts): number {
  return scientific > 0 || bareExponent >= 0.1 * filled ? scientific + codeLike : 0;
}

/** Decimals up to here are kept exact; with more the cells are measurements, and floating point is their own form. */
const exactScale = 9;

/** The decision for a column whose texts are all numbers under the mark. */
export async function decideNumber(
  connection: DuckDBConnection,
  relation: string,
  decision: Decision,
  counts: FormCounts,
  mark: DecimalMark,
): Promise<Decision> {
  const isPlain =
    counts.filled === (mark === 'point' ? counts.plainPoint + countExponents(counts) : counts.plainComma);
  if (countExponents(counts) > 0) {
    noteDecision(
      decision,
      'type',
      `Column "${decision.name}" holds numbers in scientific notation; it is read as floating point, exact to 15 digits.`,
      { kind: 'setType', type: 'text' },
    );
    return { ...decision, plan: { kind: 'double', mark: 'point', isPlain: true } };
  }
  const measured = await measureNumbers(connection, relation, decision.name, mark);
  const currencies = new Set(
    measured.currencies.map((text) => currencyOf(text.replace(/^US\$$/, '$')) ?? text),
  );
  if (currencies.size > 1 || (counts.percent > 0 && counts.percent < counts.filled && currencies.size > 0)) {
    const list = [...currencies].join(', ');
    noteWarning(
      decision,
      'unit',
      `Column "${decision.name}" is kept as text: it mixes units (${list}) that cannot be added up.`,
    );
    return decision;
  }
  if (mark === 'comma' && counts.marked > 0) {
    noteDecision(decision, 'decimalMark', `Column "${decision.name}" uses the comma as its decimal mark.`);
  }
  const [currency] = currencies;
  const unit = counts.percent > 0 ? '%' : (currency ?? null);
  if (unit !== null)
    noteDecision(decision, 'unit', `The ${unit} marks of column "${decision.name}" became its unit.`);
  if (counts.dashedZero > 0)
    noteDecision(
      decision,
      'noValueMarks',
      `In column "${decision.name}", a dash behind the currency is read as zero, as accounting formats write it.`,
      { kind: 'setType', type: 'text' },
    );
  warnOfUnmarked(decision, counts, unit);
  if (measured.mixesMarks && currency !== undefined)
    noteWarning(
      decision,
      'decimalMark',
      `In column "${decision.name}", ${mark === 'comma' ? 'the comma' : 'the point'} is read as a decimal mark, but some amounts have three digits behind it and others fewer: those may be thousands. Check one that you know.`,
      { fix: { kind: 'setType', type: 'text' } },
    );
  const plan = numberPlan(measured, { mark, isPlain });
  if (plan === null) {
    noteDecision(
      decision,
      'type',
      `Column "${decision.name}" is kept as text: its numbers have more than 38 digits.`,
    );
    return decision;
  }
  return { ...decision, plan, unit };
}

/** `12%` beside `0.12`: whether the second is twelve or a tenth of a percent, only a person knows. */
function warnOfUnmarked(decision: Decision, counts: FormCounts, unit: string | null): void {
  const unmarked = counts.filled - counts.percent;
  if (unit !== '%' || unmarked === 0) return;
  noteWarning(
    decision,
    'unit',
    `In column "${decision.name}", ${unmarked.toLocaleString('en')} of ${counts.filled.toLocaleString('en')} values ${unmarked === 1 ? 'has no % mark and is read as a percentage' : 'have no % mark and are read as percentages'} too. Check one that you know.`,
    { fix: { kind: 'setType', type: 'text' } },
  );
}

function numberPlan(
  measured: { wholeDigits: number; fractionDigits: number; significantDigits: number },
  style: { mark: DecimalMark; isPlain: boolean },
): ColumnPlan | null {
  const { wholeDigits, fractionDigits, significantDigits } = measured;
  if (fractionDigits === 0)
    return wholeDigits > 38 ? null : { kind: 'integer', digits: wholeDigits, ...style };
  if (fractionDigits > exactScale && significantDigits <= 18) return { kind: 'double', ...style };
  if (wholeDigits + fractionDigits > 38)
    return fractionDigits > exactScale ? { kind: 'double', ...style } : null;
  const scale = Math.max(2, fractionDigits);
  return { kind: 'decimal', precision: wholeDigits + scale <= 18 ? 18 : 38, scale, ...style };
}
