import { datingOf } from '../model/dating.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { Guarded } from './guard.ts';

/** "orders that have a shipment after May": the time right behind a noun is that of its rows where they have a date of their own. */
export function timeOfOther({ parts, plan }: Guarded): string | null {
  for (const period of parts.periods) {
    if (period.column !== null) continue;
    const noun = parts.nouns.find((one) => one.kind === 'table' && one.to === period.from);
    if (noun?.kind !== 'table' || noun.table.sqlName === plan.root) continue;
    const dating = datingOf(noun.table);
    const dated = plan.where.filter(({ kind }) => kind === 'period' || kind === 'any');
    const isOfRoot = columnsOfPredicates(dated).some(({ table }) => table === plan.root);
    const { sqlName } = noun.table;
    const isBelow = plan.where.some(
      (predicate) => predicate.kind === 'related' && predicate.table === sqlName,
    );
    if (dating !== null && isOfRoot && isBelow)
      return `It is not clear whether the date is that of ${noun.table.name}.`;
  }
  return null;
}

/** "advised by Michael Goodrich": the two parts of one name stand in one table, and are no names of two people. */
export function namesApart({ lattice: { model }, parts }: Guarded): string | null {
  const values = parts.filters.flatMap((filter) =>
    filter.kind === 'values' && filter.column === null && filter.values.length === 1
      ? [{ from: filter.from, to: filter.to, value: filter.values[0] }]
      : [],
  );
  for (const first of values) {
    const second = values.find(({ from }) => from === first.to);
    if (!first.value || !second?.value || first.value.column.table === second.value.column.table) continue;
    const tablesOf = (text: string): Set<string> =>
      new Set((model.values.byPhrase.get(text.toLowerCase()) ?? []).map(({ column }) => column.table));
    const shared = tablesOf(first.value.value).intersection(tablesOf(second.value.value));
    if (shared.size > 0)
      return `It is not clear whether "${first.value.value} ${second.value.value}" is one name.`;
  }
  return null;
}
