import type { FastifyRequest } from 'fastify';
import type { AuditEvent, RecordAudit } from '#features/audit/contract.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { originOf } from '#platform/http/request-origin.ts';
import type { Caller, Sessions } from '#platform/sessions/sessions.ts';
import type { Deletion, securityEndpoints } from '../contract.ts';
import { securityStrings as strings } from '../strings.ts';

interface Account extends Caller {
  email: string;
  isLocal: boolean;
  passwordHash: string | null;
}

export interface SecurityParts {
  sessions: Sessions;
  accounts: {
    findById(accountId: string): Promise<Account | null>;
    setPassword(accountId: string, passwordHash: string): Promise<void>;
  };
  passwords: {
    hash(password: string): Promise<string>;
    verify(password: string, stored: string | null): Promise<boolean>;
  };
  links: {
    find(token: string, now: Date): Promise<string | null>;
    redeem(token: string, passwordHash: string, now: Date): Promise<boolean>;
    revoke(accountId: string): Promise<void>;
  };
  describeDeletion(accountId: string): Promise<Deletion>;
  /** Throws `conflict` where it may not be deleted now. */
  deleteAccount(accountId: string): Promise<void>;
  recordAudit: RecordAudit;
  clock: Clock;
}

export function securityHandlers(parts: SecurityParts): Handlers<typeof securityEndpoints> {
  const { sessions, accounts, passwords, links, clock } = parts;
  return {
    async read({ caller }) {
      const { isLocal } = await requireAccount(caller.accountId);
      return {
        hasPassword: isLocal,
        isAdministrator: caller.isAdministrator,
        currentSessionId: caller.sessionId,
        sessions: await sessions.list(caller.accountId),
      };
    },

    async endSession({ caller, params, request }) {
      const ended = await sessions.endOf(caller.accountId, { id: params.id });
      if (ended === 0) throw new AppError('notFound', strings.unknownSession);
      await record(request, caller, { kind: 'sessionsEnd', outcome: 'done' });
      return { ended };
    },

    async endOtherSessions({ caller, request }) {
      const ended = await sessions.endOf(caller.accountId, { except: caller.sessionId });
      await record(request, caller, { kind: 'sessionsEnd', outcome: 'done' });
      return { ended };
    },

    async changePassword({ caller, body, request }) {
      const account = await requireAccount(caller.accountId);
      await requirePassword(request, account, body.currentPassword, 'passwordChange');
      await accounts.setPassword(caller.accountId, await passwords.hash(body.newPassword));
      await links.revoke(caller.accountId);
      const ended = await sessions.endOf(caller.accountId, { except: caller.sessionId });
      await record(request, caller, { kind: 'passwordChange', outcome: 'done' });
      return { ended };
    },

    async setPassword({ body, request }) {
      const accountId = await links.find(body.token, clock.now());
      const account = accountId === null ? null : await accounts.findById(accountId);
      // Looked up before the work of a hash, and asked again by what uses it.
      const isSet =
        account !== null &&
        (await links.redeem(body.token, await passwords.hash(body.newPassword), clock.now()));
      await record(request, account, { kind: 'passwordSet', outcome: isSet ? 'done' : 'refused' });
      if (!isSet) throw new AppError('invalid', strings.linkInvalid);
      await sessions.endOf(account.accountId);
      return { email: account.email };
    },

    readDeletion: ({ caller }) => parts.describeDeletion(caller.accountId),

    async deleteAccount({ caller, body, request, reply }) {
      const account = await requireAccount(caller.accountId);
      if (body.email.trim().toLowerCase() !== account.email.toLowerCase())
        throw new AppError('invalid', strings.emailMismatch);
      if (account.isLocal) await requirePassword(request, account, body.password ?? '', 'accountDelete');
      await parts.deleteAccount(caller.accountId);
      await sessions.end(request, reply);
      reply.header('clear-site-data', '"cache", "storage"');
      // Nothing that tells who it was.
      const { accountId } = caller;
      const event = { kind: 'accountDelete', outcome: 'done', accountId, workspaceId: null } as const;
      await parts.recordAudit({ address: '', device: '' }, event);
      return { id: accountId };
    },
  };

  async function requireAccount(accountId: string): Promise<Account> {
    const account = await accounts.findById(accountId);
    if (!account) throw new AppError('unauthorized', 'Unauthorized');
    return account;
  }

  /** Asked again before what a borrowed session must not do (ASVS 7.5.3). */
  async function requirePassword(
    request: FastifyRequest,
    account: Account,
    password: string,
    kind: AuditEvent['kind'],
  ): Promise<void> {
    if (!account.isLocal) throw new AppError('conflict', strings.noPassword);
    if (await passwords.verify(password, account.passwordHash)) return;
    await record(request, account, { kind, outcome: 'refused' });
    throw new AppError('forbidden', strings.wrongPassword);
  }

  function record(
    request: FastifyRequest,
    caller: Caller | null,
    event: Pick<AuditEvent, 'kind' | 'outcome'>,
  ): Promise<void> {
    const { accountId = null, workspaceId = null } = caller ?? {};
    return parts.recordAudit(originOf(request), { ...event, accountId, workspaceId });
  }
}
