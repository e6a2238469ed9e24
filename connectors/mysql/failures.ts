import { explainFailure, placeText } from '../explain-failure.ts';
import type { DatabaseSettings } from '../sql/database-settings.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { PasswordAskedFor } from './authentication.ts';
import { TlsNotOffered } from './open-channel.ts';
import type { Opened } from './sign-in.ts';
import { mysqlStrings as strings } from './strings.ts';

/** What the server itself said. */
interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
}

/** What a failure means for the person, by the codes of MySQL and MariaDB first. */
export function explain(
  error: unknown,
  settings: DatabaseSettings,
  opened: Opened,
): SystemTestOutcome & { isPassing: boolean } {
  const { stage, stream, system } = opened;
  const own = stream?.violation ? null : explainOwn(error, settings, opened);
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  const { host, port } = settings;
  const outcome = explainFailure(error, { system: system ?? strings.either, host, port, stage, stream });
  const isUnreached = outcome.stage !== 'address' && outcome.stage !== 'certificate';
  // A server that is gone may come back; one whose name, certificate or bounds are wrong will not by itself.
  return { ...outcome, isUnreached, isPassing: isUnreached && !stream?.violation };
}

/** The same, to be thrown. */
export function failureOf(error: unknown, settings: DatabaseSettings, opened: Opened): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const { stage = opened.stage, message, isPassing, isUnreached = false } = explain(error, settings, opened);
  const { errno, code } = error as { errno?: unknown; code?: unknown };
  return new SystemFailure(stage, message, {
    code: typeof errno === 'number' ? String(errno) : typeof code === 'string' ? code : null,
    isPassing,
    isUnreached,
    cause: error,
  });
}

function explainOwn(error: unknown, settings: DatabaseSettings, opened: Opened): OwnFailure | null {
  const system = opened.system ?? strings.either;
  if (error instanceof TlsNotOffered) return { stage: 'tls', message: strings.withoutTls(system) };
  if (error instanceof PasswordAskedFor)
    return {
      stage: 'login',
      message: error.isMethod ? strings.methodRefused(system) : strings.passwordUnsecured(system),
    };
  const { errno, code, message = '' } = error as { errno?: unknown; code?: string; message?: string };
  if (code === 'AUTH_SWITCH_PLUGIN_ERROR' || code === 'ER_NOT_SUPPORTED_AUTH_MODE')
    return { stage: 'login', message: strings.methodRefused(system) };
  if (code === 'PROTOCOL_CONNECTION_LOST' && opened.stage === 'permission')
    return {
      stage: 'permission',
      message: strings.stopped(system, placeText(settings.host, settings.port)),
      isPassing: true,
    };
  // Errors of the network have numbers too, below zero.
  if (typeof errno !== 'number' || errno < 1000) return null;
  const { stage } = opened;
  return explainNumber(errno, message, settings, system) ?? otherNumber(errno, system, stage);
}

/** By the numbers of "Server Error Message Reference", and MariaDB's own above 4000 and from 1900 on. */
function explainNumber(
  errno: number,
  message: string,
  { database, host, port, useTls }: DatabaseSettings,
  system: string,
): OwnFailure | null {
  switch (errno) {
    case 1045:
    case 1698:
      return { stage: 'login', message: strings.wrongPassword(system, useTls) };
    case 1130:
      return { stage: 'login', message: strings.hostRefused(system) };
    case 1129:
      return { stage: 'login', message: strings.hostBlocked(system) };
    case 3118:
    case 4151:
      return { stage: 'login', message: strings.locked };
    case 1820:
    case 1862:
      return { stage: 'login', message: strings.passwordExpired };
    case 1251:
    case 1275:
    case 1524:
      return { stage: 'login', message: strings.methodRefused(system) };
    case 3159:
      return { stage: 'tls', message: strings.tlsDemanded(system) };
    case 1040:
    case 1203:
      return { stage: 'login', message: strings.tooManyConnections(system), isPassing: true };
    case 1226:
      return { stage: 'login', message: strings.userLimit(system), isPassing: true };
    case 1044:
      return { stage: 'database', message: strings.databaseRefused(database) };
    case 1049:
      return { stage: 'database', message: strings.unknownDatabase(database) };
    case 1142:
    case 1143:
      return { stage: 'permission', message: permissionOf(message) };
    case 1054:
    case 1146:
      return { stage: 'permission', message: strings.changedTable };
    case 1356:
    case 1449:
      return { stage: 'permission', message: strings.brokenView };
    case 1034:
    case 1194:
    case 1195:
      return { stage: 'permission', message: strings.brokenTable(system) };
    case 1317:
      return { stage: 'permission', message: strings.ended(system), isPassing: true };
    case 1969:
    case 3024:
      return { stage: 'permission', message: strings.tookTooLong(system) };
    case 1205:
    case 1213:
    case 1412:
      return { stage: 'permission', message: strings.conflict(system), isPassing: true };
    case 1053:
    case 1927:
    case 4031:
      return {
        stage: 'permission',
        message: strings.stopped(system, placeText(host, port)),
        isPassing: true,
      };
  }
  return null;
}

function otherNumber(errno: number, system: string, stage: SystemStage): OwnFailure {
  return stage === 'permission'
    ? { stage, message: strings.otherReadCode(system, errno) }
    : { stage: 'login', message: strings.otherCode(system, errno) };
}

/** The table that is kept back: MariaDB names its database too. A name of any other form is not told. */
function permissionOf(message: string): string {
  const table = / for table (?:`\w{1,64}`\.)?[`'](\w{1,64})[`']$/.exec(message)?.[1];
  return table ? strings.tableRefused(table) : strings.someRefused;
}
