import { useSecurityRead } from './api.ts';

/** Who the signed-in person is to this installation; until that is known, nobody in particular. */
export function useSecurityState(): { isAdministrator: boolean } {
  const security = useSecurityRead('GET /api/security');
  return { isAdministrator: security.data?.isAdministrator ?? false };
}
