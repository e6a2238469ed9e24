import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeXlsxStream } from 'hucre/xlsx';

export interface HostileFile {
  path: string;
  fileName: string;
}

/**
 * Files that a reader would rather not meet, each within every limit: a workbook that unpacks to as much as it may, rows without an end, JSON nested
 * beyond sense, and more columns than rows.
 * @param scale 1: as large as an upload may be; 0.01 for a look
 */
export async function writeHostileFiles(directory: string, scale: number): Promise<HostileFile[]> {
  const files = ['unpacks.xlsx', 'endless.csv', 'deep.json', 'wide.csv'].map((fileName) => ({
    path: join(directory, fileName),
    fileName,
  }));
  const [unpacks = '', endless = '', deep = '', wide = ''] = files.map(({ path }) => path);
  await pipeline(
    Readable.fromWeb(
      writeXlsxStream(equalRows(Math.round(900_000 * scale)), {
        name: 'Rows',
        columns: Array.from({ length: 8 }, (_, index) => ({ header: `c${index}`, key: `c${index}` })),
      }) as never,
    ),
    createWriteStream(unpacks),
  );
  // A quote that ends nowhere near keeps the quick way of reading out.
  await writeFile(endless, `a,b\n${'1,"x\ny"\n'.repeat(Math.round(6_000_000 * scale))}`);
  const depth = Math.round(2_000_000 * scale);
  await writeFile(deep, `[{"a":${'['.repeat(depth)}1${']'.repeat(depth)}}]`);
  const columns = Math.round(200 + 8_000 * scale);
  const line = Array.from({ length: columns }, (_, index) => index).join(',');
  const heads = Array.from({ length: columns }, (_, index) => `c${index}`).join(',');
  await writeFile(wide, `${heads}\n${`${line}\n`.repeat(Math.round(20 + 900 * scale))}`);
  return files;
}

/** Unpack to eighty times their size. */
function* equalRows(count: number): Generator<(string | number)[]> {
  for (let row = 0; row < count; row += 1) yield ['same', 'same', 1, 1, 'same', row, 'same', 1];
}
