import type { SemanticModel } from '../model/semantic-model.ts';
import type { PlanAssumption } from '../plan.ts';
import { clarifyReply, type Reading } from './clarify.ts';
import { readingOf } from './reading.ts';
import type { AgentReply } from './reply.ts';

interface Asking {
  locale: string;
  elapsedMs: number;
  reads: (question: string, model: SemanticModel) => string | null;
}

/**
 * A change of an answer after a question that came to none: what that one would have changed is missing, so the change is
 * never made silently. It is offered without it.
 */
export function interruptedReply(
  question: string,
  unanswered: string,
  reading: Reading,
  { locale, elapsedMs, reads }: Asking,
): AgentReply {
  const { candidate, model } = reading;
  const missing = `"${unanswered}" came to no answer, so it has no part in this.`;
  const reply = clarifyReply(question, [reading], locale, elapsedMs, reads);
  const text = `${missing} Without it: ${readingOf(model, candidate.plan)} Is that meant?`;
  return { ...reply, text, answer: { ...reply.answer, reading: text } };
}

/** What is told beside an amount that names no rows, where the question before it, which came to none, may have been about some. */
export function ofAllRows(unanswered: string): PlanAssumption {
  return { kind: 'not as before', chosen: `of all rows: "${unanswered}" came to no answer`, options: [] };
}
