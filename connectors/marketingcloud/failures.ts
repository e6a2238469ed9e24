import { AppError } from '#kernel/errors.ts';
import { explainHttp, type HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { NoSoapAnswer, SoapFault } from '../http/xml-rows.ts';
import { TokenRefused } from '../oauth/request-token.ts';
import type { SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { NoRowset, UnsoundBatches } from './marketing-cloud-client.ts';
import { NotIncremental } from './moments.ts';
import { UnsoundRows } from './read-extension.ts';
import type { MarketingCloudSettings } from './settings.ts';
import { RetrieveRefused } from './soap.ts';
import { marketingCloudStrings as strings } from './strings.ts';
import { WrongValue } from './values.ts';

/** What is called, and what had begun when it failed. */
export interface MarketingCloudCall {
  settings: MarketingCloudSettings;
  stage: SystemStage;
  /** The host that is called now. */
  base: URL;
}

/** The table is not among what the business unit has. */
export class GoneTable extends Error {
  override name = 'GoneTable';
}

/** The call of the token endpoint failed, before the tenant was asked; the cause says how. */
export class TokenFailure extends Error {
  override name = 'TokenFailure';
}

/** @param table what was read when it failed */
export function explainMarketingCloud(
  error: unknown,
  call: MarketingCloudCall,
  table?: string,
): HttpExplanation {
  const { settings, stage, base } = call;
  if (error instanceof SystemFailure) {
    const { message, isPassing, isUnreached } = error;
    return { stage: error.stage, message, isPassing, isUnreached };
  }
  // A token cannot be had: the sentence says what a person has to do.
  if (error instanceof AppError) return told(stage === 'address' ? 'login' : stage, error.message);
  if (error instanceof TokenFailure) return explainToken(error.cause, settings, stage);
  const own = explainReading(error, table ?? strings.theData);
  if (own) return own;
  if (error instanceof NoSoapAnswer || error instanceof NoRowset)
    return { ...told(stage, strings.otherAnswer), isUnreached: stage !== 'permission' };
  if (error instanceof HttpFailure && error.title === null) {
    const { status } = error;
    if (table !== undefined && (status === 401 || status === 403))
      return told('permission', strings.tableRefused(table));
    if (table !== undefined && status === 404) return told('permission', strings.tableGone(table));
    if (table === undefined && status === 403) return told('permission', strings.noRights);
  }
  return explainHttp(error, { name: strings.system, base, stage });
}

function told(stage: SystemStage, message: string, isPassing = false): HttpExplanation {
  return { stage, message, isPassing, isUnreached: false };
}

/** What was wrong with rows. No try that goes on behind a mark would find what is missing before it: the next one begins anew. */
function explainReading(error: unknown, table: string): HttpExplanation | null {
  const here = (message: string, isPassing = false): HttpExplanation =>
    told('permission', message, isPassing);
  if (error instanceof GoneTable) return here(strings.tableGone(table));
  if (error instanceof UnsoundRows) return here(strings[error.reason](table));
  if (error instanceof UnsoundBatches) return here(strings.doubled(table));
  if (error instanceof WrongValue) return here(strings.wrongValue(table, error.column));
  if (error instanceof NotIncremental) return here(strings.notIncremental(table));
  if (error instanceof RetrieveRefused) {
    if (error.kind === 'rights') return here(strings.tableRefused(table));
    return error.kind === 'property'
      ? here(strings.tableGone(table))
      : here(strings.retrieveFailed(table), true);
  }
  if (!(error instanceof SoapFault)) return null;
  return /security|login/i.test(error.code)
    ? told('login', strings.refusedClient)
    : here(strings.retrieveFailed(table), true);
}

function explainToken(cause: unknown, settings: MarketingCloudSettings, stage: SystemStage): HttpExplanation {
  if (!(cause instanceof TokenRefused))
    return explainHttp(cause, { name: strings.tokens, base: settings.authBase, stage });
  if (cause.code === 'invalid_scope') return told('login', strings.refusedScope);
  // A client that is right is refused for the unit alone.
  return cause.code !== 'invalid_client' && settings.accountId !== ''
    ? told('database', strings.unitRefused(settings.accountId))
    : told('login', strings.refusedClient);
}

/** The same, to be thrown. */
export function failureOf(error: unknown, call: MarketingCloudCall, table?: string): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const { stage, message, isPassing, isUnreached } = explainMarketingCloud(error, call, table);
  const code = error instanceof HttpFailure ? String(error.status) : null;
  return new SystemFailure(stage, message, { code, isPassing, isUnreached, cause: error });
}
