import { AppError } from '#kernel/errors.ts';

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
  const content = contentOf(start);
  if (!isFormat(extension)) {
    throw new AppError(
      'unreadable',
      'Please select a file with one of these formats: .xlsx, .xls, .csv, .json, .xml.',
    );
  }
  switch (content) {
    case 'zip':
      if (extension === 'xlsx' || extension === 'xls') return 'xlsx';
      throw disagreement(
        extension,
        'a zip archive or an Excel workbook. If it is a workbook, rename it to .xlsx; otherwise unpack it first',
      );
    case 'ole':
      if (extension === 'xls' || extension === 'xlsx') return 'xls';
      throw disagreement(
        extension,
        'an older Excel workbook or another Office document. Save it as .xlsx or .csv',
      );
    case 'pdf':
      throw disagreement(extension, 'a PDF document. Export the table as .xlsx or .csv');
    case 'image':
      throw disagreement(extension, 'a picture. Export the table as .xlsx or .csv');
    case 'program':
      throw disagreement(extension, 'a program, not data');
    case 'gzip':
      throw disagreement(extension, 'a compressed archive. Unpack it first');
    case 'parquet':
      throw disagreement(extension, 'a Parquet file, which cannot be uploaded. Export it as .csv');
    case 'text':
      return textFormat(extension, start);
  }
}

type Content = 'zip' | 'ole' | 'pdf' | 'image' | 'program' | 'gzip' | 'parquet' | 'text';

const signatures: readonly (readonly [Content, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['program', [0x4d, 0x5a, 0x90, 0x00]],
  ['gzip', [0x1f, 0x8b]],
  ['parquet', [0x50, 0x41, 0x52, 0x31]],
];

function contentOf(start: Uint8Array): Content {
  const found = signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte));
  return found?.[0] ?? 'text';
}

/** Text under a workbook's name is what many systems export as "Excel": a CSV, an XML or a web page. */
function textFormat(extension: FileFormat, start: Uint8Array): FileFormat {
  const text = new TextDecoder('latin1')
    .decode(start.subarray(0, 2000))
    .replace(/^(ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '')
    .trimStart();
  const isMarkup = text.startsWith('<');
  if (/^<(!doctype html|html|table|head|body)/i.test(text)) {
    throw disagreement(extension, 'a web page. Open it in a spreadsheet and save it as .xlsx or .csv');
  }
  if (extension === 'xlsx' || extension === 'xls') {
    if (isMarkup) throw disagreement(extension, 'XML text. Open it in a spreadsheet and save it as .xlsx');
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

function disagreement(extension: string, truth: string): AppError {
  return new AppError('unreadable', `The file is named .${extension} but its content is ${truth}.`);
}
