import { AppError } from '#kernel/errors.ts';
import { contentOf } from './signatures.ts';

export type FileFormat = 'xlsx' | 'xls' | 'csv' | 'json' | 'xml';

const extensions: readonly string[] = ['xlsx', 'xls', 'csv', 'json', 'xml'] satisfies FileFormat[];

/**
 * The format of a file: what its name says, proved by its first bytes.
 * Throws `unreadable` with a sentence that names both when they disagree.
 */
export function detectFormat(fileName: string, start: Uint8Array): FileFormat {
  const extension = /\.([^.]+?)[\s.]*$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (start.length === 0)
    throw new AppError('unreadable', 'The file is empty. Choose a file that holds data.');
  if (!isFormat(extension)) {
    throw new AppError(
      'unreadable',
      'Please select a file with one of these formats: .xlsx, .xls, .csv, .json, .xml.',
    );
  }
  const content = contentOf(start);
  const isWorkbook = extension === 'xlsx' || extension === 'xls';
  switch (content) {
    case 'zip':
      if (isWorkbook) return 'xlsx';
      throw disagreement(
        extension,
        'a zip archive or an Excel workbook. If it is a workbook, rename it to .xlsx; otherwise unpack it first',
      );
    case 'ole':
      if (isWorkbook) return 'xls';
      throw disagreement(
        extension,
        'an older Excel workbook or another Office document. Save it as .xlsx or .csv',
      );
    case 'text':
      return textFormat(extension, start);
    default:
      throw disagreement(extension, content);
  }
}

/** Text under a workbook's name is what many systems export as "Excel": a CSV, an XML or a web page. */
function textFormat(extension: FileFormat, start: Uint8Array): FileFormat {
  const text = new TextDecoder('latin1')
    .decode(start.subarray(0, 2000))
    .replace(/^(ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '')
    .trimStart();
  const isMarkup = text.startsWith('<');
  if (/^<(!doctype html|html|table|head|body|meta|style|div)\b/i.test(text)) {
    throw disagreement(extension, 'a web page. Open it in a spreadsheet and save it as .xlsx or .csv');
  }
  if (extension === 'xlsx' || extension === 'xls') {
    if (isMarkup) throw disagreement(extension, 'XML text. Open it in a spreadsheet and save it as .xlsx');
    if (!isDelimited(text, start.length < 2000)) {
      throw new AppError(
        'unreadable',
        `The file is named .${extension} but is not a readable Excel file: it holds plain text without columns, or is damaged. Open it in a spreadsheet program and save it as .xlsx.`,
      );
    }
    return 'csv';
  }
  if (extension === 'csv' && isMarkup && text.startsWith('<?xml')) return 'xml';
  if (extension === 'xml' && !isMarkup) {
    throw new AppError(
      'unreadable',
      'The file is named .xml but does not begin with "<". Check that it is an XML document.',
    );
  }
  return extension;
}

function isFormat(extension: string): extension is FileFormat {
  return extensions.includes(extension);
}

const fewestLines = 2;

/** Lines of one sentence and no more are what a broken download leaves under the name of a workbook. */
function isDelimited(text: string, isWhole: boolean): boolean {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return lines.length >= fewestLines && (!isWhole || lines.some((line) => /[,;\t|]/.test(line)));
}

function disagreement(extension: string, truth: string): AppError {
  return new AppError('unreadable', `The file is named .${extension} but its content is ${truth}.`);
}
