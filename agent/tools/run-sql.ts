import { z } from 'zod';
import { AppError } from '#kernel/errors.ts';
import { leastRows, rowsFetched, withWhole } from '../answer/whole-result.ts';
import { readsOfTables } from '../live/reads.ts';
import { problem } from '../model-mode/problem.ts';
import { defineTool } from './tool.ts';

const deadlineMs = 15_000;

/** Offered only where the workspace allows it: a statement that no plan stands behind is shown with caution, always. */
export const runSql = defineTool({
  name: 'run_sql',
  description:
    'Only where run_plan has no words for the question: one SELECT in the dialect of DuckDB over the tables that were told. It reads; nothing else is possible.',
  input: z.object({ sql: z.string().min(8).max(5_000) }),
  async run({ sql }, context) {
    const named = context.areas
      .map((area) => ({
        area,
        tables: area.catalog.tables.filter(({ sqlName }) => sql.includes(sqlName)),
      }))
      .filter(({ tables }) => tables.length > 0);
    const [first, ...more] = named;
    if (!first || more.length > 0)
      return problem('unknownTable', 'A statement reads tables of one source, by their names in SQL.');
    const tables = first.tables.map(({ sqlName, versionId }) => ({ sqlName, versionId }));
    context.onStep('running a query of its own');
    try {
      const { run, signal } = context;
      const ask = (statement: string, maxRows: number) =>
        run({
          sql: statement,
          ...readsOfTables(first.tables, statement),
          maxRows,
          leastRows,
          deadlineMs,
          signal,
        });
      const result = await withWhole(sql.replace(/[;\s]+$/, ''), await ask(sql, rowsFetched), ask);
      const id = `r${context.results.length + 1}`;
      context.results.push({ id, model: context.modelOf(first.area), plan: null, sql, tables, result });
      return {
        told: {
          resultId: id,
          result: context.disclosure.statement(result),
        },
      };
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid')
        return problem('rejectedStatement', 'The statement was refused: one SELECT over the named tables.');
      throw error;
    }
  },
});
