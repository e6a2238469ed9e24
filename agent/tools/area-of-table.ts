import type { CatalogTable } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { nearestOf, tablesNamed } from '../model-mode/names.ts';
import { type Problem, problem } from '../model-mode/problem.ts';
import type { Area } from '../sources/areas.ts';
import type { ToolContext } from './tool.ts';

/** The table that a name means and the area that it is answered in. */
export function areaOfTable(
  { areas, modelOf, disclosure }: ToolContext,
  name: string,
): { table: CatalogTable; area: Area; model: SemanticModel } | Problem {
  const tables = areas.flatMap(({ catalog }) => catalog.tables);
  const [table, ...more] = tablesNamed(tables, name);
  const told = (some: CatalogTable[]): string[] => some.map(({ sqlName }) => disclosure.name(sqlName));
  if (!table) return problem('unknownTable', 'There is no such table.', nearestOf(name, told(tables)));
  const area = areas.find(({ catalog }) => catalog.tables.includes(table));
  if (more.length > 0 || !area)
    return problem(
      'unknownTable',
      'Several tables are called so; use the name in SQL.',
      told([table, ...more]),
    );
  return { table, area, model: modelOf(area) };
}
