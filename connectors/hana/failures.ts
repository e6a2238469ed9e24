import { explainFailure, placeText } from '../explain-failure.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { TlsWanted } from './hana-stream.ts';
import { UnreadableColumn } from './row-reader.ts';
import { mostValueBytes, TooLargeValue } from './run-statement.ts';
import type { HanaSettings } from './settings.ts';
import { type Opened, TlsOnCloudPort, UnknownTenant } from './sign-in.ts';
import { hanaStrings as strings } from './strings.ts';
import { insufficientPrivilege } from './tables.ts';

/** There is no such schema, as far as the user may see. */
export class UnknownSchema extends Error {
  override name = 'UnknownSchema';
}

/** What SAP HANA itself said. */
interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
}

/**
 * What a failure means for the person, by the codes of SAP HANA first.
 * @param table what was read when it failed
 */
export function explain(
  error: unknown,
  settings: HanaSettings,
  opened: Opened,
  table?: string,
): SystemTestOutcome & { isPassing: boolean } {
  const { stage, stream } = opened;
  const own = stream?.violation
    ? null
    : explainOwn(error, settings, { stage, table, isUngreeted: stream?.isGreeted === false });
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  const { host, port } = settings;
  const outcome = explainFailure(error, { system: 'SAP HANA', host, port, stage, stream });
  const isUnreached = outcome.stage !== 'address' && outcome.stage !== 'certificate';
  // A server that is gone may come back; one whose name, certificate or bounds are wrong will not by itself.
  return { ...outcome, isUnreached, isPassing: isUnreached && !stream?.violation };
}

/** The same, to be thrown. */
export function failureOf(
  error: unknown,
  settings: HanaSettings,
  opened: Opened,
  table?: string,
): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const {
    stage = opened.stage,
    message,
    isPassing,
    isUnreached = false,
  } = explain(error, settings, opened, table);
  const { code } = error as { code?: unknown };
  return new SystemFailure(stage, message, {
    code: typeof code === 'number' || typeof code === 'string' ? String(code) : null,
    isPassing,
    isUnreached,
    cause: error,
  });
}

interface Where {
  stage: SystemStage;
  table?: string | undefined;
}

function explainOwn(
  error: unknown,
  settings: HanaSettings,
  { stage, table, isUngreeted }: Where & { isUngreeted: boolean },
): OwnFailure | null {
  const { database, schema, host, port, useTls } = settings;
  if (error instanceof TlsWanted) return { stage: 'tls', message: strings.tlsWanted };
  if (error instanceof TlsOnCloudPort) return { stage: 'tls', message: strings.tlsOnCloudPort };
  if (error instanceof UnknownTenant)
    return { stage: 'database', message: strings.unknownDatabase(database) };
  if (error instanceof UnknownSchema) return { stage: 'database', message: strings.unknownSchema(schema) };
  if (error instanceof UnreadableColumn)
    return { stage: 'permission', message: strings.unreadableType(error.column) };
  if (error instanceof TooLargeValue)
    return { stage: 'permission', message: strings.tooLargeValue(error.column, mostValueBytes >> 20) };
  const { code, sqlState } = error as { code?: unknown; sqlState?: unknown };
  if (typeof code === 'number' && sqlState !== undefined)
    return explainCode(code, settings, { stage, table }) ?? otherCode(code, stage);
  // Who speaks TLS waits for the rest of what it takes for a message of its own, or hangs up on it.
  if (isUngreeted && !useTls) return { stage: 'tls', message: strings.tlsWantedPerhaps };
  if (stage === 'tls' && isPlain(code)) return { stage, message: strings.withoutTls };
  switch (code) {
    case 'EHDBNOAUTHMETH':
      return { stage: 'login', message: strings.methodRefused };
    case 'EHDBSERVERAUTH':
      return { stage: 'login', message: strings.serverUnproved };
  }
  return stage === 'permission' && isGone(code)
    ? { stage, message: strings.stopped(placeText(host, port)), isPassing: true }
    : null;
}

/** What breaks off a connection that stood. */
function isGone(code: unknown): boolean {
  return /^(EHDBCLOSE|ECONNRESET|EPIPE|ERR_STREAM_\w+)$/.test(String(code));
}

/** What a server that speaks no TLS makes of it: it answers in the clear, or hangs up on what it cannot read. */
function isPlain(code: unknown): boolean {
  return code === undefined || code === 'EPROTO' || /^(ERR_SSL_|ECONNRESET$)/.test(String(code));
}

/** By the numbers of "SQL Error Codes" of the SAP HANA SQL Reference. */
function explainCode(
  code: number,
  { database, host, port }: HanaSettings,
  { stage, table }: Where,
): OwnFailure | null {
  switch (code) {
    case 10:
      return { stage: 'login', message: strings.wrongPassword };
    case 414:
      return { stage: 'login', message: strings.mustChangePassword };
    case 415:
      return { stage: 'login', message: strings.deactivated };
    case 416:
    case 417:
      return { stage: 'login', message: strings.locked };
    case 663:
      return { stage: 'login', message: strings.clientRefused };
    case 4321:
      return { stage: 'tls', message: strings.tlsWanted };
    case insufficientPrivilege:
      return {
        stage: 'permission',
        message: table === undefined ? strings.someRefused : strings.tableRefused(table),
      };
    case 259:
    case 260:
    case 362:
    case 397:
      return { stage: 'permission', message: strings.changedTable };
    case 391:
    case 2048:
      return { stage: 'permission', message: strings.brokenView };
    case 4:
      return { stage: 'permission', message: strings.outOfMemory, isPassing: true };
    case 131:
    case 133:
    case 138:
    case 142:
    case 146:
      return { stage: 'permission', message: strings.conflict, isPassing: true };
    case 139:
      return { stage: 'permission', message: strings.ended, isPassing: true };
    case 613:
      return { stage: 'permission', message: strings.tookTooLong };
    case 18:
      return { stage, message: strings.stopped(placeText(host, port)), isPassing: true };
  }
  return stage === 'database' ? { stage, message: strings.unknownDatabase(database) } : null;
}

function otherCode(code: number, stage: SystemStage): OwnFailure {
  return stage === 'permission'
    ? { stage, message: strings.otherReadCode(code) }
    : { stage: 'login', message: strings.otherCode(code) };
}
