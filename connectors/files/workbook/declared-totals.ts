import type { Archive } from './check-archive.ts';
import { parsePart, relationsOf } from './workbook-parts.ts';

/** The rows of a sheet that the tables in it declare as their totals rows, from 1. */
export async function readTotalsRows(archive: Archive, sheetPath: string): Promise<ReadonlySet<number>> {
  const lines = new Set<number>();
  for (const { type, path } of await relationsOf(archive, sheetPath)) {
    if (type !== 'table') continue;
    await parsePart(archive, path, {
      open: (name, { ref = '', totalsRowCount = '0' }) => {
        const last = name === 'table' ? /:[A-Z]+(\d+)$/.exec(ref)?.[1] : undefined;
        if (last === undefined) return;
        for (let count = 0; count < Math.min(Number(totalsRowCount), 10); count += 1)
          lines.add(Number(last) - count);
      },
    });
  }
  return lines;
}
