import type { Formula } from '../formula.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, DurationUnit } from '../plan.ts';
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
      refuseRounded(formula, model, scope);
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

function refuseRounded(
  { left, right }: Extract<Formula, { kind: 'product' }>,
  model: SemanticModel,
  { dialect: { productDigits, title } }: Scope,
): void {
  if (productDigits === undefined) return;
  const [one, other] = [widthOf(left, model), widthOf(right, model)];
  // Numbers of the processor have no digits that could be lost by it, and whole ones overflow aloud.
  if (one === null || other === null || (one.isWhole && other.isWhole)) return;
  if (one.digits + other.digits + 1 > productDigits)
    throw new Unsayable(`${title} rounds products of numbers that have so many digits.`);
}

interface Width {
  digits: number;
  isWhole: boolean;
}

/** How wide an exact number is at most; null of one that is none. */
function widthOf(formula: Formula, model: SemanticModel): Width | null {
  switch (formula.kind) {
    case 'column':
      return widthOfColumn(formula.column, model);
    case 'difference':
    case 'product': {
      const [left, right] = [widthOf(formula.left, model), widthOf(formula.right, model)];
      if (left === null || right === null) return null;
      const { digits } = left;
      return {
        digits: (formula.kind === 'product' ? digits + right.digits : Math.max(digits, right.digits)) + 1,
        isWhole: left.isWhole && right.isWhole,
      };
    }
    case 'duration':
      return formula.unit === 'day' ? { digits: mostDigits.days, isWhole: true } : null;
    case 'numberIn':
    case 'clockIn':
      return null;
  }
}

/** Of whole numbers as wide as they come, and of decimals that declare no width. */
const mostDigits = { days: 10, integer: 19, decimal: 38 };

function widthOfColumn(ref: ColumnRef, model: SemanticModel): Width | null {
  const { type } = columnOf(model, ref).profile;
  if (type === 'integer') return { digits: mostDigits.integer, isWhole: true };
  if (type !== 'decimal') return null;
  const own = model.tables.get(ref.table)?.live?.columns.find(({ name }) => name === ref.column);
  const [, digits] = /^decimal\((\d+),/.exec(own?.type ?? '') ?? [];
  return { digits: digits === undefined ? mostDigits.decimal : Number(digits), isWhole: false };
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
