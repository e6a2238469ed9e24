import type { Dimension, Plan } from '../plan.ts';
import type { Dialect } from './dialects/dialect.ts';
import { runningName } from './measures.ts';
import { type At, indented, innerSql, type OrderKey, type Select, selectSql } from './select.ts';

/** Tables that a SELECT reads besides those of the database, as the text behind WITH. */
export interface FilledPeriods {
  tables: string;
  select: Select;
}

/**
 * Periods without rows appear with zero, from the first period that has rows to the last one.
 * @param found one row for each period that has rows
 */
export function filledPeriods(
  plan: Plan,
  dimension: Dimension & { grain: NonNullable<Dimension['grain']> },
  found: Select,
  dialect: Dialect,
): FilledPeriods {
  const name = dialect.name(dimension.name);
  const counted = (column: string): string => `coalesce(found.${dialect.name(column)}, 0)`;
  const measures = plan.measures.map((measure) => ({ sql: counted(measure.name), name: measure.name }));
  const running = plan.isRunning
    ? plan.measures.map((measure) => ({
        sql: (at: At) => `sum(${at(counted(measure.name))}) OVER (ORDER BY ${at(`periods.${name}`)})`,
        name: runningName(measure),
      }))
    : [];
  const rows = dialect.hasQualify ? selectSql(found, dialect) : innerSql(found, dialect);
  const periods = dialect.periods({ table: 'found', column: name, grain: dimension.grain });
  return {
    tables: `found AS (\n  ${indented(rows)}\n),\nperiods AS (\n  ${indented(periods)}\n)`,
    select: {
      outputs: [{ sql: `periods.${name}`, name: dimension.name, isNamed: true }, ...measures, ...running],
      from: `FROM periods\nLEFT JOIN found ON found.${name} = periods.${name}`,
      where: [],
      groupCount: 0,
      kept: [],
      order: orderOf(plan, dimension, dialect),
    },
  };
}

function orderOf({ sort: [sort] }: Plan, dimension: Dimension, dialect: Dialect): OrderKey[] {
  const name = dialect.name(dimension.name);
  const direction = sort?.direction === 'descending' ? ' DESC' : '';
  return sort && sort.name !== dimension.name
    ? [
        { sql: dialect.name(sort.name), direction, placesEmpty: true },
        { sql: name, direction: '', placesEmpty: true },
      ]
    : [{ sql: `periods.${name}`, direction, placesEmpty: false }];
}
