import { AppError } from '#kernel/errors.ts';
import { BoundError, type BoundedStream } from './bounded-stream.ts';
import { UnusableAuthority } from './start-tls.ts';
import { systemStrings as strings } from './strings.ts';
import type { SystemStage, SystemTestOutcome } from './system-connector.ts';

/** What is known of the system that failed. */
export interface FailedSystem {
  /** As it calls itself: PostgreSQL. */
  system: string;
  host: string;
  port: number;
  /** What had begun when it failed. */
  stage: SystemStage;
  stream?: BoundedStream | null;
}

/**
 * What a failure means for the person as far as it is the same for every system: the server's policy, the network, TLS, and
 * bounds. A connector looks at its system's own codes first. What the peer wrote is never told.
 */
export function explainFailure(error: unknown, failed: FailedSystem): SystemTestOutcome {
  const place = placeText(failed.host, failed.port);
  const { code = '' } = error as { code?: string };
  const bound = boundOf(error, failed);
  if (bound !== null) return no(failed.stage, explainBound(bound, place, failed.system));
  const sentence = boundSentenceOf(error);
  if (sentence !== null) return no(failed.stage, sentence);
  if (error instanceof AppError) return no('address', error.message);
  if (error instanceof UnusableAuthority) return no('certificate', strings.unusableAuthority);
  switch (code) {
    case 'ECONNREFUSED':
      return no('port', strings.refused(place, failed.system));
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
    case 'ETIMEDOUT':
      return no('port', strings.unreachable(place));
    case 'CERT_HAS_EXPIRED':
      return no('certificate', strings.certificateExpired);
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return no('certificate', strings.certificateOfAnother(failed.host));
  }
  if (/^(?!ERR_SSL).*(CERT|SIGNED|SIGNATURE)/.test(code))
    return no('certificate', strings.certificateUntrusted);
  if (isOutOfMemory(error)) return no(failed.stage, strings.beyondMemory(place));
  return no(failed.stage, strings.otherSystem(place, failed.system));
}

/** Host and port as people write them. */
export function placeText(host: string, port: number): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** Memory of buffers is not V8's: where the system gives none, that is an error like any other. */
export function isOutOfMemory(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'ERR_MEMORY_ALLOCATION_FAILED' || /allocation failed/i.test(message ?? '');
}

function boundOf(error: unknown, { stream }: FailedSystem): BoundError | null {
  return error instanceof BoundError ? error : (stream?.violation ?? null);
}

/** What `reach.fetch` says of an answer that is beyond what one may hold; asking again would lead to the same. */
export function boundSentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return error.name === 'AnswerBoundError' ? error.message : boundSentenceOf(error.cause);
}

function explainBound({ bound, limit }: BoundError, place: string, system: string): string {
  switch (bound) {
    case 'bytes':
    case 'message':
      return strings.tooMuch(place, sizeText(limit), system);
    case 'protocol':
      return strings.otherSystem(place, system);
    case 'idle':
      return strings.silent(place, Math.round(limit / 1000));
    case 'time':
      return strings.late.login(place, system);
  }
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 1e6)} MB`;
}

function no(stage: SystemStage, message: string): SystemTestOutcome {
  return { isOk: false, stage, message };
}
