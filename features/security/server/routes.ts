import type { FastifyRequest } from 'fastify';
import type { AuditEvent, RecordAudit } from '#features/audit/contract.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { originOf } from '#platform/http/request-origin.ts';
import { addressKeyOf } from '#platform/limits/address-key.ts';
import type { Caller, IdentifiedCaller, Sessions } from '#platform/sessions/sessions.ts';
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
    findUser(accountId: string): Promise<{ email: string; firstName: string; lastName: string } | null>;
    setPassword(accountId: string, passwordHash: string): Promise<void>;
  };
  /** In turns by address. */
  passwords: {
    hash(password: string, address: string): Promise<string>;
    verify(password: string, stored: string | null, address: string): Promise<boolean>;
  };
  /** What is wrong with a new password, as a sentence; null where nothing is. */
  passwordProblem(
    password: string,
    owner: { email: string; firstName: string; lastName: string },
  ): Promise<string | null>;
  /** As of sign-in: throws `tooMany`; what it returns is called when the password was right. */
  signInLimits: {
    admit(attempt: {
      email: string;
      address: string;
      deviceId: string;
      callerId: string | null;
    }): Promise<() => Promise<void>>;
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
      await requirePassword({ request, account, caller }, body.currentPassword, 'passwordChange');
      await requireGood(caller.accountId, body.newPassword);
      const hash = await passwords.hash(body.newPassword, addressKeyOf(request));
      await accounts.setPassword(caller.accountId, hash);
      await links.revoke(caller.accountId);
      const ended = await sessions.endOf(caller.accountId, { except: caller.sessionId });
      await record(request, caller, { kind: 'passwordChange', outcome: 'done' });
      return { ended };
    },

    async setPassword({ body, request }) {
      const accountId = await links.find(body.token, clock.now());
      const account = accountId === null ? null : await accounts.findById(accountId);
      // Looked up before the work of a hash, and asked again by what uses it.
      if (account !== null) await requireGood(account.accountId, body.newPassword);
      const hash = account === null ? null : await passwords.hash(body.newPassword, addressKeyOf(request));
      const isSet = account !== null && hash !== null && (await links.redeem(body.token, hash, clock.now()));
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
      if (account.isLocal)
        await requirePassword({ request, account, caller }, body.password ?? '', 'accountDelete');
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
    { request, account, caller }: { request: FastifyRequest; account: Account; caller: IdentifiedCaller },
    password: string,
    kind: AuditEvent['kind'],
  ): Promise<void> {
    if (!account.isLocal) throw new AppError('conflict', strings.noPassword);
    const address = addressKeyOf(request);
    // The session has a count of its own: strangers who try passwords keep nobody from changing theirs, and who borrowed it does not try on.
    const succeed = await parts.signInLimits
      .admit({
        email: account.email,
        address,
        deviceId: caller.sessionId,
        callerId: account.accountId,
      })
      .catch(async (error: unknown) => {
        await record(request, account, { kind, outcome: 'refused' });
        throw error;
      });
    if (await passwords.verify(password, account.passwordHash, address)) return succeed();
    await record(request, account, { kind, outcome: 'refused' });
    throw new AppError('forbidden', strings.wrongPassword);
  }

  /** Throws `invalid` for a password that sign-up would refuse. */
  async function requireGood(accountId: string, password: string): Promise<void> {
    const owner = await accounts.findUser(accountId);
    const problem = owner && (await parts.passwordProblem(password, owner));
    if (problem !== null) throw new AppError('invalid', problem);
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
