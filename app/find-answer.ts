import type { Plan } from '#agent/index.ts';
import { findReply } from '#features/chat/server/index.ts';
import type { JudgedAnswer } from '#features/feedback/server/index.ts';

/** An answer of a conversation, with the plan of the one before it: what is judged by a person. Null where it is none of theirs. */
export async function findAnswer(...asked: Parameters<typeof findReply>): Promise<JudgedAnswer | null> {
  const reply = await findReply(...asked);
  return (
    reply && {
      ...reply,
      answer: reply.metadata.answer ?? null,
      previousPlan: reply.previousPlan as Plan | null,
    }
  );
}
