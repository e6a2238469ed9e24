/** What a workspace knows of OAuth clients. */

export interface OAuthConfigurationsTable {
  id: string;
  workspace_id: string;
  provider: string;
  is_active: number;
  /** Sealed JSON. */
  configuration: string;
  /** Changes with what makes it another client: what was obtained for the one before is nothing of it. */
  client: string;
  created_at: string;
  updated_at: string;
}

export interface OAuthTokensTable {
  workspace_id: string;
  provider: string;
  /** `active`, or `ended`: the provider takes the refresh token no more, and a person has to sign in again. */
  state: string;
  /** Sealed JSON. Another text each time that it is written. */
  token: string;
  obtained_at: string;
  /** Null where the provider tells no end. */
  access_expires_at: string | null;
  /** When a person must sign in again; null where no end is known, or nobody signs in. */
  expires_at: string | null;
}

export interface OAuthCallsTable {
  id: string;
  workspace_id: string;
  provider: string;
  /** Method and path, of an address that a person entered; or what was done, in our words. */
  call: string;
  /** `issued`, `done`, `refused` or `failed`. */
  outcome: string;
  created_at: string;
}

export interface OAuthAttemptsTable {
  /** SHA-256 of the cookie's token, which binds the attempt to one browser. */
  id_hash: string;
  workspace_id: string;
  account_id: string;
  provider: string;
  state: string;
  verifier: string;
  redirect_uri: string;
  /** Of the configuration that it was begun with. */
  client: string;
  created_at: string;
}
