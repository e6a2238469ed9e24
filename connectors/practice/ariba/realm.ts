import type { JsonRow } from '../../http/json-cells.ts';

/** A property of a schema as Ariba's metadata has it. */
export interface ServedProperty {
  type: [string, 'null'];
  title?: string;
  precision?: number;
  scale?: number;
  size?: number;
  isPrimaryKey?: boolean;
  properties?: Record<string, ServedProperty>;
  items?: ServedProperty[];
}

export interface ServedTemplate {
  product: 'procurement' | 'sourcing' | 'analytics';
  name: string;
  documentType: string;
  properties: Record<string, ServedProperty>;
  records: JsonRow[];
  /** By which day it can be asked for. */
  filter?: { kind: 'created' | 'updated'; field: string };
  /** Not for this application. */
  isRefused?: boolean;
  /** Says nothing for a minute. */
  isSlow?: boolean;
}

/** Calls of one face, by the window. */
export type Quota = Record<'second' | 'minute' | 'hour' | 'day', number>;

const boundless: Quota = { second: 1e6, minute: 1e6, hour: 1e6, day: 1e6 };

/** A realm of Ariba: its view templates, and the application that may read them. */
export class Realm {
  readonly name: string;
  readonly app = { clientId: 'practice-app', clientSecret: '', apiKey: '' };
  readonly templates: ServedTemplate[] = [];
  readonly tokens = new Set<string>();
  /** Products that are open to the application. */
  readonly products = new Set<ServedTemplate['product']>(['procurement']);
  /** By face: `view`, `details`, `job`, `jobresult`. */
  readonly quotas: Record<string, Quota> = {};
  pageRows = 1000;
  fileRows = 1000;
  filesPerJob = 10;
  /** Looks at a job before it is done. */
  looksUntilDone = 1;
  /** What a job ends as. */
  jobEnd = 'completed';
  /** Of a file, by zlib. */
  packing = 6;
  #made = 0;

  constructor(name: string) {
    this.name = name;
  }

  template(product: string, name: string): ServedTemplate | undefined {
    return this.templates.find((one) => one.product === product && one.name === name);
  }

  quotaOf(face: string): Quota {
    return this.quotas[face] ?? boundless;
  }

  newToken(): string {
    this.#made += 1;
    const token = `practice-token-${this.#made}`;
    this.tokens.add(token);
    return token;
  }

  /** Records of a template between two moments, both included. */
  select({ records, filter }: ServedTemplate, filters: Readonly<Record<string, unknown>>): JsonRow[] {
    if (!filter) return records;
    const [from, to] = ['From', 'To'].map((end) => Date.parse(String(filters[`${filter.kind}Date${end}`])));
    if (from === undefined || to === undefined || !(to >= from))
      throw new RealmError(400, 'Invalid date range.');
    // A year, and a leap day.
    if (to - from > 366 * 86_400_000) throw new RealmError(400, 'The time span is longer than a year.');
    return records.filter((record) => {
      const at = Date.parse(String(record[filter.field]));
      return at >= from && at <= to;
    });
  }
}

/** What is answered by a status, and words of a practice system. */
export class RealmError extends Error {
  override name = 'RealmError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
