import { randomBytes } from 'node:crypto';

/** What an org of Salesforce's kind holds, in memory: objects with fields and records, who may sign in, and how many calls are left. */

export type FieldType =
  | 'id'
  | 'reference'
  | 'string'
  | 'textarea'
  | 'picklist'
  | 'email'
  | 'boolean'
  | 'int'
  | 'double'
  | 'currency'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'time'
  | 'address'
  | 'base64';

export interface OrgField {
  name: string;
  label: string;
  type: FieldType;
  length?: number;
  precision?: number;
  scale?: number;
  referenceTo?: readonly string[];
}

/** Values as exact texts: numbers in digits, moments as `2024-01-31T10:20:30.000Z`, booleans as `true` and `false`. */
export type OrgRecord = Readonly<Record<string, string | null>>;

export interface OrgObject {
  name: string;
  label: string;
  fields: readonly OrgField[];
  records: OrgRecord[];
  isCustom: boolean;
  /** The user may not read it: it is in no list, and a query of it is refused. */
  isHidden?: boolean;
  /** What the org believes to count; it is estimated, and old. */
  estimate?: number;
  /** Its jobs work without an end. */
  isSlow?: boolean;
}

export interface OrgUser {
  username: string;
  password: string;
  securityToken: string;
  isLocked?: boolean;
}

/** A connected app. */
export interface OrgApp {
  clientId: string;
  clientSecret: string;
  /** As whom the client itself is signed in; the flow is off without one. */
  runsAs?: string;
}

/** An error as the REST API tells it. */
export class OrgError extends Error {
  override name = 'OrgError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const defaultCallsMaximum = 15_000;
const sessionsMaximum = 10_000;

export class Org {
  readonly objects = new Map<string, OrgObject>();
  readonly users: OrgUser[] = [];
  readonly apps: OrgApp[] = [];
  /** Calls of these 24 hours. */
  calls = 0;
  callsMaximum = defaultCallsMaximum;
  /** Whether a password is taken without a browser: by OAuth, and by SOAP. */
  takesPasswords = { oauth: true, soap: true };
  readonly #sessions = new Set<string>();

  appOf(clientId: string): OrgApp | undefined {
    return this.apps.find((app) => app.clientId === clientId);
  }

  userOf(username: string): OrgUser | undefined {
    return this.users.find((user) => user.username === username);
  }

  /** Names do not tell small letters from capitals. */
  object(name: string): OrgObject {
    const object = this.objects.get(name.toLowerCase());
    if (!object || object.isHidden)
      throw new OrgError(400, 'INVALID_TYPE', `sObject type '${name}' is not supported.`);
    return object;
  }

  add(object: OrgObject): void {
    this.objects.set(object.name.toLowerCase(), object);
  }

  visibleObjects(): OrgObject[] {
    return [...this.objects.values()].filter(({ isHidden }) => !isHidden);
  }

  newSession(): string {
    if (this.#sessions.size >= sessionsMaximum) this.#sessions.clear();
    const id = `00DPR000000practice!${randomBytes(48).toString('base64url')}`;
    this.#sessions.add(id);
    return id;
  }

  hasSession(id: string): boolean {
    return this.#sessions.has(id);
  }

  /** Nobody is signed in any more. */
  endSessions(): void {
    this.#sessions.clear();
  }

  /** Counts one call, or refuses it. */
  count(): void {
    if (this.calls >= this.callsMaximum)
      throw new OrgError(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.');
    this.calls += 1;
  }
}

export function fieldOf({ name: object, fields }: OrgObject, name: string): OrgField {
  const field = fields.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!field) throw new OrgError(400, 'INVALID_FIELD', `No such column '${name}' on entity '${object}'.`);
  return field;
}

const checkLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** 15 characters, and three that tell which of them are capitals. */
export function recordId(prefix: string, number: number): string {
  const id = prefix + String(number).padStart(15 - prefix.length, '0');
  const check = [0, 5, 10].map((from) => {
    const capitals = [...id.slice(from, from + 5)].map((letter) => /[A-Z]/.test(letter));
    return checkLetters[capitals.reduce((sum, isCapital, at) => sum + (isCapital ? 2 ** at : 0), 0)];
  });
  return id + check.join('');
}
