import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { HttpError } from '#ui/http-error.ts';
import { readRemembered, remember } from '#ui/remembered.ts';
import type { identityEndpoints, User } from '../contract.ts';
import { identityApi } from './api.ts';

const currentUserPath: (typeof identityEndpoints.currentUser)['path'] = '/api/auth/user';
export const currentUserKey = [currentUserPath];

const signedInName = 'signed-in';

/** Whether somebody was signed in when this browser was last here: what to draw until the server has answered. */
export function wasSignedIn(): boolean {
  return readRemembered(signedInName) !== null;
}

export function rememberSignedOut(): void {
  remember(signedInName, null);
}

async function readUserOrNull({ signal }: { signal: AbortSignal }): Promise<User | null> {
  try {
    const user = await identityApi('GET /api/auth/user', { signal });
    remember(signedInName, 'yes');
    return user;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    return null;
  }
}

/** The signed-in user; null when nobody is (the reading variant that takes 401 as an answer). Never retried. */
export function useCurrentUser(): UseQueryResult<User | null> {
  return useQuery({ queryKey: currentUserKey, queryFn: readUserOrNull });
}
