import { quoteName } from '../sql-text.ts';
import { type ColumnPlan, planSql } from './column-plan.ts';
import type { Decision } from './decision.ts';

/**
 * A SELECT of a table of texts, typed by the plans. Each value is proved against its text on the way: a text that is
 * neither of its column's form nor empty ends the query with an error, whatever DuckDB's own conversion would make of it.
 */
export function provenSelect(decisions: readonly Decision[], relation: string): string {
  const columns = decisions.map((decision, index) => proveColumn(decision, valueName(index)));
  const inner = columns.flatMap(({ text, value }) => (value === null ? [text] : [text, value]));
  const proofs = columns.flatMap(({ proof }) => (proof === null ? [] : [proof]));
  const outer = columns.map(({ output }) => output);
  // One condition over the row is cheaper than a CASE around every cell, and the text is converted once only.
  const condition =
    proofs.length === 0
      ? ''
      : ` WHERE CASE WHEN ${allOf(proofs)} THEN true ELSE CAST(error('other form') AS BOOLEAN) END`;
  return `SELECT ${outer.join(', ')} FROM (SELECT ${inner.join(', ')} FROM ${relation})${condition}`;
}

/** Conditions joined in groups: the parser refuses expressions that are nested a thousand deep, as a long chain is. */
function allOf(conditions: readonly string[]): string {
  const groups: string[] = [];
  for (let start = 0; start < conditions.length; start += 100) {
    groups.push(`(${conditions.slice(start, start + 100).join(' AND ')})`);
  }
  return groups.join(' AND ');
}

/** No column can have this name: control characters are removed from headers. */
function valueName(index: number): string {
  return `\u0001${index}`;
}

interface ProvenColumn {
  text: string;
  /** The value beside its text, where it has to be compared with it. */
  value: string | null;
  proof: string | null;
  output: string;
}

function proveColumn({ name, plan, isPadded }: Decision, alias: string): ProvenColumn {
  const text = quoteName(name);
  if (plan.kind === 'text')
    return { text, value: null, proof: null, output: `nullif(${text}, '') AS ${text}` };
  const { isEmpty, guard, value, type } = planSql(plan, text, isPadded);
  const typed = quoteName(alias);
  const output = `${typed} AS ${text}`;
  if (!isDirect(plan, isPadded)) {
    // What is not written as DuckDB writes it is converted behind its guard only.
    return {
      text,
      value: `CASE WHEN ${guard} THEN ${value} END AS ${typed}`,
      proof: `(${typed} IS NOT NULL OR ${isEmpty})`,
      output,
    };
  }
  const quick = quickProof(plan, text, typed);
  const forms = [
    ...(quick === null ? [] : [quick]),
    `(${guard} AND ${typed} IS NOT NULL)`,
    `(${isEmpty} AND ${typed} IS NULL)`,
  ];
  return {
    text,
    value: `TRY_CAST(${text} AS ${type}) AS ${typed}`,
    proof: `(${forms.join(' OR ')})`,
    output,
  };
}

/** The value is a plain cast of the text, so that it can be made first and proved afterwards. */
function isDirect(plan: ColumnPlan, isPadded: boolean): boolean {
  if (isPadded) return false;
  if (plan.kind === 'integer' || plan.kind === 'decimal') return plan.isPlain && plan.mark === 'point';
  return plan.kind === 'date' && isPlainDate(plan);
}

function isPlainDate(plan: Extract<ColumnPlan, { kind: 'date' }>): boolean {
  return plan.shape.id === 'iso' && plan.shape.isPadded === true && !plan.hasMidnight;
}

/** A proof that costs less than the pattern of the guard and holds for nearly all texts; null where there is none. */
function quickProof(plan: ColumnPlan, text: string, value: string): string | null {
  // A whole number that writes back to the same text had no blank, no zero in front, no fraction, no exponent.
  // Nor had a decimal that writes back with all of its digits, as amounts are mostly written.
  if (plan.kind === 'integer' || plan.kind === 'decimal') return `CAST(${value} AS VARCHAR) = ${text}`;
  // Ten bytes that are a date of four-digit year are year, month and day: `%Y` also takes `24` for the year 24.
  if (plan.kind === 'date') return `(strlen(${text}) = 10 AND ${value} >= DATE '1000-01-01')`;
  return null;
}
