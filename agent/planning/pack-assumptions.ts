import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Plan, PlanAssumption } from '../plan.ts';
import type { Parts } from './parts.ts';

/** More codes are told in no chip. */
const codesTold = 12;

/** What a pack says of the system's words and codes, where an answer stands on it: "open sales order: Status is A or B, by the S/4HANA pack". */
export function packAssumptions(
  model: SemanticModel,
  { dimensions, select }: Pick<Plan, 'dimensions' | 'select'>,
  { filters }: Parts,
): PlanAssumption[] {
  const conditions = filters.flatMap((filter): PlanAssumption[] => {
    if (filter.kind !== 'named' || filter.named.filter.by === undefined) return [];
    const { name, text, by } = filter.named.filter;
    return [{ kind: 'value', chosen: `${name}: ${text}, by the ${by} pack`, options: [] }];
  });
  const shown = new Map(
    [...dimensions, ...select].map(({ column }) => [`${column.table}.${column.column}`, column]),
  );
  const codes = [...shown.values()].flatMap((ref): PlanAssumption[] => {
    const { profile, label } = columnOf(model, ref);
    const { valueLabels } = profile;
    if (!valueLabels) return [];
    const held = new Set(profile.values.map(({ value }) => value));
    const told = Object.entries(valueLabels.labels)
      .filter(([code]) => held.size === 0 || held.has(code))
      .slice(0, codesTold)
      .map(([code, meaning]) => `${code} is ${meaning}`);
    if (told.length === 0) return [];
    return [
      { kind: 'value', chosen: `${label}: ${told.join(', ')}, by the ${valueLabels.by} pack`, options: [] },
    ];
  });
  return [...conditions, ...codes];
}
