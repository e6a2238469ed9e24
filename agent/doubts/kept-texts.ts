import type { AnswerCheck } from '#kernel/answer.ts';
import type { ImportFix } from '#kernel/catalog.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import { tokenize } from '../text/tokens.ts';
import { offersOf } from './import-doubts.ts';

/** So many columns are told of. */
const mostTold = 2;

/**
 * What stands in the way of a question that speaks of a column which only reading it kept as text: its amounts could be added up, or its
 * days put in order, if it were read as what it mostly holds. One check beside the decline, with that offer.
 */
export function keptTexts(model: SemanticModel, question: string): AnswerCheck[] {
  const said = new Set(tokenize(question).flatMap(({ lemma, lower }) => [lemma, lower]));
  const found = model.catalog.tables.flatMap((table) =>
    (table.profile.findings ?? []).flatMap((finding) => {
      if (finding.column === undefined || !finding.fix || !readsAnew(finding.fix)) return [];
      const { profile, lemmas } = columnOf(model, { table: table.sqlName, column: finding.column });
      const isSaid = lemmas.length > 0 && lemmas.every((lemma) => said.has(lemma));
      return profile.type === 'text' && isSaid ? [{ ...finding, table }] : [];
    }),
  );
  if (found.length === 0) return [];
  const told = found.slice(0, mostTold).map(({ sentence }) => sentence);
  return [
    {
      id: 'import-kept-as-text',
      outcome: 'warned',
      detail: `${told.join(' ')} Read as what it mostly holds, it can be added up, compared and put in order.`,
      fixes: offersOf(found),
    },
  ];
}

/** As numbers or as days. */
function readsAnew(fix: ImportFix): boolean {
  return (
    fix.kind === 'setDateOrder' || (fix.kind === 'setType' && fix.type !== 'text' && fix.type !== 'boolean')
  );
}
