import { addGrains, startOfGrain } from '../dates/calendar.ts';
import type { Measure, Plan } from '../plan.ts';
import type { Dialect, Operand } from './dialects/dialect.ts';
import { indented } from './select.ts';

/** Name of the column that tells of all groups together. */
export function overGroupsName({ overGroups, dimensions, measures }: Plan): string {
  if (overGroups === 'mean') return `average_${measures[0]?.name ?? 'value'}`;
  return overGroups === 'correlation' ? 'correlation' : `number_of_${dimensions.at(-1)?.name ?? 'groups'}`;
}

/** How many units the stretch of time has that was asked for: those without rows before the first one and behind the last one count too. */
function periodsWithin({ dimensions, where }: Plan): number | null {
  const [time] = dimensions;
  const stretch = where.find(
    (part) =>
      part.kind === 'period' &&
      !part.negated &&
      part.column.table === time?.column.table &&
      part.column.column === time.column.column,
  );
  if (!time?.grain || stretch?.kind !== 'period' || !stretch.start || !stretch.end) return null;
  let count = 0;
  for (
    let unit = startOfGrain(stretch.start, time.grain);
    unit < stretch.end;
    unit = addGrains(unit, time.grain, 1)
  )
    count += 1;
  return count;
}

/**
 * One number over the groups of a statement: how many there are, or how their first two measures go together.
 * @param over the statement without an order, and the tables of its own that it reads, as behind WITH
 */
export function overGroupsSql(
  plan: Plan,
  over: { tables: string; groups: string },
  dialect: Dialect,
): string {
  const [first, second] = plan.measures;
  const name = dialect.name(overGroupsName(plan));
  const number = (measure: Measure): Operand => ({ sql: dialect.name(measure.name), isInteger: false });
  const count = dialect.aggregate('count', null, []);
  const outputs =
    plan.overGroups === 'correlation' && first && second
      ? [
          `${dialect.aggregate('corr', number(first), [], number(second).sql)} AS ${name}`,
          `${count} AS ${dialect.name('number_of_groups')}`,
        ]
      : [`${count} AS ${name}`];
  if (plan.overGroups === 'mean' && first) {
    const mean = dialect.aggregate('avg', number(first), []);
    const periods = periodsWithin(plan);
    outputs.splice(0, 1, `${periods === null ? mean : `${mean} * ${count} / ${periods}`} AS ${name}`);
  }
  const tables = over.tables === '' ? '' : `${over.tables},\n`;
  return `WITH ${tables}grouped AS (\n  ${indented(over.groups)}\n)\nSELECT\n  ${outputs.join(',\n  ')}\nFROM grouped`;
}
