import type { AnswerCheck } from '#kernel/answer.ts';
import type { CatalogTable } from '#kernel/catalog.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { tableWords } from '../planning/labels.ts';

/**
 * Rows of a live table are those of now, but the question was read against what was known of it before: which values its columns have, and
 * from when to when its dates run.
 */
export function liveFacts(model: SemanticModel, names: readonly string[], today: string): AnswerCheck[] {
  const live = names.map((name) => tableOf(model, name)).filter((table) => table.live);
  if (live.length === 0) return [];
  const isOld = live.some(({ live: own }) => (own?.measuredAt ?? '').slice(0, 10) < today);
  return [
    {
      id: 'live-facts',
      outcome: isOld ? 'warned' : 'passed',
      detail: `The question was read with what was known of ${live.map(knownWords).join(' and ')}. The rows are those of now.`,
    },
  ];
}

function knownWords({ name, live }: CatalogTable): string {
  const at = (live?.measuredAt ?? '').slice(0, 16).replace('T', ' ');
  return `${tableWords(name)} at ${at} UTC${live?.isSampled ? ', in part from its first rows' : ''}`;
}
