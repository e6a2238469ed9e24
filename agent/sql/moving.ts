import { addGrains, startOfGrain } from '../dates/calendar.ts';
import { datedProfile } from '../model/period-texts.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Dimension, Plan, Predicate } from '../plan.ts';
import { sqlLiteral, sqlName } from './literals.ts';

type Period = Extract<Predicate, { kind: 'period' }>;

/** Name of the column that tells a measure over the periods up to each one. */
export function movingName({ moving, measures }: Pick<Plan, 'moving' | 'measures'>): string {
  return `moving_${moving?.aggregate === 'sum' ? 'total' : 'average'}_of_${measures[0]?.name ?? 'value'}`;
}

/** The condition that says from when on periods are shown; null where all are. It begins with a whole period. */
export function shownFrom({ where, dimensions }: Pick<Plan, 'where' | 'dimensions'>): Period | null {
  const [time] = dimensions;
  const found = where.find(
    (part): part is Period =>
      part.kind === 'period' &&
      part.start !== null &&
      part.column.table === time?.column.table &&
      part.column.column === time.column.column,
  );
  return found ?? null;
}

/** Whether the periods shown begin where one of the calendar begins, so that none is cut. */
export function beginsWhole(plan: Pick<Plan, 'where' | 'dimensions'>): boolean {
  const [time] = plan.dimensions;
  const start = shownFrom(plan)?.start;
  return !start || !time?.grain || startOfGrain(start, time.grain) === start;
}

/**
 * Each period with what it and those before it come to: "3-month moving average". The rows reach back so far that the first period shown
 * has all of its own; a period without rows counts as zero. Where the data begin later, the first ones have fewer.
 */
export function movingSql(plan: Plan, model: SemanticModel, groupsSql: (plan: Plan) => string): string {
  const { moving, ...rest } = plan;
  const [time] = plan.dimensions;
  const [measure] = plan.measures;
  if (!moving || !time?.grain || !measure) return groupsSql(rest);
  const from = shownFrom(plan);
  const back = from?.start ? addGrains(from.start, time.grain, 1 - moving.periods) : null;
  const where = plan.where.map((part) => (part === from ? { ...from, start: back } : part));
  const found = groupsSql({ ...rest, where, sort: [], fillsPeriods: false });
  const [name, value] = [sqlName(time.name), sqlName(measure.name)];
  const first = back === null ? `min(${name})` : `DATE ${sqlLiteral(laterOf(back, beginOf(model, time)))}`;
  const over = `${moving.aggregate}(${value}) OVER (ORDER BY ${name} ROWS BETWEEN ${moving.periods - 1} PRECEDING AND CURRENT ROW)`;
  const told = `SELECT\n  ${name},\n  ${value},\n  ${over} AS ${sqlName(movingName(plan))}\nFROM by_period`;
  const shown = from?.start
    ? `,\nmoved AS (\n  ${told.replaceAll('\n', '\n  ')}\n)\nSELECT *\nFROM moved\nWHERE ${name} >= DATE ${sqlLiteral(from.start)}`
    : `\n${told}`;
  return [
    `WITH found AS (\n  ${withoutOrder(found).replaceAll('\n', '\n  ')}\n),`,
    `periods AS (\n  SELECT CAST(unnest(generate_series(${first}, max(${name}), INTERVAL 1 ${time.grain.toUpperCase()})) AS DATE) AS ${name}\n  FROM found\n),`,
    `by_period AS (\n  SELECT\n    periods.${name},\n    coalesce(found.${value}, 0) AS ${value}\n  FROM periods\n  LEFT JOIN found ON found.${name} = periods.${name}\n)${shown}\nORDER BY ${name}`,
  ].join('\n');
}

function withoutOrder(sql: string): string {
  return sql.replace(/\nORDER BY [^\n]*$/, '');
}

function laterOf(left: string, right: string | null): string {
  return right !== null && right > left ? right : left;
}

/** Where the first period of the data begins. */
export function beginOf(model: SemanticModel, { column, grain }: Dimension): string | null {
  const min = datedProfile(columnOf(model, column).profile).min?.slice(0, 10);
  return min && grain ? startOfGrain(min, grain) : null;
}
