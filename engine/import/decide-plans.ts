import type { DuckDBConnection } from '@duckdb/node-api';
import { type ColumnLook, lookAtColumns } from './column-look.ts';
import type { ColumnPlan } from './column-plan.ts';
import { countForms, type FormCounts } from './column-statistics.ts';
import { isoShape, numericSeparators } from './date-rules.ts';
import { decideDates, provenOrder } from './decide-dates.ts';
import { decideMark, decideNumber } from './decide-numbers.ts';
import { type Decision, type FileHabits, isAll } from './decision.ts';

/** Decides how each column of a staged table of texts is to be read. */
export async function decidePlans(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
  hints: Partial<FileHabits> = {},
): Promise<Decision[]> {
  const looks = await lookAtColumns(connection, relation, names);
  const counted = new Map<string, FormCounts>();
  for (const look of looks) {
    // A column of words needs no closer look: what few numbers it holds do not make it a column of numbers.
    const mayBeTyped = look.filled > 0 && look.valueLike >= 0.5 * look.filled;
    if (mayBeTyped && plainPlan(look) === null)
      counted.set(look.name, await countForms(connection, relation, look.name));
  }
  const habits = findHabits([...counted.values()], looks, hints);
  const decisions: Decision[] = [];
  for (const look of looks) {
    const undecided: Decision = {
      name: look.name,
      plan: plainPlan(look) ?? { kind: 'text' },
      isPadded: look.padded > 0,
      unit: null,
      decisions: [],
      warnings: [],
    };
    const counts = counted.get(look.name);
    const decided =
      counts === undefined ? undecided : await decidePlan(connection, relation, undecided, counts, habits);
    decisions.push(tellEmptyTokens(decided, look));
  }
  return decisions;
}

/** The plan of a column that is written as a machine writes it, and can be read in one way only; null for all others. */
function plainPlan(look: ColumnLook): ColumnPlan | null {
  const { filled, integers, plainNumbers, isoDates, maxLength, maxFraction, minFraction } = look;
  if (filled === 0 || look.padded > 0 || look.leadingZeros > 0) return null;
  if (isoDates === filled && isoShape !== undefined)
    return { kind: 'date', shape: isoShape, hasMidnight: false };
  // Eight digits may be a date, and three decimals may be thousands: those are looked at closely.
  if (integers === filled && maxLength < 8)
    return { kind: 'integer', digits: maxLength, mark: 'point', isPlain: true };
  const isClear = minFraction !== 3 || maxFraction !== 3;
  if (plainNumbers !== filled || maxFraction === 0 || maxFraction > 6 || maxLength > 18 || !isClear)
    return null;
  const scale = Math.max(2, maxFraction);
  return {
    kind: 'decimal',
    precision: maxLength - maxFraction + scale <= 18 ? 18 : 38,
    scale,
    mark: 'point',
    isPlain: true,
  };
}

function tellEmptyTokens(decision: Decision, look: ColumnLook): Decision {
  if (decision.plan.kind === 'text' || look.emptyTokens === 0) return decision;
  decision.decisions.push(`In column "${decision.name}", marks such as N/A or - are read as empty.`);
  return decision;
}

function findHabits(
  columns: readonly FormCounts[],
  looks: readonly ColumnLook[],
  hints: Partial<FileHabits>,
): FileHabits {
  const onlyComma = columns.some((counts) => isAll(counts, counts.comma) && !isAll(counts, counts.point));
  const onlyPoint =
    looks.some((look) => plainPlan(look)?.kind === 'decimal') ||
    columns.some((counts) => isAll(counts, counts.point) && !isAll(counts, counts.comma));
  const orders = columns.flatMap((counts) =>
    numericSeparators.flatMap((separator) => {
      const dates = counts.numericDates[separator];
      return dates !== undefined && isAll(counts, dates.dates + dates.timestamps) ? [provenOrder(dates)] : [];
    }),
  );
  const isDayFirst = orders.includes(true) ? true : orders.includes(false) ? false : null;
  return {
    mark: onlyComma === onlyPoint ? (hints.mark ?? null) : onlyComma ? 'comma' : 'point',
    isDayFirst: isDayFirst ?? hints.isDayFirst ?? null,
  };
}

async function decidePlan(
  connection: DuckDBConnection,
  relation: string,
  decision: Decision,
  counts: FormCounts,
  habits: FileHabits,
): Promise<Decision> {
  if (counts.filled === 0) return decision;
  if (isAll(counts, counts.boolean)) return { ...decision, plan: { kind: 'boolean' } };
  const dates = decideDates(decision, counts, habits);
  if (dates !== null) return dates;
  if (counts.leadingZero > 0 && isAll(counts, counts.integer + counts.leadingZero)) {
    decision.decisions.push(
      `Column "${decision.name}" is kept as text: some of its numbers begin with a zero.`,
    );
    return decision;
  }
  const mark = decideMark(decision, counts, habits);
  if (mark !== null) return decideNumber(connection, relation, decision, counts, mark);
  warnOfStrays(decision, counts);
  return decision;
}

/** Says so when a column is text only because of a few of its values. */
function warnOfStrays(decision: Decision, counts: FormCounts): void {
  const numbers = Math.max(counts.point, counts.comma, counts.plainPoint + counts.scientific);
  const dates = Math.max(
    0,
    ...Object.values(counts.shapes).map((shape) => shape.dates + shape.timestamps),
    ...Object.values(counts.numericDates).map((shape) => shape.dates + shape.timestamps),
  );
  const [most, word] = numbers >= dates ? [numbers, 'numbers'] : [dates, 'dates'];
  const others = counts.filled - most;
  if (counts.filled < 10 || others === 0 || most < 0.9 * counts.filled) return;
  decision.warnings.push(
    `Column "${decision.name}" is kept as text: ${most.toLocaleString('en')} of its values are ${word}, but ${others.toLocaleString('en')} ${others === 1 ? 'is' : 'are'} not.`,
  );
}
