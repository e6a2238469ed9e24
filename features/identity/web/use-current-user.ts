import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { expectShape } from '#ui/answer-shape.ts';
import type { identityEndpoints, User } from '../contract.ts';
import { identityApi } from './api.ts';
import { readShapes } from './read-shapes.generated.ts';

const currentUserPath: (typeof identityEndpoints.currentUser)['path'] = '/api/auth/user';
export const currentUserKey = [currentUserPath];

/** The signed-in user. The cache holds it from the start: `AccountApp` is only shown to somebody who is known. */
export function useCurrentUser(): UseQueryResult<User> {
  return useQuery({
    queryKey: currentUserKey,
    queryFn: async ({ signal }) =>
      expectShape(await identityApi('GET /api/auth/user', { signal }), readShapes['GET /api/auth/user']),
  });
}
