import { z } from 'zod';
import { nearestOf, tablesNamed } from '../model-mode/names.ts';
import { problem } from '../model-mode/problem.ts';
import { tableCard } from './table-cards.ts';
import { defineTool } from './tool.ts';

const columnsMaximum = 100;

export const getColumns = defineTool({
  name: 'get_columns',
  description: 'All columns of one table.',
  input: z.object({ table: z.string().min(1).max(300) }),
  run({ table: name }, context) {
    const tables = context.areas.flatMap(({ catalog }) => catalog.tables);
    const [table] = tablesNamed(tables, name);
    if (!table)
      return problem(
        'unknownTable',
        'There is no such table.',
        nearestOf(
          name,
          tables.map(({ sqlName }) => context.disclosure.name(sqlName)),
        ),
      );
    context.onStep('looking at 1 table');
    return { told: tableCard(table, { named: new Set() }, context, columnsMaximum) };
  },
});
