import type { WordEntry } from '../lexicon/wordnet.ts';
import type { Lattice } from './lattice.ts';

const articles = 'the a an our my their its his her all any these those every each per both no such';
const prepositions =
  'of by for in from at on with to across among between within via without under over about';
const questions =
  'which what many much whose different distinct various several most fewest least top more fewer';
const requests =
  'show list give me us find count get display name see total average and or versus vs compare';
const beforeNouns = new Set(`${articles} ${prepositions} ${questions} ${requests}`.split(' '));

const beforeVerbs = new Set(
  'i we you they he she it who that do does did will would can could should may might must shall not never to is are was were be been being have has had get gets got'.split(
    ' ',
  ),
);

/** Whether a word stands where only a noun can: after what opens a noun, or in the plural where no verb is expected. */
export function isNounPlace({ tokens, spans }: Lattice, at: number, entries: readonly WordEntry[]): boolean {
  const token = tokens[at];
  if (!token || !entries.some(({ part }) => part === 'n')) return false;
  const isPlural = token.lower !== token.lemma && /s$/.test(token.lower);
  // "trees felled": a form of a verb.
  if (token.lower !== token.lemma && !isPlural && entries.some(({ part }) => part === 'v')) return false;
  const before = tokens[at - 1];
  // "is", "to" and "that" stand before nouns as well, so only a plural is safe there.
  if (before === undefined || before.kind === 'symbol') return true;
  if (beforeNouns.has(before.lower) && !beforeVerbs.has(before.lower)) return true;
  if (beforeVerbs.has(before.lower))
    return isPlural && ['is', 'are', 'was', 'were', 'have', 'has', 'had', 'to'].includes(before.lower);
  const isDescribed =
    before.kind === 'number' ||
    (spans[at - 1] ?? []).some(({ kind }) => kind === 'adjective' || kind === 'operator') ||
    endsAt(spans, at, 'value');
  return isDescribed || (isPlural && !entries.some(({ part }) => part === 'v'));
}

function endsAt(spans: Lattice['spans'], to: number, kind: string): boolean {
  return spans.some((own, from) => from < to && own.some((span) => span.kind === kind && span.to === to));
}

/** "how many payments", "number of payments", "count the payments". */
export function isCounted({ tokens }: Lattice, at: number): boolean {
  const said = tokens.slice(Math.max(0, at - 4), at).map(({ lower }) => lower);
  return said.some((word) =>
    ['many', 'number', 'numbers', 'count', 'counts', 'fewest', 'most'].includes(word),
  );
}
