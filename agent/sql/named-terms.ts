import type { RowCondition, RowValue, TotalExpression } from '#kernel/named-terms.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { compareSql, differsSql, oneOfSql } from './comparisons.ts';
import { sqlLiteral } from './literals.ts';
import type { Scope } from './scope.ts';

/** Where the columns of a named term stand. */
export interface TermPlace {
  model: SemanticModel;
  scope: Scope;
  table: string;
}

/** A condition that a person named, as one expression; whole, so that it can be denied and joined. */
export function conditionSql(condition: RowCondition, place: TermPlace): string {
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const joint = condition.kind === 'all' ? ' AND ' : ' OR ';
      return `(${condition.parts.map((part) => conditionSql(part, place)).join(joint)})`;
    }
    case 'empty':
      return `${place.scope.plain(refOf(condition.column, place))} IS ${condition.negated ? 'NOT ' : ''}NULL`;
    case 'oneOf': {
      const values = condition.values.map((value) => literalSql(condition.column, value, place));
      return oneOfSql(place.scope, refOf(condition.column, place), values, condition.negated);
    }
    case 'compare': {
      const column = refOf(condition.column, place);
      const value = literalSql(condition.column, condition.value, place);
      return condition.operator === '<>'
        ? differsSql(place.scope, column, value)
        : compareSql(place.scope, column, condition.operator, value);
    }
  }
}

/** A number of many rows. Each part counts only rows that meet the `filters`; a part without rows is nothing, not unknown. */
export function totalSql(total: TotalExpression, place: TermPlace, filters: readonly string[]): string {
  switch (total.kind) {
    case 'number':
      return sqlLiteral(total.value);
    case 'arithmetic': {
      const [left, right] = [total.left, total.right].map((part) => partSql(part, place, filters));
      return total.operator === '/'
        ? place.scope.dialect.ratio(left ?? '', right ?? '')
        : `${left} ${total.operator} ${right}`;
    }
    case 'aggregate': {
      const own = total.where ? [...filters, conditionSql(total.where, place)] : filters;
      const of = total.of && { sql: valueSql(total.of, place), isInteger: isInteger(total.of, place) };
      return place.scope.dialect.aggregate(total.aggregate, of, own);
    }
  }
}

function isInteger(value: RowValue, { model, table }: TermPlace): boolean {
  return (
    value.kind === 'column' && columnOf(model, { table, column: value.column }).profile.type === 'integer'
  );
}

function partSql(part: TotalExpression, place: TermPlace, filters: readonly string[]): string {
  const sql = totalSql(part, place, filters);
  if (part.kind === 'arithmetic') return `(${sql})`;
  return part.kind === 'aggregate' && part.aggregate === 'sum' ? `coalesce(${sql}, 0)` : sql;
}

function valueSql(value: RowValue, place: TermPlace): string {
  switch (value.kind) {
    case 'column':
      return place.scope.column(refOf(value.column, place));
    case 'number':
      return sqlLiteral(value.value);
    case 'arithmetic': {
      const [left, right] = [value.left, value.right].map((part) =>
        part.kind === 'arithmetic' ? `(${valueSql(part, place)})` : valueSql(part, place),
      );
      return value.operator === '/'
        ? place.scope.dialect.ratio(left ?? '', right ?? '')
        : `${left} ${value.operator} ${right}`;
    }
  }
}

function refOf(column: string, { table }: TermPlace): ColumnRef {
  return { table, column };
}

function literalSql(column: string, value: string | number | boolean, place: TermPlace): string {
  const ref = refOf(column, place);
  const { type } = columnOf(place.model, ref).profile;
  const isMoment = type === 'date' || type === 'timestamp';
  return isMoment && typeof value === 'string'
    ? place.scope.dialect.day(value)
    : place.scope.value(ref, value);
}
