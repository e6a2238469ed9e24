import type { Plan } from '../plan.ts';
import { sqlName } from './literals.ts';

/** Name of the column that tells of all groups together. */
export function overGroupsName({ overGroups, dimensions, measures }: Plan): string {
  if (overGroups === 'mean') return `average_${measures[0]?.name ?? 'value'}`;
  return overGroups === 'correlation' ? 'correlation' : `number_of_${dimensions.at(-1)?.name ?? 'groups'}`;
}

/** One number over the groups of a statement, where that is asked for: how many there are, or how their first two measures go together. */
export function overGroupsSql(plan: Plan, groups: string): string {
  if (!plan.overGroups || plan.dimensions.length === 0) return groups;
  const [first, second] = plan.measures;
  const name = sqlName(overGroupsName(plan));
  const outputs =
    plan.overGroups === 'correlation' && first && second
      ? [`corr(${sqlName(first.name)}, ${sqlName(second.name)}) AS ${name}`, 'count(*) AS number_of_groups']
      : [`count(*) AS ${name}`];
  if (plan.overGroups === 'mean' && first) outputs.splice(0, 1, `avg(${sqlName(first.name)}) AS ${name}`);
  const inner = groups.replace(/\nORDER BY [^\n]*$/, '').replaceAll('\n', '\n  ');
  return `WITH grouped AS (\n  ${inner}\n)\nSELECT\n  ${outputs.join(',\n  ')}\nFROM grouped`;
}
