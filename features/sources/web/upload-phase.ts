import { formatBytes } from '#ui/format.ts';
import { sourcesStrings as strings } from '../strings.ts';

/** What is happening to a file, in words. */
export function phaseText(
  phase: 'idle' | 'sending' | 'reading' | 'done',
  file: File,
  sentFraction: number,
): string {
  if (phase === 'done') return strings.phaseDone;
  if (phase === 'reading') return strings.phaseReading;
  return strings.phaseSending(formatBytes(file.size * sentFraction), formatBytes(file.size));
}
