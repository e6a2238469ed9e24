import { requestStrings } from './request-strings.ts';

/** A response that was not OK. The message is `<status>: <body text, or status text when the body is empty>`. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  /** The server's sentence for the person; the generic one when the body holds none. */
  readonly userMessage: string;
  /** What the server's log knows this request by. */
  readonly requestId: string | null;

  constructor(status: number, statusText: string, body: string, requestId: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.userMessage = messageInBody(body) ?? requestStrings.failed;
    this.requestId = requestId;
  }
}

function messageInBody(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('message' in parsed)) return null;
    return typeof parsed.message === 'string' && parsed.message !== '' ? parsed.message : null;
  } catch {
    return null;
  }
}

/** Turns a response that is not OK into its error. Reads the body. */
export async function errorOfResponse(response: Response): Promise<HttpError> {
  const body = await response.text().catch(() => '');
  return new HttpError(response.status, response.statusText, body, response.headers.get('x-request-id'));
}

/** The sentence to show for anything thrown: the server's, or the fallback; an unreachable server has its own. */
export function userMessageOf(error: unknown, fallback: string = requestStrings.failed): string {
  if (error instanceof HttpError) {
    return error.userMessage === requestStrings.failed ? fallback : error.userMessage;
  }
  if (error instanceof TypeError) return requestStrings.unreachable;
  return fallback;
}
