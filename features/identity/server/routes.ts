import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { Sessions } from '#platform/sessions/sessions.ts';
import type { identityEndpoints, User } from '../contract.ts';
import { loginAttemptMs } from '../limits.ts';
import { identityStrings } from '../strings.ts';
import { type AccountStore, localIssuer } from './account-store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { isPicture } from './picture.ts';

export interface IdentityParts {
  accounts: AccountStore;
  sessions: Sessions;
  clock: Clock;
  /** Null for local accounts. */
  provider: IdentityProvider | null;
  attempts: LoginAttempts;
  isSecure: boolean;
  /** Address that people open, without a path; null to take it from the request. */
  publicUrl: string | null;
  /** Called after an account was created: its first job is waiting. */
  onAccountCreated: () => void;
}

const attemptCookie = 'plumbline_login';

export function identityHandlers(parts: IdentityParts): Handlers<typeof identityEndpoints> {
  const { accounts, sessions, clock, provider, attempts } = parts;
  return {
    currentUser: ({ caller }) => requireUser(caller.accountId),
    async updateUser({ caller, body }) {
      if (body.profileImageUrl !== null && !isPicture(body.profileImageUrl)) {
        throw new AppError('invalid', identityStrings.pictureInvalid);
      }
      await accounts.updateUser(caller.accountId, body);
      return requireUser(caller.accountId);
    },
    signInOptions: async () => ({ kind: provider ? 'oidc' : 'local' }),

    async login({ request, reply }) {
      if (!provider) {
        reply.redirect('/login');
        return undefined;
      }
      const { url, attempt } = await provider.begin(callbackUrl(request));
      const token = attempts.create(attempt, clock.now());
      reply.setCookie(attemptCookie, token, { ...attemptCookieOptions(), maxAge: loginAttemptMs / 1000 });
      reply.redirect(url.href);
      return undefined;
    },

    async loginCallback({ request, reply }) {
      if (!provider) throw new AppError('notFound', identityStrings.signInFailed);
      const token = request.cookies[attemptCookie];
      reply.clearCookie(attemptCookie, attemptCookieOptions());
      const notBefore = new Date(clock.now().getTime() - loginAttemptMs);
      const attempt = token ? attempts.take(token, notBefore) : null;
      if (!attempt) throw new AppError('invalid', identityStrings.signInExpired);
      const url = new URL(callbackUrl(request));
      url.search = new URL(request.url, url).search;
      const identity = await provider.complete(url, attempt);
      const known = await accounts.findForSignIn(identity.issuer, identity.subject);
      const caller = known ?? (await register(identity));
      await sessions.begin(request, reply, caller);
      reply.redirect('/');
      return undefined;
    },

    async logout({ request, reply }) {
      // An image or a link on another site must not sign anybody out.
      const site = request.headers['sec-fetch-site'];
      if (site === undefined || site === 'same-origin' || site === 'none') {
        await sessions.end(request, reply);
        // Pages that Back would bring out of the browser's memory are the former person's. Its storage holds choices alone.
        reply.header('clear-site-data', '"cache"');
      }
      reply.redirect('/');
      return undefined;
    },

    async signIn({ body, request, reply }) {
      requireLocalAccounts();
      const found = await accounts.findForSignIn(localIssuer, body.email);
      if (!(await verifyPassword(body.password, found?.passwordHash ?? null)) || !found) {
        throw new AppError('unauthorized', identityStrings.wrongCredentials);
      }
      await sessions.begin(request, reply, { accountId: found.accountId, workspaceId: found.workspaceId });
      return requireUser(found.accountId);
    },

    async createAccount({ body, request, reply }) {
      requireLocalAccounts();
      const passwordHash = await hashPassword(body.password);
      const { firstName, lastName, email } = body;
      const caller = await accounts.create(
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
      );
      if (!caller) throw new AppError('conflict', identityStrings.emailTaken);
      parts.onAccountCreated();
      await sessions.begin(request, reply, caller);
      return requireUser(caller.accountId);
    },
  };

  async function requireUser(accountId: string): Promise<User> {
    const user = await accounts.findUser(accountId);
    if (!user) throw new AppError('unauthorized', 'Unauthorized');
    return user;
  }

  async function register(identity: Awaited<ReturnType<IdentityProvider['complete']>>) {
    const created = await accounts.create(
      { ...identity, profileImageUrl: null, passwordHash: null },
      clock.now(),
    );
    if (created) {
      parts.onAccountCreated();
      return created;
    }
    // Two first sign-ins at once: the other one made the account.
    const found = await accounts.findForSignIn(identity.issuer, identity.subject);
    if (!found) throw new AppError('internal', identityStrings.signInFailed);
    return found;
  }

  function requireLocalAccounts(): void {
    if (provider) throw new AppError('forbidden', identityStrings.localAccountsOff);
  }

  function attemptCookieOptions(): Parameters<FastifyReply['setCookie']>[2] & object {
    // Lax: the identity provider's redirect back is a top-level navigation from another site.
    return { path: '/api/login', httpOnly: true, sameSite: 'lax', secure: parts.isSecure };
  }

  function callbackUrl(request: FastifyRequest): string {
    const origin = parts.publicUrl ?? `${request.protocol}://${request.host}`;
    return new URL('/api/login/callback', origin).href;
  }
}
