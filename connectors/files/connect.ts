import { open } from 'node:fs/promises';
import { AppError } from '#kernel/errors.ts';
import type { Connector, ImportTarget, OpenOptions, OpenSource } from '../connector.ts';
import { detectFormat, type FileFormat } from './format.ts';
import { filesManifest } from './manifest.ts';
import { tableNameOf } from './table-name.ts';

export interface FileSettings {
  path: string;
  /** As the person named it; its ending tells the format, its stem the table. */
  fileName: string;
  /** Where a copy in another encoding may be written. */
  temporaryPath: string;
}

/** An uploaded file as a source of tables: one for a CSV, one for each sheet or record set otherwise. */
export const files: Connector<FileSettings> = {
  manifest: filesManifest,
  test: async (settings) => {
    const format = await formatOf(settings);
    return { isOk: true, message: `The file can be read as ${format}.` };
  },
  open: async (settings, options): Promise<OpenSource> => ({
    read: async (target) => readFormat(await formatOf(settings), settings, target, options),
    close: async () => {},
  }),
};

/** The format of a file by its name and first bytes. Throws `unreadable` where they disagree. */
export async function formatOf(settings: Pick<FileSettings, 'path' | 'fileName'>): Promise<FileFormat> {
  const file = await open(settings.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return detectFormat(settings.fileName, buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** A process reads one file: each format's reader, and the library behind it, is loaded when it is needed. */
async function readFormat(
  format: FileFormat,
  settings: FileSettings,
  target: ImportTarget,
  { signal }: OpenOptions,
): Promise<void> {
  const { path, temporaryPath } = settings;
  const name = tableNameOf(settings.fileName);
  const extension = settings.fileName.split('.').at(-1)?.toLowerCase();
  if (extension !== format)
    target.decide(`The file is named .${extension} and was read as what it holds: ${format}.`);
  try {
    switch (format) {
      case 'csv':
        return await (await import('./csv/read-csv.ts')).readCsv(path, temporaryPath, name, target);
      case 'xlsx':
        return await (await import('./workbook/read-xlsx.ts')).readXlsx(path, target, signal);
      case 'xls':
        return await (await import('./workbook/read-xls.ts')).readXls(path, target, signal);
      case 'json':
        return await (await import('./json/read-json.ts')).readJson(path, name, target, signal);
      case 'xml':
        return await (await import('./xml/read-xml.ts')).readXml(path, target, signal);
    }
  } catch (error) {
    // A cell of more than half a gigabyte is no table: the text cannot even be held.
    if (error instanceof RangeError)
      throw new AppError('tooLarge', 'The file holds a value that is too long to read.', { cause: error });
    throw error;
  }
}
