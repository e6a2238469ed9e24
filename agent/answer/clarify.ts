import type { Answer } from '#kernel/answer.ts';
import type { QueryResult } from '#kernel/catalog.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/search.ts';
import { inSource, inTable } from '../sources/in-source.ts';
import { wholeQuestion } from './driver-question.ts';
import { narrate } from './narrate.ts';
import { questionBack } from './question-back.ts';
import { readingOf } from './reading.ts';
import { questionFor } from './rephrase.ts';
import type { AgentReply, OfferedReading } from './reply.ts';

/** The statement that a question is read to without asking back; null where there is none. */
export type Reads = (question: string, model: SemanticModel) => string | null;

/**
 * A question that is read to this plan alone: the plan's own words, or the asker's with the table named; null where neither is. `asked` is null of a
 * question that nothing reads.
 */
function confirmingQuestion(
  { candidate, model }: Reading,
  asked: string | null,
  reads: Reads,
): string | null {
  const table = tableOf(model, candidate.plan.root).name;
  const inIts = (words: string | null): string | null => words && inTable(words, table);
  // What was read row by row is asked again as it was, with the table named: then it is answered.
  if (candidate.isOfRows && candidate.isProposed && asked !== null) return inIts(asked);
  const own = ownWords(candidate, model);
  const choices = [own, inIts(own), inIts(asked)].filter((text) => text !== null);
  return choices.find((text) => reads(text, model) === candidate.sql) ?? null;
}

function ownWords(candidate: Candidate, model: SemanticModel): string | null {
  return candidate.plan.drivers ? wholeQuestion(model, candidate.plan) : questionFor(model, candidate);
}

export interface Reading {
  candidate: Candidate;
  result: QueryResult;
  model: SemanticModel;
  /** Name of the data source, where readings of several are set side by side. */
  source: string | null;
}

const optionsOffered = 4;

/** Asks which of the readings is meant, each with the answer it would give. Whichever is chosen is answered as it was offered. */
export function clarifyReply(
  question: string,
  readings: Reading[],
  locale: string,
  elapsedMs: number,
  reads: Reads,
): AgentReply {
  const { options, offered } = optionsOf(question, readings, locale, reads);
  const text =
    options.length === 1
      ? `Did you mean: ${options[0]?.label}?`
      : 'That can be read in more than one way. Which do you mean?';
  return questionBack(text, options, elapsedMs, offered);
}

/** Readings to choose from, and the plan that each choice stands for. */
export interface Offered {
  options: NonNullable<Answer['options']>;
  offered: OfferedReading[];
}

/** `question` is null where nothing reads it. */
export function optionsOf(
  question: string | null,
  readings: Reading[],
  locale: string,
  reads: Reads,
): Offered {
  const options: Offered['options'] = [];
  const offered: OfferedReading[] = [];
  for (const reading of readings.slice(0, optionsOffered)) {
    const { candidate, result, model, source } = reading;
    const told = readingOf(model, candidate.plan).replace(/\.$/, '');
    const label = source === null ? told : `${source}: ${told}`;
    const asked = confirmingQuestion(reading, question, reads);
    const own = asked === null || source === null ? asked : inSource(asked, source);
    // Words that are read otherwise, or say another option as well, are no name for this one.
    const isOwn = own !== null && own !== question && options.every((other) => other.question !== own);
    const words = isOwn ? own : unlike(label, options);
    options.push({ label, preview: narrate(model, candidate.plan, result, locale), question: words });
    offered.push({ question: words, plan: candidate.plan });
  }
  return { options, offered };
}

function unlike(label: string, options: readonly { question: string }[]): string {
  const alike = options.filter(({ question }) => question.startsWith(label)).length;
  return alike === 0 ? label : `${label} (${alike + 1})`;
}
