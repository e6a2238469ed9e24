import { addGrains, type Grain, yearOf } from '../dates/calendar.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { yearPartsOf } from '../model/year-parts.ts';
import type { Plan, Predicate } from '../plan.ts';
import { sqlLiteral, sqlName } from './literals.ts';
import { beginOf, shownFrom } from './moving.ts';
import { grainOfTime, type RunningPrior, runningPrior } from './running-prior.ts';

/** Of how many periods the change runs back to, the columns that tell it. */
export const priorNames = { change: 'change', share: 'change_share' } as const;

/** Whether periods without rows come to zero: of averages they come to nothing. */
function isAdded({ measures: [measure] }: Plan): boolean {
  return measure?.per === null && ['sum', 'count', 'countDistinct'].includes(measure.aggregate);
}

/**
 * Each period with how much its number changed against the one so many periods before: "month over month". The rows reach back so far that the
 * first period shown is set against one as well; where the data begin later, it has no change. Nothing before has no part. A last period that
 * the data do not fill is set against the same days before it.
 */
export function overPriorSql(plan: Plan, model: SemanticModel, groupsSql: (plan: Plan) => string): string {
  const { overPrior, ...rest } = plan;
  const [time] = plan.dimensions;
  const [measure] = plan.measures;
  const grain = time && grainOfTime(model, time);
  if (!overPrior || !grain || !measure) return groupsSql(rest);
  const from = shownFrom(plan);
  const back = from?.start ? addGrains(from.start, grain, -overPrior.steps) : null;
  const dayOf = (day: string): string =>
    time.grain === null ? String(yearOf(day)) : `DATE ${sqlLiteral(day)}`;
  const where = plan.where.map((part) => (part === from ? { ...from, start: back } : part));
  const found = groupsSql({ ...rest, where, sort: [], fillsPeriods: false }).replace(
    /\nORDER BY [^\n]*$/,
    '',
  );
  const [name, value] = [sqlName(time.name), sqlName(measure.name)];
  const begin = beginOf(model, time);
  const first = back === null ? `min(${name})` : dayOf(begin !== null && begin > back ? begin : back);
  const told = isAdded(plan) ? `coalesce(found.${value}, 0)` : `found.${value}`;
  const running = runningPrior(plan, model);
  const lagged = `lag(${value}, ${overPrior.steps}) OVER (ORDER BY ${name})`;
  const inSameDays = `(SELECT ${value} FROM same_days)`;
  const sameDaysValue = isAdded(plan) ? `coalesce(${inSameDays}, 0)` : inSameDays;
  const before = running
    ? `CASE WHEN ${name} = ${dayOf(running.start)} AND ${lagged} IS NOT NULL THEN ${sameDaysValue} ELSE ${lagged} END`
    : lagged;
  const shown = from?.start ? `\nWHERE ${name} >= ${dayOf(from.start)}` : '';
  const sameDays = running
    ? groupsSql({
        ...rest,
        dimensions: [],
        sort: [],
        fillsPeriods: false,
        where: sameDaysOf(plan, running, model),
      })
    : '';
  return [
    `WITH found AS (\n  ${found.replaceAll('\n', '\n  ')}\n),`,
    `periods AS (\n  SELECT ${seriesSql(first, `max(${name})`, time.grain)} AS ${name}\n  FROM found\n),`,
    `by_period AS (\n  SELECT\n    periods.${name},\n    ${told} AS ${value}\n  FROM periods\n  LEFT JOIN found ON found.${name} = periods.${name}\n),`,
    ...(running ? [`same_days AS (\n  ${sameDays.replaceAll('\n', '\n  ')}\n),`] : []),
    `compared AS (\n  SELECT\n    ${name},\n    ${value},\n    ${before} AS before\n  FROM by_period\n)`,
    `SELECT\n  ${name},\n  ${value},\n  ${value} - before AS ${priorNames.change},\n  (${value} - before) / CASE WHEN before > 0 THEN before END AS ${priorNames.share}\nFROM compared${shown}\nORDER BY ${name}`,
  ].join('\n');
}

function seriesSql(first: string, last: string, grain: Grain | null): string {
  return grain === null
    ? `unnest(generate_series(${first}, ${last}))`
    : `CAST(unnest(generate_series(${first}, ${last}, INTERVAL 1 ${grain.toUpperCase()})) AS DATE)`;
}

/** The conditions of the plan, in the days that the last period is set against. */
function sameDaysOf(plan: Plan, { priorStart, priorUntil }: RunningPrior, model: SemanticModel): Predicate[] {
  const [time] = plan.dimensions;
  const from = shownFrom(plan);
  const others = plan.where.filter((part) => part !== from);
  if (!time) return others;
  const parts = time.grain === null ? yearPartsOf(model, time.column) : null;
  return [
    ...others,
    {
      kind: 'period',
      column: time.column,
      start: priorStart,
      end: priorUntil,
      label: 'the same days before',
      isYearNumber: time.grain === null,
      ...(parts && { part: parts.column }),
      negated: false,
    },
  ];
}
