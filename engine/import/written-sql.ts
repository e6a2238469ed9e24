import { quoteText } from '../sql-text.ts';
import {
  canonicalNumberSql,
  type DecimalMark,
  numberPartSql,
  wordPartSql,
  writtenPattern,
} from './number-rules.ts';

/** Numbers such as `$1.2M` or `300 g`: their exact value in one unit. */
export interface WrittenPlan {
  kind: 'written';
  mark: DecimalMark;
  /** Digits in front of and behind the mark, as they are written. */
  whole: number;
  fraction: number;
  /** Powers of ten by the word that says them, in small letters; `''` where numbers without a word are read too. */
  powers: Readonly<Record<string, number>>;
}

/** A number is cut from its word and multiplied as a decimal: no digit passes through floating point. */
export function writtenSql(plan: WrittenPlan, text: string): { guard: string; value: string; type: string } {
  const { mark, whole, fraction, powers } = plan;
  const word = wordPartSql(text);
  const canonical = canonicalNumberSql(numberPartSql(text), mark);
  const least = Math.max(0, ...Object.values(powers).map((power) => -power));
  const most = Math.max(0, ...Object.values(powers));
  const scale = Math.max(2, fraction + least);
  const type = `DECIMAL(${whole + most + scale <= 18 ? 18 : 38},${scale})`;
  const factors = Object.entries(powers).map(
    ([known, power]) => `WHEN ${quoteText(known)} THEN ${10 ** power}::DECIMAL(${most + least + 1},${least})`,
  );
  const inner = `DECIMAL(${whole + fraction},${fraction})`;
  const size = `[0-9]{0,${whole}}${fraction === 0 ? '' : `(?:\\.[0-9]{1,${fraction}})?`}`;
  const isKnown = `${word} IN (${Object.keys(powers).map(quoteText).join(', ')})`;
  return {
    guard: `(regexp_full_match(${text}, ${quoteText(writtenPattern(mark))}) AND regexp_full_match(${canonical}, ${quoteText(size)}) AND ${isKnown})`,
    value: `CAST((CASE WHEN regexp_matches(${text}, '^[^0-9]*[-−(]') THEN -1 ELSE 1 END) * CAST(${canonical} AS ${inner}) * (CASE ${word} ${factors.join(' ')} END) AS ${type})`,
    type,
  };
}
