import { quoteName } from '../sql-text.ts';
import { type ColumnPlan, planSql } from './column-plan.ts';
import type { Decision } from './decision.ts';
import { quickProofs } from './quick-proofs.ts';

/**
 * A SELECT of a table of texts, typed by the plans. Each value is proved against its text on the way: a text that is
 * neither of its column's form nor empty ends the query with an error, whatever DuckDB's own conversion would make of it.
 * @param relation empty texts are told as NULL already where `hasEmptyTexts` is false
 */
export function provenSelect(
  decisions: readonly Decision[],
  relation: string,
  { hasEmptyTexts = true }: { hasEmptyTexts?: boolean } = {},
): string {
  const columns = decisions.map((decision, index) => {
    const text = quoteName(decision.name);
    if (decision.plan.kind !== 'text') return proveColumn(decision, decision.plan, valueName(index));
    return { text, value: null, output: hasEmptyTexts ? `nullif(${text}, '')` : text };
  });
  const inner = columns.flatMap(({ text, value }) => (value === null ? [text] : [text, value]));
  const outer = columns.map(({ text, output }) => `${output} AS ${text}`);
  return `SELECT ${outer.join(', ')} FROM (SELECT ${inner.join(', ')} FROM ${relation})`;
}

/** No column can have this name: control characters are removed from headers. */
function valueName(index: number): string {
  return `\u0001${index}`;
}

type TypedPlan = Exclude<ColumnPlan, { kind: 'text' }>;

interface ProvenColumn {
  text: string;
  /** The value beside its text, where it has to be compared with it. */
  value: string | null;
  output: string;
}

function proveColumn({ name, isPadded }: Decision, plan: TypedPlan, alias: string): ProvenColumn {
  const text = quoteName(name);
  const { isEmpty, guard, value, type } = planSql(plan, text, isPadded);
  const otherForm = `CAST(error('other form') AS ${type})`;
  if (!isDirect(plan, isPadded)) {
    // What is not written as DuckDB writes it is converted behind its guard only.
    const output = `CASE WHEN ${guard} THEN ${value} WHEN ${isEmpty} THEN NULL ELSE ${otherForm} END`;
    return { text, value: null, output };
  }
  const typed = quoteName(alias);
  const isProved = `((${guard} AND ${typed} IS NOT NULL) OR (${isEmpty} AND ${typed} IS NULL))`;
  // A case for each quick proof alone: where all rows of a batch pass it, which is the rule, the rest costs nothing. Joined
  // by OR, or gathered in one condition over the row, the same proofs cost twice as much.
  const quickly = quickProofs(plan, text, typed).map((proof) => `WHEN ${proof} THEN ${typed} `);
  return {
    text,
    value: `TRY_CAST(${text} AS ${type}) AS ${typed}`,
    output: `CASE ${quickly.join('')}WHEN ${isProved} THEN ${typed} ELSE ${otherForm} END`,
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
