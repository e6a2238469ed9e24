import { z } from 'zod';
import type { Vault } from '#platform/vault/vault.ts';

const heldTokenSchema = z.object({
  value: z.string(),
  refreshToken: z.string().nullable(),
  places: z.record(z.string(), z.string()),
});
/** What a provider has handed out. */
export type HeldToken = z.infer<typeof heldTokenSchema>;

export interface TokenSeal {
  seal(token: HeldToken, row: { workspaceId: string; provider: string }): string;
  /** Null when the text does not open: another key, or damage. */
  open(sealed: string, row: { workspaceId: string; provider: string }): HeldToken | null;
}

/** Seals the `token` column: bound to the workspace and the provider, a text that was moved does not open. */
export function createTokenSeal(vault: Vault): TokenSeal {
  const placeOf = ({ workspaceId, provider }: { workspaceId: string; provider: string }) => ({
    ...{ table: 'oauth_tokens', field: 'token' },
    ...{ id: provider, workspaceId },
  });
  return {
    seal: (token, row) => vault.seal(JSON.stringify(token), placeOf(row)),
    open(sealed, row) {
      try {
        return heldTokenSchema.parse(JSON.parse(vault.open(sealed, placeOf(row))));
      } catch {
        return null;
      }
    },
  };
}
