import type { JsonRow } from '../../http/json-cells.ts';

/** One face of Concur, as far as it hands out rows. */
export interface Face {
  /** Behind the host: `/api/v3.0/expense/reports`. */
  path: string;
  kind: 'v3' | 'v4' | 'scim' | 'list';
  key: string;
  rows: JsonRow[];
  /** What `modifiedDateAfter` looks at. */
  modified?: string;
  /** For nobody without its scope. */
  isRefused?: boolean;
  /** Says nothing for a minute. */
  isSlow?: boolean;
}

/** A company at Concur: its faces, and who may sign in. */
export class Company {
  readonly faces = new Map<string, Face>();
  readonly apps: { clientId: string; clientSecret: string }[] = [];
  /** Tokens that are taken. */
  readonly tokens = new Set<string>();
  readonly refreshTokens = new Set<string>();
  /** What the token endpoint tells; the server's own address where nothing is said. */
  geolocation: string | null = null;
  #made = 0;

  add(face: Face): void {
    this.faces.set(face.path, face);
  }

  face(path: string): Face {
    const face = this.faces.get(path);
    if (!face) throw new Error(`There is no ${path}.`);
    return face;
  }

  newToken(kind: 'access' | 'refresh'): string {
    this.#made += 1;
    const token = `practice-${kind}-${this.#made}`;
    (kind === 'access' ? this.tokens : this.refreshTokens).add(token);
    return token;
  }
}
