import type { ColumnRole, ColumnType, DefaultAggregate } from '#kernel/catalog.ts';
import { hoursUnit } from '#kernel/format-number.ts';
import { periodOfNumbers, plain } from '#kernel/header-periods.ts';
import { isCurrency } from './units.ts';
import { hasWord, splitWords, wordSet } from './words.ts';

/** What the decision looks at. `min` and `max` are texts in the column's own form; counts are of rows. */
export interface RoleEvidence {
  name: string;
  type: ColumnType;
  unit: string | null;
  rowCount: number;
  nullCount: number;
  distinctCount: number;
  isUnique: boolean;
  min: string | null;
  max: string | null;
  /** Characters, of text columns; 0 elsewhere. */
  averageLength: number;
  isFirstColumn: boolean;
}

const identifierWords =
  wordSet(`id ids identifier key uuid guid sku upc ean isbn ssn iban bic vat zip zipcode postcode
  postal phone telephone tel fax mobile code serial barcode imei pin vin
  plz postleitzahl cep telefon telefono telefone handy mobil celular acct konto sachkonto kostenstelle`);
/** Where the others stand: "Latitud", "Längengrad". */
const coordinateWords = wordSet(`latitude longitude lat lon lng latitud longitud latitudine longitudine
  breitengrad langengrad laengengrad breddegrad lengdegrad`);
const numberWords = wordSet('no nr num number # nbr');
const countingWords = wordSet(
  'of sold ordered returned units items employees people visits orders hours days',
);
const placeWords =
  wordSet(`country city state province county region continent location town district territory
  nation municipality area_code`);
const yearWords = wordSet('year yr fy season vintage founded established built born birthyear yearbuilt');
const ordinalWords =
  wordSet(`month quarter week weekday day hour rank ranking position pos order round level grade stage
  priority seed step sequence seq line lane floor tier class edition episode chapter volume place`);
const ratioWords =
  wordSet(`price rate ratio percent percentage pct % perc avg average mean median score rating star age temp
  temperature share per density index speed height width length depth elevation altitude gpa bmi margin_pct discount
  interest yield humidity pressure voltage latency unemployment probability likelihood confidence efficiency utilization satisfaction csat sentiment mood
  ctr cpc cpm roi growth churn nps iq fraction factor multiplier radius diameter frequency concentration ph correlation
  attainment occupancy adherence uptime aqi pm1 pm2 pm25 pm10 no2 nox so2 o3 ozone turbidity salinity conductivity decibel`);
const balanceWords =
  wordSet(`headcount stock inventory balance backlog population enrollment subscriber capacity holdings
  onhand staffing workforce outstanding aum follower saldo bestand lagerbestand solde encours cumulative cumulated
  kumuliert kumulativ cumulé acumulado cumulativo odometer zählerstand kilometerstand tachostand ytd`);
/** What comes or goes is added up, of whatever level it is. */
const changeWords =
  wordSet(`turnover change growth sold received new added gained lost joined price density rate ratio per share pct
  percent % delay`);
const additiveWords =
  wordSet(`amount sales revenue turnover total sum quantity qty count units sold cost expense spend
  spending profit loss income budget fee payment paid tax volume hours minutes seconds duration clicks impressions
  views visits sessions orders points goals wins losses draws attendance votes weight distance mileage salary wage
  gross net subtotal freight shipping earnings medals gold silver bronze passengers deaths cases births donations`);
const moneyWords = wordSet('price cost amount revenue sales fee value spend');
const ordinalTextWords = wordSet('month quarter weekday priority severity grade size');

/** Single things that are told by a number of theirs: a column Advisor or Room of whole numbers says which one. */
const namedByNumber = wordSet(
  'advisor adviser major minor room classroom block building apartment department course school college department physician patient nurse doctor teacher instructor professor student employee manager supervisor secretary author artist player team club ship driver gate platform jersey account district precinct ward plate plant vendor supplier center centre batch gl store route depot branch werk lieferant filiale vertrag bestellung auftrag rechnung kunde lieferschein contrat commande facture contrato pedido factura contratto ordine fattura cliente',
);

/** What a column means for arithmetic, decided from its name, type and values. Doubt falls on the side that is not summed wrongly. */
export function decideRole(evidence: RoleEvidence): ColumnRole {
  switch (evidence.type) {
    case 'boolean':
      return 'boolean';
    case 'date':
    case 'timestamp':
      return 'date';
    case 'time':
      return 'ordinal';
    case 'text':
      return textRole(evidence);
    case 'integer':
    case 'decimal':
    case 'double':
      return numberRole(evidence);
  }
}

/** How a column of this role is brought together when the question does not say. */
export function aggregateOfRole(role: ColumnRole): DefaultAggregate {
  if (role === 'additive') return 'sum';
  if (role === 'ratio') return 'avg';
  return role === 'balance' ? 'last' : 'none';
}

