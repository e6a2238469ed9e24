import { fromBufferPromise } from 'yauzl';
import { z } from 'zod';
import { parseExactJson } from '../http/exact-json.ts';
import type { JsonRow } from '../http/json-cells.ts';

/** A file of a job, whose rows are thousands at most. */
export const fileLimits = { entries: 20, bytes: 32_000_000 } as const;

/** A file of a job is no archive of rows. `tooLarge`: it would unpack to more than one may hold. */
export class WrongFile extends Error {
  override name = 'WrongFile';
  readonly reason: 'damaged' | 'tooLarge';

  constructor(reason: 'damaged' | 'tooLarge', options?: ErrorOptions) {
    super(`A file of a job cannot be read: ${reason}.`, options);
    this.reason = reason;
  }
}

const rows = z.array(z.record(z.string(), z.unknown()));
const content = z.union([rows, z.object({ Records: rows }).transform(({ Records }) => Records)]);

/** The rows of all files of an archive. The sizes that it claims are checked first, and each is held to its claim. Throws `WrongFile`. */
export async function unpackRows(archive: Buffer): Promise<JsonRow[]> {
  try {
    const zip = await fromBufferPromise(archive, { validateEntrySizes: true });
    if (zip.entryCount > fileLimits.entries) throw new WrongFile('tooLarge');
    const entries = [];
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (bytes > fileLimits.bytes) throw new WrongFile('tooLarge');
      entries.push(entry);
    }
    const found: JsonRow[] = [];
    for (const entry of entries) {
      const parts: Buffer[] = [];
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
      const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
      // One by one: a spread of thousands is a call with as many arguments.
      for (const row of content.parse(parseExactJson(text))) found.push(row);
    }
    return found;
  } catch (cause) {
    if (cause instanceof WrongFile) throw cause;
    throw new WrongFile('damaged', { cause });
  }
}
