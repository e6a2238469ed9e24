/** What the bytes of each image format begin with (WebP: `RIFF`, four bytes of length, `WEBP`). */
const signatures: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  jpeg: (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff',
  webp: (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** Enough characters of base64 to hold the longest signature. */
const headLength = 16;

/** Whether a `data:image/…;base64,` text holds what it says it holds, by its first bytes. */
export function isPicture(dataUrl: string): boolean {
  const [, format = '', head = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(dataUrl.slice(0, 64)) ?? [];
  return signatures[format]?.(Buffer.from(head.slice(0, headLength), 'base64')) ?? false;
}
