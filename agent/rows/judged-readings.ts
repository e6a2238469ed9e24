import type { QueryResult, RunQuery } from '#kernel/catalog.ts';
import { isInOwnWords } from '../answer/rephrase.ts';
import { readsOf } from '../live/reads.ts';
import type { Candidate } from '../planning/search.ts';
import type { Token } from '../text/tokens.ts';
import { isOfRecords } from './frame-forms.ts';
import { frameSigns } from './frame-signs.ts';
import { trustOf } from './judge.ts';
import type { LeftKind, RowQuery } from './row-query.ts';
import { signedReadings, toldBy } from './row-readings.ts';
import type { RowTable } from './row-table.ts';
import { answerSigns } from './row-told-signs.ts';
import { wordSigns } from './row-word-signs.ts';

/**
 * What is trusted so far is answered, what is trusted less is asked back. The rules were written over the open questions, so that cross-validation on those
 * (`bench/fit-rows.ts`) says two to three in a hundred too much: of the blind third nine in ten are right from 0.86 on, where it takes ten in eleven.
 */
const trusted = 0.88;
const offered = 0.5;
/** Beside the first, what may be meant as well. */
const alsoOffered = 0.2;
const mostOffered = 3;
/** What lies between the scores of readings that are offered side by side, so that they are all run. */
const step = 0.01;

/** One reading of a question over a table that is called nothing, by the frames or by rows, with what it finds. */
export interface JudgedReading {
  /** Of two methods that find the same the plan of the frames. */
  candidate: Candidate;
  /** Null where the frames alone read it. */
  query: RowQuery | null;
  /** The frames have a part for each word of it. */
  isOfFrames: boolean;
  result: QueryResult;
  told: string;
  signs: string[];
  trust: number;
}

/**
 * What the frames read first and all readings by rows, each with its signs, the one that is trusted most first. What both find is weighed by
 * the signs of the rows alone: the greater of two trusts would be right less often than it says.
 */
export async function judgedReadings(
  table: RowTable,
  tokens: Token[],
  candidates: Candidate[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<JudgedReading[]> {
  const byRows = await signedReadings(table, tokens, run, signal);
  const byFrames = await readingOfFrames(table, tokens, candidates, run, signal);
  const isSame = ({ told }: { told: string }): boolean => told === byFrames?.told;
  const readings: Omit<JudgedReading, 'trust'>[] = byRows.map((own) => ({
    ...own,
    candidate: byFrames && isSame(own) ? byFrames.candidate : own.candidate,
    isOfFrames: isSame(own),
    signs: [
      ...own.signs,
      byFrames ? (isSame(own) ? 'both methods agree' : 'methods differ') : 'one method alone',
    ],
  }));
  if (byFrames && !byRows.some(isSame)) {
    const beside = byRows.length > 0 ? 'methods differ' : 'one method alone';
    readings.push({ ...byFrames, signs: [...byFrames.signs, beside] });
  }
  const said = wordSigns(tokens.map(({ lower }) => lower));
  return readings
    .map((reading) => {
      const signs = [...reading.signs, ...answerSigns(reading.told), ...said];
      return { ...reading, signs, trust: trustOf(signs) };
    })
    .sort((left, right) => right.trust - left.trust);
}

const mostRowsCompared = 200;

async function readingOfFrames(
  { model }: RowTable,
  tokens: Token[],
  [first, next]: Candidate[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<Omit<JudgedReading, 'trust'> | null> {
  if (!first) return null;
  const result = await run({
    sql: first.sql,
    ...readsOf(model, first.plan, first.sql),
    maxRows: mostRowsCompared,
    deadlineMs: 5_000,
    ...(signal ? { signal } : {}),
  });
  const words = tokens.map(({ lower }) => lower);
  const signs = frameSigns(first, next, result, words);
  return { candidate: first, query: null, isOfFrames: true, result, told: toldBy(result), signs };
}

/**
 * What is answered or asked back of a table that is called nothing: the reading that is trusted most. A question in the plan's own words is
 * what was offered before, and is answered.
 */
export async function judged(
  table: RowTable,
  tokens: Token[],
  candidates: Candidate[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<Candidate[]> {
  const [first, ...others] = candidates;
  if (first && isInOwnWords(table.model, tokens.map(({ lower }) => lower).join(' '), first))
    return candidates;
  const readings = await judgedReadings(table, tokens, candidates, run, signal);
  const words = tokens.map(({ lower }) => lower);
  if (first && isOfRecords(first.plan, words)) return besideRows(first, others, readings);
  const [top] = readings;
  if (!top || (top.trust < offered && !first)) return [];
  if (top.trust < trusted || isAsked(top)) return offersOf(readings);
  return top.isOfFrames ? [top.candidate, ...others] : [top.candidate];
}

/** What the frames read, with what the rows tell otherwise where that is trusted. */
function besideRows(first: Candidate, others: Candidate[], readings: JudgedReading[]): Candidate[] {
  const rival = readings.find(
    (reading) => !reading.isOfFrames && reading.trust >= trusted && !isAsked(reading),
  );
  if (!rival) return [first, ...others];
  const score = first.score - step;
  return [first, { ...rival.candidate, score, plan: { ...rival.candidate.plan, score } }, ...others];
}

/**
 * A name that stands nowhere in the table may be what the page is about, or a condition; a header, an adjective or a word that has no
 * part may change all, and one that is akin to a cell may be said of something else: that is asked, however much the rest is trusted.
 */
const asked: ReadonlySet<LeftKind> = new Set(['name', 'header', 'other', 'unread', 'near']);

export function isAsked({ query, isOfFrames }: JudgedReading): boolean {
  return !isOfFrames && query?.left.some(({ kind }) => asked.has(kind)) === true;
}

/** The best reading and others that find something else, all to be confirmed. */
function offersOf(readings: JudgedReading[]): Candidate[] {
  const different = new Map<string, JudgedReading>();
  for (const reading of readings)
    if ((different.size === 0 || reading.trust >= alsoOffered) && !different.has(reading.told))
      different.set(reading.told, reading);
  const score = readings[0]?.candidate.score ?? 0;
  return [...different.values()].slice(0, mostOffered).map(({ candidate, isOfFrames }, at) => {
    const own = score - at * step;
    const named = { ...candidate, score: own, plan: { ...candidate.plan, score: own } };
    // The first is to be confirmed; the others are offered beside it in words of their own.
    if (at > 0) return named;
    return isOfFrames ? { ...named, isDoubted: true as const } : { ...named, isProposed: true as const };
  });
}
