import { type Formula, leadingNumberPattern } from '../formula.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { DurationUnit } from '../plan.ts';
import { sqlLiteral } from './literals.ts';
import type { Scope } from './scope.ts';

/** A formula as an expression over one row. */
export function formulaSql(formula: Formula, model: SemanticModel, scope: Scope): string {
  switch (formula.kind) {
    case 'column':
      return scope.column(formula.column);
    case 'numberIn':
      return `TRY_CAST(replace(regexp_extract(${scope.column(formula.column)}, ${sqlLiteral(leadingNumberPattern)}, 1), ',', '') AS DOUBLE)`;
    case 'product': {
      const product = `${operandSql(formula.left, model, scope)} * ${operandSql(formula.right, model, scope)}`;
      return formula.divisor === 1 ? product : `${product} / ${formula.divisor}.0`;
    }
    case 'difference': {
      const [left, right] = [formula.left, formula.right].map((side) => {
        const sql = side.kind === 'product' ? formulaSql(side, model, scope) : operandSql(side, model, scope);
        return formula.missingIsZero ? `coalesce(${sql}, 0)` : sql;
      });
      return `${left} - ${right}`;
    }
    case 'duration':
      return durationSql(formula, model, scope);
  }
}

function operandSql(formula: Formula, model: SemanticModel, scope: Scope): string {
  const sql = formulaSql(formula, model, scope);
  return formula.kind === 'column' || formula.kind === 'duration' ? sql : `(${sql})`;
}

/** Seconds, or for units longer than a week days, of one unit; a month and a year are those of the mean calendar. */
const seconds: Record<DurationUnit, number> = {
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_746,
  year: 31_556_952,
};

/** Days between dates are whole; of points in time hours and minutes count, and days in parts. */
function durationSql(
  { since, until, unit, isCalendar }: Extract<Formula, { kind: 'duration' }>,
  model: SemanticModel,
  scope: Scope,
): string {
  const from = scope.column(since);
  const to = typeof until === 'string' ? `DATE ${sqlLiteral(until)}` : scope.column(until);
  const isDay = columnOf(model, since).profile.type === 'date' || typeof until === 'string' || isCalendar;
  const cast = (sql: string, isDate: boolean): string => (isDate ? sql : `CAST(${sql} AS DATE)`);
  const isDate = columnOf(model, since).profile.type === 'date';
  const untilDate = typeof until === 'string' || (columnOf(model, until).profile.type === 'date' && isDate);
  if (!isDay || unit === 'minute' || unit === 'hour')
    return `date_diff('second', ${from}, ${to}) / ${seconds[unit]}.0`;
  const days = `date_diff('day', ${cast(from, isDate)}, ${cast(to, untilDate)})`;
  return unit === 'day' ? days : `${days} / ${seconds[unit] / seconds.day}`;
}
