import { AppError } from '#kernel/errors.ts';
import { explainHttp, type HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { TokenRefused } from '../oauth/request-token.ts';
import { explainOData } from '../odata/failures.ts';
import type { SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import type { ConsumptionSettings } from './settings.ts';
import { datasphereStrings as strings } from './strings.ts';

/** What is called, and what had begun when it failed. */
export interface ConsumptionCall {
  settings: ConsumptionSettings;
  stage: SystemStage;
}

/** The call of the token service failed, before the tenant was asked; the cause says how. */
export class TokenFailure extends Error {
  override name = 'TokenFailure';
}

/** @param table what was read when it failed */
export function explainDatasphere(
  error: unknown,
  { settings, stage }: ConsumptionCall,
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
  // A token cannot be had: the sentence says what a person has to do.
  if (error instanceof AppError) return told(stage === 'address' ? 'login' : stage, error.message);
  if (error instanceof TokenFailure) {
    const { cause } = error;
    if (cause instanceof TokenRefused)
      return told('login', cause.code === 'invalid_scope' ? strings.refusedScope : strings.refusedClient);
    const { signIn } = settings;
    const base = signIn.kind === 'own' ? signIn.tokenUrl : settings.base;
    return explainHttp(cause, { name: strings.tokens, base, stage });
  }
  if (error instanceof HttpFailure) {
    const { status, title, text } = error;
    if (status === 401) return told('login', strings.wrongPurpose);
    if (/MaxResultRecords/i.test(text))
      return told('permission', strings.tooManyRecords(table ?? strings.system));
    if (table === undefined && status === 403) return told('permission', strings.refusedCatalog);
    if (table === undefined && status === 404 && title === null)
      return told(
        'database',
        stage === 'permission' ? strings.noSpace(settings.space) : strings.noConsumption,
      );
  }
  return explainOData(error, { name: strings.system, base: settings.base, stage }, table);
}