function textRole(evidence: RoleEvidence): ColumnRole {
  const words = splitWords(evidence.name);
  const last = words.at(-1) ?? '';
  if (
    hasWord([plain(last)], identifierWords) ||
    words[0] === 'id' ||
    hasWord(words, wordSet('sku uuid guid iban phone zip plz postleitzahl cep'))
  ) {
    return last === 'code' && !evidence.isUnique && evidence.distinctCount <= 50 ? 'category' : 'identifier';
  }
  if (numberWords.has(last) && words.length > 1) return 'identifier';
  if (hasWord(words, placeWords) || hasWord(words.map(plain), coordinateWords)) return 'place';
  // Digits that are kept as text are codes: they begin with zeros, or are too long to be numbers.
  if (isDigits(evidence.min) && isDigits(evidence.max)) return 'identifier';
  if (hasWord(words, ordinalTextWords) && evidence.distinctCount <= 60) return 'ordinal';
  const isVaried = evidence.distinctCount > (evidence.rowCount - evidence.nullCount) / 2;
  return evidence.averageLength > 60 || (evidence.averageLength > 40 && isVaried) ? 'text' : 'category';
}

function numberRole(evidence: RoleEvidence): ColumnRole {
  const words = splitWords(evidence.name);
  if (periodOfNumbers(evidence) !== null) return 'ordinal';
  if (isDateNumber(words, evidence)) return 'identifier';
  const isCount = saysCount(words);
  if (!isCount && saysIdentifier(words, evidence)) return 'identifier';
  if (hasWord(words.map(plain), coordinateWords)) return 'place';
  if (!isCount && isYear(words, evidence)) return 'ordinal';
  if (evidence.unit === '%') return 'ratio';
  // How long something took adds up, whatever it is called: a length, a frequency.
  if (evidence.unit === hoursUnit && hasWord(words, wordSet('length duration span'))) return 'additive';
  if (words.includes('unit') && hasWord(words, moneyWords)) return 'ratio';
  if (saysBalance(words)) return 'balance';
  if (!isCount && saysRatio(words)) return 'ratio';
  if (isCount || hasWord(words, additiveWords) || isCurrency(evidence.unit)) return 'additive';
  if (evidence.type === 'integer' && hasWord(words, ordinalWords)) return 'ordinal';
  if (evidence.type === 'integer' && namedByNumber.has(words.at(-1) ?? '')) return 'identifier';
  if (words.at(-1) === 'material' && areCodes(evidence)) return 'identifier';
  return looksNumbered(evidence) ? 'identifier' : 'additive';
}

/** Whole numbers of as many digits that come again and again: numbers of things, where a word says either a thing or what it costs. */
function areCodes({ type, min, max, distinctCount, rowCount }: RoleEvidence): boolean {
  const [low = '', high = ''] = [min ?? '', max ?? ''];
  return (
    type === 'integer' && /^\d{4,}$/.test(low) && low.length === high.length && distinctCount <= rowCount / 2
  );
}

/** `number of orders`, `no_of_items`, `num_sold`, `order count`: how many, not which one. */
function saysCount(words: readonly string[]): boolean {
  if (words.at(-1) === 'count' || words[0] === 'count') return true;
  const position = words.findIndex((word) => numberWords.has(word));
  const next = words[position + 1];
  return position >= 0 && next !== undefined && countingWords.has(next);
}

function saysIdentifier(words: readonly string[], evidence: RoleEvidence): boolean {
  const last = words.at(-1) ?? '';
  // An export writes 4711.0 where some rows have none.
  if (wordSet('id ids identifier uuid guid').has(last) || isShortId(last, evidence)) return true;
  if (evidence.type !== 'integer') return false;
  if (identifierWords.has(plain(last)) || words[0] === 'id' || words[0] === 'numéro') return true;
  if (isItalianPostcode(words, evidence) || /\b(?:cost|profit) cent(?:er|re)$/.test(words.join(' ')))
    return true;
  if (words.some((word) => wordSet('zip zipcode postcode plz phone sku isbn ssn iban').has(word)))
    return true;
  // Joined words: `customerid`, `orderno`.
  if (
    /[a-z]{3,}(id|no|nr|code|key)$/.test(last) &&
    /(customer|order|product|item|user|store|invoice|employee|account|supplier|vendor|client)/.test(last)
  )
    return true;
  // `Rechnungsnummer`, `Kundennr`, `Booking Ref`.
  if (/\p{L}{3}(nummer|nr|schlüssel|schluessel|kennung)$/u.test(last)) return true;
  if (wordSet('ref reference').has(last)) return true;
  return numberWords.has(last);
}

/** "CAP" by itself, of five digits: "Market Cap" and the cap of a budget are amounts. */
function isItalianPostcode(words: readonly string[], { min, max }: RoleEvidence): boolean {
  return words.join(' ') === 'cap' && /^\d{5}$/.test(min ?? '') && /^\d{5}$/.test(max ?? '');
}

