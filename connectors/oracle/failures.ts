import { explainFailure, placeText } from '../explain-failure.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { TlsWanted } from './oracle-stream.ts';
import type { OracleSettings } from './settings.ts';
import { type Opened, UnusableService } from './sign-in.ts';
import { oracleStrings as strings } from './strings.ts';

/** There is no such schema, as far as the user may see. */
export class UnknownOwner extends Error {
  override name = 'UnknownOwner';
}

/** "table or view does not exist", which is also said where the user has no right to it at all. */
export const tableMissing = 942;

/** What Oracle itself said. */
interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
}

/**
 * What a failure means for the person, by the numbers of Oracle first.
 * @param table what was read when it failed
 */
export function explain(
  thrown: unknown,
  settings: OracleSettings,
  opened: Opened,
  table?: string,
): SystemTestOutcome & { isPassing: boolean } {
  const { stage, stream } = opened;
  const error = opened.failure ?? stream?.errored ?? thrown;
  const where = { settings, stage, table, isUnheard: stream?.isHeard === false };
  const own = stream?.violation ? null : explainOwn(error, thrown, where);
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  const { host, port } = settings;
  const outcome = explainFailure(error, { system: strings.system, host, port, stage, stream });
  const isUnreached = outcome.stage !== 'address' && outcome.stage !== 'certificate';
  // A server that is gone may come back; one whose name, certificate or bounds are wrong will not by itself.
  return { ...outcome, isUnreached, isPassing: isUnreached && !stream?.violation };
}

/** The same, to be thrown. */
export function failureOf(
  error: unknown,
  settings: OracleSettings,
  opened: Opened,
  table?: string,
): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const told = explain(error, settings, opened, table);
  const { stage = opened.stage, message, isPassing, isUnreached = false } = told;
  const { code } = error as { code?: unknown };
  return new SystemFailure(stage, message, {
    code: typeof code === 'string' ? code : null,
    isPassing,
    isUnreached,
    cause: error,
  });
}

interface Where {
  settings: OracleSettings;
  stage: SystemStage;
  table: string | undefined;
  /** The server took the connection, and has said nothing on it. */
  isUnheard: boolean;
}

function explainOwn(error: unknown, thrown: unknown, where: Where): OwnFailure | null {
  const { settings, stage } = where;
  const place = placeText(settings.host, settings.port);
  if (error instanceof SystemFailure) return { stage: error.stage, message: error.message };
  if (error instanceof TlsWanted) return { stage: 'tls', message: strings.tlsWanted };
  if (error instanceof UnusableService)
    return { stage: 'database', message: strings.unknownService(settings.database) };
  if (error instanceof UnknownOwner)
    return { stage: 'database', message: strings.unknownOwner(settings.schema) };
  if (stage === 'tls' && isPlain((error as { code?: unknown }).code))
    return { stage, message: strings.withoutTls };
  const number = numberOf(thrown);
  if (number !== null) return explainNumber(number, where) ?? otherNumber(number, stage);
  const own = explainDriver(String((thrown as { code?: unknown }).code), where);
  if (own !== null) return own;
  // Who speaks TLS hangs up on what it does not understand.
  if (where.isUnheard && !settings.useTls) return { stage: 'tls', message: strings.tlsWantedPerhaps };
  const isGone = stage === 'permission' && isEnd(thrown);
  return isGone ? { stage, message: strings.stopped(place), isPassing: true } : null;
}

/** Of the database's error, or of the listener's, which the driver tells in its own words. */
function numberOf(error: unknown): number | null {
  const { errorNum, code, message } = error as { errorNum?: unknown; code?: unknown; message?: unknown };
  if (typeof errorNum === 'number' && errorNum > 0) return errorNum;
  if (code !== 'NJS-511') return null;
  const [, number] = /ORA-(\d{1,5})\b/.exec(String(message)) ?? [];
  return number === undefined ? null : Number(number);
}

/** What breaks off a connection that stood. */
function isEnd(error: unknown): boolean {
  return /^(NJS-(500|501|521)|ECONNRESET|EPIPE|ERR_STREAM_\w+)$/.test(
    String((error as { code?: unknown }).code),
  );
}

