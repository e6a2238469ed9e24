import { AppError } from '#kernel/errors.ts';
import { boundSentenceOf, explainFailure, placeText } from '../explain-failure.ts';
import type { SystemStage } from '../system-connector.ts';
import { CutAnswer, HttpFailure, LedElsewhere } from './http-failure.ts';
import { isBrokenConnection } from './retry.ts';
import { httpStrings as strings, waitText } from './strings.ts';

/** What is known of the system that failed. */
export interface CalledSystem {
  /** As it calls itself: SAP S/4HANA. */
  name: string;
  base: URL;
  /** What had begun when it failed. */
  stage: SystemStage;
}

export interface HttpExplanation {
  stage: SystemStage;
  message: string;
  /** It may work a little later. */
  isPassing: boolean;
  /** Nothing there answered as the system does: who may not search the network is told no more than that. */
  isUnreached: boolean;
}

/**
 * What a failure of a call over HTTP means for the person, as far as it is the same for every system. A connector looks at its
 * system's own codes first. Of what the peer wrote nothing is told but a title of plain words (decision 0093).
 */
export function explainHttp(error: unknown, { name, base, stage }: CalledSystem): HttpExplanation {
  const told = (at: SystemStage, message: string, more: Partial<HttpExplanation> = {}): HttpExplanation => ({
    stage: at,
    message,
    isPassing: false,
    isUnreached: false,
    ...more,
  });
  const [host, port] = placeOf(base);
  const place = placeText(host, port);
  if (error instanceof HttpFailure) return explainStatus(error, name, stage, told);
  if (error instanceof LedElsewhere)
    return error.cause instanceof HttpFailure
      ? told('login', strings.redirected(name), { isUnreached: stage !== 'permission' })
      : told(stage, strings.ledElsewhere(name));
  if (error instanceof CutAnswer) return told(stage, strings.cut(name), { isPassing: true });
  const hasAnswered = stage === 'permission' || stage === 'database';
  const bound = boundSentenceOf(error);
  if (bound !== null) return told(stage, bound, { isUnreached: !hasAnswered });
  const code = codeOf(error);
  const isTls = base.protocol === 'https:';
  if (isTls && (code === 'EPROTO' || /^ERR_SSL_(WRONG_VERSION|PACKET_LENGTH)/.test(code)))
    return told('tls', strings.withoutTls(place), { isUnreached: true });
  // Who speaks TLS answers what is none by an alert, or hangs up.
  if (!isTls && !hasAnswered && /^(HPE_|ECONNRESET$)/.test(code))
    return told('tls', strings.tlsWanted(place), { isUnreached: true });
  if (hasAnswered && (isBrokenConnection(error) || /^ERR_STREAM_/.test(code)))
    return told(stage, strings.broke(place), { isPassing: true });
  // What the door says is told as it is; the rest is the network's.
  const { cause } = error as { cause?: unknown };
  const reason = cause instanceof AppError ? cause : error;
  const outcome = explainFailure(reason, { system: name, host, port, stage });
  const at = outcome.stage ?? stage;
  const isUnreached = at !== 'address' && at !== 'certificate';
  return told(at, outcome.message, { isUnreached, isPassing: isUnreached });
}

function explainStatus(
  { status, title, text, headers, retryAfterMs }: HttpFailure,
  name: string,
  stage: SystemStage,
  told: (at: SystemStage, message: string, more?: Partial<HttpExplanation>) => HttpExplanation,
): HttpExplanation {
  const hasAnswered = stage === 'permission' || stage === 'database';
  if (status === 401) return told('login', strings.refused(name));
  if (status === 403) return told('permission', strings.forbidden(name));
  if (status === 429) {
    const wait = retryAfterMs === null ? null : waitText(retryAfterMs);
    return told(stage, strings.throttled(name, wait), { isPassing: true });
  }
  if (status >= 502 && status <= 504) return told(stage, strings.busy(name), { isPassing: true });
  const isPage =
    /^\s*text\/html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text);
  if (isPage && (status < 500 || !hasAnswered))
    return told('login', title === null ? strings.untitledPage : strings.page(title), {
      isUnreached: !hasAnswered,
    });
  if (status === 404 || status === 410) return told('database', strings.missing(name));
  if (status >= 500) return told(stage, strings.failed(name, status), { isPassing: true });
  return told(stage, strings.otherStatus(name, status), { isUnreached: !hasAnswered && status < 300 });
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return typeof cause === 'object' && cause !== null ? codeOf(cause) : '';
}

function placeOf({ hostname, port, protocol }: URL): [host: string, port: number] {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return [host, Number(port) || (protocol === 'https:' ? 443 : 80)];
}
