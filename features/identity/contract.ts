import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import {
  emailMaximumLength,
  nameMaximumLength,
  passwordMaximumLength,
  passwordMinimumLength,
  pictureTextMaximumLength,
  signInsPerMinute,
} from './limits.ts';
import { identityStrings } from './strings.ts';

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `data:image/…` of at most 256 kB, or null for initials. */
  profileImageUrl: z.string().nullable(),
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(emailMaximumLength)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, identityStrings.emailInvalid);
const name = z.string().trim().max(nameMaximumLength);
export const emailSchema = email;
export const personNameSchema = name;
/** The one rule for every password that somebody chooses. */
export const newPasswordSchema = z
  .string()
  .min(passwordMinimumLength, identityStrings.passwordTooShort)
  .max(passwordMaximumLength);
/** Only a picture that travels with the account: an address elsewhere would tell that server who is looking. */
const picture = z
  .string()
  .max(pictureTextMaximumLength, identityStrings.pictureTooLarge)
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, identityStrings.pictureInvalid);

export const identityEndpoints = {
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'account',
    summary: 'The signed-in user',
    response: userSchema,
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/api/auth/user',
    access: 'account',
    summary: 'Changes the name and the picture of the signed-in user',
    // Strict: a caller who sends an e-mail address must not believe that it was changed.
    body: z.strictObject({ firstName: name, lastName: name, profileImageUrl: picture.nullable() }),
    response: userSchema,
    callsPerMinute: 30,
  }),
  signInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/options',
    access: 'public',
    summary: 'How this server signs people in',
    response: z.object({
      kind: z.enum(['local', 'oidc']),
      /** Whether people may create local accounts themselves. */
      isSignUpOpen: z.boolean(),
    }),
  }),
  login: endpoint({
    method: 'GET',
    path: '/api/login',
    access: 'public',
    summary: 'Begins sign-in: the identity provider, or the sign-in page',
    callsPerMinute: signInsPerMinute,
  }),
  loginCallback: endpoint({
    method: 'GET',
    path: '/api/login/callback',
    access: 'public',
    summary: 'Where the identity provider returns to',
    callsPerMinute: signInsPerMinute,
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    summary: 'Ends the session on the server and returns to the landing page',
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in',
    access: 'public',
    summary: 'Signs in with e-mail and password',
    body: z.object({ email, password: z.string().min(1).max(passwordMaximumLength) }),
    response: userSchema,
  }),
  createAccount: endpoint({
    method: 'POST',
    path: '/api/auth/accounts',
    access: 'public',
    summary:
      'Creates a local account with a workspace of its own; the answer is the same where there was one',
    body: z.object({
      firstName: name.min(1, identityStrings.firstNameMissing),
      lastName: name,
      email,
      password: newPasswordSchema,
    }),
    response: z.object({ message: z.string() }),
    status: 202,
  }),
};
