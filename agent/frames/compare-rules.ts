import type { Grain } from '../dates/calendar.ts';
import type { PeriodReading } from '../dates/calendar-phrases.ts';
import { readPeriod } from '../dates/date-phrases.ts';
import { unitOf } from '../dates/relative-phrases.ts';
import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { inSharedYear } from '../lattice/month-years.ts';
import { oncePerLattice } from '../lattice/once-per-lattice.ts';
import { changePhrases, changeQuestions, changeVerbs, comparativeWords } from '../lexicon/change-words.ts';
import { ownValue } from '../text/own-value.ts';
import type { Piece } from './fragments.ts';
import { valueListsAt } from './value-rules.ts';

/** Questions that compare without saying so: "the difference between", "did revenue grow from … to …", "more online or direct". */
export function compareRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...changeNouns(lattice, at),
    ...betweenPair(lattice, at),
    ...growth(lattice, at),
    ...either(lattice, at),
    ...thanPair(lattice, at),
    ...periodPairs(lattice, at),
    ...overPair(lattice, at),
    ...inPercent(lattice, at),
    ...overPrior(lattice, at),
  ];
}

function compare(from: number, to: number): Piece {
  return { from, to, score: 0.9, fragment: { kind: 'compare' } };
}

function wordsFrom({ tokens }: Lattice, at: number, count: number): string {
  return tokens
    .slice(at, at + count)
    .map(({ lower }) => lower)
    .join(' ');
}

const longestPhrase = 6;

function changeNouns(lattice: Lattice, at: number): Piece[] {
  const counts = Array.from({ length: longestPhrase }, (_, index) => index + 1).filter(
    (count) => at + count <= lattice.tokens.length && changePhrases.has(wordsFrom(lattice, at, count)),
  );
  return counts.length > 0 && hasPair(lattice, at) ? counts.map((count) => compare(at, at + count)) : [];
}

/** "between" of "difference in revenue between Germany and France" and "compare revenue between Germany and France". */
function betweenPair(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  if (tokens[at]?.lower !== 'between') return [];
  const isCompared = tokens
    .slice(0, at)
    .some(({ lower }) => changePhrases.has(lower) || lower === 'compare' || lower === 'comparison');
  if (!isCompared) return [];
  const isPair = afterOptional(lattice, at + 1, 'the').some((from) =>
    valueListsAt(lattice, from).some(({ values }) => values.length === 2),
  );
  return isPair ? [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'versus' } }] : [];
}

/** "by how much did … grow": the opening and the verb, with two periods to compare. */
function growth(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const verb = tokens[at];
  if (at > 0 && !changeVerbs.has(verb?.lemma ?? '')) return [];
  if (!pairOf(lattice) && !setsPeriodsAgainstEachOther(lattice)) return [];
  const isAsked = tokens.slice(at).some(({ lemma }) => changeVerbs.has(lemma));
  const openings = changeQuestions.flatMap((opening) => {
    const count = opening.split(' ').length;
    return isAsked && at === 0 && wordsFrom(lattice, at, count) === opening ? [compare(at, at + count)] : [];
  });
  const isVerb = at > 0 && verb?.kind === 'word' && changeVerbs.has(verb.lemma);
  return isVerb ? [...openings, compare(at, at + 1)] : openings;
}

/** "in 2025 compared to 2024": two periods, and a word between them that sets them side by side. */
const setsPeriodsAgainstEachOther = oncePerLattice((lattice) => {
  const { spans } = lattice;
  const against = spans.findIndex(
    (own, at) =>
      own.some((span) => span.kind === 'operator' && span.operator === 'versus') || isOverPair(lattice, at),
  );
  const hasPeriod = (own: Lattice['spans'][number]): boolean => own.some(({ kind }) => kind === 'period');
  return against > 0 && spans.slice(0, against).some(hasPeriod) && spans.slice(against).some(hasPeriod);
});

