import { eventWordsOf, isDateColumn } from '../model/dating.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { isVerbForm } from '../text/verbs.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Span } from './lattice.ts';

/** How far behind "did" its verb may stand: "did our evening team refuse". */
const longestSubject = 5;
const mostStates = 20;

/**
 * "did we refuse" is "refused" in a question: with "did" the plain verb says what was done, so it is the state that is called so.
 * It is told as an assumption, like every value that is named by another word.
 */
export function didVerbSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const token = tokens[at];
  // "did each driver do" says nothing of what is done.
  if (token?.lower === 'do') return [];
  if (token?.kind !== 'word' || token.lower !== token.lemma || !isAsked(tokens, at)) return [];
  const links = (model.values.byPhrase.get(token.lower) ?? []).filter((link) =>
    isDone(model, link, token.lower),
  );
  return links.length > 0
    ? [{ kind: 'value', to: at + 1, links: links.map((link) => ({ ...link, score: 0.9, source: 'named' })) }]
    : [];
}

function isAsked(tokens: Token[], at: number): boolean {
  const subject = tokens.slice(Math.max(0, at - longestSubject), at);
  const did = subject.findLastIndex(({ lower }) => lower === 'did');
  return did >= 0 && did < subject.length - 1 && !subject.slice(did).some(({ lower }) => lower === 'not');
}

/** The past form of the verb stands in the data, and no date says of all rows when just that was done. */
function isDone(model: SemanticModel, { value, column }: ValueLink, verb: string): boolean {
  const state = value.toLowerCase();
  const profile = model.columns.get(columnKey(column))?.profile;
  if (!profile?.hasAllValues || profile.distinctCount > mostStates) return false;
  if (state === verb || !isVerbForm(state) || lemmaOf(state) !== verb) return false;
  return ![...model.columns.values()].some(
    ({ ref, profile: own, lemmas }) =>
      ref.table === column.table &&
      // "Approved By" tells who did it, and a date that all rows have is of no state.
      ((lemmas.at(-1) === 'by' && lemmas.some((word) => shareRoot(word, verb))) ||
        (isDateColumn(own) &&
          own.nullCount === 0 &&
          eventWordsOf(lemmas).some((word) => shareRoot(word, verb)))),
  );
}