/** What a server that speaks no TLS makes of it: it answers in the clear, or hangs up on what it cannot read. */
function isPlain(code: unknown): boolean {
  return code === undefined || code === 'EPROTO' || /^(ERR_SSL_|ECONNRESET$)/.test(String(code));
}

/** By the codes of the driver, where it is not the server that says it. */
function explainDriver(code: string, { settings, stage }: Where): OwnFailure | null {
  switch (code) {
    case 'NJS-518':
    case 'NJS-519':
      return { stage: 'database', message: strings.unknownService(settings.database) };
    case 'NJS-116':
      return { stage: 'login', message: strings.oldVerifier };
    case 'NJS-138':
      return { stage: 'login', message: strings.tooOld };
    case 'NJS-173':
      return { stage: 'login', message: strings.serverUnproved };
    case 'NJS-531':
    case 'NJS-532':
    case 'NJS-533':
      return { stage: 'login', message: strings.nativeEncryption };
    case 'NJS-010':
    case 'NJS-100':
    case 'NJS-119':
    case 'NJS-192':
      return stage === 'permission' ? { stage, message: strings.unreadableColumn } : null;
  }
  return null;
}

/** By the numbers of "Database Error Messages". */
function explainNumber(number: number, { settings, table }: Where): OwnFailure | null {
  const { host, port, database } = settings;
  switch (number) {
    case 1017:
      return { stage: 'login', message: strings.wrongPassword };
    case 28_000:
      return { stage: 'login', message: strings.locked };
    case 28_001:
    case 28_003:
    case 1988:
      return { stage: 'login', message: strings.passwordExpired };
    case 1045:
      return { stage: 'login', message: strings.noSession };
    case 28_009:
      return { stage: 'login', message: strings.administrator };
    case 28_040:
      return { stage: 'login', message: strings.oldVerifier };
    case 12_505:
    case 12_514:
    case 12_521:
      return { stage: 'database', message: strings.unknownService(database) };
    case 1033:
    case 1034:
    case 1089:
    case 1090:
    case 1092:
    case 1109:
    case 12_526:
    case 12_527:
    case 12_528:
      return { stage: 'database', message: strings.notOpen(database), isPassing: true };
    case 18:
    case 20:
    case 12_516:
    case 12_518:
    case 12_519:
    case 12_520:
    case 12_540:
      return { stage: 'login', message: strings.overloaded, isPassing: true };
    case 2391:
      return { stage: 'login', message: strings.tooManySessions, isPassing: true };
    case tableMissing:
    case 1031:
    case 41_900:
      return { stage: 'permission', message: refusal(number, table) };
    case 904:
      return { stage: 'permission', message: strings.changedTable };
    case 1775:
    case 4045:
    case 4063:
      return { stage: 'permission', message: strings.brokenView };
    case 1466:
    case 1555:
    case 8103:
    case 8176:
    case 22_924:
      return { stage: 'permission', message: strings.conflict, isPassing: true };
    case 1652:
    case 4030:
    case 4031:
    case 4036:
      return { stage: 'permission', message: strings.outOfMemory, isPassing: true };
    case 40:
    case 2392:
    case 2393:
    case 2394:
    case 2395:
    case 56_720:
      return { stage: 'permission', message: strings.limited };
    case 1013:
      return { stage: 'permission', message: strings.ended, isPassing: true };
    case 1476:
    case 1722:
    case 1841:
    case 1843:
    case 1858:
    case 1861:
    case 6502:
      return { stage: 'permission', message: strings.notComputed(number) };
    case 28:
    case 1012:
    case 2396:
    case 3113:
    case 3114:
    case 3135:
      return { stage: 'permission', message: strings.stopped(placeText(host, port)), isPassing: true };
  }
  return null;
}

function refusal(number: number, table: string | undefined): string {
  if (table === undefined) return strings.someRefused;
  return number === tableMissing ? strings.missingTable(table) : strings.tableRefused(table);
}

function otherNumber(number: number, stage: SystemStage): OwnFailure {
  return stage === 'permission'
    ? { stage, message: strings.otherReadCode(codeText(number)) }
    : { stage: 'login', message: strings.otherCode(codeText(number)) };
}

/** As people look it up. */
function codeText(number: number): string {
  return `ORA-${String(number).padStart(5, '0')}`;
}
