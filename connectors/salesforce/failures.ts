import { ZodError } from 'zod';
import { explainHttp } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { TokenRefused } from '../oauth/request-token.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { JobFailed, ResultsGone } from './bulk.ts';
import { BrokenCsv } from './csv-rows.ts';
import { errorCodeOf, isOfOneMoment } from './error-codes.ts';
import { LimitReached, RowsMissing } from './salesforce-client.ts';
import { ForeignInstance, type SalesforceSettings } from './settings.ts';
import { NothingEntered, type Refusal, SignInRefused } from './sign-in.ts';
import { NoOrder } from './soql.ts';
import { salesforceStrings as strings } from './strings.ts';
import { mostObjects, TooManyObjects, UnknownObject } from './tables.ts';

/** How far it came, and where the calls go. */
export interface Reached {
  stage: SystemStage;
  base: URL;
}

/** What Salesforce itself said. */
interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
  /** Nothing there answered as Salesforce does. */
  isUnreached?: boolean;
}

/** @param table what was read when it failed */
export function explain(
  error: unknown,
  settings: SalesforceSettings,
  reached: Reached,
  table?: string,
): SystemTestOutcome & { isPassing: boolean } {
  const own = ownFailureOf(error, settings, reached, table ?? strings.theData);
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  return { isOk: false, ...explainHttp(error, { name: strings.system, ...reached }) };
}

/** The same, to be thrown. */
export function failureOf(
  error: unknown,
  settings: SalesforceSettings,
  reached: Reached,
  table?: string,
): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const told = explain(error, settings, reached, table);
  const { stage = reached.stage, message, isPassing, isUnreached = false } = told;
  return new SystemFailure(stage, message, { code: codeOf(error), isPassing, isUnreached, cause: error });
}

function codeOf(error: unknown): string | null {
  if (error instanceof SignInRefused) return error.refusal.error.code;
  return error instanceof HttpFailure ? (errorCodeOf(error) ?? String(error.status)) : null;
}

function ownFailureOf(
  error: unknown,
  settings: SalesforceSettings,
  { stage }: Reached,
  table: string,
): OwnFailure | null {
  if (error instanceof SignInRefused) return { stage: 'login', message: explainRefusal(error.refusal) };
  if (error instanceof NothingEntered) return { stage: 'login', message: strings.nothingEntered };
  if (error instanceof ForeignInstance) return { stage: 'login', message: strings.foreignInstance };
  if (error instanceof UnknownObject)
    return { stage: 'database', message: strings.unknownObject(error.object) };
  if (error instanceof TooManyObjects)
    return { stage: 'database', message: strings.tooManyObjects(error.count, mostObjects) };
  if (error instanceof LimitReached)
    return { stage: 'permission', message: strings.limit(error.usage.used, error.usage.most) };
  if (error instanceof NoOrder) return { stage: 'permission', message: strings.noOrder };
  if (error instanceof JobFailed) return { stage: 'permission', message: strings.jobFailed(table) };
  if (error instanceof ResultsGone) return { stage: 'permission', message: strings.resultsGone };
  if (error instanceof RowsMissing || error instanceof BrokenCsv)
    return { stage: 'permission', message: strings.rowsMissing(table), isPassing: true };
  if (error instanceof ZodError)
    return { stage, message: strings.otherAnswer, isUnreached: stage !== 'permission' };
  const code = error instanceof HttpFailure ? errorCodeOf(error) : null;
  return error instanceof HttpFailure && code !== null ? explainCode(code, error, settings, table) : null;
}

function explainRefusal({ way, error }: Refusal): string {
  if (error instanceof TokenRefused && /^invalid_client/.test(error.code)) return strings.wrongClient;
  if (way === 'client') return error.code === 'inactive_user' ? strings.clientGone : strings.noClientFlow;
  if (error instanceof TokenRefused) return strings.wrongLogin;
  switch (error.code) {
    case 'LOGIN_MUST_USE_SECURITY_TOKEN':
      return strings.tokenWanted;
    case 'PASSWORD_EXPIRED':
      return strings.passwordExpired;
    case 'UNSUPPORTED_API_VERSION':
    case 'INVALID_OPERATION':
    case 'UNSUPPORTED_CLIENT':
      return strings.soapOff;
    case 'API_DISABLED_FOR_ORG':
    case 'API_CURRENTLY_DISABLED':
      return strings.noApi;
    default:
      return strings.wrongLogin;
  }
}

function explainCode(
  code: string,
  failure: HttpFailure,
  { apiVersion }: SalesforceSettings,
  table: string,
): OwnFailure | null {
  switch (code) {
    case 'REQUEST_LIMIT_EXCEEDED':
      return isOfOneMoment(failure)
        ? { stage: 'permission', message: strings.atOnce, isPassing: true }
        : { stage: 'permission', message: strings.limitReached };
    case 'API_DISABLED_FOR_ORG':
    case 'API_CURRENTLY_DISABLED':
      return { stage: 'permission', message: strings.noApi };
    case 'UNSUPPORTED_API_VERSION':
      return { stage: 'database', message: strings.unknownVersion(apiVersion) };
    case 'INVALID_TYPE':
    case 'INSUFFICIENT_ACCESS':
    case 'INSUFFICIENT_ACCESS_OR_READONLY':
      return { stage: 'permission', message: strings.changedTable(table) };
    case 'INVALID_FIELD':
      return { stage: 'permission', message: strings.changedField(table) };
    case 'MALFORMED_QUERY':
    case 'EXTERNAL_OBJECT_UNSUPPORTED_EXCEPTION':
      return { stage: 'permission', message: strings.filterWanted(table) };
    case 'QUERY_TIMEOUT':
      return { stage: 'permission', message: strings.tooSlow(table), isPassing: true };
    case 'INVALID_QUERY_LOCATOR':
      return { stage: 'permission', message: strings.cursorGone, isPassing: true };
    default:
      return null;
  }
}
