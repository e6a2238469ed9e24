import {
  uploadExtensions,
  uploadLimitBytes,
  uploadProgressCapPercent,
  uploadProgressStepPercent,
  uploadProgressTickMs,
} from '../limits.ts';
import { sourcesStrings as strings } from '../strings.ts';

/** Shown progress in percent: 10 every 200 ms up to 90 at least; bytes that really left may raise it sooner, never past 90. */
export function progressAt(elapsedMs: number, sentFraction: number): number {
  const ticked = Math.floor(elapsedMs / uploadProgressTickMs) * uploadProgressStepPercent;
  return Math.min(uploadProgressCapPercent, Math.max(ticked, Math.floor(sentFraction * 100)));
}

interface FileFacts {
  name: string;
  size: number;
}

/** Why a file is not taken, as the toast says it; null when it is. */
export function findFileProblem(
  file: FileFacts,
  extensions: readonly string[] = uploadExtensions,
): { title: string; message: string } | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (extension === undefined || !extensions.includes(extension)) {
    return { title: strings.invalidFormatTitle, message: strings.invalidFormatMessage(extensions) };
  }
  if (file.size > uploadLimitBytes) {
    return { title: strings.tooLargeTitle, message: strings.tooLargeMessage(file.size) };
  }
  return null;
}
