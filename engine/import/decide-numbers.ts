import type { DuckDBConnection } from '@duckdb/node-api';
import { currencyOf } from '../profile/units.ts';
import type { ColumnPlan } from './column-plan.ts';
import { type FormCounts, measureNumbers } from './column-statistics.ts';
import { type Decision, type FileHabits, isAll } from './decision.ts';
import type { DecimalMark } from './number-rules.ts';

/** The decimal mark under which all values are numbers; null where they are not all numbers. */
export function decideMark(decision: Decision, counts: FormCounts, habits: FileHabits): DecimalMark | null {
  const isPoint = isAll(counts, counts.point) || isAll(counts, counts.plainPoint + counts.scientific);
  const isComma = isAll(counts, counts.comma);
  if (!isPoint || !isComma) return isPoint ? 'point' : isComma ? 'comma' : null;
  if (counts.marked === 0) return habits.mark ?? 'point';
  // `1,234` or `1.234` only: thousands or three decimals.
  const commas = counts.plainComma > counts.plainPoint;
  const mark = habits.mark ?? 'point';
  const reading = commas === (mark === 'comma') ? 'a decimal mark' : 'a thousands mark';
  const sentence = `In column "${decision.name}", ${commas ? 'the comma' : 'the point'} is read as ${reading}`;
  if (habits.mark !== null) decision.decisions.push(`${sentence}, as in the other columns.`);
  else decision.warnings.push(`${sentence}; no value proves it. Check one that you know.`);
  return mark;
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
    counts.filled === (mark === 'point' ? counts.plainPoint + counts.scientific : counts.plainComma);
  if (counts.scientific > 0) return { ...decision, plan: { kind: 'double', mark: 'point', isPlain: true } };
  const measured = await measureNumbers(connection, relation, decision.name, mark);
  const currencies = new Set(
    measured.currencies.map((text) => currencyOf(text.replace(/^US\$$/, '$')) ?? text),
  );
  if (currencies.size > 1 || (counts.percent > 0 && counts.percent < counts.filled && currencies.size > 0)) {
    const list = [...currencies].join(', ');
    decision.warnings.push(
      `Column "${decision.name}" is kept as text: it mixes units (${list}) that cannot be added up.`,
    );
    return decision;
  }
  if (mark === 'comma' && counts.marked > 0) {
    decision.decisions.push(`Column "${decision.name}" uses the comma as its decimal mark.`);
  }
  const [currency] = currencies;
  const unit = counts.percent > 0 ? '%' : (currency ?? null);
  if (unit !== null)
    decision.decisions.push(`The ${unit} marks of column "${decision.name}" became its unit.`);
  const plan = numberPlan(measured, { mark, isPlain });
  if (plan === null) {
    decision.decisions.push(
      `Column "${decision.name}" is kept as text: its numbers have more than 38 digits.`,
    );
    return decision;
  }
  return { ...decision, plan, unit };
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
