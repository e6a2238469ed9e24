import { AppError } from '#kernel/errors.ts';
import { UnevenPages } from '../http/even-pages.ts';
import { explainHttp, type HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { WrongValue } from '../http/json-cells.ts';
import type { SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { WrongAnswer } from './ariba-client.ts';
import {
  ChangedMeanwhile,
  GoneColumn,
  JobFailed,
  JobGone,
  NotIncremental,
  UnsoundRows,
} from './read-failures.ts';
import { aribaStrings as strings } from './strings.ts';
import { WrongFile } from './unpack.ts';

/** What is called, and what had begun when it failed. */
export interface AribaCall {
  base: URL;
  stage: SystemStage;
  /** As the OAuth client has it; empty before that is known. */
  realm: string;
}

/** @param table what was read when it failed */
export function explainAriba(error: unknown, call: AribaCall, table?: string): HttpExplanation {
  const { base, stage, realm } = call;
  const told = (at: SystemStage, message: string, more: Partial<HttpExplanation> = {}): HttpExplanation => ({
    stage: at,
    message,
    isPassing: false,
    isUnreached: false,
    ...more,
  });
  if (error instanceof SystemFailure) {
    const { message, isPassing, isUnreached } = error;
    return told(error.stage, message, { isPassing, isUnreached });
  }
  // A token cannot be had: the sentence says what a person has to do.
  if (error instanceof AppError && stage === 'address') return told('login', error.message);
  const own = ownSentenceOf(error, table ?? strings.system);
  if (own !== null) return told('permission', own, { isPassing: error instanceof ChangedMeanwhile });
  if (error instanceof WrongAnswer)
    return told(stage, strings.otherAnswer, { isUnreached: stage !== 'permission' });
  if (error instanceof HttpFailure) {
    if (error.status === 401) return told('login', strings.refused);
    if (table === undefined && error.status === 400) return told('database', strings.unknownRealm(realm));
    if (table === undefined && error.status === 403) return told('permission', strings.notGranted);
    if (table !== undefined && error.status === 403) return told('permission', strings.tableRefused(table));
    if (table !== undefined && error.status === 404) return told('permission', strings.tableGone(table));
  }
  return explainHttp(error, { name: strings.system, base, stage });
}

function ownSentenceOf(error: unknown, table: string): string | null {
  if (error instanceof GoneColumn) return strings.tableGone(table);
  if (error instanceof NotIncremental) return strings.notIncremental(table);
  if (error instanceof UnsoundRows) return strings[error.reason](table);
  if (error instanceof UnevenPages) return strings.uneven(table, error.column);
  if (error instanceof WrongValue) return strings.wrongValue(table, error.column);
  if (error instanceof ChangedMeanwhile) return strings.changedMeanwhile(table);
  if (error instanceof JobFailed) return strings.jobFailed(table);
  if (error instanceof JobGone) return strings.jobGone(table);
  if (error instanceof WrongFile)
    return error.reason === 'tooLarge' ? strings.tooLargeFile(table) : strings.damagedFile(table);
  return null;
}

/** The same, to be thrown. */
export function failureOf(error: unknown, call: AribaCall, table?: string): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const { stage, message, isPassing, isUnreached } = explainAriba(error, call, table);
  return new SystemFailure(stage, message, { code: codeOf(error), isPassing, isUnreached, cause: error });
}

/** For the log. Words of Ariba's errors are its own, and change. */
function codeOf(error: unknown): string | null {
  if (error instanceof JobFailed) return /^\w{1,80}$/.test(error.status) ? error.status : null;
  return error instanceof HttpFailure ? String(error.status) : null;
}
