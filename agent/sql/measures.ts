import type { Formula } from '../formula.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { ColumnRef, Measure, NamedTotal, Plan, Predicate } from '../plan.ts';
import { changesOf } from './changed-periods.ts';
import { type Operand, Unsayable } from './dialects/dialect.ts';
import { duckdb } from './dialects/duckdb.ts';
import { partitionSql, runningOrder } from './dimensions.ts';
import { formulaSql } from './formulas.ts';
import { sqlLiteral } from './literals.ts';
import { totalSql } from './named-terms.ts';
import { type PredicateContext, predicateSql } from './predicates.ts';
import type { Output } from './select.ts';

/** The columns of the measures, then what is worked out of them: running totals, shares, differences, changes. */
export function measureOutputs(plan: Plan, context: PredicateContext): Output[] {
  const { scope } = context;
  const { dialect } = scope;
  const outputs = plan.measures.map(
    (measure): Output => ({ sql: measureSql(measure, context), name: measure.name }),
  );
  const [first, second] = plan.measures;
  if (plan.isRunning)
    outputs.push(
      ...plan.measures.map(
        (measure): Output => ({
          sql: (at) =>
            `sum(${at(measureSql(measure, context))}) OVER (${partitionSql(plan, scope, at)}ORDER BY ${at(runningOrder(plan, scope))})`,
          name: runningName(measure),
        }),
      ),
    );
  if (plan.share === 'of-total' && first) {
    const value = measureSql(first, context);
    outputs.push({
      sql: (at) =>
        dialect.ratio(
          at(value),
          plan.dimensions.length > 0
            ? `sum(${at(value)}) OVER (${partitionSql(plan, scope, at).trimEnd()})`
            : at(value),
        ),
      name: 'share',
    });
  }
  if (plan.share === 'of-condition' && first) {
    const whole = measureSql({ ...first, where: [] }, context);
    outputs.push(
      { sql: whole, name: `of_${first.name}` },
      { sql: dialect.ratio(measureSql(first, context), whole), name: 'share' },
    );
  }
  const verdict = verdictOf(plan, context);
  if (verdict) outputs.unshift(verdict);
  if (plan.comparison?.kind === 'difference' && first && second)
    outputs.push({
      sql: `abs(${measureSql(first, context)} - ${measureSql(second, context)})`,
      name: 'difference',
    });
  const changes = changesOf(plan, (measure) => measureSql(measure, context), dialect);
  if (changes)
    outputs.push(
      { sql: changes.change, name: 'change' },
      { sql: changes.change_share, name: 'change_share' },
    );
  return outputs;
}

/** Nothing where one of the two numbers is missing. */
function verdictOf({ verdict, measures: [first, second] }: Plan, context: PredicateContext): Output | null {
  if (!verdict || !first) return null;
  if (context.scope.dialect !== duckdb)
    throw new Unsayable(`Yes and no are not worked out in ${context.scope.dialect.title}.`);
  const left = measureSql(first, context);
  const right = second ? measureSql(second, context) : String(verdict.bound ?? 0);
  const [isMet, isNot] = [verdict.isMet, verdict.isNot].map((word) => sqlLiteral(word));
  const condition = `${left} ${verdict.operator} ${right}`;
  return {
    sql: `CASE WHEN ${condition} THEN ${isMet} WHEN NOT (${condition}) THEN ${isNot} END`,
    name: 'verdict',
  };
}

/** Name of the column that adds a measure up over the periods. */
export function runningName({ name }: Measure): string {
  return `running_${name}`;
}

export function measureSql(measure: Measure, context: PredicateContext): string {
  const base = baseSql(measure, context);
  const below = belowSql(measure, context);
  if (below === null) return base;
  const { times } = measure.per ?? {};
  return context.scope.dialect.ratio(times === undefined ? base : `${times} * ${base}`, below);
}

export function baseSql(measure: Measure, context: PredicateContext): string {
  if (measure.named) return namedSql(measure, measure.named, context);
  const filters = filtersOf(measure.where, context);
  const of = measure.column
    ? { ...operandOf(measure.column, measure.formula, context), quantile: measure.quantile }
    : null;
  const other =
    measure.aggregate === 'corr' ? context.scope.column(measure.other ?? measure.column ?? never()) : '';
  return context.scope.dialect.aggregate(measure.aggregate, of, filters, other);
}

function never(): never {
  throw new Error('A correlation is of two columns.');
}

/** What a measure is divided by; null of one that is not. */
export function belowSql({ per, where, column, formula }: Measure, context: PredicateContext): string | null {
  if (!per) return null;
  // A margin is of what was sold: rows without a profit have no part below the line either.
  const isOfTotal = per.aggregate === 'sum' && column !== null && formula !== undefined;
  const present = isOfTotal ? [`${valueSql(column, formula, context)} IS NOT NULL`] : [];
  const filters = [...filtersOf(where, context), ...present];
  const { dialect } = context.scope;
  if (!per.column) return dialect.aggregate('count', null, filters);
  return per.aggregate === 'sum'
    ? dialect.aggregate('sum', operandOf(per.column, per.formula, context), filters)
    : dialect.aggregate('countDistinct', operandOf(per.column, undefined, context), filters);
}

/** In brackets where it is made of parts: it may be set against another one, or divided. */
function namedSql({ where }: Measure, { tree, table }: NamedTotal, context: PredicateContext): string {
  const { model, scope } = context;
  const total = totalSql(tree, { model, scope, table }, filtersOf(where, context));
  return tree.kind === 'arithmetic' ? `(${total})` : total;
}

function filtersOf(where: readonly Predicate[], context: PredicateContext): string[] {
  const { dialect } = context.scope;
  if (!dialect.aggregatesSubqueries && where.some(looksUp))
    throw new Unsayable(`${dialect.title} cannot count or add up only rows that another table decides on.`);
  return where.map((part) => predicateSql(part, context));
}

function looksUp(part: Predicate): boolean {
  if (part.kind === 'any') return part.parts.some(looksUp);
  return part.kind === 'related' || part.kind === 'shared' || part.kind === 'average';
}

function operandOf(column: ColumnRef, formula: Formula | undefined, context: PredicateContext): Operand {
  const { type } = columnOf(context.model, column).profile;
  const isPlain = formula === undefined;
  return {
    sql: valueSql(column, formula, context),
    isInteger: isPlain && type === 'integer',
    isDecimal: isPlain && type === 'decimal',
  };
}

export function valueSql(
  column: ColumnRef,
  formula: Formula | undefined,
  { model, scope }: PredicateContext,
): string {
  return formula ? formulaSql(formula, model, scope) : scope.column(column);
}
