import { periodOf } from '../totals/named-parts.ts';

/** What a line beside a table says of all its amounts. */
export interface Scale {
  /** The line, as it is written. */
  text: string;
  /** `thousand USD`, `EUR`, `million`. */
  unit: string;
  /** Columns that it holds for; none where nobody can tell which are amounts. */
  columns: number[];
}

const currency =
  '(?:us[ -]?)?(?:\\$|dollars?)|€|£|¥|₹|euros?|pounds?|francs?|usd|eur|gbp|chf|jpy|cny|inr|cad|aud|sek|nok|dkk|pln|czk|huf|brl|mxn|zar';
const multiples: readonly [written: string, unit: string][] = [
  ["thousands?|tsd\\.?|tausend|milliers?|miles|migliaia|tysi[aą]c\\w*|k|[‘’']?000s?", 'thousand'],
  ['millions?|mio\\.?|mln\\.?|millionen|millones|milioni|mn|mm|m', 'million'],
  ['billions?|bn|mrd\\.?|milliarden|milliards?|miliardi', 'billion'],
];
const between = "(?:\\s+|\\s*(?:of|de|d['’]|di|von)\\s*)?";
const starts = '(?:^|[\\s(:,])';
const ends = "(?=$|[\\s),.;:'’])";
const subject =
  'figures?|amounts?|values?|numbers?|angaben|werte|betr[aä]ge?|zahlen|montants?|chiffres?|importi|valori|importes?|valores|cifras|bedragen|all';

/** The scale that a line says its table to be in: `All figures in USD thousands`, `Angaben in Tsd. EUR`, `(in TEUR)`, `en millions d'euros`; null of other lines. */
export function scaleOf(text: string): string | null {
  const line = text.trim().toLowerCase();
  if (line.length > 120) return null;
  const short = new RegExp(`${starts}t\\s?(eur|usd|chf|gbp|€|\\$|£)${ends}`, 'u').exec(line)?.[1];
  if (short !== undefined) return `thousand ${codeOf(short)}`;
  for (const [written, unit] of multiples) {
    const before = new RegExp(`${starts}(${currency})\\s*(?:in\\s+)?(?:${written})${ends}`, 'u').exec(
      line,
    )?.[1];
    const behind = new RegExp(`${starts}(?:${written})${between}(${currency})${ends}`, 'u').exec(line)?.[1];
    const named = before ?? behind;
    if (named !== undefined) return `${unit} ${codeOf(named)}`;
    const words = written.replace(/\|(?:k|mn|mm|m)(?=\||$)/g, '');
    if (new RegExp(`(?:^|\\s|\\()(?:in|en)\\s+(?:${words})${ends}`, 'u').test(line)) return unit;
  }
  const plain = new RegExp(`(?:${subject})\\b.*\\s(?:in|en)\\s+(${currency})${ends}`, 'u').exec(line)?.[1];
  return plain === undefined ? null : codeOf(plain);
}

function codeOf(text: string): string {
  const bare = text.replace(/^us[ -]?(?=\$|dollar)/, '');
  if (/dollar|\$/.test(bare)) return 'USD';
  if (/euro|€/.test(bare)) return 'EUR';
  if (/pound|£/.test(bare)) return 'GBP';
  if (/franc/.test(bare)) return 'CHF';
  return { '¥': 'JPY', '₹': 'INR' }[bare] ?? bare.toUpperCase();
}

const money =
  /actual|plan\b|forecast|target|variance|deviation|\bist\b|\bsoll\b|abweichung|total|sum|gesamt|summe|revenue|sales|cost|amount|price|income|expense|profit|budget|spend|value|turnover|assets?|debt|cash|fee|umsatz|erl[oö]s|kosten|betrag|aufwand|ertrag|gewinn|ergebnis|preis|wert|ausgaben|einnahmen|ventes|chiffre|co[uû]t|montant|recette|d[eé]pense|ingres|gasto|coste|importe|ricavi|costi|importo|omzet|bedrag/i;
const notMoney =
  /%|[([$€£]|\b(?:id|no|nr|year|jahr|date|datum|code|rate|share|ratio|margin|marge|quote|anteil|count|anzahl|number|units?|qty|quantity|st[uü]ck|menge|employees|headcount|mitarbeiter|population|einwohner)\b/i;

/**
 * What the lines above a table, or the corner of its header, say of its amounts. They are the columns that are called so, or by a period as `2024` is;
 * else the only one that can be.
 */
export function readScale(lines: readonly string[], columns: readonly string[]): Scale | null {
  for (const text of [...lines, columns[0] ?? '']) {
    const unit = scaleOf(text);
    if (unit === null) continue;
    const possible = columns.flatMap((name, index) => (index > 0 && !notMoney.test(name) ? [index] : []));
    const called = possible.filter((index) => {
      const name = columns[index] ?? '';
      return money.test(name) || periodOf(name) !== null;
    });
    return {
      text: text.trim(),
      unit,
      columns: called.length > 0 || possible.length !== 1 ? called : possible,
    };
  }
  return null;
}
