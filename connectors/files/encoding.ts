import { isUtf8 } from 'node:buffer';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../connector.ts';

export interface DecodedBytes {
  /** The text in UTF-8 without a byte order mark; the same buffer where nothing had to be converted. */
  bytes: Buffer;
  /** A sentence for the report where the encoding is not the usual one. */
  decision: string | null;
  /** Letters were lost in the file itself. */
  isDamaged?: true;
}

/** Tells how the text of a file was read: letters that were lost may make two values of one. */
export function tellEncoding({ decision, isDamaged }: DecodedBytes, target: ImportTarget): void {
  if (decision === null) return;
  const place = { kind: 'encoding' } as const;
  if (isDamaged) target.warn(decision, place);
  else target.decide(decision, place);
}

/** Decoded at a time: no text of a large file is ever one string, which has a longest length. */
const decodedAtOnce = 8 * 1024 * 1024;

/** Brings text into UTF-8. Byte order marks decide; else valid UTF-8; else the form of the bytes. */
export function toUtf8(bytes: Buffer): DecodedBytes {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { ...toUtf8(bytes.subarray(3)) };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes.subarray(2), 'utf-16le', 'UTF-16');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes.subarray(2), 'utf-16be', 'UTF-16');
  const wide = wideEncoding(bytes);
  if (wide !== null) return decoded(bytes, wide, 'UTF-16');
  if (isUtf8(bytes)) return { bytes, decision: null };
  if (looksJapanese(bytes)) return decoded(bytes, 'shift_jis', 'Shift-JIS');
  if (looksMostlyUtf8(bytes)) {
    return {
      bytes: recode(bytes, new TextDecoder('utf-8')),
      decision: 'A few characters were damaged in the file and are shown as �; the rest is UTF-8.',
      isDamaged: true,
    };
  }
  return decoded(bytes, 'windows-1252', 'Windows-1252 (Western European)');
}

function decoded(bytes: Buffer, encoding: string, label: string): DecodedBytes {
  try {
    const text = recode(bytes, new TextDecoder(encoding, { fatal: true }));
    return { bytes: text, decision: `The file is read as ${label} text.` };
  } catch (cause) {
    throw new AppError(
      'unreadable',
      `The file begins like ${label} text but is damaged. Save it again as UTF-8.`,
      { cause },
    );
  }
}

/** The text that a decoder finds in the bytes, in UTF-8. */
export function recode(
  bytes: Buffer,
  decoder: InstanceType<typeof TextDecoder>,
  partBytes = decodedAtOnce,
): Buffer {
  const parts: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += partBytes) {
    const part = bytes.subarray(start, start + partBytes);
    parts.push(Buffer.from(decoder.decode(part, { stream: start + partBytes < bytes.length })));
  }
  return Buffer.concat(parts);
}

/**
 * UTF-16 without a mark: Western text has a zero in every second byte, and text of any script has it in its line ends and
 * digits, always on the same side.
 */
export function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4000);
  if (sample.length < 4) return null;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (Math.min(even, odd) > 0 || even === odd) return null;
  const encoding = odd > 0 ? 'utf-16le' : 'utf-16be';
  return Math.max(even, odd) > sample.length / 4 || isTextIn(sample, encoding) ? encoding : null;
}

/** Whole characters, with an end of line among them and hardly one that no text holds. */
function isTextIn(sample: Buffer, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const whole = sample.subarray(0, sample.length - (sample.length % 2));
  const text = new TextDecoder(encoding).decode(whole);
  const strange = text.match(/[\p{Cn}\p{Co}\ufffd]|[^\P{Cc}\t\n\r]/gu)?.length ?? 0;
  return /[\n\r]/.test(text) && /[,;\t|]/.test(text) && strange <= 1;
}

/** Valid Shift-JIS whose characters are Japanese: Western text is hardly ever valid, and never so. */
function looksJapanese(bytes: Buffer): boolean {
  try {
    const text = recode(bytes, new TextDecoder('shift_jis', { fatal: true }));
    const foreign = text.toString('utf8', 0, 400_000).match(/[^\p{ASCII}]/gu) ?? [];
    const japanese = foreign.filter((character) =>
      /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\u3000-\u303f]/u.test(character),
    );
    return japanese.length > 2 && japanese.length > 0.8 * foreign.length;
  } catch {
    return false;
  }
}

/** Far more valid multi-byte characters than damaged ones. */
function looksMostlyUtf8(bytes: Buffer): boolean {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, 2_000_000));
  const damaged = text.match(/\ufffd/g)?.length ?? 0;
  const valid = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return valid > 20 * damaged;
}
