import type { Lattice } from '../lattice/lattice.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import type { Piece } from './fragments.ts';

const prepositions = new Set('by from of for among with to that which who'.split(' '));

/**
 * People who are only mentioned: "by casual riders", "of people aged 80 or older". The condition beside the noun says which rows
 * are meant, and the noun adds nothing; it is never skipped where it is what is counted or listed.
 */
export function carrierRule(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  const filler = (from: number, to: number): Piece => ({
    from,
    to,
    score: 0.5,
    fragment: { kind: 'filler' },
  });
  const noun = tokens[at];
  if (!noun) return [];
  if (isFocus(lattice, at)) return [filler(at, at + 1)];
  if (isBreaking(lattice, at)) return [filler(at, at + 1)];
  const quantified = quantifierEnd(lattice, at);
  if (quantified !== null) return [filler(at, quantified)];
  const isPreposition = prepositions.has(noun.lower) && isPersonNoun(tokens[at + 1]?.lemma ?? '');
  // "by members" says which rows are meant where members are a value of the data.
  const isValue = (spans[at + 1] ?? []).some((span) => span.kind === 'value');
  if (isPreposition && !isValue && isCondition(spans[at + 2])) return [filler(at, at + 2)];
  if (noun.lower === 'by' && isCondition(spans[at + 1]) && isPersonNoun(nounAfterValue(lattice, at + 1)))
    return [filler(at, at + 1)];
  if (isDoer(lattice, at) || isPaidBy(lattice, at)) return [filler(at, at + 1)];
  if (isPlanned(lattice, at)) return [filler(at, at + 2)];
  const isAfterValue = spans.some((own, from) =>
    own.some((span) => span.kind === 'value' && span.to === at && from > 0 && !isCounted(lattice, from)),
  );
  return isAfterValue && isPersonNoun(noun.lemma) ? [filler(at, at + 1)] : [];
}

/**
 * "only planned visits", "just how many", "Sales only": of rows the condition says already that no others are meant. With related rows
 * "only" would say more, that there are no others; there it stays unread.
 */
function isFocus({ model, tokens, spans }: Lattice, at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  // "who have once bought": at any time, as "ever" says; "bought once" is a number of times.
  if (word === 'once')
    return (
      ['have', 'has', 'had', 'been'].includes(tokens[at - 1]?.lower ?? '') &&
      /ed$|^(bought|sold|made|won|taken|given|paid|seen|host)$/.test(tokens[at + 1]?.lower ?? '')
    );
  if (!['only', 'just', 'now', 'exclusively', 'solely'].includes(word)) return false;
  if (word === 'now') return at === 0 || at === tokens.length - 1;
  const isAsk = ['how', 'the', 'show', 'give', 'tell', 'list', 'for', 'in', 'from', 'with'].includes(
    tokens[at + 1]?.lower ?? '',
  );
  if (word === 'just') return isAsk || isCondition(spans[at + 1]);
  if (model.tables.size > 1 && at > 0) return false;
  const isLast = at === tokens.length - 1 && isSaidBefore(spans, at);
  return (
    isLast ||
    (isAsk && at === 0) ||
    (spans[at + 1] ?? []).some(({ kind }) => kind === 'value' || kind === 'period')
  );
}

/** "cash gifts only", "2026 only": right after a condition, or after the noun that it describes. */
function isSaidBefore(spans: Lattice['spans'], at: number): boolean {
  const endsAt = (to: number, ...kinds: string[]): number[] =>
    spans.flatMap((own, from) =>
      own.some((span) => span.to === to && from < to && kinds.includes(span.kind)) ? [from] : [],
    );
  return [at, ...endsAt(at, 'table')].some((to) => endsAt(to, 'value', 'valueSet', 'period').length > 0);
}

const superlatives = new Set<string>([
  'highest',
  'lowest',
  'most',
  'least',
  'best',
  'worst',
  'top',
  'bottom',
]);

function isSuperlative(own: Lattice['spans'][number] | undefined): boolean {
  return (own ?? []).some(
    (span) =>
      span.kind === 'adjective' ||
      span.kind === 'dateSuperlative' ||
      (span.kind === 'operator' && superlatives.has(span.operator)),
  );
}

const requests = new Set('show list give find get display see name print pull me us all and'.split(' '));

/**
 * Words of quantity that add nothing where they stand: "the biggest single order", "every single order", "show me every cheque",
 * "show both", a closing "too". "Every month" groups, "a single order" may count, so elsewhere they are left to others.
 */
