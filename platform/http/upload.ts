import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors.ts';
import type { UploadedStream } from './mount.ts';

const nameMaximumLength = 200;

/**
 * The one file of a multipart body, as a stream that ends at the limit. Throws `invalid` when the body is no such form.
 */
export async function readUpload(request: FastifyRequest, limitBytes: number): Promise<UploadedStream> {
  if (!request.isMultipart()) {
    throw new AppError('invalid', 'Send the file as multipart/form-data in a field named "file".');
  }
  const files = request.files({ limits: { fileSize: limitBytes, files: 1, fields: 10, parts: 12 } });
  const part = await nextFile(files);
  if (part?.fieldname !== 'file') {
    throw new AppError('invalid', 'The form holds no file in a field named "file".');
  }
  return {
    fileName: displayName(part.filename),
    stream: part.file,
    isTruncated: () => part.file.truncated,
    async requireAlone() {
      const second = await nextFile(files);
      if (second) throw severalFiles();
    },
  };
}

async function nextFile(files: ReturnType<FastifyRequest['files']>) {
  try {
    const { done, value } = await files.next();
    return done ? null : value;
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_FILES_LIMIT') throw severalFiles(error);
    // The framework's own refusals have a status; the parser's complaints of a form that is none have not.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new AppError('invalid', 'The form cannot be read: it has no boundary, or ends before it should.', {
      cause: error,
    });
  }
}

function severalFiles(cause?: unknown): AppError {
  return new AppError(
    'invalid',
    'The form holds more than one file, and nothing was kept of it. Send each file in a form of its own.',
    { cause },
  );
}

/** A name to show: the last path segment, without control and direction characters, of bounded length. */
export function displayName(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return clean.slice(-nameMaximumLength) || 'upload';
}
