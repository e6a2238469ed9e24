import { type CalledSystem, explainHttp, type HttpExplanation } from '../http/explain-http.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { SystemFailure } from '../system-session.ts';
import { NoMetadata } from './csdl.ts';
import { NoOData } from './odata-client.ts';
import { MovedOn, NotIncremental, UnsoundPages } from './read.ts';
import { odataStrings as strings } from './strings.ts';
import { MissingProperty } from './values.ts';

/** The table, or one of its columns, is not among what the service has. */
export class GoneTable extends Error {
  override name = 'GoneTable';
}

/** @param table what was read when it failed */
export function explainOData(error: unknown, system: CalledSystem, table?: string): HttpExplanation {
  const told = (message: string): HttpExplanation => ({
    stage: 'permission',
    message,
    isPassing: false,
    isUnreached: false,
  });
  const name = table ?? system.name;
  if (error instanceof GoneTable) return told(strings.changedTable);
  if (error instanceof MissingProperty) return told(strings.missingProperty(name));
  // No try that goes on behind a mark would find what is missing before it: the next one begins anew.
  if (error instanceof UnsoundPages) return told(strings[error.reason](name));
  if (error instanceof MovedOn) return told(strings.movedOn(name));
  if (error instanceof NotIncremental) return told(strings.notIncremental(name));
  if (error instanceof NoMetadata) return told(strings.noMetadata(system.name, name));
  if (error instanceof NoOData)
    return { ...told(strings.noOData(system.name)), stage: 'login', isUnreached: !hasAnswered(system) };
  const explained = explainHttp(error, system);
  if (!(error instanceof HttpFailure)) return explained;
  if (table !== undefined && error.status === 403) return told(strings.tableRefused(table));
  if (table !== undefined && error.status === 404) return told(strings.changedTable);
  const id = transactionOf(error);
  return id === null
    ? explained
    : { ...explained, message: `${explained.message} ${strings.transaction(id)}` };
}

/** The same, to be thrown. */
export function failureOf(error: unknown, explained: HttpExplanation): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const { stage, message, isPassing, isUnreached } = explained;
  const code = error instanceof HttpFailure ? (codeOf(error) ?? String(error.status)) : null;
  return new SystemFailure(stage, message, { code, isPassing, isUnreached, cause: error });
}

/** The system's own code, as SAP, Microsoft and others have it: `/IWFND/MED/170`, `0x80040217`. Null for what is no code. */
export function codeOf({ json, text }: HttpFailure): string | null {
  const { error } = (json ?? {}) as { error?: { code?: unknown } };
  const code = error?.code ?? /<code>([^<]{1,100})<\/code>/.exec(text)?.[1];
  return typeof code === 'string' && /^[\w./:-]{1,80}$/.test(code) ? code : null;
}

/** Under which SAP's log has an error: an identifier, and nothing of what was wrong. */
export function transactionOf({ text }: HttpFailure): string | null {
  const [, id] = /(?:"transactionid"\s*:\s*"|<transactionid>)([A-Z0-9]{20,40})["<]/.exec(text) ?? [];
  return id ?? null;
}

function hasAnswered({ stage }: CalledSystem): boolean {
  return stage === 'permission' || stage === 'database';
}
