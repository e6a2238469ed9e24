import { z } from 'zod';
import { newPasswordSchema } from '#features/identity/contract.ts';
import { passwordMaximumLength } from '#features/identity/limits.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { linkTokenMaximumLength, passwordChangesPerMinute, passwordLinksPerMinute } from './limits.ts';
import { securityStrings as strings } from './strings.ts';

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system, such as `Firefox on Windows`; what the caller claims. */
  device: z.string(),
  /** Of the network. */
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** At the latest. */
  expiresAt: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

/** What deleting an account deletes. */
export const deletionSchema = z.object({
  /** To be typed to confirm it. */
  email: z.string(),
  /** Why it cannot be deleted now; null where it can. */
  hindrance: z.string().nullable(),
  workspaces: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** False where others are members: then it stays with its data. */
      isDeleted: z.boolean(),
      /** Who looks after it from then on, where that changes. */
      heir: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** Of the whole workspace where that is deleted, else of the person alone. */
      conversations: z.number(),
      receipts: z.number(),
      dataSources: z.number(),
    }),
  ),
});
export type Deletion = z.infer<typeof deletionSchema>;

const password = z.string().min(1, strings.passwordMissing).max(passwordMaximumLength);

export const securityEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/security',
    access: 'account',
    summary: 'How the signed-in user signs in, and from where just now',
    response: z.object({
      /** False where an identity provider keeps it. */
      hasPassword: z.boolean(),
      /** Of the whole installation. */
      isAdministrator: z.boolean(),
      currentSessionId: z.string(),
      sessions: z.array(sessionSchema),
    }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/security/sessions/{id}',
    access: 'account',
    summary: 'Ends one session of the signed-in user',
    response: z.object({ ended: z.number() }),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/security/sessions',
    access: 'account',
    summary: 'Ends all sessions of the signed-in user but this one',
    response: z.object({ ended: z.number() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/security/password',
    access: 'account',
    summary: 'Changes the password, and ends all other sessions',
    body: z.strictObject({ currentPassword: password, newPassword: newPasswordSchema }),
    response: z.object({ ended: z.number() }),
    callsPerMinute: passwordChangesPerMinute,
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'public',
    summary: 'Sets a password by a link that an administrator issued; the link serves once',
    body: z.strictObject({
      token: z.string().min(1).max(linkTokenMaximumLength),
      newPassword: newPasswordSchema,
    }),
    response: z.object({ email: z.string() }),
    callsPerMinute: passwordLinksPerMinute,
  }),
  readDeletion: endpoint({
    method: 'GET',
    path: '/api/security/deletion',
    access: 'account',
    summary: 'What deleting the account of the signed-in user deletes',
    response: deletionSchema,
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/security/deletion',
    access: 'account',
    summary: 'Deletes the account of the signed-in user with its data, at once and for good',
    body: z.strictObject({
      /** The own address, typed. */
      email: z.string().max(254),
      /** Of local accounts. */
      password: z.string().max(passwordMaximumLength).optional(),
    }),
    response: z.object({ id: z.string() }),
    callsPerMinute: passwordChangesPerMinute,
  }),
};
