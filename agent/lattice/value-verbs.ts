import { relatedWords } from '../lexicon/wordnet.ts';
import { columnKey, type ModelColumn } from '../model/semantic-model.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Lattice } from './lattice.ts';

const links = new Set('with by via using through for as in to on the a an our their'.split(' '));
const longestLink = 3;
const denials = new Set('not never no without nor neither'.split(' '));

/** A value whose column the word before it names, and where it starts. */
export interface SaidValue {
  column: ModelColumn;
  at: number;
  /** The value as it is written, where only another form of its verb was typed: "felling" of a recommended work Fell. */
  written: string | null;
}

/**
 * "paid with the app" beside a payment method App, "recommended for felling" beside a recommended work Fell: a participle that only says of
 * which column the value behind it is; null where the value may be of another one.
 */
export function valueSaidBy(lattice: Lattice, from: number): SaidValue | null {
  const { tokens, spans, model } = lattice;
  const token = tokens[from];
  const isParticiple = token !== undefined && token.lower !== token.lemma && !/(s|ing)$/.test(token.lower);
  if (!isParticiple || denials.has(tokens[from - 1]?.lower ?? '')) return null;
  let at = from + 1;
  while (at <= from + longestLink && links.has(tokens[at]?.lower ?? '')) at += 1;
  const values = (spans[at] ?? []).flatMap((span) => (span.kind === 'value' ? span.links : []));
  const meant = values.filter(({ score, source }) => score >= 0.9 || source === 'common');
  const [link] = meant;
  const column = link ? model.columns.get(columnKey(link.column)) : undefined;
  const isOfOne = meant.every((other) => link && columnKey(other.column) === columnKey(link.column));
  if (at === from + 1 || !link || !column || !isOfOne) return null;
  const kin = new Set([token.lemma, ...relatedWords(token.lemma, 'derived')]);
  if (!column.lemmas.some((word) => kin.has(word) || shareRoot(word, token.lemma))) return null;
  return { column, at, written: link.score >= 0.9 ? null : link.value };
}
