/** An answer of HTTP that is none that was asked for. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;
  /** The beginning of the body, for a connector that knows its system's codes; never told. */
  readonly text: string;
  readonly headers: Headers;
  /** Of a page of HTML in place of data, where it is one that can be told. */
  readonly title: string | null;
  /** For how long the system asks not to be called; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    {
      text = '',
      headers = new Headers(),
      title = null,
      retryAfterMs = null,
    }: Partial<Pick<HttpFailure, 'text' | 'headers' | 'title' | 'retryAfterMs'>> = {},
  ) {
    super(`An answer of status ${status} was not expected.`);
    this.status = status;
    this.text = text;
    this.headers = headers;
    this.title = title;
    this.retryAfterMs = retryAfterMs;
  }

  /** The body as JSON; undefined where it is none. */
  get json(): unknown {
    try {
      return JSON.parse(this.text);
    } catch {
      return undefined;
    }
  }
}

/** The body of an answer ended before its end. */
export class CutAnswer extends Error {
  override name = 'CutAnswer';
}

/** The system led elsewhere: a redirect, or a link to a next page on another host. */
export class LedElsewhere extends Error {
  override name = 'LedElsewhere';
}
