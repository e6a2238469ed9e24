import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { isSecure, ownOrigin } from '#platform/http/own-origin.ts';
import type { oauthEndpoints } from '../contract.ts';
import { signInAttemptMs } from '../limits.ts';
import { type ConfigurationsParts, createConfigurations } from './configurations.ts';
import type { SignInStore } from './sign-in-store.ts';
import { createSignIns } from './sign-ins.ts';
import { oauthServerStrings as strings } from './strings.ts';

export interface OAuthParts extends ConfigurationsParts {
  signIns: SignInStore;
  isSecure: boolean;
}

/** Spec §3: these two are always told of, configured or not. */
const alwaysShown: readonly OAuthProvider[] = ['datasphere', 's4hana'];
const signInCookie = 'plumbline_oauth';

export function oauthHandlers(parts: OAuthParts): Handlers<typeof oauthEndpoints> {
  const configurations = createConfigurations(parts);
  const signIns = createSignIns({ ...parts, configurations });
  return {
    listConfigurations: ({ caller }) => configurations.list(caller.workspaceId),
    saveConfiguration: ({ caller, body }) => configurations.save(caller.workspaceId, body),
    async removeConfiguration({ caller, params }) {
      const provider = providerOf(params.provider);
      await configurations.remove(caller.workspaceId, provider);
      return { provider };
    },
    test: ({ caller, body }) => configurations.test(caller.workspaceId, body),
    savePanel: ({ caller, body }) => configurations.change(caller.workspaceId, 'datasphere', body),

    async status({ caller }) {
      const configured = (await configurations.list(caller.workspaceId)).map(({ provider }) => provider);
      return signIns.status(caller.workspaceId, [...alwaysShown, ...configured]);
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
      const query = request.query as Record<string, unknown>;
      const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
      const result = await signIns.complete(caller, token, {
        state: textOf(query.state),
        code: textOf(query.code),
      });
      // Nothing of the provider's own words is passed on: they come from an address that anybody can write.
      const search = new URLSearchParams({ signIn: result.outcome });
      if (result.provider) search.set('tab', result.provider);
      reply.redirect(`/oauth-setup?${search.toString()}`);
      return undefined;
    },

    async refresh({ caller, params }) {
      const provider = providerOf(params.system);
      const { name } = oauthProviders[provider];
      const status = await signIns.status(caller.workspaceId, [provider]);
      if (!status[provider]?.connected) throw new AppError('conflict', strings.notConnected(name));
      throw new AppError('unavailable', strings.refreshNotYet(name));
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
