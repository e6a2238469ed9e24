import { wideEncoding } from './encoding.ts';

/** What the first bytes of a file are: two containers that may hold a workbook, text, or what is no table, in words. */
export type Content = 'zip' | 'ole' | 'text' | NotATable;
/** What the file is and what to do, as the end of a sentence. */
export type NotATable = string & { readonly isNotATable?: true };

interface Signature {
  /** Bytes in Latin-1, and where they stand. */
  bytes: string;
  at?: number;
  content: Content;
  /** No table begins so, though the bytes are letters. */
  isEnough?: true;
}

const picture = 'a picture. Export the table as .xlsx or .csv';
const sound = 'a recording. Export the table as .xlsx or .csv';
const program = 'a program, not data';
const packed = 'a compressed archive. Unpack it first';
const oldExcel =
  'a workbook of Excel 2, 3 or 4, which is too old to be read. Open it in a spreadsheet program and save it as .xlsx';
const olderExcel =
  'a workbook of Excel 5 without its container, which cannot be read. Open it in a spreadsheet program and save it as .xlsx';
const lotus = 'a Lotus 1-2-3 sheet. Open it in a spreadsheet program and save it as .xlsx';
const database = (name: string): string => `${name}. Export its tables as .csv`;
const columnar = (name: string): string => `${name}, which cannot be uploaded. Export it as .csv`;

const signatures: readonly Signature[] = [
  { bytes: 'PK\x03\x04', content: 'zip' },
  { bytes: 'PK\x05\x06', content: 'zip' },
  { bytes: '\xd0\xcf\x11\xe0', content: 'ole' },
  { bytes: '%PDF', content: 'a PDF document. Export the table as .xlsx or .csv', isEnough: true },
  { bytes: '%!PS', content: 'a PostScript document. Export the table as .xlsx or .csv', isEnough: true },
  { bytes: '{\\rtf', content: 'a text document (RTF). Export the table as .xlsx or .csv', isEnough: true },
  { bytes: 'SQLite format 3\0', content: database('a SQLite database') },
  { bytes: 'Standard Jet DB', at: 4, content: database('an Access database') },
  { bytes: 'Standard ACE DB', at: 4, content: database('an Access database') },
  { bytes: 'DUCK', at: 8, content: database('a DuckDB database') },
  { bytes: 'PAR1', content: columnar('a Parquet file') },
  { bytes: 'PARE', content: columnar('an encrypted Parquet file') },
  { bytes: 'ARROW1', content: columnar('an Arrow file') },
  { bytes: 'FEA1', content: columnar('a Feather file') },
  { bytes: 'ORC', content: columnar('an ORC file') },
  { bytes: 'Obj\x01', content: columnar('an Avro file') },
  { bytes: '\x89HDF', content: columnar('an HDF5 file') },
  { bytes: '$FL2', content: columnar('an SPSS file') },
  { bytes: '\x89PNG', content: picture },
  { bytes: '\xff\xd8\xff', content: picture },
  { bytes: 'GIF8', content: picture },
  { bytes: 'II*\0', content: picture },
  { bytes: 'MM\0*', content: picture },
  { bytes: '\0\0\x01\0', content: picture },
  { bytes: 'WEBP', at: 8, content: picture },
  { bytes: 'ftyphei', at: 4, content: picture },
  { bytes: 'ftypavif', at: 4, content: picture },
  { bytes: '8BPS', content: picture },
  { bytes: 'ftyp', at: 4, content: sound },
  { bytes: 'WAVE', at: 8, content: sound },
  { bytes: 'ID3', content: sound },
  { bytes: 'OggS', content: sound },
  { bytes: 'fLaC', content: sound },
  { bytes: '\x7fELF', content: program },
  { bytes: 'MZ\x90\0', content: program },
  { bytes: '\xca\xfe\xba\xbe', content: program },
  { bytes: '\xcf\xfa\xed\xfe', content: program },
  { bytes: '\0asm', content: program },
  { bytes: '\x1f\x8b', content: packed },
  { bytes: 'BZh', content: packed },
  { bytes: '\xfd7zXZ\0', content: packed },
  { bytes: '7z\xbc\xaf', content: packed },
  { bytes: 'Rar!\x1a\x07', content: packed },
  { bytes: '\x28\xb5\x2f\xfd', content: packed },
  { bytes: 'ustar', at: 257, content: packed },
  // The first record of a workbook that stands without a container: its kind, and its length.
  { bytes: '\x09\0\x04\0', content: oldExcel },
  { bytes: '\x09\0\x06\0', content: oldExcel },
  { bytes: '\x09\x02\x06\0', content: oldExcel },
  { bytes: '\x09\x04\x06\0', content: oldExcel },
  { bytes: '\x09\x08', content: olderExcel },
  { bytes: '\0\0\x02\0\x04\x04', content: lotus },
  { bytes: '\0\0\x02\0\x06\x04', content: lotus },
  { bytes: '\0\0\x1a\0', content: lotus },
];

