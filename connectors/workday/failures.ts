import { explainHttp } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { NoSoapAnswer, SoapFault } from '../http/xml-rows.ts';
import type { SystemStage, SystemTestOutcome } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { ChangedReport, WholeOnly, WrongValue } from './read.ts';
import type { WorkdaySettings } from './settings.ts';
import { workdayStrings as strings } from './strings.ts';
import { ReportRefused, WrongReport } from './tables.ts';
import { RowsMissing } from './workday-client.ts';

/** How far it came, for whoever has to tell of a failure. */
export interface Reached {
  stage: SystemStage;
}

interface OwnFailure {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing?: boolean;
  /** Nothing there answered as Workday does. */
  isUnreached?: boolean;
}

/** @param table what was read when it failed */
export function explain(
  error: unknown,
  settings: WorkdaySettings,
  { stage }: Reached,
  table?: string,
): SystemTestOutcome & { isPassing: boolean } {
  const own = ownFailureOf(error, settings, stage, table);
  if (own !== null) return { isOk: false, isPassing: false, ...own };
  const cause = error instanceof ReportRefused ? error.cause : error;
  return { isOk: false, ...explainHttp(cause, { name: strings.system, base: settings.origin, stage }) };
}

/** The same, to be thrown. */
export function failureOf(
  error: unknown,
  settings: WorkdaySettings,
  reached: Reached,
  table?: string,
): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const told = explain(error, settings, reached, table);
  const { stage = reached.stage, message, isPassing, isUnreached = false } = told;
  return new SystemFailure(stage, message, { code: codeOf(error), isPassing, isUnreached, cause: error });
}

function codeOf(error: unknown): string | null {
  if (error instanceof SoapFault) return /^[\w.]{1,80}$/.test(error.code) ? error.code : null;
  return error instanceof HttpFailure ? String(error.status) : null;
}

function ownFailureOf(
  error: unknown,
  settings: WorkdaySettings,
  stage: SystemStage,
  table: string | undefined,
): OwnFailure | null {
  const name = table ?? strings.theData;
  if (error instanceof SystemFailure) return { stage: error.stage, message: error.message };
  if (error instanceof SoapFault) return explainFault(error.code, settings, name);
  if (error instanceof ReportRefused) return explainReport(error);
  if (error instanceof WrongReport) return { stage: 'database', message: strings.wrongReport(error.report) };
  if (error instanceof HttpFailure) return explainStatus(error.status, settings, table);
  if (error instanceof WholeOnly) return { stage: 'permission', message: strings.wholeOnly };
  if (error instanceof ChangedReport) return { stage: 'permission', message: strings.changedReport(name) };
  if (error instanceof WrongValue)
    return { stage: 'permission', message: strings.wrongValue(name, error.column) };
  if (error instanceof RowsMissing)
    return { stage: 'permission', message: strings.rowsMissing(name), isPassing: true };
  if (error instanceof NoSoapAnswer)
    return { stage, message: strings.otherAnswer, isUnreached: stage !== 'permission' };
  return null;
}

/** By the code alone: the words of a fault are Workday's. */
function explainFault(code: string, { apiVersion }: WorkdaySettings, table: string): OwnFailure {
  if (/authenticationError$/i.test(code)) return { stage: 'login', message: strings.wrongPassword };
  if (/(authorization|permission|processingFault\.task)/i.test(code))
    return { stage: 'permission', message: strings.tableRefused(table) };
  if (/version/i.test(code)) return { stage: 'database', message: strings.versionRefused(apiVersion) };
  if (/validationError$/i.test(code)) return { stage: 'permission', message: strings.rejected(table) };
  return { stage: 'permission', message: strings.failed(table), isPassing: true };
}

function explainReport({ report, cause }: ReportRefused): OwnFailure | null {
  const status = cause instanceof HttpFailure ? cause.status : 0;
  if (status === 401) return { stage: 'login', message: strings.wrongPassword };
  if (status === 403) return { stage: 'permission', message: strings.tableRefused(report) };
  if (status === 404) return { stage: 'database', message: strings.missingReport(report) };
  return null;
}

function explainStatus(
  status: number,
  { tenant }: WorkdaySettings,
  table: string | undefined,
): OwnFailure | null {
  if (status === 401) return { stage: 'login', message: strings.wrongPassword };
  if (status === 403 && table !== undefined)
    return { stage: 'permission', message: strings.tableRefused(table) };
  if (status !== 404) return null;
  return table === undefined
    ? { stage: 'database', message: strings.unknownTenant(tenant) }
    : { stage: 'permission', message: strings.tableGone(table) };
}
