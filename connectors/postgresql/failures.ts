import { explainFailure, placeText } from '../explain-failure.ts';
import type { DatabaseSettings } from '../sql/database-settings.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { TlsNotOffered } from './open-secure-channel.ts';
import type { Opened } from './sign-in.ts';
import { postgresqlStrings as strings } from './strings.ts';

/** What PostgreSQL itself said. */
interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
}

/** What a failure means for the person, by PostgreSQL's own codes first. */
export function explain(
  error: unknown,
  settings: DatabaseSettings,
  { stage, stream }: Opened,
): SystemTestOutcome & { isPassing: boolean } {
  const own = explainCode(error, settings);
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  if (error instanceof TlsNotOffered)
    return { isOk: false, isPassing: false, stage: 'tls', message: strings.withoutTls };
  const { host, port } = settings;
  const outcome = explainFailure(error, { system: 'PostgreSQL', host, port, stage, stream });
  const isUnreached = outcome.stage !== 'address' && outcome.stage !== 'certificate';
  // A server that is gone may come back; one whose name, certificate or bounds are wrong will not by itself.
  return { ...outcome, isUnreached, isPassing: isUnreached && !stream?.violation };
}

/** The same, to be thrown. */
export function failureOf(error: unknown, settings: DatabaseSettings, opened: Opened): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const { stage = opened.stage, message, isPassing, isUnreached = false } = explain(error, settings, opened);
  const { code } = error as { code?: unknown };
  return new SystemFailure(stage, message, {
    code: typeof code === 'string' ? code : null,
    isPassing,
    isUnreached,
    cause: error,
  });
}

function explainCode(
  error: unknown,
  { username, database, host, port }: DatabaseSettings,
): OwnFailure | null {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  switch (code) {
    case '28P01':
      return { stage: 'login', message: strings.wrongPassword };
    case '28000':
      return explainRefusal(message, username);
    case '3D000':
      return { stage: 'database', message: strings.unknownDatabase(database) };
    case '42501':
      return { stage: 'permission', message: permissionOf(message, database) };
    case '42P01':
    case '42703':
      return { stage: 'permission', message: strings.changedTable };
    case '53300':
      return { stage: 'login', message: strings.tooManyConnections, isPassing: true };
    case '57P03':
      return { stage: 'login', message: strings.starting, isPassing: true };
    case '57P01':
    case '57P02':
      return { stage: 'permission', message: strings.stopped(placeText(host, port)), isPassing: true };
    case '57014':
      return { stage: 'permission', message: strings.tookTooLong };
    case '40001':
    case '40P01':
      return { stage: 'permission', message: strings.conflict, isPassing: true };
  }
  // Codes of the network (EPIPE) have five letters too; PostgreSQL's classes begin with a digit, or with F, H, P or X and a digit.
  return /^(\d[0-9A-Z]|[FHPX][0-9VX])[0-9A-Z]{3}$/.test(code)
    ? { stage: 'login', message: strings.otherCode(code) }
    : null;
}

/** Why its own list lets somebody not in, the server says in words alone, in its language: in others than English the sentence is the general one. */
function explainRefusal(message: string, username: string): OwnFailure {
  if (/(no encryption|SSL off)$/.test(message)) return { stage: 'tls', message: strings.tlsWanted(username) };
  if (/is not permitted to log in$/.test(message))
    return { stage: 'login', message: strings.userLocked(username) };
  return { stage: 'login', message: strings.userRefused(username) };
}

/** PostgreSQL names the table that it keeps back: that is worth more than the database. A name of any other form is not told. */
function permissionOf(message: string, database: string): string {
  const table =
    /^permission denied for (?:table|view|relation|materialized view|foreign table) (\w{1,63})$/.exec(
      message,
    )?.[1];
  return table ? strings.tableRefused(table) : strings.databaseRefused(database);
}
