import { explainHttp, type HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { TokenRefused } from '../oauth/request-token.ts';
import { codeOf, explainOData } from '../odata/failures.ts';
import type { SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import type { MicrosoftSettings } from './settings.ts';
import { microsoftStrings as strings } from './strings.ts';

/** What is called, and what had begun when it failed. */
export interface MicrosoftCall {
  settings: MicrosoftSettings;
  stage: SystemStage;
}

/** The call of the directory failed, before the environment was asked; the cause says how. */
export class DirectoryFailure extends Error {
  override name = 'DirectoryFailure';
}

/** Numbers of Microsoft Entra ID, as they stand behind `AADSTS`. */
const sentences = new Map<number, string>([
  [7000215, strings.wrongSecret],
  [7000222, strings.expiredSecret],
  [700016, strings.unknownClient],
  [90002, strings.unknownTenant],
  [900023, strings.unknownTenant],
  [500011, strings.unknownEnvironment],
]);

/** Dataverse's own codes of its limits for one user: calls, time of execution, calls at once. */
const limits = new Set(['0x80072322', '0x80072321', '0x80072326']);

/** @param table what was read when it failed */
export function explainMicrosoft(
  error: unknown,
  { settings, stage }: MicrosoftCall,
  table?: string,
): HttpExplanation {
  const told = (at: SystemStage, message: string): HttpExplanation => ({
    stage: at,
    message,
    isPassing: false,
    isUnreached: false,
  });
  if (error instanceof SystemFailure) {
    const { message, isPassing, isUnreached } = error;
    return { stage: error.stage, message, isPassing, isUnreached };
  }
  if (error instanceof DirectoryFailure) {
    const { cause } = error;
    if (cause instanceof TokenRefused)
      return told('login', sentences.get(cause.vendorCode ?? 0) ?? strings.refusedClient);
    return explainHttp(cause, { name: strings.directory, base: settings.tokenUrl, stage });
  }
  const system = { name: strings.system, base: settings.base, stage };
  if (error instanceof HttpFailure) {
    const { status, headers, retryAfterMs } = error;
    // Whatever status it has, it is a limit that passes.
    if (limits.has(codeOf(error) ?? ''))
      return explainHttp(new HttpFailure(429, { headers, retryAfterMs }), system);
    if (table === undefined && (status === 401 || (status === 403 && stage !== 'permission')))
      return told('login', strings.noApplicationUser);
    // A page says no more than that some server is there.
    if (table === undefined && status === 404 && error.json !== undefined)
      return told('database', strings.noWebApi(settings.version));
  }
  return explainOData(error, system, table);
}
