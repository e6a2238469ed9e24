import { AppError } from '#kernel/errors.ts';
import { explainFailure, placeText } from '../explain-failure.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { MovedOn, NotIncremental } from './read.ts';
import type { BwSettings } from './settings.ts';
import { bwStrings as strings } from './strings.ts';
import { mostCubes, TooManyCubes, UnknownProvider } from './tables.ts';
import { type Reached, UnexpectedAnswer } from './xmla-client.ts';
import { NoXmla, XmlaFault } from './xmla-parser.ts';

/** What BW itself said. */
interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
  /** It was another server that answered: who may not search the network is not told which. */
  isUnreached?: boolean;
}

/** @param table what was read when it failed */
export function explain(
  error: unknown,
  settings: BwSettings,
  { stage }: Reached,
  table?: string,
): SystemTestOutcome & { isPassing: boolean } {
  const own = ownFailureOf(error, settings, stage, table);
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  const { host, port } = settings;
  // What the door says is told as it is; the rest is the network's.
  const { cause } = error as { cause?: unknown };
  const reason = cause instanceof AppError ? cause : error;
  const outcome = explainFailure(reason, { system: strings.system, host, port, stage });
  const isUnreached = outcome.stage !== 'address' && outcome.stage !== 'certificate';
  return { ...outcome, isUnreached, isPassing: isUnreached };
}

/** The same, to be thrown. */
export function failureOf(
  error: unknown,
  settings: BwSettings,
  reached: Reached,
  table?: string,
): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const told = explain(error, settings, reached, table);
  const { stage = reached.stage, message, isPassing, isUnreached = false } = told;
  const code = error instanceof UnexpectedAnswer ? String(error.status) : null;
  return new SystemFailure(stage, message, { code, isPassing, isUnreached, cause: error });
}

function ownFailureOf(
  error: unknown,
  settings: BwSettings,
  stage: SystemStage,
  table: string | undefined,
): OwnFailure | null {
  if (error instanceof UnexpectedAnswer) return explainAnswer(error, settings);
  if (error instanceof NoXmla) return { stage: 'login', message: strings.noPage };
  if (error instanceof UnknownProvider)
    return { stage: 'database', message: strings.unknownProvider(settings.infoProvider) };
  if (error instanceof TooManyCubes)
    return { stage: 'database', message: strings.tooManyCubes(error.count, mostCubes) };
  if (error instanceof NotIncremental) return { stage: 'permission', message: strings.notIncremental };
  if (error instanceof MovedOn) return { stage: 'permission', message: strings.resumed };
  if (error instanceof XmlaFault)
    return {
      stage: 'permission',
      message: table === undefined ? strings.refusedCall : explainFault(error.message, table),
    };
  const { code = '' } = error as { code?: string };
  if (settings.useTls && (code === 'EPROTO' || /^ERR_SSL_(WRONG_VERSION|PACKET_LENGTH)/.test(code)))
    return { stage: 'tls', message: strings.withoutTls };
  // Who speaks TLS answers what is none by an alert, or hangs up.
  if (!settings.useTls && stage !== 'permission' && /^(HPE_|ECONNRESET$)/.test(code))
    return { stage: 'tls', message: strings.tlsWanted };
  if (stage !== 'permission' || error instanceof AppError) return null;
  const { name } = error as { name?: string };
  const isEnd = /^(ECONNRESET|EPIPE|ERR_STREAM_\w+)$/.test(code) || name === 'Error';
  const place = placeText(settings.host, settings.port);
  return isEnd ? { stage, message: strings.stopped(place), isPassing: true } : null;
}

function explainAnswer({ status, title }: UnexpectedAnswer, { client }: BwSettings): OwnFailure {
  if (status === 401) return { stage: 'login', message: strings.wrongPassword(client) };
  if (status === 403) return { stage: 'login', message: strings.forbidden };
  if (status === 404) return { stage: 'login', message: strings.noService };
  if (status === 429 || (status >= 502 && status <= 504))
    return { stage: 'login', message: strings.busy, isPassing: true };
  if (status >= 300 && status < 400) return { stage: 'login', message: strings.redirected };
  return {
    stage: 'login',
    message: title === null ? strings.noPage : strings.page(title),
    isUnreached: true,
  };
}

/** Faults have no numbers: what kind one is, is known by its words, in the languages that can be chosen. */
function explainFault(fault: string, table: string): string {
  if (/authori[sz]|berechtigung|autoris|autoriz/i.test(fault)) return strings.refusedCube(table);
  if (/variable/i.test(fault)) return strings.variables(table);
  if (/too (many|large)|exceed|memory|zu (viele|groß)|speicher/i.test(fault)) return strings.tooLarge(table);
  if (/not (exist|found|known)|unknown|could not (access|find)|existiert nicht|unbekannt/i.test(fault))
    return strings.changedCube(table);
  return strings.notComputed(table);
}
