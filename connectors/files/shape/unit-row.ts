import { type Cells, isBlank } from './cells.ts';

const symbol =
  '(?:[kMGTmµunpcdh]?(?:g|m|l|L|W|Wh|V|A|Hz|J|Pa|N|B|s|mol|VA|cal|eV|bar|pH|K)|°\\s?[CF]?|ºC|%|‰|[$€£¥₹]|[A-Z]{3}|[TkM](?:€|\\$|EUR|USD|GBP|CHF))[²³23]?';
const word =
  '(?:pcs|pieces?|items?|units?|stück|stk\\.?|pièces?|unidades|pezzi|szt\\.?|шт\\.?|hours?|hrs?|std\\.?|stunden|heures|horas|ore|min(?:utes?|uten)?|sec(?:onds?)?|sek(?:unden)?|days?|tage?|jours?|días|weeks?|months?|years?|jahre?|km/h|mph|ft|feet|in|inch(?:es)?|yd|lbs?|oz|tons?|tonnes?|tonnen|t|ha|acres?|mi|miles?|gal|ppm|ppb|db|sqm|sq\\.? ?ft|qm|persons?|people|heads?|percent|prozent|pct|thousands?|millions?|mio\\.?|mrd\\.?|tsd\\.?|teur|count|number|index|yyyy-mm-dd|dd[./]mm[./]yyyy|mm/dd/yyyy)';
const bare = new RegExp(`^(?:in )?(?:${symbol}|${word})(?:\\s?[/·*]\\s?(?:${symbol}|${word}))*$`);
const bareWord = new RegExp(`^(?:in )?(?:${word})(?:\\s?[/·*]\\s?(?:${symbol}|${word}))*$`, 'i');
const bracketed = /^[([{]\s*([^()[\]{}]{1,20}?)\s*[)\]}]$/;
/** What stands in such a row over columns that are not measured. */
const label =
  /^(?:units?|einheit(?:en)?|unités?|unidad(?:es)?|unità|eenheid|enhet|jednostka|ед\.?|単位|[-–—]|text|name|string|date|datum)\s*:?$/i;

/** The unit that a cell names, without its brackets; null where it names none. */
export function unitOf(cell: string): string | null {
  const text = cell.trim();
  const inner = bracketed.exec(text)?.[1];
  if (inner !== undefined) return inner.replace(/^in /, '');
  return bare.test(text) || bareWord.test(text) ? text.replace(/^in /, '') : null;
}

/**
 * The units of the columns where a row names them: each column of values has one or none, and nothing else stands in the row
 * than what such a row is called. Null where the row is none of that.
 */
export function readUnitRow(row: Cells, valueColumns: ReadonlySet<number>): (string | null)[] | null {
  const units = row.map((cell, column) =>
    valueColumns.has(column) && cell !== null && !isBlank(cell) ? unitOf(cell) : null,
  );
  const isOther = row.some((cell, column) => {
    if (cell === null || isBlank(cell) || units[column] !== null) return false;
    return !label.test(cell.trim()) && (valueColumns.has(column) || !bracketed.test(cell.trim()));
  });
  return isOther || units.every((unit) => unit === null) ? null : units;
}
