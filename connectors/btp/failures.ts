import { explainHttp, type HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { TokenRefused } from '../oauth/request-token.ts';
import { explainOData } from '../odata/failures.ts';
import type { SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import type { BtpSettings } from './settings.ts';
import { btpStrings as strings } from './strings.ts';

/** What is called, and what had begun when it failed. */
export interface BtpCall {
  settings: BtpSettings;
  stage: SystemStage;
  /** The service of OData that is read at the moment; the destination service before. */
  base: URL;
}

/** The call of the token service failed, before anything else was asked; the cause says how. */
export class TokenFailure extends Error {
  override name = 'TokenFailure';
}

/** The destination service has no credentials for a destination. */
export class NoCredentials extends Error {
  override name = 'NoCredentials';
}

/** @param table what was read when it failed */
export function explainBtp(
  error: unknown,
  { settings, stage, base }: BtpCall,
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
  if (error instanceof TokenFailure) {
    const { cause } = error;
    if (cause instanceof TokenRefused)
      return told('login', cause.code === 'invalid_scope' ? strings.refusedScope : strings.refusedClient);
    return explainHttp(cause, { name: strings.tokens, base: settings.tokenUrl, stage });
  }
  if (error instanceof NoCredentials)
    return told('permission', strings.noCredentials(table ?? strings.system));
  if (error instanceof HttpFailure && table === undefined) {
    const { status, title } = error;
    if (status === 401 || status === 403) return told('login', strings.noDestinations);
    if (status === 404 && title === null) return told('database', strings.noService);
  }
  return explainOData(error, { name: strings.system, base, stage }, table);
}
