import { z } from 'zod';
import { oauthProviderIds } from '#connectors/manifests.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { configMaximumBytes, type signInOutcomes, signInsPerMinute, testsPerMinute } from './limits.ts';
import { oauthStrings as strings } from './strings.ts';

export const oauthProviderSchema = z.enum(oauthProviderIds);

/** An OAuth client as it may be shown: the secret is told as `hasClientSecret`, those in `config` likewise. */
export const oauthConfigurationSchema = z.object({
  provider: oauthProviderSchema,
  clientId: z.string(),
  hasClientSecret: z.boolean(),
  authUrl: z.string(),
  /** As it was entered; empty to have it follow from the authorization URL. */
  tokenUrl: z.string(),
  /** The token address that counts; null when none was entered and none follows. */
  resolvedTokenUrl: z.string().nullable(),
  redirectUri: z.string(),
  scope: z.string(),
  isActive: z.boolean(),
  /** What only this provider needs. */
  config: z.record(z.string(), z.unknown()),
  /** Labels of the fields that are still needed. */
  missing: z.array(z.string()),
  /** The settings can no longer be decrypted and must be entered again. */
  isUnreadable: z.boolean(),
  updatedAt: z.string(),
});
export type OAuthConfiguration = z.infer<typeof oauthConfigurationSchema>;

const text = z.string();
const clientFields = (required: string) => ({
  clientId: z.string({ error: required }).trim().min(1, required),
  authUrl: z.string({ error: required }).trim().min(1, required),
  /** Empty keeps the stored one; null removes it. */
  clientSecret: text.nullable().optional(),
  redirectUri: text.optional(),
});
const configurationFields = (required: string) =>
  z.strictObject({
    provider: oauthProviderSchema,
    ...clientFields(required),
    tokenUrl: text.optional(),
    scope: text.optional(),
    isActive: z.boolean().default(true),
    config: z
      .record(z.string(), z.unknown())
      .refine(
        (config) => new TextEncoder().encode(JSON.stringify(config)).length <= configMaximumBytes,
        strings.configTooLarge,
      )
      .optional(),
  });
const configurationBody = configurationFields(strings.required);
export type OAuthConfigurationBody = z.infer<typeof configurationBody>;

export const systemStatusSchema = z.object({
  connected: z.boolean(),
  /** Whole days until a person must sign in again, or of the token itself where no such end is known; 0 when not connected. */
  expiresIn: z.number(),
  /** `renewed`: by itself, with no known end. `signInAgain`: the sign-in has ended. Absent otherwise. */
  end: z.enum(['renewed', 'signInAgain']).optional(),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;

export type SignInOutcome = (typeof signInOutcomes)[number];

export const callOutcomes = ['issued', 'done', 'refused', 'failed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const madeCallSchema = z.object({
  system: z.string(),
  /** Method and path at the provider, or what was done in a system that its client signs in. */
  call: z.string(),
  outcome: z.enum(callOutcomes),
  at: z.string(),
});
export type MadeCall = z.infer<typeof madeCallSchema>;

export const oauthEndpoints = {
  listConfigurations: endpoint({
    method: 'GET',
    path: '/api/oauth/configurations',
    access: 'account',
    summary: 'The OAuth clients of the workspace',
    response: z.array(oauthConfigurationSchema),
  }),
  saveConfiguration: endpoint({
    method: 'POST',
    path: '/api/oauth/configurations',
    access: 'account',
    summary: 'Saves the OAuth client of a provider',
    body: configurationBody,
    response: oauthConfigurationSchema,
  }),
  removeConfiguration: endpoint({
    method: 'DELETE',
    path: '/api/oauth/configurations/{provider}',
    access: 'account',
    summary: 'Removes the OAuth client of a provider with its secrets and tokens',
    response: z.object({ provider: z.string() }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/oauth/test',
    access: 'account',
    summary: 'Asks the provider whether it accepts an OAuth client, before it is saved',
    body: configurationFields(strings.requiredForTest),
    response: z.object({ success: z.boolean(), message: z.string() }),
    callsPerMinute: testsPerMinute,
  }),
  savePanel: endpoint({
    method: 'POST',
    path: '/api/oauth/config',
    access: 'account',
    summary: 'Saves the OAuth client of DataSphere from the dashboard panel',
    body: z.strictObject(clientFields(strings.required)),
    response: oauthConfigurationSchema,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/oauth/status',
    access: 'account',
    summary: 'Which systems are connected, and for how long',
    response: z.record(z.string(), systemStatusSchema),
  }),
  beginSignIn: endpoint({
    method: 'GET',
    path: '/api/oauth/auth/{system}',
    access: 'account',
    summary: 'The address of the provider’s sign-in page',
    response: z.object({ authUrl: z.string() }),
    callsPerMinute: signInsPerMinute,
  }),
  signInReturn: endpoint({
    method: 'GET',
    path: '/api/oauth/callback',
    access: 'account',
    summary: 'Where the provider returns to: a page that closes its window',
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/oauth/tokens/{system}',
    access: 'account',
    summary: 'Forgets the token of a system, and revokes it where the provider lets that be done',
    response: z.object({ isRevoked: z.boolean() }),
    callsPerMinute: signInsPerMinute,
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/oauth/activity',
    access: 'account',
    summary: 'The last calls that were made for the OAuth clients of the workspace, newest first',
    response: z.array(madeCallSchema),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/oauth/refresh/{system}',
    access: 'account',
    summary: 'Renews the token of a connected system, or fetches one where nobody signs in',
    response: systemStatusSchema,
    callsPerMinute: signInsPerMinute,
  }),
};
