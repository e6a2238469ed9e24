import { AppError } from '#kernel/errors.ts';
import { explainFailure } from '../explain-failure.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import type { TrinoSettings } from './settings.ts';
import { trinoStrings as strings } from './strings.ts';
import { type Reached, TrinoError, UnexpectedAnswer } from './trino-client.ts';

/** What Trino itself said. */
interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
}

/** @param table what was read when it failed */
export function explain(
  error: unknown,
  settings: TrinoSettings,
  { stage }: Reached,
  table?: string,
): SystemTestOutcome & { isPassing: boolean } {
  const own = ownFailureOf(error, settings, table);
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  const { host, port } = settings;
  // What the door says is told as it is; the rest is the network's.
  const { cause } = error as { cause?: unknown };
  const reason = cause instanceof AppError ? cause : error;
  const outcome = explainFailure(reason, { system: 'Trino', host, port, stage });
  const isUnreached = outcome.stage !== 'address' && outcome.stage !== 'certificate';
  return { ...outcome, isUnreached, isPassing: isUnreached && !(error instanceof UnexpectedAnswer) };
}

/** The same, to be thrown. */
export function failureOf(
  error: unknown,
  settings: TrinoSettings,
  reached: Reached,
  table?: string,
): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const {
    stage = reached.stage,
    message,
    isPassing,
    isUnreached = false,
  } = explain(error, settings, reached, table);
  const code = error instanceof TrinoError ? error.errorName : null;
  return new SystemFailure(stage, message, { code, isPassing, isUnreached, cause: error });
}

function ownFailureOf(error: unknown, settings: TrinoSettings, table?: string): OwnFailure | null {
  if (error instanceof TrinoError) return explainName(error, settings, table);
  if (error instanceof UnexpectedAnswer) return explainStatus(error.status, settings);
  const { code = '' } = error as { code?: string };
  if (settings.useTls && (code === 'EPROTO' || /^ERR_SSL_(WRONG_VERSION|PACKET_LENGTH)/.test(code)))
    return { stage: 'tls', message: strings.withoutTls };
  if (!settings.useTls && /^HPE_/.test(code)) return { stage: 'tls', message: strings.tlsWanted };
  return null;
}

function explainName(
  { errorName, errorType }: TrinoError,
  { catalog }: TrinoSettings,
  table?: string,
): OwnFailure {
  switch (errorName) {
    case 'CATALOG_NOT_FOUND':
    case 'CATALOG_NOT_AVAILABLE':
      return { stage: 'database', message: strings.unknownCatalog(catalog) };
    case 'PERMISSION_DENIED':
      return {
        stage: 'permission',
        message: table === undefined ? strings.catalogRefused(catalog) : strings.tableRefused(table),
      };
    case 'TABLE_NOT_FOUND':
    case 'SCHEMA_NOT_FOUND':
    case 'COLUMN_NOT_FOUND':
      return { stage: 'permission', message: strings.changedTable };
    case 'SERVER_STARTING_UP':
    case 'SERVER_SHUTTING_DOWN':
      return { stage: 'login', message: strings.starting, isPassing: true };
    case 'QUERY_QUEUE_FULL':
    case 'TOO_MANY_REQUESTS_FAILED':
      return { stage: 'permission', message: strings.busy, isPassing: true };
    case 'EXCEEDED_TIME_LIMIT':
      return { stage: 'permission', message: strings.tookTooLong };
    case 'USER_CANCELED':
    case 'ADMINISTRATIVELY_KILLED':
      return { stage: 'permission', message: strings.cancelled };
  }
  const isPassing = errorType === 'INTERNAL_ERROR' || errorType === 'INSUFFICIENT_RESOURCES';
  const code = /^[A-Z_]{1,60}$/.test(errorName) ? errorName : 'without a name';
  return { stage: 'permission', message: strings.otherCode(code), isPassing };
}

function explainStatus(status: number, { username, useTls }: TrinoSettings): OwnFailure | null {
  if (status === 401)
    return {
      stage: useTls ? 'login' : 'tls',
      message: useTls ? strings.wrongPassword : strings.passwordWanted,
    };
  if (status === 403) return { stage: 'login', message: strings.userRefused(username) };
  if (status === 429 || (status >= 502 && status <= 504))
    return { stage: 'login', message: strings.busy, isPassing: true };
  return null;
}
