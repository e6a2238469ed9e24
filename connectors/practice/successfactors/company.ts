import { randomBytes } from 'node:crypto';
import type { ServedProperty, ServedRow, ServedSet } from '../odata/served-model.ts';

/** What a practice company of SuccessFactors holds: who may come in, and its entities. */

export interface EntityProperty extends ServedProperty {
  /** Its values are codes of this list. */
  picklist?: string;
  /** Nobody sees it, and it cannot be asked for. */
  isHidden?: boolean;
  isUnfilterable?: boolean;
}

export interface Entity extends ServedSet {
  properties: readonly EntityProperty[];
  /** What leads to one row of another entity, and to which. */
  navigations?: readonly { name: string; to: string }[];
}

export interface CompanyUser {
  userId: string;
  password: string;
  /** Its password opens nothing: the sign-in by it is switched off, or its network is shut out. */
  isShutOut?: boolean;
}

export interface CompanyClient {
  clientId: string;
  /** PEM of the certificate, or of the public key, that its assertions are signed with. */
  certificate: string;
}

/** Why a call is refused: status, code and sentence. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

const tokenSeconds = 86_400;

export class Company {
  readonly id: string;
  readonly users: CompanyUser[] = [];
  readonly clients: CompanyClient[] = [];
  entities: Entity[] = [];
  /** Entities that nobody may read, though they are listed. */
  readonly refused = new Set<string>();
  /** Today, as `2026-06-30`: what an entity with a history shows by itself. */
  readonly today: string;
  /** Of an answer at most. */
  readonly pageRows: number;
  /** The metadata are being generated. */
  isGenerating = false;
  isUnderMaintenance = false;
  readonly #tokens = new Map<string, { userId: string; isEnded: boolean }>();

  constructor({ id = 'PRACTICE', today = '2026-06-30', pageRows = 1000 } = {}) {
    this.id = id;
    this.today = today;
    this.pageRows = pageRows;
  }

  issue(userId: string, value = randomBytes(24).toString('base64url')): { value: string; seconds: number } {
    this.#tokens.set(value, { userId, isEnded: false });
    return { value, seconds: tokenSeconds };
  }

  /** As if its day were over. */
  endTokens(): void {
    for (const token of this.#tokens.values()) token.isEnded = true;
  }

  /** Who calls. Throws `Refusal`; every one of them has status 403. */
  requireUser(authorization: string | undefined): CompanyUser {
    const [, kind = '', value = ''] = /^(Basic|Bearer) (.+)$/.exec(authorization ?? '') ?? [];
    if (kind === 'Bearer') return this.#userOfToken(value);
    const [, name = '', company = '', password = ''] =
      /^(.*)@([^@:]*):(.*)$/s.exec(Buffer.from(value, 'base64').toString()) ?? [];
    if (kind !== 'Basic' || name === '') throw signInRefusal('LGN0007');
    if (company !== this.id) throw signInRefusal('LGN0008');
    const user = this.userOf(name);
    if (user?.password !== password) throw signInRefusal('LGN0007');
    if (user.isShutOut) throw signInRefusal('LGN0010');
    return user;
  }

  userOf(name: string): CompanyUser | undefined {
    return this.users.find(({ userId }) => userId === name);
  }

  entity(name: string): Entity {
    const found = this.entities.find((one) => one.name === name);
    if (!found) throw new Refusal(404, 'NotFoundException', 'The entity is not there.');
    return found;
  }

  #userOfToken(value: string): CompanyUser {
    if (!/^[\w-]{8,}$/.test(value)) throw signInRefusal('LGN0005');
    const token = this.#tokens.get(value);
    if (token?.isEnded) throw signInRefusal('LGN0006');
    const user = this.userOf(token?.userId ?? '');
    if (!user) throw signInRefusal('LGN0007');
    return user;
  }
}

export function signInRefusal(code: string): Refusal {
  return new Refusal(403, code, `[${code}]The practice company does not let you in.`);
}

/** Whether a row holds for a span of days. */
export function hasHistory({ key }: Pick<Entity, 'key'>): boolean {
  return key.some((name) => /^startDate$|effectiveStartDate$/i.test(name));
}

/** What tells a row apart from others of its entity. */
export function keyOf({ key }: Pick<Entity, 'key'>, row: ServedRow): string {
  return JSON.stringify(key.map((name) => row[name] ?? null));
}
