import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditEvent, RecordAudit } from '#features/audit/contract.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { isSecure, ownOrigin } from '#platform/http/own-origin.ts';
import { originOf } from '#platform/http/request-origin.ts';
import type { AddressBuckets } from '#platform/limits/address-buckets.ts';
import { addressKeyOf } from '#platform/limits/address-key.ts';
import { tooMany } from '#platform/limits/too-many.ts';
import type { Caller, Sessions } from '#platform/sessions/sessions.ts';
import type { identityEndpoints, User } from '../contract.ts';
import { loginAttemptMs } from '../limits.ts';
import { identityStrings } from '../strings.ts';
import { type AccountStore, localIssuer } from './account-store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { InstallationStore } from './installation-store.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginAttempts } from './login-attempts.ts';
import type { PasswordWork } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import { isPicture } from './picture.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { identityServerStrings } from './strings.ts';

export interface IdentityParts {
  /** Whether people may create local accounts themselves; the first account of an installation is always possible. */
  isSignUpOpen: () => Promise<boolean>;
  installation: Pick<InstallationStore, 'isEmpty'>;
  /** Addresses that the operator named as those of administrators: an administrator alone makes local accounts for them. */
  reservedEmails: readonly string[];
  recordAudit: RecordAudit;
  accounts: AccountStore;
  sessions: Sessions;
  clock: Clock;
  /** Null for local accounts. */
  provider: IdentityProvider | null;
  attempts: LoginAttempts;
  isSecure: boolean;
  devices: KnownDevices;
  signInLimits: SignInLimits;
  passwords: PasswordWork;
  /** New accounts by address. */
  signUps: AddressBuckets;
  /** How long a sign-up takes at least. */
  signUpMs: number;
  /** Called after an account was created: its first job is waiting. */
  onAccountCreated: () => void;
}

const attemptCookie = 'plumbline_login';

