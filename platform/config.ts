import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { isAllowList } from './egress/egress.ts';
import { isLoopback } from './http/known-hosts.ts';

/** How many proxies stand in front; the words are those of before it was a number. */
const hops = z
  .string()
  .regex(/^(true|false|\d|10)$/, 'the number of proxies in front of the server, 0 to 10')
  .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)));
const url = z.url({ protocol: /^https?$/ });

/** Every setting of the server, with the sentence that documents it. `docs/config.md` is generated from this. */
export const configSchema = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port the server listens on; 0 takes a free one.'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe('Address the server listens on; 0.0.0.0 for every network.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Directory of the tables, uploads and, without DATABASE_URL, the metadata.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL for the metadata. Without it, SQLite in DATA_DIR.'),
  PUBLIC_URL: url
    .optional()
    .describe(
      'Address that people open. Links and sign-in lead there, requests for other names are refused, and with https cookies are marked Secure. Set it wherever others than you reach the server.',
    ),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.,*: -]*$/, 'names separated by commas')
    .default('')
    .describe(
      'Further names by which the server may be opened, separated by commas; * allows any. "first", without PUBLIC_URL: the first name that it is opened by, until the next start. Without PUBLIC_URL, addresses, names without a dot and those of private networks (.local, .internal, .home.arpa, .test) are allowed anyway.',
    ),
  TRUST_PROXY: hops
    .default(0)
    .describe(
      'Number of your proxies that a request passes, each of which adds the address it came from to X-Forwarded-For. So many are counted from the right, and X-Forwarded-Proto and -Host are believed. With 0 none of these headers is; with more than there are, callers can choose their address.',
    ),
  ACCOUNTS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(100)
    .describe('Local accounts that may be created from one address within an hour.'),
  SIGN_UP: z
    .enum(['open', 'closed'])
    .default('open')
    .describe(
      'Whether people may create local accounts themselves. With closed nobody may but the first person of an empty installation; with open an administrator can close it.',
    ),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter((email) => email !== ''),
    )
    .pipe(
      z.array(z.string().regex(/^([^\s@]+@[^\s@]+|[0-9a-z]{26})$/, 'e-mail addresses, separated by commas')),
    )
    .describe(
      'E-mail addresses, separated by commas, of administrators of the installation: accounts that an administrator made with one of them at the start, people whom the identity provider vouches for (email_verified) when they sign in. Nobody can sign up with these addresses. An account that was there before is named by its id, which the log tells. The first account is one without this.',
    ),
  AUDIT_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(365)
    .describe('Days for which it is kept who signed in, what failed, and what was changed about accounts.'),
  OIDC_ISSUER: url
    .optional()
    .describe('OpenID Connect issuer. With it, people sign in there; without, with local accounts.'),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('Client id at the issuer.'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('Client secret at the issuer.'),
  SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('32 bytes in base64 that protect stored secrets. Without it, a key file in DATA_DIR.'),
  EGRESS_ALLOW: z
    .string()
    .refine(
      isAllowList,
      'places such as 10.0.0.5:5432, 10.0.0.0/24:443,8443 or [fd00::/8]:443, separated by commas',
    )
    .optional()
    .describe(
      'Places inside your network that data sources may be at, separated by commas: `10.0.0.5:5432`, `10.0.0.0/24:443,8443`, `[fd00::/8]:443`, `db.internal:5432`, `10.0.0.9:*`. Without a port, the standard ports of the system that is called. Others inside your network are never called, and never the product itself or its database.',
    ),
  CERTIFICATE_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Directory with certificates and private keys as PEM, which settings of outside systems may name by the plain name of a file in it.',
    ),
  PRACTICE_SYSTEMS: z
    .enum(['true', 'false'])
    .default('true')
    .transform((text) => text === 'true')
    .describe(
      'Whether people may try practice systems: each has invented data in a process of this server, which listens on 127.0.0.1 alone. PostgreSQL takes some 550 MB while it is used, and 1.1 GB for the seconds in which it is made first; the others some 90 MB each.',
    ),
  OPENAI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Key of OpenAI, or of the server at LLM_BASE_URL. With it, a language model reads questions that Plumbline does not; workspaces set what it may see.',
    ),
  ANTHROPIC_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Key of Anthropic, as above. With both keys, LLM_MODEL decides: a name that begins with "claude" is asked there.',
    ),
  LLM_BASE_URL: url
    .optional()
    .describe(
      'Address of a server that speaks the chat completions of OpenAI, such as http://localhost:11434/v1 of Ollama. Setting it allows this address, also inside your network.',
    ),
  LLM_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Name of the language model. Without it, a common one of the vendor, or the first that the server lists.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('Least severe log line that is written, as JSON on standard error.'),
  IMPORT_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(512)
    .default(4096)
    .describe(
      'Memory that reading one uploaded file may take; less where WORK_MEMORY_MB is not enough for all.',
    ),
  IMPORTS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'Files that are read at once; more wait in a queue that takes the workspaces in turns, and half of the places are left to others. Without it, by the number of cores, at least 2.',
    ),
  WORK_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(2048)
    .optional()
    .describe(
      'Memory that all imports, exports and trainings may take together. Without it, three quarters of what the machine or its container has.',
    ),
  TRAINING_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(1024)
    .default(3072)
    .describe(
      'Memory that the training of one model may take; less where WORK_MEMORY_MB is not enough. Imports and exports share what is left of that.',
    ),
  TRAINING_MINUTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('A training that takes longer is stopped.'),
  QUERY_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(512)
    .default(2048)
    .describe('Memory that one question may take.'),
  QUERY_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(30)
    .describe('Seconds after which a question is stopped.'),
  QUOTA_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(20_000)
    .describe(
      'Disk that one workspace may fill with its tables, older versions, uploaded files, models and removed sources, in millions of bytes. 0: no limit.',
    ),
  QUOTA_SOURCES: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Data sources that one workspace may have. 0: no limit.'),
  QUOTA_CHATS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe('Conversations that one workspace may keep. 0: no limit.'),
  QUOTA_MODELS: z.coerce
    .number()
    .int()
    .min(0)
    .default(200)
    .describe('Models that one workspace may have. 0: no limit.'),
  DISK_RESERVE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(1000)
    .describe(
      'Free disk, in millions of bytes, that is left to the metadata: below it uploads, imports and exports that write are refused, while reading and asking go on. 0: the disk is not watched.',
    ),
  VERSIONS_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(90)
    .describe(
      'Days for which a version of a table is kept after a newer one took its place. Versions that a receipt names are kept for as long as the receipt.',
    ),
  VERSIONS_KEEP_COUNT: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(10)
    .describe('Newest versions of each table that are kept whatever their age, the current one among them.'),
});

