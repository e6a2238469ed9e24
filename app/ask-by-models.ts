import type { AgentReply } from '#agent/index.ts';
import { type AskedParts, answerByModel } from '#features/models/server/index.ts';
import type { Asker, AskerRequest } from './asker.ts';

type Request = AskerRequest & { trainerId: string | null };

/** Asks, and has a model answer what is one's to answer: what it has told of each row is asked like every other table. */
export async function askByModels<R extends Request>(
  parts: AskedParts,
  asker: Pick<Asker, 'ask'>,
  request: R,
  ask: (request: R) => Promise<AgentReply>,
): Promise<AgentReply> {
  const reply = await ask(request);
  if (!reply.modelRequest) return reply;
  const { workspaceId, trainerId, signal } = request;
  return answerByModel(parts, reply.modelRequest, reply, {
    workspaceId,
    trainerId,
    signal,
    answerBy: (plan, catalog) =>
      asker.ask({ ...request, catalog, chosen: plan, previous: null, unanswered: null }),
  });
}
