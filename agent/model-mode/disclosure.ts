import type { Cell, ColumnProfile, QueryResult } from '#kernel/catalog.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { Disclosed, JsonValue } from '../providers/turn.ts';

/**
 * What may be told to the provider of a language model.
 * `metadata`: names, types and roles of tables and columns, and values that the question itself says.
 * `aggregates`: also counts, sums and other results by group, and the values of columns that sort rows into kinds.
 * `full`: also rows.
 */
export type Shares = 'metadata' | 'aggregates' | 'full';

/** The one door from data to a request: what does not pass it never leaves. It counts what it lets through. */
export interface Disclosure {
  readonly shares: Shares;
  /** A name or a sentence of our own, made harmless to read. */
  name(text: string): string;
  /** A table was told, with so many columns. */
  toldTable(name: string, columns: number): void;
  /** A value of a column, or null where it stays here. */
  value(column: ColumnProfile, value: Cell): JsonValue | null;
  /** A value told only as an example; one that reads like an instruction is left out, so that no cell can stop the model. */
  example(column: ColumnProfile, value: string): JsonValue | null;
  /** A value of the plan before: itself where it may leave, else a name under which `restored` finds it again. */
  kept<Value extends string | number | boolean>(value: Value): Value | string;
  restored<Value extends string | number | boolean>(value: Value): string | number | boolean;
  /** A result as far as it may be seen. */
  result(model: SemanticModel, plan: Plan, result: QueryResult): JsonValue;
  /** A result of a statement that the model wrote: rows or nothing. */
  statement(result: QueryResult): JsonValue;
  /** Whether text of the data that reads like an instruction was told. */
  hasSuspicion(): boolean;
  disclosed(): Disclosed;
}

const textLettersMaximum = 200;
const rowsMaximum = 50;
const kinds = new Set(['category', 'boolean', 'place', 'ordinal', 'date']);

/** Signs that hide, turn or fake text: controls, marks of direction, zero widths, tags, variation selectors. */
const hidden = /\p{Cc}|\p{Cf}|\p{Cn}|\p{Co}|\p{Zl}|\p{Zp}|\p{Variation_Selector}/gu;

const instructionLike =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(previous|above|prior|all|instructions?|rules?|prompt)\b|\b(system|assistant|developer|tool)\s*(prompt|message|:)|<\/?(system|tool|assistant|instructions?)|\byou (are|must) now\b|\b(call|use|run) (the )?(tool|function|run_sql|run_plan|answer)\b|"(tool|tool_calls|function)"\s*:/i;

/** Cell text as it may be shown to a model: one line, no hidden signs, cut. */
export function plainText(text: string): string {
  const bare = text.replaceAll(hidden, ' ').replaceAll(/\s+/g, ' ').trim();
  return bare.length > textLettersMaximum ? `${bare.slice(0, textLettersMaximum - 1)}…` : bare;
}

export function createDisclosure(shares: Shares, question: string): Disclosure {
  const said = ` ${valueWords(question).join(' ')} `;
  const tables = new Set<string>();
  const told = { columns: 0, values: 0, rows: 0 };
  let suspicious = false;
  const kept: (string | number | boolean)[] = [];

  return {
    shares,
    name: plainText,
    toldTable(name, columns) {
      if (tables.has(name)) return;
      tables.add(name);
      told.columns += columns;
    },
    value(column, value) {
      if (value === null) return null;
      if (!mayLeave(column, value)) return null;
      return shown(value);
    },
    kept(value) {
      const isTyped = typeof value !== 'string' || /^\d{4}-\d{2}-\d{2}$/.test(value);
      if (isTyped || shares === 'full' || isSaid(value)) return value;
      kept.push(value);
      return `kept:${kept.length}`;
    },
    restored(value) {
      const at = typeof value === 'string' ? /^kept:(\d+)$/.exec(value) : null;
      return (at && kept[Number(at[1]) - 1]) ?? value;
    },
    example: (column, value) =>
      mayLeave(column, value) && !instructionLike.test(plainText(value)) ? shown(value) : null,
    result(model, plan, result) {
      if (shares === 'metadata') return withheld;
      if (shares === 'aggregates' && !isSummary(model, plan)) return withheld;
      return rowsOf(result);
    },
    statement: (result) => (shares === 'full' ? rowsOf(result) : withheld),
    hasSuspicion: () => suspicious,
    disclosed: () => ({ tables: [...tables], ...told }),
  };

  function rowsOf(result: QueryResult): JsonValue {
    const rows = result.rows.slice(0, rowsMaximum);
    told.rows += rows.length;
    return {
      columns: result.columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name)),
      rows: rows.map((row) => row.map((cell) => (cell === null ? null : shown(cell)))),
      isCut: result.truncated || result.rows.length > rowsMaximum,
    };
  }

  function mayLeave(column: ColumnProfile, value: Cell): boolean {
    if (shares === 'full') return true;
    return (
      isSaid(String(value)) || (shares === 'aggregates' && column.hasAllValues && kinds.has(column.role))
    );
  }

  function isSaid(value: string): boolean {
    const words = valueWords(value).join(' ');
    return words !== '' && said.includes(` ${words} `);
  }

  function shown(value: Exclude<Cell, null>): JsonValue {
    told.values += 1;
    if (typeof value !== 'string') return value;
    const text = plainText(value);
    suspicious ||= instructionLike.test(text);
    return text;
  }
}

const withheld: JsonValue = {
  withheld: 'The plan ran. Its rows are shown to the person only; refer to them by their cells.',
};

/** Columns of whose values each tells one row or few: a total over one of them is a row. */
const kindless = new Set(['identifier', 'text']);

function conditionsOf({ where, measures }: Plan): ColumnRef[] {
  return columnsOfPredicates([...where, ...measures.flatMap((measure) => measure.where)]);
}

/** A result by group tells no single row: its groups are kinds of rows, not their keys, names or notes. */
function isSummary(model: SemanticModel, plan: Plan): boolean {
  return (
    plan.intent === 'aggregate' &&
    conditionsOf(plan).every((column) => !kindless.has(columnOf(model, column).profile.role)) &&
    plan.dimensions.every(({ column, key, grain }) => {
      const { profile } = columnOf(model, column);
      return key === null && (grain !== null || (kinds.has(profile.role) && !profile.isUnique));
    }) &&
    plan.measures.every(
      ({ column, aggregate }) =>
        column === null ||
        !['min', 'max'].includes(aggregate) ||
        columnOf(model, column).profile.type !== 'text',
    )
  );
}
