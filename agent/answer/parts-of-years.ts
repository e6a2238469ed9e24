import type { AnswerCheck } from '#kernel/answer.ts';
import type { Cell, ColumnProfile } from '#kernel/catalog.ts';
import { periodOfNumbers } from '#kernel/header-periods.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { periodTexts } from '../model/period-texts.ts';
import { columnOf, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Plan, Predicate } from '../plan.ts';
import { sqlName } from '../sql/literals.ts';
import type { CheckContext } from './result-checks.ts';

/** How many parts of a kind a year has. */
const partsOfYear = { month: 12, quarter: 4, week: 52, half: 2 } as const;
type PartKind = keyof typeof partsOfYear;

interface YearParts {
  year: number;
  parts: number;
  first: Cell;
  last: Cell;
}

/** What a check of years finds: which of them are there in part, and whether the first or the last shown is. */
export interface PartsOfYears {
  checks: AnswerCheck[];
  isFirst: boolean;
  isLast: boolean;
}

const nothing: PartsOfYears = { checks: [], isFirst: false, isLast: false };

/**
 * Of a table that tells its time by a number of the year and one of the month, quarter or week, the data may begin or end
 * within a year: its total is then of a part, and no less than another's for that. No profile tells which months a year has.
 */
export async function partsOfYears({ plan, model, run }: CheckContext): Promise<PartsOfYears> {
  const year = yearOf(plan, model);
  if (year === null) return nothing;
  const table = tableOf(model, year.table);
  const part = table.profile.columns.flatMap((column) => partOf(column, plan, year) ?? [])[0];
  if (!part) return nothing;
  const [yearName, partName] = [sqlName(year.column), sqlName(part.column.name)];
  const { rows } = await run(
    `SELECT ${yearName}, count(DISTINCT ${partName}), min(${partName}), max(${partName}) FROM ${sqlName(year.table)} WHERE ${yearName} IS NOT NULL AND ${partName} IS NOT NULL GROUP BY 1 ORDER BY 1`,
    plan,
  );
  const years = rows.map(
    ([at, parts, first = null, last = null]): YearParts => ({
      year: Number(at),
      parts: Number(parts),
      first,
      last,
    }),
  );
  const partial = partialYears(years, part);
  const isCourse = plan.dimensions.some(({ isTime }) => isTime);
  const asked = isCourse ? partial : partial.filter(({ year: one }) => isAsked(plan, year, one));
  const isLowest = isCourse && plan.limit !== null && plan.sort[0]?.direction === 'ascending';
  return {
    checks: asked.map((one) => ({
      id: isLowest ? 'lowest-is-partial' : idOf(isCourse, one === years.at(-1)),
      outcome: 'warned',
      detail: wordsOf(one, part.column.name, part),
    })),
    isFirst: isCourse && asked.some((one) => one === years[0]),
    isLast: isCourse && asked.some((one) => one === years.at(-1)),
  };
}

/** A course shows where it is cut; a total that was asked for by its year says nothing of it. */
function idOf(isCourse: boolean, isLast: boolean): string {
  return !isCourse && isLast ? 'data-ends-before-period' : 'partial-period';
}

/** The column of years that a sum or a count is told by, or for some of. A mean over a part of a year is a mean all the same. */
function yearOf(plan: Plan, model: CheckContext['model']): ColumnRef | null {
  const isFlow = plan.measures.some(
    ({ aggregate, per }) => per === null && ['sum', 'count'].includes(aggregate),
  );
  if (plan.intent !== 'aggregate' || !isFlow || plan.forecast) return null;
  const named = [
    ...plan.dimensions.map(({ column }) => column),
    ...conditionsOf(plan).flatMap((condition) => ('column' in condition ? [condition.column] : [])),
  ];
  return named.find((column) => isYearColumn(columnOf(model, column).profile)) ?? null;
}

function conditionsOf(plan: Plan): Predicate[] {
  return [...plan.where, ...plan.measures.flatMap(({ where }) => where)];
}

/** A column that parts the years, which the plan does not speak of itself. */
function partOf(column: ColumnProfile, plan: Plan, year: ColumnRef) {
  const isNamed = [...plan.dimensions, ...conditionsOf(plan)].some(
    (part) => 'column' in part && part.column.table === year.table && part.column.column === column.name,
  );
  if (isNamed || column.name === year.column) return null;
  const texts = periodTexts(column);
  const kind = texts && !texts.hasYear ? texts.grain : periodOfNumbers(column);
  return kind !== null && kind in partsOfYear
    ? { column, kind: kind as PartKind, isNumber: texts === null }
    : null;
}

/** The first and the last year, where they have fewer parts than other years have; of a single year, than a year has. */
function partialYears(years: readonly YearParts[], { kind }: { kind: PartKind }): YearParts[] {
  const most = Math.max(...years.map(({ parts }) => parts));
  const full = years.length === 1 ? partsOfYear[kind] : most;
  const ends = new Set([years[0], years.at(-1)]);
  return years.filter((year) => ends.has(year) && year.parts < full);
}

function isAsked(plan: Plan, column: ColumnRef, year: number): boolean {
  return conditionsOf(plan).some((condition) => {
    if (!('column' in condition) || condition.column.column !== column.column) return false;
    switch (condition.kind) {
      case 'period':
        return (
          !condition.negated &&
          (condition.start === null || Number(condition.start.slice(0, 4)) <= year) &&
          (condition.end === null || year < Number(condition.end.slice(0, 4)))
        );
      case 'compare':
        return condition.operator === '=' && Number(condition.value) === year;
      case 'oneOf':
        return !condition.negated && condition.values.some((value) => Number(value) === year);
      case 'between':
        return !condition.negated && condition.low <= year && year <= condition.high;
      default:
        return false;
    }
  });
}

function wordsOf(
  { year, parts, first, last }: YearParts,
  name: string,
  { kind, isNumber }: { kind: PartKind; isNumber: boolean },
): string {
  const range =
    first === last ? `${first}` : isNumber ? `${first} to ${last}` : `${parts} of ${partsOfYear[kind]}`;
  return `${year} is there in part: of ${name} it holds ${range}.`;
}
