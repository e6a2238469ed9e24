import type { Lattice } from '../lattice/lattice.ts';
import { oncePerQuestion } from '../text/once-per-question.ts';
import type { Token } from '../text/tokens.ts';
import type { Piece } from './fragments.ts';

/** Which way a question takes a number to have gone; null where it only speaks of a change. */
export type Movement = 'up' | 'down' | null;

/** Words for a change; `isAgainst` where they set it against what follows: "lower than". */
interface Moved {
  to: number;
  movement: Movement;
  isAgainst?: true;
}

/** Words that ask what a change is made of; each stands with a word for the change, or alone after an answer. */
const openings = [
  'why',
  'why did',
  'why do',
  'why does',
  'why has',
  'why have',
  'why had',
  'why is',
  'why are',
  'why was',
  'why were',
  'how come',
  'explain',
  'explain why',
  'explain to me why',
  'explain what is behind',
  'what explains',
  'what explained',
  'what is behind',
  'what was behind',
  'what drove',
  'what drives',
  'what has driven',
  'what is driving',
  'what was driving',
  'what caused',
  'what causes',
  'what is causing',
  'what made',
  'what led to',
  'what contributed to',
  'what contributed most to',
  'what accounts for',
  'what accounted for',
  'what is responsible for',
  'what was responsible for',
  'what is the reason for',
  'what was the reason for',
  'what are the reasons for',
  'what were the reasons for',
  'what are the drivers of',
  'what are the drivers behind',
  'what were the drivers of',
  'what are the main drivers of',
  'what were the main drivers of',
  'the drivers of',
  'drivers of',
  'show the drivers of',
  'reason for',
  'the reason for',
  'reasons for',
  'the reasons for',
].map((phrase) => phrase.split(' '));

/** "what changed in orders": the change itself follows. */
const whatChanged = [['what'], ['what', 'has'], ['what', 'have'], ['what', 'had']];

function isChanged(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'changed' && ['in', 'about', 'with'].includes(tokens[at + 1]?.lower ?? '');
}

/** Behind "which regions": what they are to the change. */
const shares = [
  'explain',
  'explains',
  'explained',
  'drove',
  'drive',
  'drives',
  'caused',
  'are behind',
  'is behind',
  'were behind',
  'was behind',
  'led to',
  'contributed to',
  'contribute to',
  'contributed most to',
  'contributed the most to',
  'account for',
  'accounts for',
  'accounted for',
  'are responsible for',
  'is responsible for',
  'were responsible for',
  'was responsible for',
].map((phrase) => phrase.split(' '));

const movesDown = new Set(
  'drop fall decline decrease shrink sink slump dip plunge plummet slide collapse reduce fell'.split(' '),
);
const movesUp = new Set('rise grow increase climb jump surge soar spike improve rose grew'.split(' '));
const changes = new Set(['change', 'move', 'shift', 'differ', 'develop']);
const nounsDown = new Set('drop fall decline decrease slump dip reduction plunge slide collapse'.split(' '));
const nounsUp = new Set('rise growth increase jump surge spike climb improvement'.split(' '));
const nounsChange = new Set(['change', 'difference', 'shift', 'movement']);
const comparativesDown = new Set(['lower', 'smaller', 'less', 'fewer', 'down']);
const comparativesUp = new Set(['higher', 'bigger', 'larger', 'greater', 'more', 'up']);
const going = new Set('go goes going gone went come came coming'.split(' '));
const sizes = new Set(
  'big biggest large sharp sudden huge strong steep recent slight small massive significant overall'.split(
    ' ',
  ),
);
const manners = new Set(
  'so much sharply suddenly significantly slightly strongly steeply a lot that badly fast quickly'.split(' '),
);
const pointers = new Set('it that this they those these'.split(' '));

/** "why did revenue drop", "what drove the rise in orders", "which regions explain the change": only together with a change. */
export function driverRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  if (!isOpened(tokens)) return [];
  const moved = tokens.some((_, index) => movementsAt(tokens, index).length > 0);
  const opened = openingsAt(tokens, at).flatMap(({ to }): Piece[] => {
    const pointed = pointerEnd(tokens, to);
    const isWhole = isBareWhy(tokens);
    return [
      ...(moved || isWhole ? [opening(at, to, isWhole)] : []),
      ...(pointed > to && (moved || isOnlyGroups(tokens, pointed)) ? [opening(at, pointed, true)] : []),
    ];
  });
  const movements = movementsAt(tokens, at).map(
    ({ to, movement, isAgainst }): Piece => ({
      from: at,
      to,
      score: 1,
      fragment: { kind: 'movement', movement, ...(isAgainst ? { isAgainst } : {}) },
    }),
  );
  return [...opened, ...movements];
}

const isOpened = oncePerQuestion((tokens) => tokens.some((_, at) => openingsAt(tokens, at).length > 0));

function opening(from: number, to: number, pointsBack: boolean): Piece {
  return { from, to, score: 1, fragment: { kind: 'drivers', pointsBack } };
}

function startsWith(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.lower === word);
}

function openingsAt(tokens: readonly Token[], at: number): { to: number }[] {
  const own = [...openings, ...whatChanged.filter((words) => isChanged(tokens, at + words.length))].filter(
    (words) => startsWith(tokens, at, words),
  );
  const isAsked = at > 1 && ['which', 'what'].includes(tokens[0]?.lower ?? '');
  const told = isAsked ? shares.filter((words) => startsWith(tokens, at, words)) : [];
  return [...own, ...told].map((words) => ({ to: at + words.length }));
}

