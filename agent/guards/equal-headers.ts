import { columnKey, columnOf, sameColumn } from '../model/semantic-model.ts';
import type { Guarded } from './guard.ts';

/** "electricity cost as a share of total cost" of an Electricity Cost and a Gas Cost: the whole is neither of two that bear the same word. */
export function partOfOther({ lattice, parts, plan }: Guarded): string | null {
  const { model } = lattice;
  const used = plan.measures.flatMap(({ column, per }) =>
    [column, per?.column ?? null].filter((ref) => ref !== null),
  );
  if (used.length < 2) return null;
  const nouns = [
    ...parts.nouns,
    ...[...parts.measures, ...parts.byMeasures].flatMap(({ noun }) => noun ?? []),
  ];
  const loose = nouns.find(
    (noun) =>
      noun.kind === 'column' &&
      noun.link.source === 'part' &&
      used.some((ref) => sameColumn(ref, noun.column.ref)) &&
      (model.columnIndex.get(noun.link.phrase) ?? []).some(
        ({ column }) =>
          column !== noun.column && used.some((ref) => columnKey(ref) === columnKey(column.ref)),
      ),
  );
  return loose ? `It is not clear which amount ${loose.link.phrase} is.` : null;
}

const graded =
  /\b(mark|score|rating|grade|result|satisfaction|quality|performance|efficiency|accuracy|index|point)s?\b/;

/** "the best marks" are the highest ones, or the highest on average, and not the most of them added up. */
export function gradesAdded({ lattice, parts, plan }: Guarded): string | null {
  const [measure] = plan.measures;
  const isBest = parts.ranks.some((rank) => rank.kind === 'word' && rank.style === 'best');
  if (!isBest || measure?.aggregate !== 'sum' || !measure.column) return null;
  const { label } = columnOf(lattice.model, measure.column);
  return graded.test(label.toLowerCase())
    ? `It is not clear whether the best ${label} is the highest or the highest on average.`
    : null;
}
