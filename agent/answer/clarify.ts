import type { QueryResult } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/candidates.ts';
import { narrate } from './narrate.ts';
import { readingOf } from './reading.ts';
import { questionFor } from './rephrase.ts';
import type { AgentReply } from './reply.ts';

interface Reading {
  candidate: Candidate;
  result: QueryResult;
}

/** Asks which of the readings is meant, each with the answer it would give. */
export function clarifyReply(
  model: SemanticModel,
  question: string,
  readings: Reading[],
  locale: string,
  elapsedMs: number,
): AgentReply {
  const options = readings.slice(0, 4).map(({ candidate, result }) => ({
    label: readingOf(model, candidate.plan).replace(/\.$/, ''),
    preview: narrate(model, candidate.plan, result, locale),
    question: questionFor(model, candidate) ?? question,
  }));
  const text =
    options.length === 1
      ? `Did you mean: ${options[0]?.label}?`
      : 'That can be read in more than one way. Which do you mean?';
  return {
    text,
    plan: null,
    chart: null,
    tables: [],
    answer: {
      status: 'clarify',
      verdict: null,
      reading: text,
      sql: null,
      columns: [],
      rows: [],
      rowCount: 0,
      truncated: false,
      checks: [],
      sources: [],
      options,
      assumptions: [],
      notUnderstood: [],
      suggestions: [],
      elapsedMs,
    },
  };
}