export function identityHandlers(parts: IdentityParts): Handlers<typeof identityEndpoints> {
  const { accounts, sessions, clock, provider, attempts, devices, passwords } = parts;
  return {
    currentUser: ({ caller }) => requireUser(caller.accountId),
    async updateUser({ caller, body }) {
      if (body.profileImageUrl !== null && !isPicture(body.profileImageUrl)) {
        throw new AppError('invalid', identityStrings.pictureInvalid);
      }
      await accounts.updateUser(caller.accountId, body);
      return requireUser(caller.accountId);
    },
    signInOptions: async () => ({
      kind: provider ? 'oidc' : 'local',
      isSignUpOpen: !provider && ((await parts.isSignUpOpen()) || (await parts.installation.isEmpty())),
    }),

    async login({ request, reply }) {
      if (!provider) {
        reply.redirect('/login');
        return undefined;
      }
      const { url, attempt } = await provider.begin(callbackUrl(request));
      const token = attempts.create(attempt, clock.now());
      reply.setCookie(attemptCookie, token, {
        ...attemptCookieOptions(request),
        maxAge: loginAttemptMs / 1000,
      });
      reply.redirect(url.href);
      return undefined;
    },

    async loginCallback({ request, reply }) {
      if (!provider) throw new AppError('notFound', identityServerStrings.signInFailed);
      const token = request.cookies[attemptCookie];
      reply.clearCookie(attemptCookie, attemptCookieOptions(request));
      const notBefore = new Date(clock.now().getTime() - loginAttemptMs);
      const attempt = token ? attempts.take(token, notBefore) : null;
      if (!attempt) throw new AppError('invalid', identityServerStrings.signInExpired);
      const url = new URL(callbackUrl(request));
      url.search = new URL(request.url, url).search;
      const identity = await provider.complete(url, attempt).catch(async (error: unknown) => {
        await record(request, null, { kind: 'signIn', outcome: 'refused' });
        throw error;
      });
      const known = await accounts.findForSignIn(identity.issuer, identity.subject);
      if (known?.isDisabled) await refuseDisabled(request, known);
      const caller = known ?? (await register(identity));
      if (identity.isEmailProven && parts.reservedEmails.includes(identity.email.toLowerCase()))
        await promote(request, caller);
      await enter(request, reply, caller, known ? 'signIn' : 'signUp');
      reply.redirect('/');
      return undefined;
    },

    async logout({ request, reply }) {
      // An image or a link on another site must not sign anybody out.
      const site = request.headers['sec-fetch-site'];
      if (site === undefined || site === 'same-origin' || site === 'none') {
        const caller = await sessions.identify(request);
        await sessions.end(request, reply);
        if (caller) await record(request, caller, { kind: 'signOut', outcome: 'done' });
        // Pages that Back would bring out of the browser's memory are the former person's. Its storage holds choices alone.
        reply.header('clear-site-data', '"cache"');
      }
      reply.redirect('/');
      return undefined;
    },

    async signIn({ body, caller, request, reply }) {
      requireLocalAccounts();
      const found = await accounts.findForSignIn(localIssuer, body.email);
      const address = addressKeyOf(request);
      const succeed = await parts.signInLimits
        .admit({
          email: body.email,
          address,
          deviceId: found && devices.recognise(request, found.accountId),
          callerId: caller?.accountId ?? null,
        })
        .catch(async (error: unknown) => {
          // Whom it is aimed at reads of it: the hardest attack is the one that is not looked at any more.
          await record(request, found, { kind: 'signIn', outcome: 'refused', detail: 'too many attempts' });
          throw error;
        });
      if (!(await passwords.verify(body.password, found?.passwordHash ?? null, address)) || !found) {
        await record(request, found, { kind: 'signIn', outcome: 'refused' });
        throw new AppError('unauthorized', identityServerStrings.wrongCredentials);
      }
      if (found.isDisabled) await refuseDisabled(request, found);
      await succeed();
      devices.remember(request, reply, found.accountId);
      await enter(request, reply, found, 'signIn');
      return requireUser(found.accountId);
    },

    async createAccount({ body, request, reply }) {
      requireLocalAccounts();
      const isOpen = await parts.isSignUpOpen();
      // Before a password is hashed, which costs.
      if (!isOpen && !(await parts.installation.isEmpty())) {
        await record(request, null, { kind: 'signUp', outcome: 'refused' });
        throw new AppError('forbidden', identityStrings.signUpClosed);
      }
      const address = addressKeyOf(request);
      const problem = await passwordProblem(body.password, body);
      if (problem !== null) throw new AppError('invalid', problem);
      const waitMs = parts.signUps.take(address);
      if (waitMs > 0) throw tooMany(identityServerStrings.tooManyAccounts, waitMs);
      const isTime = wait(parts.signUpMs);
      const passwordHash = await passwords.hash(body.password, address);
      const { firstName, lastName, email } = body;
      const isReserved = parts.reservedEmails.includes(email);
      const caller = await accounts
        .create(
          {
            issuer: localIssuer,
            subject: email,
            email,
            firstName,
            lastName,
            profileImageUrl: null,
            passwordHash,
          },
          clock.now(),
          { isOpen: isOpen && !isReserved },
        )
        .catch(async (error: unknown) => {
          if (!isReserved || !(error instanceof AppError)) throw error;
          // Who asks is not told that the address is one of an administrator's: nothing is answered but what is always answered.
          await record(request, null, { kind: 'signUp', outcome: 'refused' });
          return null;
        });
      if (caller) {
        parts.onAccountCreated();
        await record(request, caller, { kind: 'signUp', outcome: 'done' });
      }
      // Status, words, cookies and time are those of a new account whether it is one. The browser then signs in, which is counted.
      devices.remember(request, reply, caller?.accountId ?? newId());
      await isTime;
      return { message: identityServerStrings.accountAsked };
    },
  };

  /** Begins a session, and writes down that somebody came in. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { accountId, workspaceId }: Caller,
    kind: 'signIn' | 'signUp',
  ): Promise<void> {
    await sessions.begin(request, reply, { accountId, workspaceId });
    await accounts.noteSignIn(accountId, clock.now());
    await record(request, { accountId, workspaceId }, { kind, outcome: 'done' });
  }

  /** The operator named the address, and the provider says that it is theirs. */
  async function promote(request: FastifyRequest, caller: Caller): Promise<void> {
    if (!(await accounts.makeAdministrator(caller.accountId))) return;
    await record(request, caller, {
      kind: 'administratorAdd',
      outcome: 'done',
      subjectId: caller.accountId,
      detail: 'ADMIN_EMAILS',
    });
  }

  /** Told to those alone who have proved who they are. */
  async function refuseDisabled(request: FastifyRequest, account: Caller): Promise<never> {
    await record(request, account, { kind: 'signIn', outcome: 'refused', detail: 'disabled' });
    throw new AppError('forbidden', identityServerStrings.accountDisabled);
  }

  function record(
    request: FastifyRequest,
    caller: Caller | null,
    event: Omit<AuditEvent, 'accountId' | 'workspaceId'>,
  ): Promise<void> {
    const { accountId = null, workspaceId = null } = caller ?? {};
    return parts.recordAudit(originOf(request), { ...event, accountId, workspaceId });
  }

  async function requireUser(accountId: string): Promise<User> {
    const user = await accounts.findUser(accountId);
    if (!user) throw new AppError('unauthorized', 'Unauthorized');
    return user;
  }

  async function register(identity: Awaited<ReturnType<IdentityProvider['complete']>>) {
    const created = await accounts.create(
      {
        issuer: identity.issuer,
        subject: identity.subject,
        email: identity.email,
        firstName: identity.firstName,
        lastName: identity.lastName,
        profileImageUrl: null,
        passwordHash: null,
      },
      clock.now(),
    );
    if (created) {
      parts.onAccountCreated();
      return created;
    }
    // Two first sign-ins at once: the other one made the account.
    const found = await accounts.findForSignIn(identity.issuer, identity.subject);
    if (!found) throw new AppError('internal', identityServerStrings.signInFailed);
    return found;
  }

  function requireLocalAccounts(): void {
    if (provider) throw new AppError('forbidden', identityServerStrings.localAccountsOff);
  }

  function attemptCookieOptions(request: FastifyRequest): Parameters<FastifyReply['setCookie']>[2] & object {
    const secure = parts.isSecure || isSecure(request);
    // Lax: the identity provider's redirect back is a top-level navigation from another site.
    return { path: '/api/login', httpOnly: true, sameSite: 'lax', secure };
  }

  function callbackUrl(request: FastifyRequest): string {
    return new URL('/api/login/callback', ownOrigin(request)).href;
  }
}
