import { codeAsLimit, countAsValue, levelAsGroup } from '../guards/counts-and-codes.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { wordEntries } from '../lexicon/wordnet.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { type Draft, isRefusal } from '../planning/draft.ts';
import { emptyParts } from '../planning/empty-parts.ts';
import type { Candidate } from '../planning/search.ts';
import { settleDraft } from '../planning/settle.ts';
import { checkPlanningTime } from '../planning-time.ts';
import { compileWith } from '../sql/compile.ts';
import { isVerbForm, isVerbStem } from '../text/verbs.ts';
import { assignmentsOf } from './assignments.ts';
import { draftsOf } from './drafts.ts';
import { leftWords } from './left-words.ts';
import { linkedParts, type Part } from './links.ts';
import { mentionsOf } from './mentions.ts';
import { isOfOneRoot, wordsOfPlan } from './one-root.ts';
import { withRepairs } from './repairs.ts';
import type { RoleNet } from './role-net.ts';
import { sketchOf } from './role-signs.ts';
import { hasUntoldWay, spokenBridges, spokenWays } from './ways.ts';

/** A plan that was made of the likeliest roles of the words. */
export interface RoleReading {
  candidate: Candidate;
  /** The logarithm of how likely the roles are together, and that of the least likely one. */
  odds: number;
  weakest: number;
  links: number;
  doubts: string[];
  parts: Part[];
}

/** More parts than a sentence has: what each word does beside all others is then no longer told by those before it. */
const longestSentence = 80;
const readingsKept = 6;
const leastOdds = -7;
const linksTried = 5;
const linksTriedLater = 2;
/** So many drafts are joined at most: over hundreds of tables each takes its time. */
const draftsSettled = 120;
/** How much the odds of roles weigh beside what the words may be called: those of many words are low together, though each is sure enough. */
const oddsShare = 0.4;
/** What a word that has no part in the plan costs. */
const leftCost = 0.8;

/** Reads a question by what each of its words is likely to do, best first; each statement once. */
export function readRoles(lattice: Lattice, net: RoleNet): RoleReading[] {
  const mentions = mentionsOf(lattice);
  if (mentions.length === 0 || mentions.length > longestSentence) return [];
  const sketch = sketchOf(lattice, mentions);
  const ways = { model: spokenWays(lattice), bridges: spokenBridges(lattice, mentions) };
  const found = new Map<string, RoleReading>();
  let settled = 0;
  for (const { roles, odds, weakest } of withRepairs(lattice, sketch, assignmentsOf(lattice, sketch, net))) {
    if (odds < leastOdds || settled >= draftsSettled) break;
    const linked = linkedParts(sketch, roles);
    for (const { parts, score } of linked.slice(0, found.size === 0 ? linksTried : linksTriedLater))
      for (const { draft, doubts } of draftsOf(lattice, parts)) {
        settled += 1;
        checkPlanningTime();
        const reading = readingOf(lattice, ways, draft, parts, { odds, weakest, links: score, doubts });
        if (!reading) continue;
        const known = found.get(reading.candidate.sql);
        if (!known || known.candidate.score < reading.candidate.score)
          found.set(reading.candidate.sql, reading);
      }
  }
  return [...found.values()]
    .sort((left, right) => right.candidate.score - left.candidate.score)
    .slice(0, readingsKept)
    .map((reading) => traced(lattice, reading));
}

function readingOf(
  lattice: Lattice,
  ways: Ways,
  draft: Draft,
  parts: Part[],
  known: Pick<RoleReading, 'odds' | 'weakest' | 'links' | 'doubts'>,
): RoleReading | null {
  const settled = settledBy(ways, draft);
  if (isRefusal(settled) || hasUntoldWay(lattice.model, settled.root, settled.where)) return null;
  const left = leftWords(lattice, parts, settled);
  const score = oddsShare * known.odds + known.links + settled.score - leftCost * left.length;
  const plan: Plan = { ...settled, trace: [], score, margin: 0 };
  const guarded = { lattice, parts: emptyParts(), plan, before: null };
  if ([codeAsLimit, countAsValue, levelAsGroup].some((guard) => guard(guarded) !== null)) return null;
  return {
    ...known,
    candidate: { plan, sql: compileWith(plan, lattice.model), score, parts: emptyParts() },
    doubts: [...known.doubts, ...left.map((word) => `${word} left`)],
    parts,
  };
}

/** With what became of each word; told only of the readings that are kept. */
function traced(lattice: Lattice, reading: RoleReading): RoleReading {
  const { candidate, parts } = reading;
  const trace = traceOf(lattice, parts, wordsOfPlan(lattice.model, candidate.plan));
  return { ...reading, candidate: { ...candidate, plan: { ...candidate.plan, trace } } };
}

/** How the words of a question tie tables together where the data leave it open. */
interface Ways {
  model: SemanticModel;
  bridges: string[];
}

function settledBy({ model, bridges }: Ways, draft: Draft): ReturnType<typeof settleDraft> {
  const settled = settleDraft(model, draft);
  if (!isRefusal(settled)) return settled;
  for (const bridge of bridges) {
    const other = settleDraft(model, { ...draft, mentions: [...draft.mentions, bridge] });
    if (!isRefusal(other)) return other;
  }
  return settled;
}

/** Each word with its role, or as what it is where it has none: one that ties others together, or one that nothing knows. */
function traceOf(lattice: Lattice, parts: readonly Part[], known: ReadonlySet<string>): Plan['trace'] {
  const { tokens } = lattice;
  const trace: Plan['trace'] = [];
  for (let at = 0; at < tokens.length; ) {
    const part = parts.find(({ mention }) => mention.from === at);
    const to = part?.mention.to ?? at + 1;
    const own = tokens.slice(at, to);
    trace.push({
      from: Math.min(...own.map(({ start }) => start)),
      to: Math.max(...own.map(({ end }) => end)),
      text: own.map(({ text }) => text).join(' '),
      node: part ? `role ${part.role}` : nodeOf(lattice, at, known),
    });
    at = to;
  }
  return trace;
}

function nodeOf({ tokens, spans }: Lattice, at: number, known: ReadonlySet<string>): string {
  const token = tokens[at];
  const own = spans[at] ?? [];
  const isOfLanguage = own.some(({ kind }) => kind === 'operator' || kind === 'filler');
  if (!token || isOfLanguage || token.kind === 'symbol' || isInOperator(spans, at)) return 'filler';
  if (own.length > 0) return 'aside';
  if (token.kind !== 'word') return 'unread literal';
  if (isOfOneRoot(token, known)) return 'aside';
  if (token.isCapitalised && at > 0) return 'unread name';
  if (isVerbForm(token.lower) || isVerbStem(token.lemma)) return 'unread verb';
  return wordEntries(token.lemma).length > 0 ? 'unread word' : 'unread name';
}

/** "number of": its second word is owned with the first. */
function isInOperator(spans: Lattice['spans'], at: number): boolean {
  return [1, 2, 3].some((back) =>
    (spans[at - back] ?? []).some(
      (span) => (span.kind === 'operator' || span.kind === 'filler') && span.to > at,
    ),
  );
}
