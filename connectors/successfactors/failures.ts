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

/** Refusals of a sign-in stand in the text of an answer 403, by a number. */
const loginCodes: Readonly<Record<string, string>> = {
  LGN0005: strings.tokenRefused,
  LGN0006: strings.tokenRefused,
  LGN0007: strings.tokenRefused,
  LGN0008: strings.unknownCompany,
  LGN0010: strings.blocked,
};

/** @param table what was read when it failed */
export function explainSuccessFactors(
  error: unknown,
  { settings, stage }: SuccessFactorsCall,
  table?: string,
): HttpExplanation {
  const told = (at: SystemStage, message: string, isPassing = false): HttpExplanation => ({
    stage: at,
    message,
    isPassing,
    isUnreached: false,
  });
  if (error instanceof SystemFailure) {
    const { message, isPassing, isUnreached } = error;
    return { stage: error.stage, message, isPassing, isUnreached };
  }
  // A token cannot be had: the sentence says what a person has to do.
  if (error instanceof AppError) return told(stage === 'address' ? 'login' : stage, error.message);
  if (error instanceof HttpFailure) {
    const { status, text, title } = error;
    const [code] = /LGN\d{4}/.exec(text) ?? [];
    if (code !== undefined) return told('login', loginCodes[code] ?? strings.lockedUser);
    if (status === 401)
      return told('login', settings.signIn.kind === 'basic' ? strings.wrongPassword : strings.tokenRefused);
    if (status === 500 && /metadata is being generated/i.test(text))
      return told('permission', strings.generating, true);
    if (status === 503 && title !== null) return told('permission', strings.maintenance, true);
    // A column that is asked for by name and is not there any more is told by a code, not by 404.
    if (table !== undefined && codeOf(error) === 'COE_PROPERTY_NOT_FOUND')
      return explainOData(new HttpFailure(404), { name: strings.system, base: settings.base, stage }, table);
  }
  return explainOData(error, { name: strings.system, base: settings.base, stage }, table);
}