type Settings = z.infer<typeof configSchema>;

export interface Config
  extends Omit<
    Settings,
    | 'OIDC_ISSUER'
    | 'OIDC_CLIENT_ID'
    | 'OIDC_CLIENT_SECRET'
    | 'DATA_DIR'
    | 'OPENAI_API_KEY'
    | 'ANTHROPIC_API_KEY'
    | 'LLM_BASE_URL'
    | 'LLM_MODEL'
  > {
  /** What the operator should know of how the settings were read, a sentence each. */
  notices: string[];
  /** Absolute path. */
  dataDirectory: string;
  oidc: { issuer: string; clientId: string; clientSecret: string | undefined } | null;
  /** Null where nothing names a language model. */
  languageModel: {
    openaiKey: string | undefined;
    anthropicKey: string | undefined;
    baseUrl: string | undefined;
    model: string | undefined;
  } | null;
}

/** What the settings leave to be desired, with what to set. */
function noticesOf(
  { HOST, PUBLIC_URL, TRUST_PROXY }: Pick<Settings, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>,
  environment: Record<string, string | undefined>,
): string[] {
  const isOpen = !isLoopback(HOST);
  const notices: [boolean, string][] = [
    [
      environment.TRUST_PROXY === 'true',
      'TRUST_PROXY=true is read as 1: set it to the number of proxies that a request passes.',
    ],
    [
      isOpen && PUBLIC_URL === undefined,
      'The server listens beyond this machine and PUBLIC_URL is not set: set it to the address that people open, such as https://plumbline.example.com. Until then links and sign-in follow the name in each request, and cookies are marked Secure only where a proxy says https.',
    ],
    [
      PUBLIC_URL?.startsWith('https:') === true && TRUST_PROXY === 0,
      'PUBLIC_URL is https, so that a proxy stands in front: set TRUST_PROXY to the number of proxies that a request passes. Until then everybody counts as one address, and limits meet all at once.',
    ],
  ];
  return notices.filter(([applies]) => applies).map(([, notice]) => notice);
}

/** A configuration that cannot be used; the message names every problem at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the settings from environment variables. Throws `ConfigError` naming all problems together. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = configSchema.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used: ${problems.join('; ')}.`);
  }
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, DATA_DIR, ...others } = parsed.data;
  const { OPENAI_API_KEY, ANTHROPIC_API_KEY, LLM_BASE_URL, LLM_MODEL, ...rest } = others;
  if (Boolean(OIDC_ISSUER) !== Boolean(OIDC_CLIENT_ID)) {
    throw new ConfigError('OIDC_ISSUER and OIDC_CLIENT_ID go together: set both, or neither.');
  }
  return {
    ...rest,
    notices: noticesOf(rest, environment),
    dataDirectory: isAbsolute(DATA_DIR) ? DATA_DIR : resolve(DATA_DIR),
    oidc:
      OIDC_ISSUER && OIDC_CLIENT_ID
        ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
        : null,
    languageModel:
      OPENAI_API_KEY || ANTHROPIC_API_KEY || LLM_BASE_URL
        ? {
            openaiKey: OPENAI_API_KEY,
            anthropicKey: ANTHROPIC_API_KEY,
            baseUrl: LLM_BASE_URL,
            model: LLM_MODEL,
          }
        : null,
  };
}
