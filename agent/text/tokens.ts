import { lemmaOf } from './lemmas.ts';
import { isGrand, numberWordsAt, parseNumeral } from './numbers.ts';

export type TokenKind = 'word' | 'number' | 'date' | 'quoted' | 'symbol';

/** A piece of a question. `start` and `end` are offsets into the text as it was typed. */
export interface Token {
  kind: TokenKind;
  /** As typed; for a quotation, what is inside the quotes. */
  text: string;
  lower: string;
  lemma: string;
  start: number;
  end: number;
  /** Of a number, with `k`, `m`, `bn` and `%` signs read; null elsewhere. */
  value: number | null;
  isPercent: boolean;
  /** Of a number written with a currency sign: `$90`. */
  isMoney: boolean;
  /** Typed with a capital, which hints at a name. */
  isCapitalised: boolean;
  /** A full stop, a question mark or the like stands before it. */
  opensSentence?: true;
}

/** A dash between months is a span: "june-august". */
const monthStart = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const pattern = new RegExp(
  [
    String.raw`["“”]([^"“”]+)["“”]|(?<![\p{L}\p{N}])['‘]([^'’]+)['’](?!\p{L})`,
    String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
    String.raw`[$€£¥]?\d+(?:,\d{3})+(?:\.\d+)?(?:k|m|mn|bn|b)?(?![\p{L}\p{N}])`,
    String.raw`[$€£¥]?\d+(?:\.\d+)?(?:k|m|mn|bn|b)?(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}.])\.\d+(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}_]+`,
    String.raw`(?<=\b${monthStart}[a-z]*\s?)[-–](?=\s?${monthStart})`,
    String.raw`>=|<=|<>|!=|(?<=\d\s?)[-–](?=\s?\d)|[=<>%$€£¥&#+,;:/*×−]`,
  ].join('|'),
  'giu',
);

const contractions: [RegExp, string][] = [
  [/\b(can)(?:'|’)?t\b/giu, 'can not'],
  [/\b(won)(?:'|’)t\b/giu, 'will not'],
  [/\b(\w+)n(?:'|’)t\b/giu, '$1 not'],
  // As it is typed in haste: "havent".
  [/\b(do|does|did|have|has|had|is|are|was|were)nt\b/giu, '$1 not'],
  [/\b(what|who|where|when|how|which|that|there|it|here)(?:'|’)s\b/giu, '$1 is'],
  [/\b(i|you|we|they|he|she|it|who)(?:'|’)d\b/giu, '$1 would'],
  [/\b(i|you|we|they|he|she|it|who|that)(?:'|’)ll\b/giu, '$1 will'],
  [/\bi(?:'|’)m\b/giu, 'i am'],
  [/\b(what|who|where|how)s\b/giu, '$1 is'],
  [/\bi\.e\.?|\be\.g\.?/giu, ','],
  [/\b(\d+(?:\.\d+)?)(kg|km|min|mins|hrs?|lbs?|kwh|cm)\b/giu, '$1 $2'],
  [/\b([ap])\.\s?m\b\.?/giu, '$1m'],
  [/\bo(?:'|’)clock\b/giu, 'oclock'],
  [/\b(\w+)(?:'|’)re\b/giu, '$1 are'],
  [/\b(\w+)(?:'|’)ve\b/giu, '$1 have'],
  [/\baov\b/giu, 'average order value'],
  [/\bsq(?:uare|\.)?\s?(?:met(?:er|re)s?|m)\b/giu, 'sqm'],
  [/(\p{L})(?:'|’)s\b/giu, '$1'],
];

/** Makes spellings equal that mean the same: full-width forms, contractions, possessives. */
export function normaliseQuestion(question: string): string {
  const text = question.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  return contractions.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** The tokens of a normalised question. Sentence marks are dropped; commas are kept because they part lists. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const inside = match[1] ?? match[2];
    const token = tokenFrom(match[0], inside, match.index);
    const before = tokens.at(-1);
    const isAfterStop = before !== undefined && /[.?!]\s/.test(text.slice(before.end, token.start));
    tokens.push(isAfterStop ? { ...token, opensSentence: true } : token);
  }
  return joinNumbers(tokens);
}

function tokenFrom(raw: string, inside: string | undefined, start: number): Token {
  const text = inside ?? raw;
  const lower = text.toLowerCase();
  const end = start + raw.length;
  const isCapitalised = /^\p{Lu}/u.test(text);
  const plain = {
    text,
    lower,
    lemma: lower,
    start,
    end,
    value: null,
    isPercent: false,
    isMoney: false,
    isCapitalised,
  };
  if (inside !== undefined) return { ...plain, kind: 'quoted' };
  if (/^(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/.test(raw)) return { ...plain, kind: 'date' };
  const value = parseNumeral(raw);
  if (value !== null) return { ...plain, kind: 'number', value, isMoney: /^[$€£¥]/.test(raw) };
  if (/^[\p{L}\p{N}_]/u.test(raw)) return { ...plain, kind: 'word', lemma: lemmaAsTyped(text, lower) };
  return { ...plain, kind: 'symbol' };
}

/** "POs" and "BMWs" are several of what is written in capitals. */
function lemmaAsTyped(text: string, lower: string): string {
  return /^\p{Lu}{2,}s$/u.test(text) ? lower.slice(0, -1) : lemmaOf(lower);
}

const scales = new Map<string, number>(
  Object.entries({
    dozen: 12,
    hundred: 100,
    thousand: 1e3,
    k: 1e3,
    million: 1e6,
    mio: 1e6,
    mln: 1e6,
    mil: 1e6,
    mn: 1e6,
    billion: 1e9,
    bn: 1e9,
  }),
);

/** Reads "twenty five", "5 million", "5 %" and "$ 5" as one number each. */
function joinNumbers(tokens: Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const words = token.kind === 'word' ? numberWordsAt(tokens, at) : null;
    let merged: Token = words ? mergedToken(tokens, at, words.count, words.value) : token;
    let next = at + (words?.count ?? 1);
    const scale = isGrand(tokens, next) ? 1e3 : scales.get(tokens[next]?.lower ?? '');
    if (merged.value !== null && !words && scale !== undefined) {
      merged = {
        ...merged,
        value: merged.value * scale,
        end: tokens[next]?.end ?? merged.end,
      };
      next += 1;
    }
    const sign = tokens[next]?.lower;
    if (merged.kind === 'number' && (sign === '%' || sign === 'percent' || sign === 'pct')) {
      merged = { ...merged, isPercent: true, end: tokens[next]?.end ?? merged.end };
      next += 1;
    }
    if (!isCurrencySignBeforeNumber(tokens, at)) result.push(merged);
    at = next;
  }
  return result;
}

function isCurrencySignBeforeNumber(tokens: Token[], at: number): boolean {
  return /^[$€£¥]$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number';
}

function mergedToken(tokens: Token[], at: number, count: number, value: number): Token {
  const first = tokens[at];
  const last = tokens[at + count - 1];
  const text = tokens
    .slice(at, at + count)
    .map((token) => token.text)
    .join(' ');
  return {
    kind: 'number',
    text,
    lower: text.toLowerCase(),
    lemma: text.toLowerCase(),
    value,
    isPercent: false,
    isMoney: false,
    isCapitalised: false,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
  };
}
