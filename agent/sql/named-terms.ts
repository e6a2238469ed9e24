import type { RowCondition, RowValue, TotalExpression } from '#kernel/named-terms.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
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
      return `${columnSql(condition.column, place)} IS ${condition.negated ? 'NOT ' : ''}NULL`;
    case 'oneOf': {
      const column = columnSql(condition.column, place);
      const list = condition.values.map((value) => literalSql(condition.column, value, place)).join(', ');
      return condition.negated
        ? `(${column} NOT IN (${list}) OR ${column} IS NULL)`
        : `${column} IN (${list})`;
    }
    case 'compare': {
      const operator = condition.operator === '<>' ? 'IS DISTINCT FROM' : condition.operator;
      return `${columnSql(condition.column, place)} ${operator} ${literalSql(condition.column, condition.value, place)}`;
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
        ? `1.0 * ${left} / nullif(${right}, 0)`
        : `${left} ${total.operator} ${right}`;
    }
    case 'aggregate': {
      const own = total.where ? [...filters, conditionSql(total.where, place)] : filters;
      const filter = own.length > 0 ? ` FILTER (WHERE ${own.join(' AND ')})` : '';
      const of = total.of ? valueSql(total.of, place) : '*';
      return total.aggregate === 'countDistinct'
        ? `count(DISTINCT ${of})${filter}`
        : `${total.aggregate}(${of})${filter}`;
    }
  }
}

function partSql(part: TotalExpression, place: TermPlace, filters: readonly string[]): string {
  const sql = totalSql(part, place, filters);
  if (part.kind === 'arithmetic') return `(${sql})`;
  return part.kind === 'aggregate' && part.aggregate === 'sum' ? `coalesce(${sql}, 0)` : sql;
}

function valueSql(value: RowValue, place: TermPlace): string {
  switch (value.kind) {
    case 'column':
      return columnSql(value.column, place);
    case 'number':
      return sqlLiteral(value.value);
    case 'arithmetic': {
      const [left, right] = [value.left, value.right].map((part) =>
        part.kind === 'arithmetic' ? `(${valueSql(part, place)})` : valueSql(part, place),
      );
      return value.operator === '/'
        ? `1.0 * ${left} / nullif(${right}, 0)`
        : `${left} ${value.operator} ${right}`;
    }
  }
}

function columnSql(column: string, { scope, table }: TermPlace): string {
  return scope.column({ table, column });
}

function literalSql(column: string, value: string | number | boolean, { model, table }: TermPlace): string {
  const { type } = columnOf(model, { table, column }).profile;
  const isMoment = type === 'date' || type === 'timestamp';
  return isMoment && typeof value === 'string' ? `DATE ${sqlLiteral(value)}` : sqlLiteral(value);
}
