import { narrate } from '../answer/narrate.ts';
import { readingOf } from '../answer/reading.ts';
import { planQuestion } from '../answer/rephrase.ts';
import { runCandidate } from '../answer/run-plan.ts';
import type { AskContext } from '../ask.ts';
import { tableOf } from '../model/semantic-model.ts';
import { readQuestion } from '../read-question.ts';
import { inSource, inTable } from '../sources/in-source.ts';
import { suggestFor } from '../suggest.ts';
import { normaliseQuestion } from '../text/tokens.ts';
import { readByItself } from './answer-confirmed.ts';

/** Something else that a person may have meant: asking `question` gets it. */
export interface OtherReading {
  label: string;
  /** What it would answer; empty where it was not run. */
  preview: string;
  question: string;
}

const readingsTried = 6;
const readingsOffered = 3;
const suggestionsOffered = 3;
/** One of them may be what was asked, in other words. */
const suggestionsTried = 5;

/** For an answer that was not the right one: the next plans of the same words, then the nearest questions that are answered. */
export async function otherReadings(
  asked: { question: string; sql: string },
  context: AskContext,
): Promise<OtherReading[]> {
  const text = normaliseQuestion(asked.question);
  const { readings } = await readQuestion(text, context);
  const tried = readings
    .flatMap(({ search, model, area }) =>
      search.candidates.map((candidate) => ({ candidate, model, area: area.name })),
    )
    .filter(({ candidate }) => candidate.sql !== asked.sql)
    .slice(0, readingsTried);
  const found: OtherReading[] = [];
  for (const { candidate, model, area } of tried) {
    if (found.length >= readingsOffered) break;
    const { plan, sql } = candidate;
    const own = planQuestion(model, plan);
    const question = await questionThatGets(
      sql,
      [own, own && inTable(own, tableOf(model, plan.root).name), own && inSource(own, area)],
      context,
    );
    if (question === null) continue;
    const result = await runCandidate(candidate, model, context);
    const preview = narrate(model, plan, result, context.locale);
    found.push({ label: readingOf(model, plan).replace(/\.$/, ''), preview, question });
  }
  const [chosen] = readings;
  if (!chosen || found.length > 1) return found;
  const near: string[] = [];
  for (const question of suggestFor(chosen.model, suggestionsTried, text)) {
    const isSame = (await readByItself(question, context))?.sql === asked.sql;
    if (!isSame && near.length < suggestionsOffered) near.push(question);
  }
  return [...found, ...near.map((question) => ({ label: question, preview: '', question }))];
}

/** The first of some wordings that is read to a statement; an offer that got something else would be a second wrong answer. */
async function questionThatGets(
  sql: string,
  wordings: readonly (string | null)[],
  context: AskContext,
): Promise<string | null> {
  for (const wording of wordings)
    if (wording !== null && (await readByItself(wording, context))?.sql === sql) return wording;
  return null;
}
