import { type Cells, filledCells, firstText, isBlank, isValueLike } from './cells.ts';

/** Marks of a footnote, and words that lines below tables begin with, in the languages that tables are written in. */
const noteMark = /^\s*(?:[*†‡§©]|[¹²³⁴]|\(\d{1,2}\)\s|\[\d{1,2}\]\s|\d{1,2}\)\s|[-–—]\s?\p{L})/u;
const noteWord =
  /^\s*(?:sources?|notes?|remarks?|footnotes?|legend|disclaimer|generated|created|printed|exported|report|prepared|page|end of|as of|quellen?|hinweise?|anmerkung(?:en)?|fu(?:ß|ss)noten?|legende|stand|erstellt|gedruckt|exportiert|seite|remarques?|légende|généré|imprimé|édité|fuentes?|notas?|leyenda|generado|impreso|fontes?|fonti?|note|legenda|bron|opmerking(?:en)?|kilde|källa|anmärkning|lähde|źródło|uwaga|uwagi|zdroj|poznámka|kaynak|forrás|источник|примечани[ея]|出典|注|备注|来源)(?:[\s:.,(（：]|$)/iu;
const rowCount =
  /^\s*\(?\s*\d[\d,.'\s]*\s*(?:rows?|records?|lines?|entries|results?|zeilen|datensätze|einträge|lignes|enregistrements|filas|registros|righe|rijen)\b[^|]*\)?\s*$/i;
const totalWord = /^\s*(?:grand |sub-?)?(?:total|sum|summe|gesamt|subtotal)/i;
/** Words of a sentence. */
const leastWords = 5;

/** What is known of the table above. */
export interface RowsAbove {
  width: number;
  /** Whether any of its rows had but one cell filled. */
  hasSparseRows: boolean;
  /** Characters of the longest text of each column. */
  longest: readonly number[];
  valueColumns: ReadonlySet<number>;
}

/**
 * Whether a row may be a note below a table and none of its rows. It is one where no row follows it.
 * @param isApart a blank row stands above it, or another note
 */
export function mayBeNote(cells: Cells, isApart: boolean, above: RowsAbove): boolean {
  if (above.width < 2) return false;
  const filled = filledCells(cells);
  if (filled > 1 && holdsValues(cells, above.valueColumns)) return false;
  const text = firstText(cells);
  if (text === '' || isValueLike(text) || totalWord.test(text)) return false;
  if (filled > 1) return isCutNote(cells, text, above);
  if (noteMark.test(text) || noteWord.test(text) || rowCount.test(text)) return true;
  if (above.hasSparseRows) return false;
  const column = cells.findIndex((cell) => !isBlank(cell));
  const isLonger = text.length > 2 * (above.longest[column] ?? 0);
  return isApart || (isLonger && text.split(/\s+/).length >= leastWords);
}

/** A line of a single cell that begins as notes do: `prepared by finance`. */
export function isWordedNote(cells: Cells): boolean {
  const text = firstText(cells);
  return filledCells(cells) === 1 && noteWord.test(text) && /\s/.test(text.trim());
}

/** `Source: ledger, revised`: a note that its own commas have cut. Words stand where the rows have values. */
function isCutNote(cells: Cells, text: string, { valueColumns, width }: RowsAbove): boolean {
  if (!noteMark.test(text) && !noteWord.test(text)) return false;
  const inValues = [...valueColumns]
    .flatMap((column) => cells[column] ?? [])
    .filter((cell) => !isBlank(cell));
  return inValues.length > 0 || (valueColumns.size > 0 && cells.length < width);
}

function holdsValues(cells: Cells, valueColumns: ReadonlySet<number>): boolean {
  for (const column of valueColumns) {
    const cell = cells[column];
    if (cell !== null && cell !== undefined && isValueLike(cell)) return true;
  }
  return false;
}
