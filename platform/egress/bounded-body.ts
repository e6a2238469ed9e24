import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { egressStrings as strings } from './strings.ts';

/** What an answer may cost whoever reads it. */
export interface AnswerBounds {
  /** Of the body as it comes, and again of what it unpacks to. */
  bodyBytes: number;
  /** Of the first line, all header lines and those behind the body, together. */
  headerBytes: number;
  /** From the call to the last byte of the body, at whatever pace the bytes come. */
  totalMs: number;
}

/** Thrown into whoever reads a body that breaks a bound; its message is a sentence. */
export class AnswerBoundError extends Error {
  override name = 'AnswerBoundError';
}

/** What unpacks a body of this encoding; `identity` needs nothing, null is none that is known. */
const unpackers: Record<string, (() => Transform) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The body, unpacked, as far as its bounds let it come; what goes beyond ends it, and the connection, with an error. It is
 * read no faster than its reader asks. Throws AnswerBoundError at once where the length that is announced is too large, or
 * where the encoding is none that can be unpacked within bounds.
 */
export function boundedBody(response: IncomingMessage, { bodyBytes }: AnswerBounds): Readable {
  if (Number(response.headers['content-length'] ?? 0) > bodyBytes)
    throw new AnswerBoundError(strings.bodyTooLarge(bodyBytes));
  const encodings = encodingsOf(response);
  // Each further layer may unpack to a thousand times as much as the one before.
  if (encodings.length > 1) throw new AnswerBoundError(strings.encodingUnknown);
  const unpackers = encodings.map(unpackerOf);
  const steps = [countUpTo(bodyBytes), ...unpackers.flatMap((unpack) => [unpack, countUpTo(bodyBytes)])];
  const last = steps.at(-1) ?? response;
  // Its error reaches the reader through the last step, which it destroys.
  pipeline([response, ...steps], () => {});
  return last;
}

function encodingsOf(response: IncomingMessage): string[] {
  return (response.headers['content-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
}

function unpackerOf(encoding: string): Transform {
  const create = Object.hasOwn(unpackers, encoding) ? unpackers[encoding] : undefined;
  if (create === undefined) throw new AnswerBoundError(strings.encodingUnknown);
  return create();
}

function countUpTo(maximum: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maximum) done(new AnswerBoundError(strings.bodyTooLarge(maximum)));
      else done(null, chunk);
    },
  });
}