const mostControls = 0.02;
const binary =
  'no text and no workbook: its bytes are of another kind of file, or it is damaged. Export the table again as .xlsx or .csv';
/** Shorter texts may well be one line in an old encoding. */
const longestLine = 1000;

/** @param start the first bytes of the file, a few thousand where there are as many */
export function contentOf(start: Uint8Array): Content {
  const bytes = Buffer.from(start.buffer, start.byteOffset, start.length);
  const text = bytes.toString('latin1');
  const found = signatures.find(
    ({ bytes: own, at = 0, isEnough = false }) =>
      text.startsWith(own, at) && (isEnough || !/^[\x20-\x7e]*$/.test(own) || hasControls(text)),
  );
  if (found !== undefined) return found.content;
  if (isBitmap(bytes, text)) return picture;
  if (/^(?:From: [^\r\n]*\r?\n)?(?:[\w-]+: [^\r\n]*\r?\n)*MIME-Version:/i.test(text))
    return 'a web archive (MHTML). Open it in a spreadsheet program and save it as .xlsx or .csv';
  if (isMail(text)) return 'an e-mail. Save its attachment, or the table in it, as .xlsx or .csv';
  if (isStatements(text))
    return 'a file of SQL statements. Run them in their database and export the tables as .csv, or connect the database';
  if (isMarkedWide(bytes) || wideEncoding(bytes) !== null) return 'text';
  return isBinary(bytes) ? binary : 'text';
}

/** The head of a message: at least two of its lines, before anything else. */
function isMail(text: string): boolean {
  const head = /^(?:[A-Za-z][\w-]*: [^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*)+/.exec(text)?.[0] ?? '';
  const fields = new Set([...head.matchAll(/^([\w-]+): /gm)].map(([, name = '']) => name.toLowerCase()));
  return (
    fields.has('from') && ['to', 'subject', 'date', 'received', 'message-id'].some((name) => fields.has(name))
  );
}

/** Behind comments, a statement that ends its first line with what no table has there. */
function isStatements(text: string): boolean {
  const bare = text.replace(/^(?:\s+|--[^\r\n]*|\/\*[\s\S]*?\*\/;?)+/, '');
  return /^(?:INSERT INTO [^\r\n]+ (?:VALUES|SELECT)\b|CREATE (?:OR REPLACE )?(?:TEMP\w* )?(?:TABLE|VIEW|DATABASE|SCHEMA)\b[^\r\n;,]*(?:\(|;|$)|DROP (?:TABLE|VIEW|DATABASE) [^\r\n,]*;|SET [\w.@]+ ?= ?[^\r\n,]*;|BEGIN(?: TRANSACTION)?;|PRAGMA [^\r\n,]*;|USE [\w`"]+;)/im.test(
    bare.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '',
  );
}

/** A header may begin with the letters of a signature, as `PARENT` does: only other bytes prove that it is one. */
function hasControls(text: string): boolean {
  return /[^\t\n\r\x20-\x7e\x80-\xff]/.test(text);
}

/** `BM`, the size of the file, four bytes that are nothing, and where the picture begins. A CSV may begin with `BM` too. */
function isBitmap(bytes: Buffer, text: string): boolean {
  return (
    text.startsWith('BM') &&
    bytes.length >= 14 &&
    bytes.readUInt32LE(6) === 0 &&
    bytes.readUInt32LE(10) < 4096
  );
}

function isMarkedWide(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/**
 * Whether bytes are no text of any encoding: control characters stand among them as in no text, or mostly NUL, which
 * broken exports pad with but do not consist of, or a long stretch without any end of line that is not UTF-8 either.
 */
function isBinary(bytes: Buffer): boolean {
  const controls = bytes.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0);
  const nuls = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  if (controls > Math.max(1, mostControls * bytes.length)) return true;
  if (nuls > 0.5 * bytes.length) return true;
  const hasLineEnd = bytes.includes(10) || bytes.includes(13);
  const foreign = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  return !hasLineEnd && bytes.length > longestLine && foreign > 0.3 * bytes.length && !isNearlyUtf8(bytes);
}

/** Other than NUL, tab, line and page ends, and the mark that old systems end a text with. */
function isControl(byte: number): boolean {
  return (byte < 32 && byte !== 0 && ![9, 10, 11, 12, 13, 26, 27].includes(byte)) || byte === 127;
}

/** The last character may be cut. */
function isNearlyUtf8(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  return (text.match(/\ufffd/g)?.length ?? 0) <= 4;
}