/** "more … online or direct": two values of one column, joined by "or". */
function either(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  if (!comparativeWords.has(tokens[at]?.lower ?? '') || tokens[at + 1]?.lower === 'than') return [];
  const isFollowedByPair = tokens.some(
    (_, from) =>
      from !== at &&
      valueListsAt(lattice, from).some(
        (list) => list.link === 'or' && list.values.length === 2 && joinsByOr(lattice, from, list.to),
      ),
  );
  return isFollowedByPair ? [compare(at, at + 1)] : [];
}

const linking = ['in', 'for', 'on', 'with', 'at', 'from', 'of', 'the', 'those', 'by', 'during', 'over'];

const firstThan = oncePerLattice(({ tokens }) => tokens.findIndex(({ lower }) => lower === 'than'));

/** "more in May than in April", "is Penrith higher than Barrow": before and behind "than" stand two periods or two values. */
function thanPair(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const than = firstThan(lattice);
  const word = tokens[at]?.lower ?? '';
  if (than < 0 || (at !== than && !comparativeWords.has(word))) return [];
  const comparative = tokens.findLastIndex(({ lower }, index) => index < than && comparativeWords.has(lower));
  if (than < 0 || comparative < 0 || (at !== than && at !== comparative)) return [];
  const kinds = (index: number): string[] =>
    (lattice.spans[index] ?? []).flatMap(({ kind }) => (kind === 'value' || kind === 'period' ? [kind] : []));
  const behind = afterOptional(lattice, than + 1, ...linking)
    .flatMap((start) => [start, ...afterOptional(lattice, start, ...linking)])
    .flatMap(kinds);
  const before = tokens.slice(0, than).flatMap((_, index) => kinds(index));
  if (!behind.some((kind) => before.includes(kind))) return [];
  if (at === than) return [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'versus' } }];
  const end =
    ['often', 'frequently', 'of'].includes(tokens[at + 1]?.lower ?? '') && word === 'more' ? at + 2 : at + 1;
  return [compare(at, end)];
}

/** "in May 2026 over April 2026": right between two periods, of a change. */
function overPair(lattice: Lattice, at: number): Piece[] {
  return isOverPair(lattice, at) ? [{ from: at, to: at + 1, score: 0.95, fragment: { kind: 'versus' } }] : [];
}

function isOverPair({ tokens, spans }: Lattice, at: number): boolean {
  const isPeriod = (own: Lattice['spans'][number], to: number | null): boolean =>
    own.some((span) => span.kind === 'period' && (to === null || span.to === to));
  return (
    tokens[at]?.lower === 'over' &&
    spans.slice(0, at).some((own) => isPeriod(own, at)) &&
    isPeriod(spans[at + 1] ?? [], null) &&
    tokens.some(isChange)
  );
}

export function isChange({ lemma, lower }: Lattice['tokens'][number]): boolean {
  return changeVerbs.has(lemma) || changePhrases.has(lower) || ['gain', 'add', 'lose'].includes(lemma);
}

const percents = [
  'in percent',
  'in %',
  'as a percentage',
  'percentage wise',
  'in percentage terms',
  'in percentage',
  '%',
];

/** "grew from 2024 to 2025 in percent": a change is told with its percentage anyway. */
function inPercent(lattice: Lattice, at: number): Piece[] {
  const said = percents.filter((phrase) => wordsFrom(lattice, at, phrase.split(' ').length) === phrase);
  if (said.length === 0) return [];
  const isPair =
    pairOf(lattice) !== null ||
    setsPeriodsAgainstEachOther(lattice) ||
    lattice.tokens.some((_, index) => priorAt(lattice, index) !== null);
  if (at === 0 || !isPair || !lattice.tokens.some(isChange)) return [];
  return said.map((phrase) => ({
    from: at,
    to: at + phrase.split(' ').length,
    score: 0.95,
    fragment: { kind: 'inPercent' },
  }));
}

const shortPriors: Record<string, Grain> = { mom: 'month', qoq: 'quarter', yoy: 'year', wow: 'week' };

