import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Engine } from '#engine/index.ts';
import type { StorageClaim, StorageGuard } from '#features/storage/contract.ts';
import type { EndpointDefinition } from '#kernel/endpoint.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { HandlerInput, UploadedStream } from '#platform/http/mount.ts';
import { uploadExtensions, uploadLimitBytes } from '../limits.ts';
import { sourcesStrings } from '../strings.ts';
import { sourcesServerStrings } from './strings.ts';

export interface ReceiveParts {
  engine: Pick<Engine, 'prepareImport'>;
  storage: Pick<StorageGuard, 'claim'>;
  /** Where bytes wait until they have been read; emptied at start. */
  uploadDirectory: string;
}

export interface ReceiveRequest {
  workspaceId: string;
  file: UploadedStream;
  /** As declared by the caller; null when it is not known. */
  contentLength: number | null;
  signal: AbortSignal;
}

export interface ReceivedFile {
  path: string;
  sizeBytes: number;
  /** Ends with the caller, and when the disk comes to its end. */
  signal: AbortSignal;
  /** Throws where the workspace keeps more now than it may: to be asked before what was made becomes visible. */
  requireKept: () => Promise<void>;
}

/**
 * Writes an uploaded file to disk and lets `work` read it; the bytes are gone when this settles. Room is claimed before the first byte is read. Throws
 * `invalid`, `tooLarge`, `full`, `cancelled` or, for no bytes, `unreadable`, and what `work` throws.
 */
export async function receiveFile<Made>(
  parts: ReceiveParts,
  request: ReceiveRequest,
  { sources }: { sources: number },
  work: (received: ReceivedFile) => Promise<Made>,
): Promise<Made> {
  const { file, workspaceId, contentLength } = request;
  const path = join(parts.uploadDirectory, newId());
  using claim = await admit(parts, request, { bytes: contentLength ?? 0, sources });
  const signal = AbortSignal.any([request.signal, claim.signal]);
  parts.engine.prepareImport(workspaceId);
  try {
    const sizeBytes = await receive({ file, contentLength, signal }, claim, path);
    return await work({ path, sizeBytes, signal, requireKept: () => claim.requireKept() });
  } catch (error) {
    throw claim.signal.aborted ? claim.signal.reason : error;
  } finally {
    await rm(path, { force: true });
  }
}

/** What the caller declares, the frame of the form included; null where it does not. */
export function contentLengthOf({ headers }: HandlerInput<EndpointDefinition>['request']): number | null {
  const declared = Number(headers['content-length']);
  return Number.isFinite(declared) ? declared : null;
}

/** What is refused here is refused before it is read: its bytes go by, so that the answer reaches who still sends. */
async function admit(
  { storage }: ReceiveParts,
  { file, workspaceId }: ReceiveRequest,
  wanted: { bytes: number; sources: number },
): Promise<StorageClaim> {
  try {
    requireKnownExtension(file);
    return await storage.claim(workspaceId, wanted);
  } catch (error) {
    file.stream.resume();
    throw error;
  }
}

/** Throws `invalid` for a file that no reader takes. */
function requireKnownExtension(file: UploadedStream): void {
  const extension = file.fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if ((uploadExtensions as readonly string[]).includes(extension)) return;
  throw new AppError(
    'invalid',
    `${sourcesStrings.invalidFormatTitle}. ${sourcesStrings.invalidFormatMessage(uploadExtensions)}`,
  );
}

/** Writes the bytes to a path. Their number. */
async function receive(
  { file, contentLength, signal }: Pick<ReceiveRequest, 'file' | 'contentLength' | 'signal'>,
  claim: StorageClaim,
  path: string,
): Promise<number> {
  await mkdir(join(path, '..'), { recursive: true });
  let sizeBytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      try {
        claim.reach(sizeBytes);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  try {
    await pipeline(file.stream, counted, createWriteStream(path, { flags: 'wx' }), { signal });
  } catch (error) {
    if (signal.aborted) throw new AppError('cancelled', 'The upload was cancelled.', { cause: error });
    if ((error as { code?: string }).code === 'ENOSPC')
      throw new AppError('full', sourcesServerStrings.diskFull);
    throw error;
  }
  if (file.isTruncated()) {
    const declared = Math.max(contentLength ?? 0, uploadLimitBytes + 1);
    throw new AppError(
      'tooLarge',
      `${sourcesStrings.tooLargeTitle}. ${sourcesStrings.tooLargeMessage(declared)}`,
    );
  }
  await file.requireAlone();
  if (sizeBytes === 0) throw new AppError('unreadable', sourcesServerStrings.uploadEmpty);
  return sizeBytes;
}
