import { z } from 'zod';
import { resolveColumn } from '../model-mode/names.ts';
import { isProblem, problem } from '../model-mode/problem.ts';
import { nearestValues, proveTexts } from '../model-mode/prove-values.ts';
import { areaOfTable } from './area-of-table.ts';
import { defineTool, type ToolOutcome } from './tool.ts';

export const findValues = defineTool({
  name: 'find_values',
  description:
    'Says whether a text column holds a value, and which come near as far as values may be shared. Give `table.column`.',
  input: z.object({
    table: z.string().min(1).max(300),
    column: z.string().min(1).max(300),
    text: z.string().min(1).max(200),
  }),
  async run({ table: name, column: columnName, text }, context): Promise<ToolOutcome> {
    const found = areaOfTable(context, name);
    if (isProblem(found)) return found;
    const column = resolveColumn(found.model, found.table.sqlName, columnName);
    if (isProblem(column)) return column;
    if (column.profile.type !== 'text') return problem('wrongType', 'Only texts can be looked up.');
    context.onStep('looking for a value');
    const { run, disclosure, signal } = context;
    const lookup = { run, disclosure, signal };
    const proven = await proveTexts(column, [text], lookup);
    if (isProblem(proven))
      return { told: { isThere: false, near: await nearestValues(column, text, lookup) } };
    const written = proven.flatMap((value) => disclosure.value(column.profile, value) ?? []);
    return { told: { isThere: true, ...(written.length > 0 ? { written } : {}) } };
  },
});
