import { distance } from 'fastest-levenshtein';
import { wordEntries } from '../lexicon/wordnet.ts';
import type { ColumnLink, SemanticModel, TableLink } from '../model/semantic-model.ts';
import { foldAccents } from '../model/value-index.ts';
import { scopeNouns } from '../sources/scope-words.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** Edits that are allowed between a typed word and a known one: none up to 4 letters and for anything with a digit. */
function allowedEdits(word: string): number {
  if (/\d/.test(word) || word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Readings of a word that nothing knows as a misspelt column, table or value. Names are corrected and told;
 * a value is only ever proposed, because two real values may differ by one letter.
 */
export function fuzzySpans(model: SemanticModel, token: Token, at: number): Span[] {
  const edits = allowedEdits(token.lemma);
  if (token.kind !== 'word' || edits === 0 || scopeNouns.has(token.lemma)) return [];
  const entries = wordEntries(token.lemma);
  // A word of the dictionary is no slip for another one, only another spelling of it: "inspectors" are none who were inspected.
  const isMeant = (typed: string, word: string): boolean =>
    isSlip(typed, word) &&
    (entries.length === 0 || entries.some(({ related }) => related.same.includes(word)));
  const columns = nearest(model.columnIndex, token, edits, isMeant);
  const tables = nearest(model.tableIndex, token, edits, isMeant);
  const spans: Span[] = [];
  if (columns.length > 0)
    spans.push({
      kind: 'column',
      to: at + 1,
      links: columns.map((link): ColumnLink => ({ ...link, score: link.score * 0.6, source: 'fuzzy' })),
    });
  if (tables.length > 0)
    spans.push({
      kind: 'table',
      to: at + 1,
      links: tables.map((link): TableLink => ({ ...link, score: link.score * 0.6, source: 'fuzzy' })),
    });
  if (spans.length > 0) return spans;
  const values = nearest(model.values.byPhrase, token, edits, () => true);
  if (values.length > 0)
    return [
      {
        kind: 'value',
        to: at + 1,
        links: values.map((link) => ({ ...link, score: 0.4, source: 'fuzzy' as const })),
      },
    ];
  const parts = model.values.byWord.get(foldAccents(token.lower)) ?? [];
  const [only, ...more] = parts;
  return only && more.length === 0 ? [{ kind: 'value', to: at + 1, links: [only] }] : [];
}

function nearest<L>(
  index: Map<string, L[]>,
  token: Token,
  edits: number,
  accepts: (typed: string, known: string) => boolean,
): L[] {
  const typed = foldAccents(token.lower);
  // A misspelt plural is in no dictionary, so its ending is taken off plainly.
  const forms = [...new Set([typed, foldAccents(token.lemma), typed.replace(/s$/, '')])];
  let best = edits + 1;
  let found: L[] = [];
  for (const [known, links] of index) {
    if (known.includes(' ') || known.length < 5 || known[0] !== forms[0]?.[0]) continue;
    const near = forms.filter(
      (form) => Math.abs(known.length - form.length) <= edits && accepts(form, known),
    );
    const edit = Math.min(...near.map((form) => (isSwap(form, known) ? 1 : distance(form, known))));
    if (edit === 0 || edit > edits || edit > best) continue;
    found = edit === best ? [...found, ...links] : [...links];
    best = edit;
  }
  return found;
}

/** Two neighbouring letters in the wrong order. */
function isSwap(typed: string, known: string): boolean {
  if (typed.length !== known.length) return false;
  const at = [...typed].findIndex((letter, index) => letter !== known[index]);
  if (at < 0 || typed[at] !== known[at + 1] || typed[at + 1] !== known[at]) return false;
  return typed.slice(at + 2) === known.slice(at + 2);
}

/** A slip of the fingers keeps the letters: one is missing, doubled or swapped. "stage" is no slip for "state". */
function isSlip(typed: string, known: string): boolean {
  if (known.length < 6) return false;
  // A sampler takes samples; the word is no slip for one.
  if (typed.startsWith(known) && /^(r|er|or)$/.test(typed.slice(known.length))) return false;
  if (typed.length !== known.length) return true;
  return [...typed].sort().join('') === [...known].sort().join('');
}
