import type { StorageGuard } from '#features/storage/contract.ts';
import type { Catalog } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { ChatSession, ChatStreamEvent, chatEndpoints } from '../contract.ts';
import { probeAgent } from './agent-probe.ts';
import { type Conversation, type ConversationParts, createConversation } from './conversation.ts';
import { chatServerStrings } from './strings.ts';

export interface ChatParts extends ConversationParts {
  storage: Pick<StorageGuard, 'requireChat' | 'requireAnswers' | 'forgetAnswers'>;
  /** Which of these ids are sources of the workspace. */
  findSourceIds: (workspaceId: string) => Promise<ReadonlySet<string>>;
  /** Questions that the catalog answers. */
  suggest: (workspaceId: string, catalog: Catalog, count: number) => Promise<string[]>;
  /** Questions whose answers were confirmed and hold, for a conversation over these sources. */
  listConfirmed: (workspaceId: string, dataSourceIds: readonly string[] | null) => Promise<string[]>;
}

const suggestionCount = 6;

export function chatHandlers(
  parts: ChatParts,
  conversation: Conversation = createConversation(parts),
): Handlers<typeof chatEndpoints> {
  const { chat, clock } = parts;
  return {
    status: ({ caller }) =>
      probeAgent((catalog, count) => parts.suggest(caller.workspaceId, catalog, count), parts.log),
    listSessions: ({ caller }) => chat.listSessions(caller),
    async createSession({ caller, body }) {
      const dataSourceIds = body.dataSourceIds ? [...new Set(body.dataSourceIds)] : null;
      if (dataSourceIds) {
        const known = await parts.findSourceIds(caller.workspaceId);
        if (!dataSourceIds.every((id) => known.has(id)))
          throw new AppError('notFound', chatServerStrings.unknownSource);
      }
      await parts.storage.requireChat(caller.workspaceId);
      return chat.createSession(caller, { title: body.title, dataSourceIds, now: clock.now() });
    },
    async deleteSession({ caller, params }) {
      const session = await require(caller, params.id);
      const standing = await chat.countStanding(caller, session.id);
      if (standing.charts + standing.questions > 0)
        throw new AppError('conflict', chatServerStrings.stoodOn(standing));
      await conversation.stop(session.id);
      const deleted = await chat.deleteSession(caller, session.id);
      parts.storage.forgetAnswers(caller.workspaceId);
      return deleted;
    },
    async listMessages({ caller, params }) {
      const session = await require(caller, params.id);
      return chat.listMessages(caller, session.id);
    },
    async sendMessage({ caller, params, body, stream, signal }) {
      const session = await require(caller, params.id);
      const request = {
        caller,
        session,
        content: body.content,
        isVoice: body.isVoice,
        mayTrain: true,
        signal,
      };
      if (!stream) {
        return conversation.exchange({ ...request, onAccepted: () => {}, onStage: () => {} });
      }
      const events = stream();
      const send = ({ event, data }: ChatStreamEvent) => events.send(event, data);
      try {
        const exchange = await conversation.exchange({
          ...request,
          onAccepted: (userMessage) => send({ event: 'accepted', data: { userMessage } }),
          onStage: (stage, detail) =>
            send({ event: 'status', data: detail === undefined ? { stage } : { stage, detail } }),
        });
        send({ event: 'done', data: exchange });
      } catch (error) {
        // The head of the answer is out: the failure can only be told inside the stream.
        parts.log.error({ err: error }, 'question not stored');
        send({ event: 'failed', data: { message: chatServerStrings.failed } });
      } finally {
        events.end();
      }
      return undefined;
    },
    async stop({ caller, params }) {
      const session = await require(caller, params.id);
      return { wasRunning: await conversation.stop(session.id) };
    },
    async suggestions({ caller, params }) {
      const session = await require(caller, params.id);
      const catalog = await parts.readCatalog(caller.workspaceId, session.dataSourceIds);
      const confirmed = await parts.listConfirmed(caller.workspaceId, session.dataSourceIds);
      const found = await parts.suggest(caller.workspaceId, catalog, suggestionCount);
      return [...new Set([...confirmed, ...found])].slice(0, suggestionCount);
    },
  };

  async function require(caller: Caller, id: string): Promise<ChatSession> {
    const session = await chat.findSession(caller, id);
    if (!session) throw new AppError('notFound', chatServerStrings.unknownSession);
    return session;
  }
}
