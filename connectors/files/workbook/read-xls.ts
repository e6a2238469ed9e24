import { readFile } from 'node:fs/promises';
import { type CellObject, type RowInfo, read, type WorkBook } from '@e965/xlsx';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../../connector.ts';
import { parseFormat } from './cell-format.ts';
import { numberCellText } from './cell-text.ts';
import { passwordSentence } from './check-archive.ts';
import type { MergedRange } from './merged-cells.ts';
import { addsUpRowsAbove } from './row-builder.ts';
import { SheetReader, type SheetRow } from './sheet-reader.ts';

/** Reads an older binary workbook (BIFF). Formulas give their stored values; macros are never looked at. */
export async function readXls(path: string, target: ImportTarget, signal: AbortSignal): Promise<void> {
  const workbook = parse(await readFile(path));
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const isOnly = workbook.SheetNames.length === 1;
  for (const [index, name] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[name];
    if (sheet === undefined) continue;
    const merged = (sheet['!merges'] ?? []).map(
      ({ s, e }): MergedRange => ({ column: s.c, lastColumn: e.c, firstLine: s.r + 1, lastLine: e.r + 1 }),
    );
    const reader = new SheetReader(name, target, merged);
    const rows: (CellObject[] | undefined)[] = sheet['!data'] ?? [];
    for (const [row, cells] of rows.entries()) {
      if (cells === undefined) continue;
      signal.throwIfAborted();
      await reader.add(sheetRow(cells, row + 1, sheet['!rows']?.[row] ?? {}, is1904));
    }
    const hasTable = await reader.finish();
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (!hasTable && !isOnly) target.decide(`Sheet "${name}" holds no table and was left out.`);
    if (hasTable && isHidden)
      target.decide(`Sheet "${name}" is hidden in the workbook and was read too.`, {
        kind: 'shape',
        table: name,
      });
  }
}

function sheetRow(cells: CellObject[], line: number, { hidden, level }: RowInfo, is1904: boolean): SheetRow {
  const texts = Array.from(cells, (cell: CellObject | undefined) => cellText(cell, is1904));
  const errors = cells.filter((cell) => cell?.t === 'e').length;
  const isDeclared = cells.some((cell, column) => addsUpRowsAbove(String(cell?.f ?? ''), column, line));
  return {
    cells: texts,
    line,
    errors,
    formulas: 0,
    isHidden: hidden === true,
    isDeclared,
    ...(level && { level }),
  };
}

function cellText(cell: CellObject | undefined, is1904: boolean): string | null {
  switch (cell?.t) {
    case 'n':
      return numberCellText(String(cell.v), parseFormat(String(cell.z ?? 'General')), is1904);
    case 's':
      return String(cell.v);
    case 'b':
      return cell.v === true ? 'true' : 'false';
    default:
      return null;
  }
}

const notReadable =
  'The file is not a workbook that can be read. Open it in a spreadsheet program and save it as .xlsx.';

/** The order of bytes, as every container of this kind tells it: what lacks it would be read as a text. */
const byteOrder = { at: 28, value: 0xfffe } as const;

function parse(bytes: Buffer): WorkBook {
  if (bytes.length < byteOrder.at + 2 || bytes.readUInt16LE(byteOrder.at) !== byteOrder.value)
    throw new AppError('unreadable', notReadable);
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellStyles: true,
      bookVBA: false,
      cellFormula: true,
      cellHTML: false,
    });
  } catch (cause) {
    const isProtected = cause instanceof Error && /password|encrypt/i.test(cause.message);
    const sentence = isProtected ? passwordSentence : notReadable;
    throw new AppError('unreadable', sentence, { cause });
  }
}
