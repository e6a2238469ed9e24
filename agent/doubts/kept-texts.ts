import type { AnswerCheck } from '#kernel/answer.ts';
import type { ImportFix, TableFinding } from '#kernel/catalog.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import { wordsOfName } from '../text/lemmas.ts';
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
      if (finding.column === undefined || !(isOffered(finding) || isOfTexts(finding))) return [];
      const { profile, lemmas } = columnOf(model, { table: table.sqlName, column: finding.column });
      const words = wordsOfName(finding.column);
      const isSaid =
        [lemmas, words].some((own) => own.length > 0 && own.every((word) => said.has(word))) ||
        (isOfDays(finding) && timeWords.test(question));
      return profile.type === 'text' && isSaid ? [{ ...finding, table }] : [];
    }),
  );
  if (found.length === 0) return [];
  const told = found.slice(0, mostTold).map(({ sentence }) => sentence);
  const offered = found.filter(isOffered);
  const fixes = offersOf(offered);
  // Units of different kinds say themselves what to do.
  const rest =
    fixes.length > 0
      ? ' Read as what it mostly holds, it can be added up, compared and put in order.'
      : found.some(({ kind }) => kind === 'mixedTypes')
        ? ' Mend those values in the file and upload it again to compute with the column.'
        : '';
  return [
    {
      id: 'import-kept-as-text',
      outcome: 'warned',
      detail: `${told.join(' ')}${rest}`,
      ...(fixes.length > 0 && { fixes }),
    },
  ];
}

/** A question about a time speaks of the dates without their name. */
const timeWords =
  /\b(?:(?:19|20)\d\d|day|daily|week|weekly|month|monthly|quarter|quarterly|year|yearly|when|latest|newest|oldest|recent|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)s?\b/i;

function isOfDays({ fix }: TableFinding): boolean {
  return (
    fix?.kind === 'setDateOrder' ||
    (fix?.kind === 'setType' && (fix.type === 'date' || fix.type === 'timestamp'))
  );
}

function isOffered({ fix }: TableFinding): boolean {
  return fix !== undefined && readsAnew(fix);
}

/** No other reading is offered: too many of its values are of another kind, or of several units. */
function isOfTexts({ kind, level }: TableFinding): boolean {
  return level === 'warning' && (kind === 'mixedTypes' || kind === 'unit');
}

/** As numbers or as days. */
function readsAnew(fix: ImportFix): boolean {
  return (
    fix.kind === 'setDateOrder' || (fix.kind === 'setType' && fix.type !== 'text' && fix.type !== 'boolean')
  );
}
