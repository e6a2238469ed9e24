import { declineReply } from '../answer/decline.ts';
import type { AgentReply } from '../answer/reply.ts';
import type { AskContext } from '../ask.ts';
import { readsOfTables } from '../live/reads.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { modelRequestOf } from './model-request.ts';

const deadlineMs = 10_000;
const ofModel =
  'That is for a model that has learnt from the rows. Train one under ML models, and ask again.';

/** The reply to what only a model can answer: which model that is, is for those to say who keep them. Null for every other question. */
export async function askedOfModel(
  text: string,
  model: SemanticModel,
  { catalog, previous, unanswered, run, signal }: AskContext,
  elapsed: () => number,
): Promise<AgentReply | null> {
  const request = await modelRequestOf(text, {
    tables: catalog.tables,
    previous: previous ?? null,
    unanswered: unanswered ?? null,
    look: (sql, table) =>
      run({ sql, ...readsOfTables([table], sql), maxRows: 2, deadlineMs, ...(signal && { signal }) }),
  });
  if (request === null) return null;
  const isNone = 'reason' in request;
  const reply = declineReply(model, {
    reason: isNone ? request.reason : ofModel,
    notUnderstood: [],
    elapsedMs: elapsed(),
    question: text,
  });
  // The reason says what to do; what else could be asked is beside the point.
  return isNone
    ? { ...reply, text: request.reason, answer: { ...reply.answer, suggestions: [] } }
    : { ...reply, modelRequest: request };
}
