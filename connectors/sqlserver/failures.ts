import { explainFailure, placeText } from '../explain-failure.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { TlsDisagreement } from './open-channel.ts';
import { UnusableConnectionString } from './settings.ts';
import type { Opened } from './sign-in.ts';
import { sqlServerStrings as strings } from './strings.ts';

/** What the server itself said. */
interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
}

export interface FailedPlace {
  host: string;
  port: number;
  database: string;
}

/** What a failure means for the person, by the numbers of SQL Server first. */
export function explain(
  thrown: unknown,
  place: FailedPlace,
  opened: Opened,
): SystemTestOutcome & { isPassing: boolean } {
  const { stage, stream } = opened;
  const error = opened.failure ?? thrown;
  const own = stream?.violation ? null : explainOwn(error, place, opened);
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  const { host, port } = place;
  const outcome = explainFailure(rootOf(error), { system: strings.either, host, port, stage, stream });
  const isUnreached = outcome.stage !== 'address' && outcome.stage !== 'certificate';
  // A server that is gone may come back; one whose name, certificate or bounds are wrong will not by itself.
  return { ...outcome, isUnreached, isPassing: isUnreached && !stream?.violation };
}

/** The same, to be thrown. */
export function failureOf(error: unknown, place: FailedPlace, opened: Opened): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const { stage = opened.stage, message, isPassing, isUnreached = false } = explain(error, place, opened);
  const number = numberOf(error);
  const { code } = rootOf(error) as { code?: unknown };
  return new SystemFailure(stage, message, {
    code: number === null ? (typeof code === 'string' ? code : null) : String(number),
    isPassing,
    isUnreached,
    cause: error,
  });
}

/** The driver puts its own words around what went wrong with the connection. */
function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root;
}

function numberOf(error: unknown): number | null {
  const { number } = error as { number?: unknown };
  return typeof number === 'number' && number > 0 ? number : null;
}

function explainOwn(error: unknown, place: FailedPlace, opened: Opened): OwnFailure | null {
  if (error instanceof UnusableConnectionString) return { stage: 'address', message: error.message };
  if (error instanceof SystemFailure) return { stage: error.stage, message: error.message };
  if (error instanceof TlsDisagreement) return { stage: 'tls', message: disagreements[error.reason] };
  const { stage } = opened;
  // With the sign-in several errors come, of which the first says most: that there is no such database, then that nobody is let in.
  const numbers = stage === 'permission' ? [numberOf(error)] : opened.numbers;
  for (const number of numbers) {
    const own = number === null ? null : explainNumber(number, String((error as Error).message), place);
    if (own !== null) return own;
  }
  const [number] = numbers;
  if (number !== null && number !== undefined)
    return stage === 'permission'
      ? { stage, message: strings.otherReadCode(number) }
      : { stage: 'login', message: strings.otherCode(number) };
  const isGone =
    stage === 'permission' && ['ESOCKET', 'ECONNCLOSED'].includes(String((error as { code?: unknown }).code));
  return isGone
    ? { stage, message: strings.stopped(placeText(place.host, place.port)), isPassing: true }
    : null;
}

const disagreements: Record<TlsDisagreement['reason'], string> = {
  'not offered': strings.withoutTls,
  demanded: strings.tlsDemanded,
  'password unsecured': strings.passwordUnsecured,
};

/** By the numbers of `sys.messages`, and those above 40000 of Azure SQL. */
function explainNumber(
  number: number,
  message: string,
  { database, host, port }: FailedPlace,
): OwnFailure | null {
  switch (number) {
    case 18456:
      return { stage: 'login', message: strings.wrongPassword };
    case 18486:
      return { stage: 'login', message: strings.locked };
    case 18470:
      return { stage: 'login', message: strings.disabled };
    case 18487:
    case 18488:
      return { stage: 'login', message: strings.passwordExpired };
    case 18450:
    case 18452:
      return { stage: 'login', message: strings.windowsOnly };
    case 17892:
      return { stage: 'login', message: strings.trigger };
    case 40615:
    case 40914:
      return { stage: 'login', message: strings.firewall };
    case 911:
    case 916:
    case 4060:
    case 4064:
      return { stage: 'database', message: strings.unknownDatabase(database) };
    case 942:
    case 40197:
    case 40613:
      return { stage: 'database', message: strings.databaseOffline(database), isPassing: true };
    case 701:
    case 8645:
    case 10928:
    case 10929:
    case 17809:
    case 40501:
    case 49918:
    case 49919:
    case 49920:
      return { stage: 'login', message: strings.overloaded, isPassing: true };
    case 229:
    case 230:
    case 300:
      return { stage: 'permission', message: permissionOf(message) };
    case 207:
    case 208:
      return { stage: 'permission', message: strings.changedTable };
    case 4413:
    case 4502:
      return { stage: 'permission', message: strings.brokenView };
    case 1222:
      return { stage: 'permission', message: strings.busyTable, isPassing: true };
    case 1205:
    case 3960:
    case 3961:
    case 3966:
      return { stage: 'permission', message: strings.conflict, isPassing: true };
    case 232:
    case 241:
    case 242:
    case 245:
    case 8114:
    case 8115:
    case 8134:
      return { stage: 'permission', message: strings.notComputed(number) };
    case 596:
    case 6001:
    case 6005:
      return { stage: 'permission', message: strings.stopped(placeText(host, port)), isPassing: true };
  }
  return null;
}

/** The table that is kept back. A name of any other form is not told. */
function permissionOf(message: string): string {
  const table = / on the object '(\w{1,128})'/.exec(message)?.[1];
  return table ? strings.tableRefused(table) : strings.someRefused;
}
