import type { AnswerCheck } from '#kernel/answer.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan, PlanAssumption } from '../plan.ts';
import { isOfSmallTable, takesTotals, totalLabelOf } from '../rows/row-doubts.ts';

/** Rows that add up others and were left out when the file was read: told of every answer over their table, with the way to count them. */
export function totalsLeftOut(model: SemanticModel, read: readonly { sqlName: string }[]): PlanAssumption[] {
  return read.flatMap(({ sqlName }) => {
    const { dataSourceId, name, profile } = tableOf(model, sqlName);
    const { count = 0 } = profile.totalRows ?? {};
    if (count === 0) return [];
    const ids = (profile.findings ?? [])
      .filter(({ kind, level, fix }) => kind === 'total' && level === 'decision' && fix)
      .map(({ id }) => id);
    const label = count === 1 ? 'count it as a row' : 'count them as rows';
    const rows = count === 1 ? 'total row' : `${count.toLocaleString('en')} total rows`;
    return [
      {
        kind: 'total-row',
        chosen: `${rows} left out${read.length > 1 ? ` of ${name}` : ''}`,
        options:
          ids.length > 0 ? [{ label, question: '', fix: { dataSourceId, findingIds: ids, label } }] : [],
      },
    ];
  });
}

/** A row of a small table that is called a total, and of which reading the file said nothing: it counts, and that is told. */
export function totalsCounted(model: SemanticModel, plan: Plan): AnswerCheck | null {
  if (!isOfSmallTable(model) || !takesTotals(model, plan)) return null;
  const { profile } = tableOf(model, plan.root);
  // Where the file was read with it as a doubt, the check of that doubt offers what to do.
  if (profile.findings?.some(({ kind }) => kind === 'total')) return null;
  return {
    id: 'total-counted',
    outcome: 'warned',
    detail: `The row called "${totalLabelOf(model)}" is taken like any other; if it adds up the others, they count twice in this answer.`,
  };
}
