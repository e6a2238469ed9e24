import type { ColumnProfile } from '#kernel/catalog.ts';
import { rowNouns } from '../lexicon/row-nouns.ts';
import type { Predicate } from '../plan.ts';
import { wordsOfName } from '../text/lemmas.ts';
import type { ModelColumn } from './semantic-model.ts';

type FlagValue = string | number | boolean;

/** How a column writes yes and no. */
export interface Flag {
  yes: FlagValue[];
  no: FlagValue[];
}

const yesWords = new Set('yes y true t 1 x ja j wahr oui o vrai si sí sì s sim да tak はい 是'.split(' '));
const noWords = new Set('no n false f 0 nein falsch non faux não nao nee nej нет nie いいえ 否'.split(' '));

/** Yes and no as this column writes them: as booleans, as words, or as 1 and 0; null where it holds anything else. */
export function flagOf(profile: ColumnProfile): Flag | null {
  if (profile.type === 'boolean') return { yes: [true], no: [false] };
  if (profile.type === 'integer') return isZeroOrOne(profile) ? { yes: [1], no: [0] } : null;
  if (profile.type !== 'text' || !profile.hasAllValues || profile.values.length > 4) return null;
  const values = profile.values.map(({ value }) => value);
  if (tellsSides(profile.name, values)) return null;
  const yes = values.filter((value) => yesWords.has(value.trim().toLowerCase()));
  const no = values.filter((value) => noWords.has(value.trim().toLowerCase()));
  return yes.length > 0 && yes.length + no.length === values.length ? { yes, no } : null;
}

const sides =
  /\b(region|zone|area|direction|side|hemisphere|territory|district|wing|bank|pole|location|site|size|grade|class)\b/;

/** N and S of a region are north and south, and S alone is a size: in other languages the letters say no and yes. */
function tellsSides(name: string, values: readonly string[]): boolean {
  const letters = values.map((value) => value.trim().toLowerCase());
  const isOfLetters = letters.includes('s') && letters.every((value) => value.length === 1);
  return isOfLetters && (!letters.includes('n') || sides.test(wordsOfName(name).join(' ')));
}

/** Numbers of two values are a flag only where the header asks a question: `is_cancelled`, `member?`. */
function isZeroOrOne({ name, min, max, distinctCount }: ColumnProfile): boolean {
  const asksYesOrNo =
    /^(is|has|was|did|can)(?=[_\s]|[A-Z])|\?\s*$|\bflag\b|_flag/i.test(name) ||
    // `in_print`, `on_sale`: a state of the row.
    /^(in|on|with|without)(?=[_\s]|[A-Z])/.test(name) ||
    /(ed|able)$/i.test(name.trim());
  return asksYesOrNo && min === '0' && max === '1' && distinctCount === 2;
}

const flaggedNouns = new Set(
  'work visit booking purchase delivery shipment appointment repair call trip loan payment donation stay hire rental'.split(
    ' ',
  ),
);

/**
 * The rows that a flag describes by its name in lemmas: the order of `Rush Order`, the work of `warranty_work`; null of flags that
 * ask a question ("is order paid") or name what is there ("Gift Aid"). `rowNoun` is what the table calls its rows.
 */
export function flaggedThing(
  profile: ColumnProfile,
  lemmas: readonly string[],
  rowNoun: string | null = null,
): string | null {
  const [first = '', last = '', ...more] = lemmas;
  const isQuestion = /^(be|is|have|has|do|was|can|no|not)$/.test(first);
  if (more.length > 0 || isQuestion || !(last === rowNoun || rowNouns.has(last) || flaggedNouns.has(last)))
    return null;
  return flagOf(profile) === null ? null : last;
}

/** The condition that the column says yes, or no. */
export function flagPredicate(column: ModelColumn, isYes: boolean): Predicate | null {
  const flag = flagOf(column.profile);
  if (!flag) return null;
  const values = isYes ? flag.yes : flag.no;
  const [only, ...more] = values;
  if (only !== undefined && more.length === 0 && typeof only !== 'string')
    return { kind: 'compare', column: column.ref, operator: '=', value: only };
  // A column that marks only what is so, as "x", says no by saying nothing.
  return values.length > 0
    ? { kind: 'oneOf', column: column.ref, values, negated: false }
    : { kind: 'missing', column: column.ref, negated: false };
}
