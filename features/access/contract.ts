import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { tokenLifetimes, tokenNameMaximumLength } from './limits.ts';
import { accessStrings as strings } from './strings.ts';

export const accessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last four characters, to tell it from others. */
  ending: z.string(),
  createdAt: z.string(),
  /** Null: valid until it is revoked. */
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
  lastUsedAt: z.string().nullable(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

export const accessEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/tokens',
    access: 'account',
    summary: 'The access tokens of the signed-in user',
    response: z.array(accessTokenSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/tokens',
    access: 'account',
    summary: 'Creates an access token for other programs; only this answer holds it',
    body: z.strictObject({
      name: z.string().trim().min(1, strings.nameMissing).max(tokenNameMaximumLength),
      days: z.literal(tokenLifetimes).nullable(),
    }),
    response: accessTokenSchema.extend({ token: z.string() }),
    status: 201,
    callsPerMinute: 20,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    access: 'account',
    summary: 'Revokes an access token at once',
    response: z.object({ id: z.string() }),
  }),
};
