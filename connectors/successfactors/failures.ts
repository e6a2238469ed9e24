import { AppError } from '#kernel/errors.ts';
import type { HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { codeOf, explainOData } from '../odata/failures.ts';
import type { SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import type { SuccessFactorsSettings } from './settings.ts';
import { successFactorsStrings as strings } from './strings.ts';

/** What is called, and what had begun when it failed. */
export interface SuccessFactorsCall {
  settings: SuccessFactorsSettings;
  stage: SystemStage;
}

/** The code of a sign-in that was refused, which stands in the sentence of an error with status 403; null for another failure. */
export function signInCodeOf({ status, text }: HttpFailure): string | null {
  if (status !== 401 && status !== 403) return null;
  return /\bLGN\d{4}\b/.exec(text)?.[0] ?? null;
}

/** A token that another one can take the place of. */
export function isTokenRefused(failure: HttpFailure): boolean {
  return ['LGN0005', 'LGN0006', 'LGN0007'].includes(signInCodeOf(failure) ?? '');
}

/** @param table what was read when it failed */
export function explainSuccessFactors(
  error: unknown,
  { settings, stage }: SuccessFactorsCall,
  table?: string,
): HttpExplanation {
  const told = (at: SystemStage, message: string, isPassing = false): HttpExplanation => ({
    ...{ stage: at, message, isPassing },
    isUnreached: false,
  });
  if (error instanceof SystemFailure) {
    const { message, isPassing, isUnreached } = error;
    return { stage: error.stage, message, isPassing, isUnreached };
  }
  // A token cannot be had: the sentence says what a person has to do.
  if (error instanceof AppError) return told(stage === 'address' ? 'login' : stage, error.message);
  if (error instanceof HttpFailure) {
    const { status, text } = error;
    const signInCode = signInCodeOf(error);
    if (signInCode === 'LGN0008') return told('database', strings.noCompany(settings.companyId));
    const refused = refusalOf(signInCode, settings);
    if (refused !== null) return told('login', refused);
    if (status === 401)
      return told('login', settings.signIn.kind === 'basic' ? strings.wrongPassword : strings.tokenInvalid);
    if (status === 500 && /metadata\b[^"<]{0,100}\bbeing\s+generated/i.test(text))
      return told(stage, strings.generating, true);
    if (status === 503) return told(stage, strings.maintenance, true);
    if (table !== undefined && /^COE_PROPERTY_NOT_FOUND/.test(codeOf(error) ?? ''))
      return told('permission', strings.changedProperty(table));
    // A page says no more than that some server is there.
    if (table === undefined && status === 404 && error.json !== undefined)
      return told('database', strings.noService);
  }
  return explainOData(error, { name: strings.system, base: settings.base, stage }, table);
}

function refusalOf(code: string | null, { signIn }: SuccessFactorsSettings): string | null {
  switch (code) {
    case 'LGN0005':
      return strings.tokenFormat;
    case 'LGN0006':
      return strings.tokenExpired;
    case 'LGN0007':
      return signIn.kind === 'basic' ? strings.wrongPassword : strings.tokenInvalid;
    case 'LGN0010':
      return strings.shutOut;
    case null:
      return null;
    default:
      return signIn.kind === 'basic' ? strings.wrongPassword : strings.tokenInvalid;
  }
}
