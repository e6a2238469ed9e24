import { cutAtWord } from '#kernel/cut-text.ts';
import { fileNameMaximumLength } from '../limits.ts';

/** A title as a file name that every system takes; a name of nothing becomes `export`. */
export function fileNameFor(title: string, extension: string): string {
  const plain = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system and no header takes them
    .replaceAll(/[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const cut = cutAtWord(plain, fileNameMaximumLength)
    // Windows drops points and spaces at the end, and hides a name that begins with a point.
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${cut === '' ? 'export' : cut}.${extension}`;
}

/** `Content-Disposition` of a download (RFC 6266): the name as it is, and one in ASCII for old readers. */
export function attachmentHeader(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_');
  // RFC 5987 allows fewer characters than encodeURIComponent leaves alone.
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
