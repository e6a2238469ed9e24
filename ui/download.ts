import { cutAtWord } from '#kernel/cut-text.ts';

/** Hands a file to the browser's own saving. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const stemMaximumLength = 60;

/** A name that every file system takes. */
export function fileNameOf(title: string, extension: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
  const stem = cutAtWord(words, stemMaximumLength).replace('…', '').replaceAll(' ', '-');
  return `${stem || 'plumbline'}.${extension}`;
}