/** "it", "that": the number of the answer before. */
function pointerEnd(tokens: readonly Token[], at: number): number {
  return pointers.has(tokens[at]?.lower ?? '') ? at + 1 : at;
}

/** "why is that", "why is that by region": nothing is said but how it should be told. */
function isOnlyGroups(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from]?.lower;
  return next === undefined || ['by', 'per'].includes(next);
}

const bare = /^(?:(?:and|but|so|ok|okay) )?(?:why|how come|why (?:so|by|per)\b.*)$/;

/** "why?" after an answer. */
function isBareWhy(tokens: readonly Token[]): boolean {
  return bare.test(
    tokens
      .map(({ lower }) => lower)
      .filter((word) => word !== ',')
      .join(' '),
  );
}

function movementsAt(tokens: readonly Token[], at: number): Moved[] {
  return [...verbAt(tokens, at), ...nounAt(tokens, at), ...comparativeAt(tokens, at)].flatMap((found) => {
    const manner = mannerEnd(tokens, found.to);
    return manner > found.to ? [found, { ...found, to: manner }] : [found];
  });
}

function verbAt(tokens: readonly Token[], at: number): Moved[] {
  const start = mannerEnd(tokens, at);
  const verb = tokens[start];
  if (verb?.kind !== 'word' || at === 0) return [];
  const next = tokens[start + 1]?.lower ?? '';
  if (going.has(verb.lower))
    return next === 'up' || next === 'down' ? [{ to: start + 2, movement: next }] : [];
  const said = [verb.lower, verb.lemma];
  // "drop out" and "fall behind" are other verbs.
  if (['out', 'behind', 'apart', 'over', 'through', 'back', 'off'].includes(next)) return [];
  const end = ['up', 'down'].includes(next) ? start + 2 : start + 1;
  if (said.some((word) => movesDown.has(word))) return next === 'up' ? [] : [{ to: end, movement: 'down' }];
  if (said.some((word) => movesUp.has(word))) return next === 'down' ? [] : [{ to: end, movement: 'up' }];
  return said.some((word) => changes.has(word)) ? changeVerbs(tokens, at, start) : [];
}

function changeVerbs(tokens: readonly Token[], at: number, verb: number): Moved[] {
  const isIn = ['in', 'about', 'with'].includes(tokens[verb + 1]?.lower ?? '');
  return at === verb && isIn
    ? [
        { to: verb + 1, movement: null },
        { to: verb + 2, movement: null },
      ]
    : [{ to: verb + 1, movement: null }];
}

/** "the sharp drop in", "growth of". */
function nounAt(tokens: readonly Token[], at: number): Moved[] {
  let start = at;
  if (['the', 'this', 'that', 'a', 'our'].includes(tokens[start]?.lower ?? '')) start += 1;
  while (sizes.has(tokens[start]?.lower ?? '')) start += 1;
  const noun = tokens[start];
  if (noun?.kind !== 'word') return [];
  const movement = nounsDown.has(noun.lemma)
    ? ('down' as const)
    : nounsUp.has(noun.lemma)
      ? ('up' as const)
      : nounsChange.has(noun.lemma)
        ? null
        : undefined;
  if (movement === undefined) return [];
  const isOf = ['in', 'of'].includes(tokens[start + 1]?.lower ?? '');
  // "sales growth": the noun stands behind its number.
  return [...(isOf ? [{ to: start + 2, movement }] : []), ...(at > 0 ? [{ to: start + 1, movement }] : [])];
}

/** "is lower than", "are down". */
function comparativeAt(tokens: readonly Token[], at: number): Moved[] {
  const start = mannerEnd(tokens, at);
  const word = tokens[start]?.lower ?? '';
  const isDown = comparativesDown.has(word);
  if (at === 0 || (!isDown && !comparativesUp.has(word))) return [];
  const isClosing = ['down', 'up', 'lower', 'higher'].includes(word) || tokens[start + 1]?.lower === 'than';
  const movement = isDown ? ('down' as const) : ('up' as const);
  const isThan = tokens[start + 1]?.lower === 'than';
  return [
    ...(isClosing ? [{ to: start + 1, movement }] : []),
    ...(isThan ? [{ to: start + 2, movement, isAgainst: true as const }] : []),
  ];
}

function mannerEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (manners.has(tokens[end]?.lower ?? '') && end - at < 3) end += 1;
  // "that" and "a" alone belong to what follows.
  return end > at && ['that', 'a', 'so'].includes(tokens[end - 1]?.lower ?? '') && end - at === 1 && at > 0
    ? tokens[end - 1]?.lower === 'so'
      ? end
      : at
    : end;
}

/** Whether a question asks why a number changed, which can be told, and not why something was done, which cannot. */
export function asksOfChange(tokens: readonly Token[]): boolean {
  return (
    tokens.some((_, at) => openingsAt(tokens, at).length > 0) &&
    tokens.some((_, at) => movementsAt(tokens, at).length > 0)
  );
}

/** "why?", "why is that", "why did it drop": of the answer before, and of nothing without one. */
export function asksOnlyWhy(tokens: readonly Token[]): boolean {
  return (
    isBareWhy(tokens) ||
    tokens.some((_, at) =>
      openingsAt(tokens, at).some(({ to }) => {
        const pointed = pointerEnd(tokens, to);
        const isMoved = movementsAt(tokens, pointed).length > 0;
        return pointed > to && (isOnlyGroups(tokens, pointed) || isMoved);
      }),
    )
  );
}

/** What may be asked of the answer before: also "why did revenue drop", which that answer may be about. */
export function asksWhy(tokens: readonly Token[]): boolean {
  return asksOnlyWhy(tokens) || asksOfChange(tokens);
}
