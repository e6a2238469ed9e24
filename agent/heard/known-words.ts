import { moneyWords } from '../lattice/money-words.ts';
import { phraseWords } from '../model/name-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { pluralOf } from '../text/plurals.ts';

/** What may have been said: a name of the data or of money, or a value. */
export interface KnownWords {
  text: string;
  /** `other`: another word for a name, which is less likely said than the name. */
  kind: 'name' | 'other' | 'value';
}

/** A value by one of its words is proposed by the planner itself; shorter ones are too common to look for. */
const shortestPart = 5;
/** Longer ones are ways to say a name of two words in a sentence. */
const longestName = 3;

/**
 * All that the data are called by, and the values that are listed. One after the other, for there may be very many: whoever looks for a
 * word goes through them once and keeps what is like it.
 */
export function* knownWords(model: SemanticModel): Generator<KnownWords> {
  const { names, others } = namesOf(model);
  for (const text of names) yield { text, kind: 'name' };
  for (const text of others.difference(names)) yield { text, kind: 'other' };
  for (const [, links] of model.values.byPhrase)
    for (const { source, value } of links)
      if (source === 'value' && /\p{L}{3}/u.test(value)) yield { text: value, kind: 'value' };
  for (const [word] of model.values.byWord)
    if (word.length >= shortestPart) yield { text: word, kind: 'value' };
}

function namesOf(model: SemanticModel): { names: Set<string>; others: Set<string> } {
  const names = new Set<string>([...moneyWords, 'profit']);
  const others = new Set<string>();
  const add = (key: string, name: string, source: string): void => {
    if (key.split(' ').length > longestName) return;
    const isOwn = source === 'name' || source === 'part' || source === 'singular';
    for (const form of formsOf(key, name)) (isOwn ? names : others).add(form);
  };
  for (const [key, links] of model.columnIndex)
    for (const { column, source } of links) add(key, column.label, source);
  for (const [key, links] of model.tableIndex)
    for (const { table, source } of links) add(key, table.name, source);
  return { names, others };
}

/** A name is kept by its lemmas: "sell" of a Sales Channel. It is said as its header has it, and one of a thing or several. */
function formsOf(key: string, name: string): string[] {
  const words = phraseWords(name);
  const size = key.split(' ').length;
  const written = words
    .map((_, at) => words.slice(at, at + size))
    .find((own) => own.map(lemmaOf).join(' ') === key)
    ?.join(' ');
  if (written === undefined) return [key, pluralOf(key)];
  const plural = pluralOf(key);
  return written === key || written === plural ? [key, plural] : [written];
}
