import type { CatalogTable } from '#kernel/catalog.ts';
import type { ModelTask } from '../../manifest.ts';

/** The columns that a model put behind those of a table; null where there are none. What is scored has its score last. */
export function computedColumns(
  computed: CatalogTable,
  base: CatalogTable,
  task: ModelTask,
): { predicted: string; score: string | null } | null {
  const own = computed.profile.columns.slice(base.profile.columns.length).map(({ name }) => name);
  const [predicted, score = null] = own;
  if (predicted === undefined) return null;
  return { predicted, score: task === 'clustering' ? null : score };
}