/** "month over month", "year on year", "yoy": with a noun of change behind it, which is then told of the one period. */
function priorAt({ tokens }: Lattice, at: number): { to: number; grain: Grain } | null {
  const word = tokens[at]?.lower ?? '';
  const short = ownValue(shortPriors, word);
  if (short) return { to: at + 1, grain: short };
  const unit = unitOf(word);
  const isOver = ['over', 'on', 'to'].includes(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.lower === word;
  return unit && isOver ? { to: at + 3, grain: unit } : null;
}

const hasPrior = oncePerLattice((lattice) =>
  lattice.tokens.some((_, index) => priorAt(lattice, index) !== null),
);

function overPrior(lattice: Lattice, at: number): Piece[] {
  const prior = priorAt(lattice, at);
  const noun = lattice.tokens[at]?.lower ?? '';
  if (!prior) return changePhrases.has(noun) && hasPrior(lattice) ? [compare(at, at + 1)] : [];
  const fragment = { kind: 'overPrior' as const, grain: prior.grain };
  return lattice.tokens.some(isChange) ? [{ from: at, to: prior.to, score: 0.95, fragment }] : [];
}

function joinsByOr({ tokens }: Lattice, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ lower }) => lower === 'or');
}

/** "from 2024 to 2025", "between Q1 and Q2 2025": the two ends of a change, not the whole stretch. */
function periodPairs(lattice: Lattice, at: number): Piece[] {
  const pair = pairAt(lattice, at);
  if (!pair) return [];
  const isAsked = lattice.tokens.some(
    ({ lemma, lower }, index) =>
      index !== at &&
      (changeVerbs.has(lemma) ||
        changePhrases.has(lower) ||
        ['compare', 'gain', 'add', 'lose'].includes(lemma)),
  );
  if (!isAsked) return [];
  const [first, last] = pair;
  return [
    {
      from: at,
      to: last.to,
      score: 1,
      fragment: {
        kind: 'periodPair',
        readings: [
          { ...first, hasPreposition: true },
          { ...last, hasPreposition: true },
        ],
      },
    },
  ];
}

const links: Record<string, string[]> = { from: ['to', 'until', 'till'], between: ['and', 'to'] };

function pairAt(lattice: Lattice, at: number): [PeriodReading, PeriodReading] | null {
  const { tokens, today } = lattice;
  const opened = ownValue(links, tokens[at]?.lower);
  // "growth 2024 to 2025": both ends, without a word before them.
  const isBare = !opened && !Object.hasOwn(links, tokens[at - 1]?.lower ?? '');
  const wanted = opened ?? (isBare ? ['to'] : null);
  if (!wanted) return null;
  for (const read of readPeriod(tokens, opened ? at + 1 : at, today)) {
    const first = { ...read, period: inSharedYear(tokens, read.to, read.period) };
    if (!wanted.includes(tokens[first.to]?.lower ?? '')) continue;
    const [last] = readPeriod(tokens, first.to + 1, today);
    const isClear = first.period.grain !== null && first.period.grain === last?.period.grain;
    if (last && isClear && first.period.label !== last.period.label) return [first, last];
  }
  return null;
}

const pairOf = oncePerLattice((lattice): [PeriodReading, PeriodReading] | null => {
  for (let at = 0; at < lattice.tokens.length; at += 1) {
    const pair = pairAt(lattice, at);
    if (pair) return pair;
  }
  return null;
});

/** Behind the word stand two periods or two values. */
function hasPair(lattice: Lattice, at: number): boolean {
  if (pairOf(lattice)) return true;
  const ends: number[] = [];
  lattice.spans.forEach((spans, from) => {
    const isFree = from > at && from >= (ends.at(-1) ?? 0);
    const found = spans.filter(({ kind }) => kind === 'period' || kind === 'value');
    if (isFree && found.length > 0) ends.push(Math.max(...found.map(({ to }) => to)));
  });
  return ends.length >= 2;
}