function quantifierEnd({ tokens, spans }: Lattice, at: number): number | null {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  const isClosing = tokens[at + 1] === undefined || [',', 'please'].includes(tokens[at + 1]?.lower ?? '');
  switch (word) {
    case 'single':
      return isSuperlative(spans[at - 1]) ||
        isSuperlative(spans[at + 1]) ||
        ['every', 'each'].includes(before)
        ? at + 1
        : null;
    case 'individual':
      return isSuperlative(spans[at - 1]) || isSuperlative(spans[at + 1]) ? at + 1 : null;
    case 'every':
    case 'each': {
      const next =
        word === 'each' && tokens[at + 1]?.lower === 'and' && tokens[at + 2]?.lower === 'every'
          ? at + 3
          : at + 1;
      const noun = tokens[next]?.lower === 'single' ? next + 1 : next;
      return requests.has(before) && isRowNoun(spans, noun) ? noun : null;
    }
    case 'both':
      return requests.has(before) && (isClosing || ['in', 'for'].includes(tokens[at + 1]?.lower ?? ''))
        ? at + 1
        : null;
    case 'too':
      return isClosing && at > 0 ? at + 1 : null;
    case 'as':
      return tokens[at + 1]?.lower === 'well' && tokens[at + 2]?.lower !== 'as' && at > 0 ? at + 2 : null;
    case 'overall':
      // "by region and overall" asks for a total beside the groups.
      return ['and', 'or', 'plus', '&', 'with', '+'].includes(before) ? null : at + 1;
    case 'combined':
    case 'together':
    case 'collectively':
      return isClosing && !['and', 'or', 'plus'].includes(before) ? at + 1 : null;
    default:
      return null;
  }
}

/** The rows of a table, and not a column of theirs: "every customer name" tells the names apart. */
function isRowNoun(spans: Lattice['spans'], at: number): boolean {
  return (spans[at] ?? []).some(
    (span) =>
      span.kind === 'table' &&
      !(spans[span.to] ?? []).some(({ kind }) => kind === 'column' || kind === 'table'),
  );
}

/** "break … down by", "split … up by", "divide … into": the verb and its particle say no more than the "by". */
function isBreaking({ tokens }: Lattice, at: number): boolean {
  const verbs = new Set(['break', 'breaks', 'broken', 'split', 'divide', 'group', 'spread', 'drill']);
  const isGrouped = tokens
    .slice(at + 1)
    .some(({ lower }) => ['by', 'per', 'each', 'every', 'across', 'between', 'for'].includes(lower));
  const word = tokens[at]?.lower ?? '';
  if (verbs.has(word)) return isGrouped && at < 4;
  return (
    ['down', 'up', 'out'].includes(word) &&
    isGrouped &&
    tokens.slice(0, at).some(({ lower }) => verbs.has(lower))
  );
}

function isCondition(own: Lattice['spans'][number] | undefined): boolean {
  if (own === undefined) return false;
  return own.length === 0 || own.some(({ kind }) => kind === 'value' || kind === 'number');
}

/** "gave by cheque", "raised by trusts", "via bank transfer": who did it, or how, said of one value alone, is a condition like any other. */
function isDoer({ tokens, spans }: Lattice, at: number): boolean {
  if (!['by', 'via', 'through', 'using'].includes(tokens[at]?.lower ?? '')) return false;
  const start = ['a', 'an', 'the'].includes(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const named = spans[start] ?? [];
  const isName = named.some(({ kind }) => kind === 'column' || kind === 'table');
  return named.some(
    (span) =>
      span.kind === 'value' &&
      !isName &&
      span.links.some(({ score }) => score >= 0.9) &&
      !['and', ',', '&'].includes(tokens[span.to]?.lower ?? ''),
  );
}

/** "pay by card": how, told by a value, is a condition; that they pay is none. */
function isPaidBy({ tokens, spans }: Lattice, at: number): boolean {
  const isPaying = ['pay', 'settle', 'book', 'order'].includes(tokens[at]?.lemma ?? '');
  const isHow = ['by', 'with', 'via', 'using', 'through'].includes(tokens[at + 1]?.lower ?? '');
  return (
    isPaying &&
    isHow &&
    (spans[at + 2] ?? []).some(
      (span) => span.kind === 'value' && span.links.some(({ score }) => score >= 0.9),
    )
  );
}

/** "due to check in", "scheduled to leave": the verb names the date of it. */
function isPlanned({ tokens, spans }: Lattice, at: number): boolean {
  const isTold = ['due', 'scheduled', 'expected', 'supposed', 'set', 'meant', 'booked', 'planned'].includes(
    tokens[at]?.lower ?? '',
  );
  return (
    isTold &&
    tokens[at + 1]?.lower === 'to' &&
    (spans[at + 2] ?? []).some(
      (span) =>
        span.kind === 'column' &&
        span.links.some(({ column }) => ['date', 'timestamp'].includes(column.profile.type)),
    )
  );
}

function nounAfterValue({ tokens, spans }: Lattice, at: number): string {
  const ends = (spans[at] ?? []).flatMap((span) => (span.kind === 'value' ? [span.to] : []));
  return tokens[Math.max(0, ...ends)]?.lemma ?? '';
}

/** "how many casual riders", "list the casual riders": there the people are what is asked for. */
function isCounted({ tokens }: Lattice, valueFrom: number): boolean {
  const before = tokens[valueFrom - 1]?.lower ?? '';
  return (
    ['many', 'the', 'all', 'list', 'show', 'which', 'number', 'of', 'different'].includes(before) &&
    tokens[valueFrom - 2]?.lower !== 'by'
  );
}