/** Words that end in "id" and name no key. */
const otherIds =
  wordSet(`paid unpaid prepaid repaid bid did kid lid mid rid aid grid said raid acid valid invalid rapid fluid covid solid
  hybrid void avoid steroid squid maid laid amid humid liquid orchid pyramid android placid vivid rigid timid lucid splendid stupid plaid
  eyelid overpaid underpaid outbid ovoid asteroid fibroid thyroid tabloid medicaid candid splendid arid morbid forbid skid`);

/** `alid`, `apid`, `custid`: letters that stand for a thing, and its id. What may be a word, as `aid` and `rid`, is one where each row has its own. */
function isShortId(word: string, { isUnique, rowCount }: RoleEvidence): boolean {
  if (!/^[a-z]{1,6}id$/.test(word)) return false;
  return !otherIds.has(word) || (word.length === 3 && isUnique && rowCount > 2);
}

/** All values could be years, and either the name says so or they hardly could be anything else. */
function isYear(words: readonly string[], evidence: RoleEvidence): boolean {
  if (evidence.type !== 'integer') return false;
  const min = Number(evidence.min ?? Number.NaN);
  const max = Number(evidence.max ?? Number.NaN);
  if (!(min >= 1000 && max <= 2200)) return false;
  if (hasWord(words, yearWords) || words.some((word) => /year$/.test(word))) return !words.includes('per');
  const isNarrow = min >= 1900 && max <= 2100 && evidence.distinctCount <= 150 && evidence.rowCount > 3;
  return (
    isNarrow && !hasWord(words, additiveWords) && !hasWord(words, ratioWords) && !hasWord(words, balanceWords)
  );
}

const dateHeader =
  /(?:date|datum|fecha|period|periode|periodo|zeitraum|month|monat|mois|mese|mes|ym|yyyymm|yyyymmdd|day|tag)$/;

/** Whether a header may stand over numbers that say when: "Period", "Bestelldatum", and not "Revenue per month". */
export function saysWhen(words: readonly string[]): boolean {
  return (
    words.some((word) => dateHeader.test(plain(word))) &&
    !hasWord(words, additiveWords) &&
    !words.includes('per')
  );
}

/** 202401 of a period, 20240131 and the days since 1900 of a spreadsheet: numbers that say when, under a header that does. */
function isDateNumber(words: readonly string[], { min, max }: RoleEvidence): boolean {
  if (!saysWhen(words)) return false;
  const bounds = [Number(min ?? Number.NaN), Number(max ?? Number.NaN)].map(Math.floor);
  const isWithin = (from: number, to: number): boolean =>
    bounds.every((bound) => bound >= from && bound <= to);
  const isMonth = (month: number): boolean => month >= 1 && month <= 12;
  return (
    (isWithin(190_001, 220_012) && bounds.every((bound) => isMonth(bound % 100))) ||
    (isWithin(19_000_101, 22_001_231) && bounds.every((bound) => isMonth(Math.floor(bound / 100) % 100))) ||
    isWithin(firstSerial, lastSerial)
  );
}

/** Of a spreadsheet's days: 1954 to 2119. Amounts under such a header are seldom all between them. */
const firstSerial = 20_000;
const lastSerial = 80_000;

/** "Capacity (kWp)" of a plant, a job or a battery: what was built adds up, unlike the room that there is at a time. */
const builtUnits = wordSet('kw kwp mw mwp gw kva mva kwh mwh');

function saysBalance(words: readonly string[]): boolean {
  if (words.includes('capacity') && hasWord(words, builtUnits)) return false;
  if (hasWord(words, balanceWords)) return !hasWord(words, changeWords);
  const text = words.join(' ');
  return /\b(on hand|in stock|number of employees|stock level|closing|opening(?! hour)|assets under management|meter reading|counter reading|running (?:total|sum|balance)|cum|to date|stand am)\b/.test(
    text,
  );
}

function saysRatio(words: readonly string[]): boolean {
  if (!hasWord(words, ratioWords)) return false;
  // `discount amount`, `total score`, `nox emissions`: the amount of a thing is additive again.
  if (hasWord(words, wordSet('amount total sum emission')))
    return hasWord(words, wordSet('rate pct percent percentage % avg average per'));
  return true;
}

function isDigits(text: string | null): boolean {
  return text !== null && /^\d+$/.test(text);
}

/** Numbers that only number the rows: unique and without gaps, or too long to be a quantity. */
function looksNumbered(evidence: RoleEvidence): boolean {
  if (evidence.type !== 'integer') return false;
  const min = Number(evidence.min ?? 0);
  const max = Number(evidence.max ?? 0);
  if (max >= 1e15) return true;
  if (!evidence.isUnique || evidence.rowCount < 3) return false;
  if (min >= 1e11) return true;
  return evidence.isFirstColumn && min >= 0 && max - min + 1 === evidence.rowCount;
}
