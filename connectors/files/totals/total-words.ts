/**
 * What people write in front of a total, in the languages of the products whose exports are read. Compared in small letters
 * without accents; a label is one of these alone, or one of them beside the name of what it adds up.
 */
const totalWords = [
  ...['total', 'totals', 'grand total', 'grand totals', 'sum', 'sums', 'overall', 'overall total', 'all', 'subtotal'],
  ...['sub total', 'sub-total', 'subtotals', 'running total', 'report total', 'table total', 'totals row', 'sum total'],
  ...['gesamt', 'gesamtergebnis', 'gesamtsumme', 'gesamtbetrag', 'gesamtwert', 'summe', 'zwischensumme', 'ergebnis'],
  ...['insgesamt', 'teilergebnis', 'teilsumme', 'endsumme', 'alle', 'total general', 'totaux', 'somme', 'sous-total'],
  ...['sous total', 'ensemble', 'total generale', 'totale', 'totale complessivo', 'totali', 'somma', 'subtotale'],
  ...['totale parziale', 'complessivo', 'suma', 'suma total', 'suma general', 'total geral', 'totales', 'soma', 'totais'],
  ...['totaal', 'eindtotaal', 'algemeen totaal', 'subtotaal', 'som', 'suma koncowa', 'razem', 'ogolem', 'lacznie'],
  ...['celkem', 'soucet', 'celkovy soucet', 'mezisoucet', 'spolu', 'sucet', 'celkom', 'medzisucet', 'toplam'],
  ...['genel toplam', 'ara toplam', 'osszesen', 'osszeg', 'vegosszeg', 'reszosszeg', 'total general', 'subtotal general'],
  ...['totalt', 'summa', 'delsumma', 'totalsumma', 'i alt', 'ialt', 'sum totalt', 'delsum', 'hovedtotal', 'samlet'],
  ...['yhteensa', 'valisumma', 'kokku', 'vahesumma', 'kopa', 'pavisam', 'kopsumma', 'is viso', 'viso', 'suma ukupno'],
  ...['ukupno', 'sveukupno', 'skupaj', 'vsota', 'synolo', 'συνολο', 'γενικο συνολο', 'μερικο συνολο'],
  ...['итого', 'всего', 'сумма', 'общии итог', 'общий итог', 'промежуточныи итог', 'промежуточный итог', 'итог'],
  ...['разом', 'усього', 'всього', 'загалом', 'загальнии підсумок', 'загальний підсумок', 'общо', 'всичко', 'укупно'],
  ...['合計', '総計', '小計', '計', '总计', '合计', '总和', '小计', '總計', '小計', '合計額', '総合計', '합계', '총계', '소계', '총합계'],
  ...['jumlah', 'tong', 'tong cong', 'cong', 'รวม', 'รวมทั้งหมด', 'ผลรวม', 'कुल', 'योग', 'कुल योग', 'المجموع', 'الاجمالي'],
  ...['الإجمالي', 'إجمالي', 'مجموع', 'סך הכל', 'סהכ', 'סה"כ', 'σ', 'tot', 'ytd', 'year to date', 'mtd', 'qtd'],
  ...['zusammen', 'alles', 'alles zusammen', 'combined', 'together', 'altogether', 'all together', 'conjunto'],
  ...['en conjunto', 'in totaal', 'au total', 'in totale', 'en total', 'em total', 'insieme', 'tezamen', 'samen'],
  ...['tilsammen', 'sammanlagt', 'vseho', 'dohromady', 'w sumie'],
  ...['ubertrag', 'uebertrag', 'carried forward', 'brought forward', 'c/f', 'b/f', 'a reporter'],
  ...['report a nouveau', 'riporto', 'suma y sigue', 'a transportar'],
]; // biome-ignore format: one list

const averageWords = [
  ...['average', 'avg', 'avg.', 'mean', 'durchschnitt', 'mittelwert', 'schnitt', 'moyenne', 'media', 'promedio'],
  ...['gemiddelde', 'srednia', 'prumer', 'ortalama', 'atlag', 'medelvarde', 'gennemsnit', 'gjennomsnitt', '平均'],
  ...['ø', '⌀'],
]; // biome-ignore format: one list

/** Words that open a part of the row above: it is counted in there already. */
const partWords = [
  ...['of which', 'of these', 'thereof', 'o/w', 'davon', 'darunter', 'hiervon', 'dont', 'di cui', 'de los cuales'],
  ...['de las cuales', 'del cual', 'dos quais', 'das quais', 'waarvan', 'heraf', 'herav', 'varav', 'joista', 'w tym'],
  ...['z toho', 'ebbol', 'из них', 'в том числе', 'з них', 'うち', '其中'],
]; // biome-ignore format: one list

