import type { ImportTarget } from '../../connector.ts';
import { openArchive } from './check-archive.ts';
import { readTotalsRows } from './declared-totals.ts';
import { SheetReader } from './sheet-reader.ts';
import { readMergedRanges, readSheetRows } from './sheet-rows.ts';
import { damaged, readWorkbookParts } from './workbook-parts.ts';

/** Reads every sheet that holds a table, row by row: memory does not grow with the sheet. Hidden sheets are read and told. */
export async function readXlsx(path: string, target: ImportTarget, signal: AbortSignal): Promise<void> {
  await using archive = await openArchive(path);
  const parts = await readWorkbookParts(archive);
  if (parts.sheets.length === 0) throw damaged(new Error('no sheet is listed'));
  for (const sheet of parts.sheets) {
    const reader = new SheetReader(sheet.name, target, await readMergedRanges(archive, sheet.path));
    const totals = await readTotalsRows(archive, sheet.path);
    for await (const row of readSheetRows(archive, sheet.path, parts)) {
      signal.throwIfAborted();
      if (totals.has(row.line)) row.isDeclared = true;
      await reader.add(row);
    }
    const hasTable = await reader.finish();
    if (!hasTable && parts.sheets.length > 1)
      target.decide(`Sheet "${sheet.name}" holds no table and was left out.`);
    if (hasTable && sheet.isHidden)
      target.decide(`Sheet "${sheet.name}" is hidden in the workbook and was read too.`, {
        kind: 'shape',
        table: sheet.name,
      });
  }
}
