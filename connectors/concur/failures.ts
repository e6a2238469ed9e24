import { AppError } from '#kernel/errors.ts';
import { UnevenPages } from '../http/even-pages.ts';
import { explainHttp, type HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { WrongValue } from '../http/json-cells.ts';
import type { SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { NoConcur } from './concur-client.ts';
import { GoneColumn, NotIncremental, UnsoundPages } from './read.ts';
import { concurStrings as strings } from './strings.ts';

/** What is called, and what had begun when it failed. */
export interface ConcurCall {
  base: URL;
  stage: SystemStage;
}

/** @param table what was read when it failed */
export function explainConcur(error: unknown, call: ConcurCall, table?: string): HttpExplanation {
  const explained = explain(error, call, table);
  const id = error instanceof HttpFailure ? correlationOf(error) : null;
  return id === null
    ? explained
    : { ...explained, message: `${explained.message} ${strings.correlation(id)}` };
}

/** The same, to be thrown. */
export function failureOf(error: unknown, call: ConcurCall, table?: string): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const { stage, message, isPassing, isUnreached } = explainConcur(error, call, table);
  return new SystemFailure(stage, message, { code: codeOf(error), isPassing, isUnreached, cause: error });
}

function explain(error: unknown, { base, stage }: ConcurCall, table: string | undefined): HttpExplanation {
  const told = (at: SystemStage, message: string, isUnreached = false): HttpExplanation => ({
    stage: at,
    message,
    isPassing: false,
    isUnreached,
  });
  const name = table ?? strings.system;
  if (error instanceof SystemFailure) {
    const { message, isPassing, isUnreached } = error;
    return { stage: error.stage, message, isPassing, isUnreached };
  }
  // A token cannot be had: the sentence says what a person has to do.
  if (error instanceof AppError && stage === 'address') return told('login', error.message);
  if (error instanceof GoneColumn) return told('permission', strings.tableGone(name));
  if (error instanceof NotIncremental) return told('permission', strings.notIncremental(name));
  if (error instanceof UnsoundPages) return told('permission', strings[error.reason](name));
  if (error instanceof UnevenPages) return told('permission', strings.uneven(name, error.column));
  if (error instanceof WrongValue) return told('permission', strings.wrongValue(name, error.column));
  if (error instanceof NoConcur) return told(stage, strings.otherAnswer, stage !== 'permission');
  if (error instanceof HttpFailure) {
    if (error.status === 401) return told('login', strings.tokenRefused);
    if (table !== undefined && error.status === 403) return told('permission', strings.tableRefused(table));
    if (table !== undefined && error.status === 404) return told('permission', strings.tableGone(table));
  }
  return explainHttp(error, { name: strings.system, base, stage });
}

/** By which Concur's support finds a call; an identifier, and nothing of what was wrong. */
function correlationOf({ headers }: HttpFailure): string | null {
  const id = headers.get('concur-correlationid') ?? '';
  return /^[\w-]{8,64}$/.test(id) ? id : null;
}

/** For the log: the code of v4's errors, the number of v3's in XML or of the token endpoint's, or the status. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof HttpFailure)) return null;
  const { errorCode, code } = (error.json ?? {}) as { errorCode?: unknown; code?: unknown };
  const told = String(errorCode ?? code ?? /<Code>([^<]{1,80})<\/Code>/i.exec(error.text)?.[1] ?? '');
  return /^[\w./:-]{1,80}$/.test(told) ? told : String(error.status);
}
