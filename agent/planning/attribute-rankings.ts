import { sameColumn } from '../model/semantic-model.ts';
import { type Refusal, refuse } from './draft.ts';
import { tableNameOf } from './nouns.ts';
import { isListed, type Noun, type Parts } from './parts.ts';
import type { Ranking } from './rankings.ts';

/** "name and city of the shop with the highest rent": columns of the row that has it. */
export function attributeRanking(parts: Parts, nouns: Noun[], metric: Noun): Ranking[] | Refusal {
  const columns = nouns.filter((noun) => noun.kind === 'column');
  const tables = new Set(nouns.map(tableNameOf));
  const hasTable = nouns.some((noun) => noun.kind === 'table') || columns.some((noun) => noun.isOwned);
  const isInOrder = columns.every((noun, index) => {
    const before = columns[index - 1];
    return before === undefined || isListed(parts, before, noun);
  });
  // "which film has the highest rate, and what is the rate": the rate is shown anyway, beside the name.
  const attributes = columns.filter(
    (noun) => metric.kind !== 'column' || !sameColumn(noun.column.ref, metric.column.ref),
  );
  const [target] = nouns;
  if (
    metric.kind !== 'column' ||
    !target ||
    !hasTable ||
    !isInOrder ||
    tables.size > 1 ||
    !tables.has(metric.column.ref.table)
  )
    return refuse('It is not clear what is ranked by what.');
  return [
    {
      target: nouns.find((noun) => noun.kind === 'table') ?? target,
      metric: { kind: 'column', column: metric.column },
      score: 0,
      assumed: null,
      shown: attributes.length > 0 ? attributes.map((noun) => noun.column.ref) : null,
    },
  ];
}
