import { lightVerbs, particles, someVerbs, tradeVerbs } from '../lexicon/carrier-words.ts';
import { flagOf } from '../model/flag-columns.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Lattice } from './lattice.ts';

const subjects = new Set(
  'we i you they he she it who that which people everyone everybody anyone each to'.split(' '),
);
const auxiliaries = new Set(
  'is are was were be been being do does did has have had get gets got can could will would'.split(' '),
);
const adverbs = new Set(
  'actually just now only ever all already still currently really usually typically together'.split(' '),
);

/**
 * Whether the word only says what is done with the rows: a verb of trade in the place of a verb, where no column is about
 * whether or when just that was done. "Billed" is no such verb beside a column that says what was billed.
 */
export function isPredicateVerb(lattice: Lattice, at: number): boolean {
  const token = lattice.tokens[at];
  if (token?.kind !== 'word' || !tradeVerbs.has(token.lemma) || token.isCapitalised) return false;
  // Who reports to whom is a relation of its own.
  if (token.lemma === 'report' && lattice.tokens[at + 1]?.lower === 'to') return false;
  if (isAmountNoun(lattice.tokens, at) || isWholeClause(lattice.tokens, at)) return false;
  if (isState(lattice, at) || isPassive(lattice, at) || isAskedNoun(lattice.tokens, at)) return false;
  return (
    isVerbPlace(lattice, at, token) &&
    !isPassiveOfSome(lattice, at, token) &&
    !isDiscriminating(lattice.model, token) &&
    !isAmount(lattice.model, token)
  );
}

const relatives = new Set('who that which'.split(' '));
const nobody = new Set('something anything'.split(' '));
const stops = new Set([',', ';', ':', '?', '.', '(', 'and']);

/** "the women who are running", "users who have posted something": what a clause says by its verb alone is said of some only. */
function isWholeClause(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (auxiliaries.has(tokens[before]?.lower ?? '') || adverbs.has(tokens[before]?.lower ?? ''))
    before -= 1;
  const next = tokens[at + 1];
  const isEnd =
    next === undefined || next.opensSentence === true || stops.has(next.lower) || nobody.has(next.lower);
  return before > 0 && before < at - 1 && relatives.has(tokens[before]?.lower ?? '') && isEnd;
}

/** "total transaction amounts": what amounts does so to something, and all others are numbers that somebody asks for. */
export function isAmountNoun(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lemma === 'amount' && tokens[at + 1]?.lower !== 'to';
}

const passives = new Set('is are was were be been being'.split(' '));

/**
 * "orders that were gifted": what can be done with some of the rows only is no word to skip in the passive, unless the data are about just that, as
 * lessons are of a table with the column "taught by".
 */
export function isPassiveOfSome({ tokens, model }: Lattice, at: number, { lower, lemma }: Token): boolean {
  let before = at - 1;
  while (adverbs.has(tokens[before]?.lower ?? '')) before -= 1;
  const isOfAll = tradeVerbs.has(lemma) && !someVerbs.has(lemma);
  if (!passives.has(tokens[before]?.lower ?? '') || lower === lemma || isOfAll) return false;
  const words = [
    ...[...model.tables.values()].flatMap(({ name }) => lemmasOfName(name)),
    ...[...model.columns.values()].flatMap(({ lemmas }) => lemmas),
  ];
  return !words.some((word) => shareRoot(word, lemma) || shareRoot(word, lower));
}

/** "slots booked" beside amounts Slots and Booked: the verb is an amount of its own. */
function isAmount(model: SemanticModel, { lower, lemma }: Token): boolean {
  return (
    lower !== lemma &&
    (model.columnIndex.get(lemma) ?? []).some(({ column }) => {
      const { name, role } = column.profile;
      return role === 'additive' && name.toLowerCase() === lower;
    })
  );
}

/** "in which land do we", "which post has": what follows the question word is a noun where a verb of its own comes after it. */
function isAskedNoun(tokens: readonly Token[], at: number): boolean {
  const isAsking = ['which', 'what'].includes(tokens[at - 1]?.lower ?? '');
  const next = tokens[at + 1]?.lower ?? '';
  return isAsking && auxiliaries.has(next) && tokens[at]?.lower === tokens[at]?.lemma;
}

/** "users that are logged in" are in a state; "logged in 2025" are not. */
function isState({ tokens, spans }: Lattice, at: number): boolean {
  const isParticle = ['in', 'on', 'out', 'off'].includes(tokens[at + 1]?.lower ?? '');
  return isParticle && (tokens[at + 2] === undefined || (spans[at + 1] ?? []).length === 0);
}

/** "produced by wineries in Sonoma": several who did it are no groups to tell apart. */
function isPassive({ tokens }: Lattice, at: number): boolean {
  const doer = ['the', 'our'].includes(tokens[at + 2]?.lower ?? '') ? tokens[at + 3] : tokens[at + 2];
  const next = ['the', 'our'].includes(tokens[at + 2]?.lower ?? '') ? tokens[at + 4] : tokens[at + 3];
  const isPlural = (word: Token | undefined): boolean =>
    word?.kind === 'word' && /s$/.test(word.lower) && word.lower !== word.lemma;
  return tokens[at + 1]?.lower === 'by' && (isPlural(doer) || isPlural(next));
}

export function isVerbPlace({ tokens, spans }: Lattice, at: number, token: Token): boolean {
  let before = at - 1;
  while (adverbs.has(tokens[before]?.lower ?? '')) before -= 1;
  const word = tokens[before]?.lower ?? '';
  if (subjects.has(word) || auxiliaries.has(word)) return true;
  const isAfterNoun = spans.some((own, from) =>
    own.some(
      (span) => span.to === before + 1 && from < span.to && ['column', 'table', 'value'].includes(span.kind),
    ),
  );
  if (!isAfterNoun) return false;
  const isAsked = tokens.slice(0, before).some(({ lower }) => ['do', 'does', 'did'].includes(lower));
  return isAsked || token.lower !== token.lemma;
}

/** Yes or no, a date, a state: columns that tell rows with it from rows without it. */
export function isDiscriminating(model: SemanticModel, { lemma }: Token): boolean {
  return [...model.columns.values()].some(({ profile, lemmas }) => {
    const tells =
      flagOf(profile) !== null ||
      profile.type === 'date' ||
      profile.type === 'timestamp' ||
      (profile.nullCount > 0 && profile.role !== 'additive');
    return tells && lemmas.some((word) => shareRoot(word, lemma));
  });
}

const askVerbs = new Set(
  'list find print write read point sort pull hand give add sum pay lend loan ship mail total tally count'.split(
    ' ',
  ),
);

/** Particles that turn what is done into something else: "written off", "sent back", "carried over". */
const turningParticles = new Set('off away back down over'.split(' '));
/** Verbs that a particle gives another meaning. */
const turnedVerbs = new Set(
  ['run', 'sell', 'buy', 'fall', 'stay', 'go', 'leave', 'miss']
    .map((verb) => `${verb} out`)
    .concat('give up', 'hold up', 'fall through', 'give in'),
);

/** "out" of "handed out", "up" of "add up"; not of "run out". */
export function isParticle({ tokens }: Lattice, at: number): boolean {
  const verb = tokens[at - 1]?.lemma ?? '';
  const particle = tokens[at]?.lower ?? '';
  if (turningParticles.has(particle) || turnedVerbs.has(`${verb} ${particle}`)) return false;
  return particles.has(particle) && (lightVerbs.has(verb) || tradeVerbs.has(verb) || askVerbs.has(verb));
}
