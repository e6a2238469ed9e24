import type { WatchedRow } from './sums.ts';
import { labelText, readTotalLabel } from './total-words.ts';

const change = [
  ...[
    'growth|change|increase|decrease|variance|variation|delta|diff|difference|differenz|wachstum|veranderung|abweichung|zuwachs',
  ],
  ...[
    'zielerreichung|anteil|evolution|croissance|ecart|crecimiento|variacion|cuota|share|percentage|pourcentage|porcentaje|prozent',
  ],
].join('|');
const against =
  'vs|versus|to|zu|zum|zur|gegenuber|von|am|par rapport|frente|over|from|against|of|de|du|on|in|%|yoy|mom|qoq|py|ly|year|month|prior|previous|last|vorjahr';
/** What rows are called that tell a share or a change of other rows, in the languages of the total words; in small letters, without accents. */
const sureNames = new RegExp(
  `^(?:${[
    `(?:${change}) (?:${against})(?: .*)?`,
    '(?:per ?cent|pct|proportion|ratio) (?:of|to|vs|against) .+',
    '(?:as a )?(?:share|percentage) of .+',
    '(?:.+ )?(?:yoy|mom|qoq|y o y|m o m|q o q)(?: .*)?',
    '(?:annual|yearly|monthly|quarterly|year on year|year over year) (?:growth|change)',
    'vs (?:py|ly|ytd|prior|previous|last|budget|plan|target)(?: .*)?',
  ].join('|')})$`,
);
/** Names that a plan, a company or a project may bear as well. */
const bareNames = new RegExp(`^(?:${change}|per ?cent|pct)$`);

export interface RateRow {
  index: number;
  /** Its name says a rate whatever stands above it. */
  isSure: boolean;
}

/**
 * Rows at the end of a table that are no rows of it and no sums: `Growth %`, `Share of total`, `Abweichung zum Plan`. They stand
 * behind all rows but totals, and are called so in their first words; amounts of another kind cannot be added to those above.
 */
export function findRateRows(rows: readonly WatchedRow[]): RateRow[] {
  const found: RateRow[] = [];
  for (let index = rows.length - 1; index >= 2; index -= 1) {
    const name = firstOf(rows[index]);
    const isSure = isSureRate(name);
    if (isSure || bareNames.test(labelText(name))) found.unshift({ index, isSure });
    else if (readTotalLabel(name) === null) break;
  }
  return found;
}

function isSureRate(name: string): boolean {
  if (name.length > 60 || /\d/.test(name.replace(/\b(?:19|20)\d\d\b/g, ''))) return false;
  // `Growth %`, `% of sales`: hardly anything else is called by the sign. `Income 25 %` has its number.
  if (/(?:^|\s)%|%\s*$/.test(name.trim()) && /\p{L}/u.test(name)) return true;
  return sureNames.test(labelText(name));
}

function firstOf(row: WatchedRow | undefined): string {
  return row?.cells.find((cell) => cell !== null && cell.trim() !== '') ?? '';
}
