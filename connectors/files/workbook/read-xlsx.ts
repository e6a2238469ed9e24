import { readFile } from 'node:fs/promises';
import { EncryptedFileError, HucreError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../../connector.ts';
import { checkArchive, passwordSentence } from './check-archive.ts';
import { listSheets } from './sheet-list.ts';
import { SheetReader } from './sheet-reader.ts';

/** Reads every sheet that holds a table, row by row: memory does not grow with the sheet. Hidden sheets are read and told. */
export async function readXlsx(path: string, target: ImportTarget, signal: AbortSignal): Promise<void> {
  const bytes = await readFile(path);
  await checkArchive(bytes);
  const sheets = await listSheets(bytes);
  const entries = sheets.length > 0 ? sheets : [{ name: 'Sheet1', isHidden: false }];
  for (const [index, sheet] of entries.entries()) {
    const reader = new SheetReader(sheet.name, target);
    try {
      for await (const row of streamXlsxRows(bytes, { sheet: index })) {
        signal.throwIfAborted();
        await reader.add(row.values);
      }
    } catch (error) {
      throw asReadable(error, sheet.name);
    }
    const hasTable = await reader.finish();
    if (!hasTable && entries.length > 1)
      target.decide(`Sheet "${sheet.name}" holds no table and was left out.`);
    if (hasTable && sheet.isHidden)
      target.decide(`Sheet "${sheet.name}" is hidden in the workbook and was read too.`);
  }
}

function asReadable(error: unknown, sheet: string): unknown {
  if (error instanceof EncryptedFileError) {
    return new AppError('unreadable', passwordSentence, { cause: error });
  }
  if (!(error instanceof HucreError) && !(error instanceof RangeError) && !(error instanceof SyntaxError))
    return error;
  return new AppError(
    'unreadable',
    `Sheet "${sheet}" of the workbook is damaged. Save the workbook again in your spreadsheet program.`,
    { cause: error },
  );
}
