import { AppError } from '#kernel/errors.ts';
import { versionsOf } from '../answer/result-checks.ts';
import { runCandidate } from '../answer/run-plan.ts';
import { type FilterWords, type PlanWords, planWordsSchema } from '../model-mode/plan-words.ts';
import { isProblem, problem } from '../model-mode/problem.ts';
import { settleWords } from '../model-mode/settle-words.ts';
import { compileWith } from '../sql/compile.ts';
import { areaOfTable } from './area-of-table.ts';
import { defineTool, type ToolContext } from './tool.ts';

export const runPlan = defineTool({
  name: 'run_plan',
  description:
    'Checks a plan and runs it. Name only columns that were told. Use every condition of the question and none that it does not have.',
  input: planWordsSchema,
  async run(told, context) {
    const words = restoredWords(told, context);
    const found = areaOfTable(context, words.table);
    if (isProblem(found)) return found;
    const { model, table } = found;
    const { run, disclosure, signal } = context;
    const plan = await settleWords(model, table.sqlName, words, { run, disclosure, signal });
    if (isProblem(plan)) return plan;
    context.onStep('running a query');
    const sql = compileWith(plan, model);
    const tables = versionsOf(model, plan);
    try {
      const result = await runCandidate({ plan, sql }, model, { run, signal });
      const id = `r${context.results.length + 1}`;
      context.results.push({ id, model, plan, sql, tables, result });
      return {
        told: {
          resultId: id,
          columns: result.columns.map(({ name }) => disclosure.name(name)),
          result: disclosure.result(model, plan, result),
        },
      };
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid')
        return problem('rejectedStatement', 'The statement of this plan could not be run.');
      throw error;
    }
  },
});

/** Values of the plan before stand behind the names that were told for them. */
function restoredWords(words: PlanWords, { disclosure }: ToolContext): PlanWords {
  const restored = (filters: FilterWords[]): FilterWords[] =>
    filters.map((filter) => ({
      ...filter,
      values: filter.values.map((value) => disclosure.restored(value)),
    }));
  return {
    ...words,
    filters: restored(words.filters),
    measures: words.measures.map(({ filters, ...measure }) =>
      filters ? { ...measure, filters: restored(filters) } : measure,
    ),
  };
}
