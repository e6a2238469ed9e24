/** Who administers an installation, and who did what. A part of `schema.ts`. */

export interface InstallationSettingsTable {
  /** `firstAccount`: its id, while there is any account. `isSignUpOpen`: `true` or `false`. */
  name: string;
  value: string;
  updated_at: string;
}

/** A link with which a person sets a password, once. */
export interface PasswordLinksTable {
  /** SHA-256 of the token in the link. */
  id_hash: string;
  /** One link each: a new one takes the place of the one before. */
  account_id: string;
  created_at: string;
  expires_at: string;
}

/** Names are looked up when it is read, so that a deleted account leaves none behind. */
export interface AuditEventsTable {
  id: string;
  kind: string;
  /** `done` or `refused`. */
  outcome: string;
  /** Whose members may read it; null where nobody is known. */
  workspace_id: string | null;
  /** Who did it; null where nobody is known. */
  account_id: string | null;
  /** Whom it was done to, where that is somebody else. */
  subject_id: string | null;
  /** Whether administrators of the installation may read it. */
  is_installation: number;
  detail: string;
  /** Of the network. */
  address: string;
  device: string;
  /** Over 1 where many of a kind stand in one line. */
  count: number;
  created_at: string;
}
