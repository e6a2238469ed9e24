import { readFileSync } from 'node:fs';

/**
 * How two words belong together, as `wordnet.txt` has it (written by `tools/write-lexicon.ts`):
 * `derived` of one root ("pay" and "payment"), `same` in one of their common senses ("vendor" and "seller"),
 * `measures` an adjective and what it tells ("tall" and "height"), `wider` a noun and what it is a kind of ("lorry" and "truck").
 */
export type WordRelation = 'derived' | 'same' | 'measures' | 'wider';
export type PartOfSpeech = 'n' | 'v' | 'a';

/** What one part of speech of a word is related to; words in small letters, terms of two with a space. */
export interface WordEntry {
  part: PartOfSpeech;
  /** A noun that is mostly said of people. */
  isPerson: boolean;
  related: Readonly<Record<WordRelation, readonly string[]>>;
}

const parts: readonly PartOfSpeech[] = ['n', 'v', 'a'];
const lineFeed = 10;
/** The words as they lie in the file: a megabyte and a half of bytes, not a map of several times that. Read with the first look-up. */
let bytes: Buffer | null = null;

/** The entries of a lemma, one for each part of speech; none for a word that is rare or belongs to a grammar of its own. */
export function wordEntries(lemma: string, among = parts): WordEntry[] {
  if (!/^[a-z]{3,}(?: [a-z]{2,})?$/.test(lemma)) return [];
  return among.flatMap((part) => entryOf(`${lemma.replace(' ', '_')}.${part}`, part) ?? []);
}

/** The words that stand to a lemma in one way, whatever its part of speech. */
export function relatedWords(lemma: string, relation: WordRelation): string[] {
  return [...new Set(wordEntries(lemma).flatMap(({ related }) => related[relation]))];
}

function entryOf(key: string, part: PartOfSpeech): WordEntry | null {
  const line = findLine(key);
  if (line === null) return null;
  const fields = line.split('\t').slice(1);
  const wordsOf = (letter: string): string[] => {
    const field = fields.find((one) => one.startsWith(`${letter}=`));
    return field === undefined ? [] : field.slice(2).replaceAll('_', ' ').split(',');
  };
  return {
    part,
    isPerson: fields.includes('p'),
    related: { derived: wordsOf('d'), same: wordsOf('s'), measures: wordsOf('m'), wider: wordsOf('w') },
  };
}

/** The line that begins with the key and a tab, by halving: the lines are in the order of their keys, the notice before them. */
function findLine(key: string): string | null {
  bytes ??= readFileSync(new URL('./wordnet.txt', import.meta.url));
  const wanted = Buffer.from(`${key}\t`);
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const from = bytes.lastIndexOf(lineFeed, ((low + high) >> 1) - 1) + 1;
    const order = bytes.compare(wanted, 0, wanted.length, from, Math.min(bytes.length, from + wanted.length));
    const end = bytes.indexOf(lineFeed, from);
    if (order === 0) return bytes.toString('latin1', from, end);
    if (order < 0) low = end + 1;
    else high = from;
  }
  return null;
}
