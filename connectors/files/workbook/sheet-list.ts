import { SaxesParser } from 'saxes';
import { readPart } from './check-archive.ts';

export interface SheetEntry {
  name: string;
  isHidden: boolean;
}

/** The sheets of an .xlsx in their order. Empty where the workbook part is not where it usually is. */
export async function listSheets(bytes: Buffer): Promise<SheetEntry[]> {
  const xml = await readPart(bytes, 'xl/workbook.xml');
  if (xml === null) return [];
  const sheets: SheetEntry[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    if (tag.name.replace(/^.*:/, '') !== 'sheet') return;
    const { name, state } = tag.attributes;
    if (typeof name === 'string')
      sheets.push({ name, isHidden: state === 'hidden' || state === 'veryHidden' });
  });
  parser.write(xml).close();
  return sheets;
}
