import { splitWords, wordSet } from './words.ts';

const currencyCodes = new Set(
  `USD EUR GBP CHF JPY CNY INR CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY RUB UAH BRL MXN ARS CLP COP ZAR SGD HKD
   KRW TWD THB IDR MYR PHP VND AED SAR ILS EGP NGN KES`.split(/\s+/),
);

const currencySigns: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₫': 'VND',
  '₴': 'UAH',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
};

const currencyWords: Record<string, string> = {
  dollar: 'USD',
  dollars: 'USD',
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  yen: 'JPY',
  rupees: 'INR',
  zł: 'PLN',
  kč: 'CZK',
};

/** Units as they are written, and how they are shown. Upper and lower case matter for none of them in a header. */
const measureUnits: Record<string, string> = {
  kg: 'kg', kgs: 'kg', kilogram: 'kg', kilograms: 'kg', g: 'g', gram: 'g', grams: 'g', mg: 'mg', lb: 'lb', lbs: 'lb',
  oz: 'oz', t: 't', tons: 't', tonnes: 't', km: 'km', kilometers: 'km', kilometres: 'km', m: 'm', meters: 'm',
  metres: 'm', cm: 'cm', mm: 'mm', mi: 'mi', miles: 'mi', ft: 'ft', feet: 'ft', inches: 'in', l: 'l', liters: 'l',
  litres: 'l', ml: 'ml', gallons: 'gal', kwh: 'kWh', mwh: 'MWh', kw: 'kW', mw: 'MW', hp: 'hp', h: 'h', hr: 'h',
  hrs: 'h', hours: 'h', min: 'min', mins: 'min', minutes: 'min', s: 's', sec: 's', secs: 's', seconds: 's', ms: 'ms',
  days: 'd', weeks: 'weeks', months: 'months', kmh: 'km/h', 'km/h': 'km/h', mph: 'mph', '°c': '°C', '°f': '°F',
  celsius: '°C', fahrenheit: '°F', mb: 'MB', gb: 'GB', tb: 'TB', kb: 'KB', sqm: 'm²', 'm²': 'm²', m2: 'm²', sqft: 'sq ft',
  ha: 'ha', acres: 'acres', pcs: 'pcs', pieces: 'pcs', units: 'units',
}; // biome-ignore format: one list

const percentWords = new Set(['%', 'pct', 'percent', 'percentage', 'perc']);

/** Units that are also ordinary words or letters: believed in brackets, not as the last word of a header. */
const onlyInBrackets = new Set([
  'm',
  'g',
  't',
  'l',
  's',
  'h',
  'min',
  'units',
  'in',
  'days',
  'weeks',
  'months',
  'pieces',
  'mi',
  'ha',
]);

/** Words for a multiple, as headers write them. */
const multiples: readonly (readonly [written: string, unit: string])[] = [
  ["thousands?|tsd\\.?|tausend|milliers?|miles|migliaia|k|[‘’']?000s?", 'thousand'],
  ['millions?|mio\\.?|mln\\.?|millionen|millones|milioni|mn|mm|m', 'million'],
  ['billions?|bn|mrd\\.?|milliarden|milliards?|miliardi', 'billion'],
];
const money = '(?:us)?[$€£¥₹]|[a-z]{3}|euros?|dollars?';

/** `in thousands`, `TEUR`, `T€`, `$m`, `Mio. €`, `USD '000`: the multiple and its currency, as `thousand EUR`. A letter alone is one beside a currency only. */
function multipleOf(text: string): string | null {
  const lower = text.toLowerCase().replace(/^in /, '').trim();
  const short = /^t(eur|usd|chf|gbp|€|\$|£)$/.exec(lower)?.[1];
  if (short !== undefined) return `thousand ${currencyOf(short) ?? ''}`.trim();
  for (const [written, unit] of multiples) {
    const found = new RegExp(
      `^(?:(${money}) ?)?(?:in )?(${written})(?: (?:of )?(${money})|(€|\\$|£))?$`,
      'u',
    ).exec(lower);
    if (!found) continue;
    const [, before, word = '', behind, sign] = found;
    const currency = currencyOf((before ?? behind ?? sign ?? '').replace(/^us(?=\$)/, ''));
    const isNamed = before !== undefined || behind !== undefined || sign !== undefined;
    if (isNamed && currency === null) continue;
    if (!isNamed && word.length < 3) continue;
    return currency === null ? unit : `${unit} ${currency}`;
  }
  return null;
}

