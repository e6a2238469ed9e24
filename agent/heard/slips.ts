import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { figureLeads, figureWords, languageWords, quarterLetters, spokenMarks } from './language-words.ts';
import { type Likeness, lettersOf, likenessOf, soundOf } from './sounds.ts';

/** Some words of a question as they were heard, and what may have been said instead. */
export interface Slip {
  from: number;
  /** Exclusive. */
  to: number;
  heard: string;
  said: string;
  /** Adds up over a question: of two ways to put it right the cheaper one is nearer to what was heard. */
  cost: number;
  /** Too far to be taken for what was meant without asking. */
  isProposed: boolean;
  /** `writing`: another way to write the same, a figure or a mark. */
  kind: KnownWords['kind'] | 'language' | 'writing';
}

const longestStretch = 4;
const slipsPerStretch = 4;
/** A stretch that holds a word which is known where it stands must be long enough to be no accident. */
const shortestJoined = 6;
/** Another word for a name is said less often than the name; of one and several the number that was heard. */
const otherWordCost = 0.6;
const otherNumberCost = 0.05;
const costs: Record<Likeness, number> = { letters: 0.1, sound: 1, close: 2 };

/** What may have been said in place of each stretch of words. */
export function slipsOf(
  model: SemanticModel,
  tokens: readonly Token[],
  stretches: readonly Stretch[],
  found: readonly KnownWords[],
): Slip[] {
  return [
    ...tokens.flatMap((_, at) => [...writtenSlips(tokens, at), ...languageSlips(tokens, at)]),
    ...nameSlips(model, stretches, found),
  ];
}

export interface Stretch {
  from: number;
  to: number;
  heard: string;
  hasKnown: boolean;
}

/**
 * The stretches that names and values are looked for: those that hold a word which nothing knows and, where such alone do not help,
 * any of several words. A word that is known where it stands is never one by itself.
 */
export function stretchesOf(
  tokens: readonly Token[],
  unknown: ReadonlySet<number>,
  isWide: boolean,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(tokens.length, from + longestStretch); to += 1) {
      const words = tokens.slice(from, to);
      if (words.some(({ kind }) => kind === 'symbol' || kind === 'quoted')) break;
      const places = words.map((_, index) => from + index);
      if (!places.some((at) => unknown.has(at)) && !(isWide && words.length > 1)) continue;
      const heard = words.map(({ text }) => text).join(' ');
      const hasKnown = places.some((at) => !unknown.has(at));
      if (hasKnown && lettersOf(heard).length < shortestJoined) continue;
      stretches.push({ from, to, heard, hasKnown });
    }
  return stretches;
}

function nameSlips(
  model: SemanticModel,
  stretches: readonly Stretch[],
  found: readonly KnownWords[],
): Slip[] {
  const sounds = stretches.map((stretch) => ({
    stretch,
    sound: soundOf(stretch.heard),
    slips: [] as Slip[],
  }));
  const look = ({ text, kind }: KnownWords): void => {
    const letters = lettersOf(text);
    for (const { stretch, sound, slips } of sounds) {
      const { from, to, heard, hasKnown } = stretch;
      const likeness = likenessOf(sound, text, letters);
      // As it was heard: what nothing made of it has no other reading now.
      if (likeness === null || text.toLowerCase() === heard.toLowerCase()) continue;
      if (likeness === 'close' && hasKnown) continue;
      if (slips.some(({ said }) => said === text)) continue;
      const isProposed = likeness === 'close' || (kind !== 'name' && likeness === 'sound');
      const otherNumber = isPlural(text) === isPlural(heard) ? 0 : otherNumberCost;
      const cost = costs[likeness] + (kind === 'other' ? otherWordCost : 0) + otherNumber;
      slips.push({ from, to, heard, said: text, cost, isProposed, kind });
    }
  };
  for (const known of knownWords(model)) look(known);
  for (const known of found) look(known);
  return sounds.flatMap(({ slips }) =>
    slips.toSorted((left, right) => left.cost - right.cost).slice(0, slipsPerStretch),
  );
}

function isPlural(text: string): boolean {
  return /[^s]s$/i.test(text);
}

function slipAt(tokens: readonly Token[], from: number, to: number, said: string, cost: number): Slip {
  const heard = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  return { from, to, heard, said, cost, isProposed: false, kind: 'language' };
}

/** Words of the language; figures only where one is said. */
function languageSlips(tokens: readonly Token[], at: number): Slip[] {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  const figure = figureWords.get(word);
  const said = languageWords.get(word);
  const slips = said === undefined ? [] : [slipAt(tokens, at, at + 1, said, 0.5)];
  if (figure !== undefined && figureLeads.has(before))
    slips.push(slipAt(tokens, at, at + 1, String(figure), 0.5));
  if (figure !== undefined && figure <= 4 && quarterLetters.has(before))
    slips.push(slipAt(tokens, at - 1, at + 1, `Q${figure}`, 0.5));
  return slips;
}

/** A year in words or in two halves, and marks that were spoken. */
function writtenSlips(tokens: readonly Token[], at: number): Slip[] {
  const written = (to: number, said: string): Slip => ({
    ...slipAt(tokens, at, to, said, 0.2),
    kind: 'writing',
  });
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isYear = token?.kind === 'number' && !/^\d/.test(token.text) && isCommonYear(token.value);
  const isHalved = /^(19|20)$/.test(token?.text ?? '') && /^\d\d$/.test(next?.text ?? '');
  const marks = spokenMarks.filter(
    ({ words, isEnd }) =>
      words.every((word, index) => tokens[at + index]?.lower === word) &&
      at > 0 &&
      (!isEnd || at + words.length === tokens.length) &&
      !(words.join() === 'quote' && ['open', 'close', 'end'].includes(tokens[at - 1]?.lower ?? '')),
  );
  return [
    ...(isYear ? [written(at + 1, String(token.value))] : []),
    ...(isHalved ? [written(at + 2, `${token?.text}${next?.text}`)] : []),
    // One word alone may have been meant as a word, so that it is told; "question mark" was not.
    ...marks.map(
      ({ words, written: mark }): Slip => ({
        ...written(at + words.length, mark),
        kind: words.length > 1 ? 'writing' : 'language',
      }),
    ),
  ];
}

function isCommonYear(value: number | null): boolean {
  return value !== null && Number.isInteger(value) && value >= 1900 && value < 2100;
}
