import { AppError } from '#kernel/errors.ts';
import type { HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { codeOf, explainOData } from '../odata/failures.ts';
import type { SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import type { S4Settings } from './settings.ts';
import { s4Strings as strings } from './strings.ts';

/** Neither a catalog nor a well-known service is there for the account. */
export class NoServices extends Error {
  override name = 'NoServices';
}

/** What is called, and what had begun when it failed. */
export interface S4Call {
  settings: S4Settings;
  stage: SystemStage;
}

/** SAP Gateway's own codes for a service that is not there, or not activated. */
const missingService = /^\/IWFND\/(MED\/170|MED_MESSAGE\/1\d\d|CM_MED\/004)$/;

/** @param table what was read when it failed */
export function explainS4(error: unknown, { settings, stage }: S4Call, table?: string): HttpExplanation {
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
  // A token cannot be had: the sentence says what a person has to do.
  if (error instanceof AppError) return told(stage === 'address' ? 'login' : stage, error.message);
  if (error instanceof NoServices) return told('database', strings.noServices);
  if (error instanceof HttpFailure) {
    const { servicePath, signIn, client } = settings;
    const { status } = error;
    if (status === 401) {
      if (signIn.kind === 'basic') return told('login', strings.wrongPassword(client));
      return told('login', signIn.kind === 'key' ? strings.keyRefused : strings.tokenRefused);
    }
    const isMissing = status === 404 || missingService.test(codeOf(error) ?? '');
    if (table === undefined && servicePath !== '') {
      if (isMissing) return told('database', strings.noService(servicePath));
      if (status === 403) return told('permission', strings.refusedService(servicePath));
    }
  }
  return explainOData(error, { name: strings.system, base: settings.base, stage }, table);
}
