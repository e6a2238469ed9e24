import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { isSecure, ownOrigin } from '#platform/http/own-origin.ts';
import type { oauthEndpoints } from '../contract.ts';
import { signInAttemptMs } from '../limits.ts';
import type { OAuth } from './oauth.ts';
import { buildReturnPage } from './return-page.ts';
import type { SignInStore } from './sign-in-store.ts';
import { createSignIns } from './sign-ins.ts';
import { readStatus } from './status.ts';
import { oauthServerStrings as strings } from './strings.ts';
import { type TellAlike, testConfiguration } from './test-configuration.ts';

export interface OAuthParts {
  oauth: OAuth;
  signIns: SignInStore;
  tellAlike: TellAlike;
  clock: Clock;
  isSecure: boolean;
}

/** Spec §3: these two are always told of, configured or not. */
const alwaysShown: readonly OAuthProvider[] = ['datasphere', 's4hana'];
const signInCookie = 'plumbline_oauth';

export function oauthHandlers(parts: OAuthParts): Handlers<typeof oauthEndpoints> {
  const { clock, oauth, tellAlike } = parts;
  const { configurations, tokens, stores } = oauth;
  const signIns = createSignIns({ signIns: parts.signIns, configurations, tokens, clock });
  const statusOf = (workspaceId: string, systems: readonly string[]) =>
    readStatus({ ...stores, clock }, workspaceId, systems);
  return {
    listConfigurations: ({ caller }) => configurations.list(caller.workspaceId),
    saveConfiguration: ({ caller, body }) => configurations.save(caller.workspaceId, body),
    async removeConfiguration({ caller: { workspaceId }, params }) {
      const provider = providerOf(params.provider);
      await tokens.disconnect({ workspaceId, provider });
      await configurations.remove(workspaceId, provider);
      return { provider };
    },
    test: ({ caller, body, request, signal }) =>
      testConfiguration({ configurations, tokens, tellAlike }, body, {
        ...{ workspaceId: caller.workspaceId, seesStages: caller.isAdministrator },
        ...{ ownRedirectUri: ownRedirectUri(request), signal },
      }),
    savePanel: ({ caller, body }) => configurations.change(caller.workspaceId, 'datasphere', body),
    status: ({ caller }) => statusOf(caller.workspaceId, alwaysShown),

    async activity({ caller }) {
      const made = await stores.calls.list(caller.workspaceId);
      return made.map(({ provider, call, outcome, at }) => ({
        ...{ system: provider, call, outcome },
        at: at.toISOString(),
      }));
    },

    async beginSignIn({ caller, params, request, reply }) {
      const provider = providerOf(params.system);
      const { authUrl, token } = await signIns.begin(caller, provider, ownRedirectUri(request));
      reply.setCookie(signInCookie, token, { ...cookieOptions(request), maxAge: signInAttemptMs / 1000 });
      return { authUrl };
    },

    async signInReturn({ caller, request, reply }) {
      const token = request.cookies[signInCookie];
      reply.clearCookie(signInCookie, cookieOptions(request));
      const { searchParams } = new URL(request.url, 'http://any.example');
      const page = buildReturnPage(await signIns.complete(caller, token, searchParams));
      reply.type('text/html; charset=utf-8').send(page);
      return undefined;
    },

    async refresh({ caller: { workspaceId }, params }) {
      const provider = providerOf(params.system);
      await tokens.renew({ workspaceId, provider });
      const { [provider]: status } = await statusOf(workspaceId, [provider]);
      return status ?? { connected: false, expiresIn: 0 };
    },

    async disconnect({ caller: { workspaceId }, params }) {
      return tokens.disconnect({ workspaceId, provider: providerOf(params.system) });
    },
  };

  function cookieOptions(request: FastifyRequest): Parameters<FastifyReply['setCookie']>[2] & object {
    const secure = parts.isSecure || isSecure(request);
    // Lax: the provider's redirect back is a top-level navigation from another site.
    return { path: '/api/oauth', httpOnly: true, sameSite: 'lax', secure };
  }

  function ownRedirectUri(request: FastifyRequest): string {
    return new URL('/api/oauth/callback', ownOrigin(request)).href;
  }
}

function providerOf(name: string): OAuthProvider {
  if (Object.hasOwn(oauthProviders, name)) return name as OAuthProvider;
  throw new AppError('notFound', strings.unknownSystem);
}
