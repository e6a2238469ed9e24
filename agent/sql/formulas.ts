import type { Formula } from '../formula.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { DurationUnit } from '../plan.ts';
import { Unsayable } from './dialects/dialect.ts';
import { duckdb } from './dialects/duckdb.ts';
import type { Scope } from './scope.ts';

/** A formula as an expression over one row. */
export function formulaSql(formula: Formula, model: SemanticModel, scope: Scope): string {
  switch (formula.kind) {
    case 'column':
      return scope.column(formula.column);
    case 'numberIn':
      return scope.dialect.leadingNumber(scope.plain(formula.column));
    case 'clockIn':
      return clockSql(scope.plain(formula.column), scope);
    case 'product': {
      const product = `${operandSql(formula.left, model, scope)} * ${operandSql(formula.right, model, scope)}`;
      return formula.divisor === 1 ? product : scope.dialect.quotient(product, formula.divisor, true);
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

/** Hours where there are any, minutes and seconds; NULL of a text that is written otherwise. */
function clockSql(text: string, { dialect }: Scope): string {
  if (dialect !== duckdb) throw new Unsayable(`Times in texts are not worked out in ${dialect.title}.`);
  const part = (pattern: string): string =>
    `TRY_CAST(regexp_extract(CAST(${text} AS VARCHAR), '${pattern}', 1) AS DOUBLE)`;
  const hours = `coalesce(${part('^[+]?([0-9]+):[0-9]+:[0-9]')}, 0) * 3600`;
  const minutes = `${part('^[+]?(?:[0-9]+:)?([0-9]+):[0-9]')} * 60`;
  return `${hours} + ${minutes} + ${part('^[+]?(?:[0-9]+:)?[0-9]+:([0-9]+(?:[.][0-9]+)?)')}`;
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
  { since, until, unit, isCalendar, upTo }: Extract<Formula, { kind: 'duration' }>,
  model: SemanticModel,
  scope: Scope,
): string {
  const { dialect } = scope;
  const from = scope.column(since);
  const end = typeof until === 'string' ? dialect.day(until) : scope.column(until);
  const to = upTo === undefined ? end : `coalesce(${end}, ${dialect.day(upTo)})`;
  const isDay = columnOf(model, since).profile.type === 'date' || typeof until === 'string' || isCalendar;
  const cast = (sql: string, isDate: boolean): string => (isDate ? sql : dialect.asDay(sql));
  const isDate = columnOf(model, since).profile.type === 'date';
  const untilDate = typeof until === 'string' || (columnOf(model, until).profile.type === 'date' && isDate);
  if (!isDay || unit === 'minute' || unit === 'hour')
    return dialect.quotient(dialect.secondsBetween(from, to), seconds[unit], true);
  const days = dialect.daysBetween(cast(from, isDate), cast(to, untilDate));
  return unit === 'day' ? days : dialect.quotient(days, seconds[unit] / seconds.day, false);
}
