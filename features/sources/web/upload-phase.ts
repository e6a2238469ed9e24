import { formatBytes, formatNumber } from '#ui/format.ts';
import { sourcesStrings as strings } from '../strings.ts';

export type UploadPhase = 'idle' | 'sending' | 'waiting' | 'reading' | 'done';

/** What is happening to a file, in words. */
export function phaseText(
  { phase, sentFraction, ahead }: { phase: UploadPhase; sentFraction: number; ahead: number },
  file: Pick<File, 'size'>,
): string {
  if (phase === 'done') return strings.phaseDone;
  if (phase === 'reading') return strings.phaseReading;
  if (phase === 'waiting') return strings.phaseWaiting(ahead, formatNumber(ahead));
  return strings.phaseSending(formatBytes(file.size * sentFraction), formatBytes(file.size));
}