/**
 * The unit that a column name tells, or null: `Revenue (EUR)` → `EUR`, `discount_pct` → `%`, `Weight kg` → `kg`.
 * Currencies are ISO 4217 codes.
 */
export function unitOfName(name: string): string | null {
  const bracketed = /[([]\s*([^)\]]{1,20}?)\s*[)\]]/.exec(name)?.[1];
  if (bracketed !== undefined) {
    const unit = multipleOf(bracketed) ?? unitOfText(bracketed, true);
    if (unit !== null) return unit;
  }
  const told = multipleOf(/\b(in (?:[A-Za-z$€£]{1,12}\.?)(?: [A-Za-z$€£]{1,8})?)\s*$/.exec(name)?.[1] ?? '');
  if (told !== null) return told;
  const words = splitWords(name);
  if (words.some((word) => percentWords.has(word))) return '%';
  const sign = /[$€£¥₹]/.exec(name)?.[0];
  if (sign !== undefined) return currencySigns[sign] ?? null;
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return null;
  return unitOfText(last, false) ?? unitAfter(words.at(-2) ?? '', last);
}

/** Letters that are a unit only behind what they measure: `level_m`, `water_temp_c`. */
const unitsAfter: readonly [measured: ReadonlySet<string>, units: Record<string, string>][] = [
  [wordSet('distance range leg'), { nm: 'nm' }],
  [wordSet('level height depth length width distance elevation altitude diameter radius stage'), { m: 'm' }],
  [wordSet('temp temperature'), { c: '°C', f: '°F' }],
  [wordSet('weight mass load'), { g: 'g', t: 't' }],
  [wordSet('volume capacity'), { l: 'l', m3: 'm³' }],
  [wordSet('flow discharge'), { m3s: 'm³/s', cumecs: 'm³/s' }],
  [wordSet('duration time runtime'), { s: 's', h: 'h', min: 'min' }],
];

function unitAfter(measured: string, letters: string): string | null {
  const units = unitsAfter.find(([words, own]) => words.has(measured) && Object.hasOwn(own, letters))?.[1];
  return units?.[letters] ?? null;
}

function unitOfText(text: string, isBracketed: boolean): string | null {
  const lower = text
    .toLowerCase()
    .replace(/^in /, '')
    .replace(/^us(?=\$)/, '');
  if (percentWords.has(lower)) return '%';
  const currency = currencyOf(lower);
  if (currency !== null) return currency;
  if (!isBracketed && onlyInBrackets.has(lower)) return null;
  return Object.hasOwn(measureUnits, lower) ? (measureUnits[lower] ?? null) : null;
}

/** How a unit written behind a number is shown; null for other words. */
export function measureUnitOf(word: string): string | null {
  const lower = word.toLowerCase();
  return Object.hasOwn(measureUnits, lower) ? (measureUnits[lower] ?? null) : null;
}

/** The ISO code of a currency written as code, sign or word; null for anything else. */
export function currencyOf(text: string): string | null {
  const upper = text.trim().toUpperCase();
  if (currencyCodes.has(upper)) return upper;
  return currencySigns[text.trim()] ?? currencyWords[text.trim().toLowerCase()] ?? null;
}

/** Whether a unit is a currency, or a multiple of one. */
export function isCurrency(unit: string | null): boolean {
  return unit !== null && currencyCodes.has(unit.replace(/^(?:thousand|million|billion) /, ''));
}
