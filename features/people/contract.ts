import { z } from 'zod';
import { emailSchema, personNameSchema } from '#features/identity/contract.ts';
import { identityStrings } from '#features/identity/strings.ts';
import { deletionSchema, sessionSchema } from '#features/security/contract.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { peopleChangesPerMinute, peoplePageDefault, peoplePageMaximum } from './limits.ts';

export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Where they sign in: here, or at the identity provider. */
  kind: z.enum(['local', 'oidc']),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  isDisabled: z.boolean(),
  /** Of the whole installation. */
  isAdministrator: z.boolean(),
  /** Whether a link to set a password is out. */
  hasLink: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;

const linkSchema = z.object({
  id: z.string(),
  /** Path of this server, with the token behind its `#`; only this answer holds it. */
  link: z.string(),
  expiresAt: z.string(),
});

const signUpSchema = z.object({
  isOpen: z.boolean(),
  /** Whether the operator has closed it by `SIGN_UP`, or an identity provider keeps the accounts: then nobody changes it here. */
  isFixed: z.boolean(),
  kind: z.enum(['local', 'oidc']),
});

/** For administrators of the installation; nothing here shows anything of what is in a workspace. */
export const peopleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/people',
    access: 'administrator',
    summary: 'Who has an account on this installation, newest first',
    query: z.object({
      /** A part of a name or an address. */
      search: z.string().trim().max(100).default(''),
      limit: z.coerce.number().int().min(1).max(peoplePageMaximum).default(peoplePageDefault),
      before: z.string().max(100).optional(),
    }),
    response: z.object({ people: z.array(personSchema), next: z.string().nullable() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/people',
    access: 'administrator',
    summary: 'Makes a local account, and a link with which its person sets a password',
    body: z.strictObject({
      firstName: personNameSchema.min(1, identityStrings.firstNameMissing),
      lastName: personNameSchema,
      email: emailSchema,
    }),
    response: linkSchema,
    status: 201,
    callsPerMinute: peopleChangesPerMinute,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/people/{id}',
    access: 'administrator',
    summary: 'Disables or enables an account, gives or takes the role of administrator',
    body: z.strictObject({ isDisabled: z.boolean().optional(), isAdministrator: z.boolean().optional() }),
    response: personSchema,
    callsPerMinute: peopleChangesPerMinute,
  }),
  issueLink: endpoint({
    method: 'POST',
    path: '/api/people/{id}/password-link',
    access: 'administrator',
    summary: 'Issues a link with which a person sets a new password, once',
    response: linkSchema,
    status: 201,
    callsPerMinute: peopleChangesPerMinute,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/people/{id}/sessions',
    access: 'administrator',
    summary: 'Where a person is signed in',
    response: z.array(sessionSchema),
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/people/{id}/sessions',
    access: 'administrator',
    summary: 'Ends all sessions of a person',
    response: z.object({ ended: z.number() }),
    callsPerMinute: peopleChangesPerMinute,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/people/{id}/sessions/{sessionId}',
    access: 'administrator',
    summary: 'Ends one session of a person',
    response: z.object({ ended: z.number() }),
    callsPerMinute: peopleChangesPerMinute,
  }),
  readDeletion: endpoint({
    method: 'GET',
    path: '/api/people/{id}/deletion',
    access: 'administrator',
    summary: 'What deleting an account deletes, in numbers',
    response: deletionSchema,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/people/{id}/deletion',
    access: 'administrator',
    summary: 'Deletes an account with its data, at once and for good',
    /** The address of the account, typed. */
    body: z.strictObject({ email: z.string().max(254) }),
    response: z.object({ id: z.string() }),
    callsPerMinute: peopleChangesPerMinute,
  }),
  readSignUp: endpoint({
    method: 'GET',
    path: '/api/installation/sign-up',
    access: 'administrator',
    summary: 'Whether people may create accounts themselves',
    response: signUpSchema,
  }),
  changeSignUp: endpoint({
    method: 'PUT',
    path: '/api/installation/sign-up',
    access: 'administrator',
    summary: 'Opens or closes sign-up',
    body: z.strictObject({ isOpen: z.boolean() }),
    response: signUpSchema,
    callsPerMinute: peopleChangesPerMinute,
  }),
};
