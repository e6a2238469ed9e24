import { readFile } from 'node:fs/promises';
import { read, utils, type WorkBook } from '@e965/xlsx';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../../connector.ts';
import { passwordSentence } from './check-archive.ts';
import { SheetReader } from './sheet-reader.ts';

/** Reads an older binary workbook (BIFF). Formulas give their stored values; macros are never looked at. */
export async function readXls(path: string, target: ImportTarget, signal: AbortSignal): Promise<void> {
  const workbook = parse(await readFile(path));
  const isOnly = workbook.SheetNames.length === 1;
  for (const [index, name] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[name];
    if (sheet === undefined) continue;
    const reader = new SheetReader(name, target);
    const rows = utils.sheet_to_json<unknown[]>(sheet, {
      header: 1,
      raw: true,
      defval: null,
      blankrows: true,
      UTC: true,
    });
    for (const row of rows) {
      signal.throwIfAborted();
      await reader.add(row);
    }
    const hasTable = await reader.finish();
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (!hasTable && !isOnly) target.decide(`Sheet "${name}" holds no table and was left out.`);
    if (hasTable && isHidden) target.decide(`Sheet "${name}" is hidden in the workbook and was read too.`);
  }
}

function parse(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      cellDates: true,
      dense: true,
      UTC: true,
      bookVBA: false,
      cellFormula: false,
      cellHTML: false,
    });
  } catch (cause) {
    const isProtected = cause instanceof Error && /password|encrypt/i.test(cause.message);
    const sentence = isProtected
      ? passwordSentence
      : 'The file is not a workbook that can be read. Open it in a spreadsheet program and save it as .xlsx.';
    throw new AppError('unreadable', sentence, { cause });
  }
}
