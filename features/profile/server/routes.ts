import type { AgentReply } from '#agent/index.ts';
import { questionMaximumLength } from '#features/chat/limits.ts';
import { chatStrings } from '#features/chat/strings.ts';
import type { User } from '#features/identity/contract.ts';
import type { Catalog, RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { profileEndpoints } from '../contract.ts';
import { chooseGreeting } from './greeting.ts';
import { findGuidance } from './guidance.ts';

export interface ProfileQuestion {
  workspaceId: string;
  /** Always null: the profile asks over all sources. */
  dataSourceIds: null;
  question: string;
  catalog: Catalog;
  /** YYYY-MM-DD */
  today: string;
  locale: string;
  /** Always null: a message of the profile follows up on nothing. */
  previous: null;
  run: RunQuery;
  signal: AbortSignal;
  onStage: () => void;
}

export interface ProfileParts {
  /** The day there, YYYY-MM-DD, by the clock of the workspace. */
  todayIn: (workspaceId: string) => Promise<string>;
  findUser: (accountId: string) => Promise<User | null>;
  /** The agent that also answers in the chat. */
  ask: (request: ProfileQuestion) => Promise<AgentReply>;
  /** The catalog of all sources of a workspace. */
  readCatalog: (workspaceId: string) => Promise<Catalog>;
  queryFor: (workspaceId: string) => RunQuery;
}

export function profileHandlers(parts: ProfileParts): Handlers<typeof profileEndpoints> {
  return {
    async greeting({ caller, query }) {
      const user = await parts.findUser(caller.accountId);
      if (!user) throw new AppError('unauthorized', 'Unauthorized');
      return { greeting: chooseGreeting(user, query.previous, Math.random) };
    },
    async ask({ caller, body, signal }) {
      if (body.message.length > questionMaximumLength) return { response: chatStrings.questionTooLong };
      const catalog = await parts.readCatalog(caller.workspaceId);
      const reply = await parts.ask({
        workspaceId: caller.workspaceId,
        dataSourceIds: null,
        question: body.message,
        catalog,
        today: await parts.todayIn(caller.workspaceId),
        locale: 'en-US',
        previous: null,
        run: parts.queryFor(caller.workspaceId),
        signal,
        onStage: () => {},
      });
      const guidance = reply.answer.status === 'declined' ? findGuidance(body.message, catalog) : null;
      return { response: guidance ?? reply.text, answer: { ...reply.answer, receiptId: null } };
    },
  };
}
