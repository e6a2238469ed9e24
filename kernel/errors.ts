/** Codes that every room may use; a feature declares further ones in its contract. The HTTP status follows from the code. */
export const errorStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  misdirected: 421,
  unreadable: 422,
  tooMany: 429,
  cancelled: 499,
  internal: 500,
  unavailable: 503,
  timeout: 504,
  full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * A failure whose message was written for the person who sees it: what was wrong and what to do.
 * Anything else that is thrown becomes a 500 with a fixed sentence and goes to the log.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  /** Values for the caller, such as the nearest names. Never a secret, a path or a driver's text. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.details = options.details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** The message of anything thrown, for logs. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
