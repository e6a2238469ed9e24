import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { verifiedQuestionsChangedType, type verifiedQuestionsEndpoints } from '../contract.ts';
import { undoMs } from '../limits.ts';
import { confirmAgain, confirmAnswer, requireVerified } from './confirm.ts';
import { byUrgency, present } from './present.ts';
import { requestReplay } from './replay.ts';
import { verifiedServerStrings as strings } from './strings.ts';
import type { VerifiedParts } from './verified-parts.ts';

export function verifiedQuestionsHandlers(parts: VerifiedParts): Handlers<typeof verifiedQuestionsEndpoints> {
  const { verified, clock } = parts;
  const tell = (workspaceId: string) =>
    parts.live.publish(workspaceId, { type: verifiedQuestionsChangedType });
  return {
    async list({ caller: { workspaceId } }) {
      const [questions, isReplaying] = await Promise.all([
        verified.list(workspaceId),
        parts.isReplayPending(workspaceId),
      ]);
      return { questions: byUrgency(questions).map(present), isReplaying };
    },
    confirm: ({ caller, body, signal }) => confirmAnswer(parts, caller, { ...body, signal }),
    async replay({ caller: { workspaceId } }) {
      const now = clock.now();
      await requestReplay(parts.db, workspaceId, now, { since: now.toISOString() });
      parts.onWork();
      return { isReplaying: true };
    },
    async rename({ caller: { workspaceId }, params, body }) {
      if (!(await verified.rename(workspaceId, params.id, body.name))) throw unknown();
      tell(workspaceId);
      return present(await requireVerified(parts, workspaceId, params.id));
    },
    async confirmAgain({ caller, params, body, signal }) {
      const stored = await requireVerified(parts, caller.workspaceId, params.id);
      return confirmAgain(parts, caller, stored, { reading: body.reading, signal });
    },
    async remove({ caller: { workspaceId }, params }) {
      const now = clock.now();
      const forgetBefore = new Date(now.getTime() - undoMs);
      if (!(await verified.remove(workspaceId, params.id, now, forgetBefore))) throw unknown();
      tell(workspaceId);
      return { id: params.id };
    },
    async restore({ caller: { workspaceId }, params }) {
      if (!(await verified.restore(workspaceId, params.id))) throw unknown();
      // It slept while the data went on.
      await requestReplay(parts.db, workspaceId, clock.now());
      parts.onWork();
      tell(workspaceId);
      return present(await requireVerified(parts, workspaceId, params.id));
    },
  };
}

function unknown(): AppError {
  return new AppError('notFound', strings.unknown);
}