const totals = new Set(totalWords.map(labelText));
const averages = new Set(averageWords.map(labelText));
const softWords = new Set(
  'all alle alles ensemble overall ergebnis sum som media samlet cong combined together insieme samen conjunto'.split(
    ' ',
  ),
);
/** Words beside a label that say how it was taken, and nothing of what it adds up. */
const manners = new Set(
  [
    'row rows record records line lines item items entry entries position positions zeilen positionen lignes',
    'excl incl ex excluding including without with before after net gross inkl exkl zzgl ohne mit netto brutto',
    'hors avec sans brut nette vat tax taxes mwst ust tva iva btw gst moms ht ttc year month week quarter day',
    'jahr monat woche quartal tag mois annee trimestre mes anno mese eur usd gbp chf € $ £ to date',
  ]
    .join(' ')
    .split(' '),
);
/** Words between the label and what is added up. */
const between = new Set(
  'for of the in per fur von der des de du del di della van der om za na w v pro'.split(' '),
);

export interface TotalLabel {
  /** `part`: of the row above. */
  kind: 'total' | 'average' | 'part';
  /** The words beside the label: `north` in `North Total`; empty for a label alone. */
  rest: string;
  /** One word with it: `Gesamtkosten`, and `Gesamtschule` too. */
  isCompound?: true;
}

/** Reads a cell as the label of a total; null where it holds none of the words. */
export function readTotalLabel(cell: string): TotalLabel | null {
  if (cell.length > 80) return null;
  const text = labelText(cell);
  if (text === '' || !/\p{L}/u.test(text)) return null;
  if (isPart(cell)) return { kind: 'part', rest: text };
  if (totals.has(text)) return { kind: 'total', rest: '' };
  if (averages.has(text)) return { kind: 'average', rest: '' };
  const words = text.split(' ');
  for (let count = Math.min(words.length - 1, 3); count >= 1; count -= 1) {
    const first = words.slice(0, count).join(' ');
    const last = words.slice(-count).join(' ');
    for (const [label, rest] of [
      [first, words.slice(count)],
      [last, words.slice(0, -count)],
    ] as const) {
      // `All` and the like say something only by themselves.
      if (label.length <= 3 && /^[a-z]+$/.test(label) && label !== 'sum') continue;
      if (totals.has(label)) return { kind: 'total', rest: withoutBetween(rest) };
    }
  }
  // But in front of what they are all of they do.
  if (words.length > 1 && words[0] === 'all') return { kind: 'total', rest: words.slice(1).join(' ') };
  const compound = /^(?:gesamt|totaal|total)(\p{L}{4,})$/u.exec(text)?.[1];
  return compound === undefined ? null : { kind: 'total', rest: compound, isCompound: true };
}

/** `of which fruit`; "Dont know" is an answer of people who leave out the apostrophe. */
function isPart(cell: string): boolean {
  const text = plainText(cell);
  const word = partWords.find((each) => text === each || text.startsWith(`${each} `));
  return word !== undefined && !/^dont (?:know|care|want|like|have|use|need|agree)\b/.test(text);
}

/** As labels are compared: `Grand-Total` and `Total H.T.` without their marks, a sign of a sum as its letter. */
export function labelText(cell: string): string {
  return plainText(cell.replaceAll('∑', 'Σ'))
    .replace(/[.()[\],;*]/g, '')
    .replace(/[-‐‑–—_/\s]+/g, ' ')
    .trim();
}

/** A word that people also call a thing of a list by: a total only where the rows add up. */
export function isSoftWord(cell: string): boolean {
  return softWords.has(plainText(cell));
}

/** Small letters, without accents, brackets, colons and stars around. */
export function plainText(cell: string): string {
  return cell
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/^[\s*=:#()[\]<>«»|_–—-]+|[\s*=:#()[\]<>«»|_–—.-]+$/g, '')
    .replace(/[:\s]+/g, ' ')
    .trim();
}

function withoutBetween(words: readonly string[]): string {
  const named = words.filter((word) => !between.has(word));
  const says = named.filter((word) => !manners.has(word) && !totals.has(word) && !/^\d+%?$/.test(word));
  return says.length === 0 && !named.some((word) => /^\d{4}$/.test(word)) ? '' : named.join(' ');
}
