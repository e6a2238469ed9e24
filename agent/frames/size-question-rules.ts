import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { isDateColumn } from '../model/dating.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Aggregate } from '../plan.ts';
import { ownValue } from '../text/own-value.ts';
import { columnsMeasuring } from './comparative-rules.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

interface Size {
  /** Last words of columns that tell it, best first. */
  columns: string[];
  most: string;
  least: string;
}

const sizes: Record<string, Size> = {
  old: { columns: ['age'], most: 'oldest', least: 'youngest' },
  heavy: { columns: ['weight', 'mass'], most: 'heaviest', least: 'lightest' },
  tall: { columns: ['height'], most: 'tallest', least: 'shortest' },
  far: { columns: ['distance'], most: 'farthest', least: 'nearest' },
  fast: { columns: ['speed'], most: 'fastest', least: 'slowest' },
  deep: { columns: ['depth'], most: 'deepest', least: 'shallowest' },
  wide: { columns: ['width'], most: 'widest', least: 'narrowest' },
  long: {
    columns: ['duration', 'length', 'runtime', 'running time', 'minute', 'hour'],
    most: 'longest',
    least: 'shortest',
  },
};
const usual = ['usually', 'typically', 'normally', 'generally'];
const being = ['is', 'are', 'was', 'were', 'be'];
const asking = ['do', 'does', 'did', 'will'];

/**
 * A size asked for by its adjective: "how heavy is the average Labrador", "how old is the oldest dog", "how long does a check-up take".
 * Of many rows the mean is meant where nothing else is said.
 */
export function sizeQuestionRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const size = tokens[at]?.lower === 'how' ? ownValue(sizes, tokens[at + 1]?.lower) : undefined;
  if (!size) return [];
  const options = columnsOf(lattice, size);
  if (options.length === 0) return [];
  const word = tokens[at + 2]?.lower ?? '';
  const said = tokens.slice(at + 2).map(({ lower }) => lower);
  if (asking.includes(word)) return isDone(said) ? [average(at, at + 3, options, said)] : [];
  if (!being.includes(word)) return [];
  if (isAveraged(lattice, at + 3, said)) return [average(at, at + 3, options, said)];
  const [start = at + 3] = afterOptional(lattice, at + 3, 'the', 'our', 'a', 'an', 'your').toReversed();
  const aggregate = aggregateAt(tokens[start]?.lower ?? '', size);
  if (!aggregate) return [];
  // "the average delivery" is a row of those that are asked about.
  const rows = (lattice.spans[start + 1] ?? []).flatMap(({ kind, to }) => (kind === 'table' ? [to] : []));
  return [start + 1, ...rows].map((to) => measure(at, to, options, aggregate));
}

function columnsOf(lattice: Lattice, { columns }: Size): ColumnLink[] {
  const found = columnsMeasuring(lattice, columns, null);
  const tables = new Set(found.map(({ column }) => column.ref.table));
  const isOfHours = found.some(({ phrase }) => ['minute', 'hour'].includes(phrase));
  // Hours of work are not the days from the start to the end.
  const dates = [...lattice.model.columns.values()].filter(
    ({ ref, profile }) => tables.has(ref.table) && isDateColumn(profile),
  );
  return found.length !== 1 || (isOfHours && dates.length > 1) ? [] : found;
}

/** "are our trees on average": the rows stand right behind the verb. */
function isAveraged(lattice: Lattice, at: number, said: string[]): boolean {
  const isOfRows = afterOptional(lattice, at, 'the', 'our', 'your', 'their', 'these').some((start) =>
    (lattice.spans[start] ?? []).some(({ kind }) => kind === 'table' || kind === 'value'),
  );
  return isOfRows && said.includes('average');
}

/** "take", "last": and no other verb or date that says until when. */
function isDone(said: string[]): boolean {
  const verb = said.findIndex((word) => ['take', 'last', 'weigh', 'go', 'run', 'stay'].includes(word));
  return verb > 0 && said[verb + 1] !== 'to' && !said.includes('until') && !said.includes('between');
}

function aggregateAt(word: string, { most, least }: Size): Aggregate | null {
  if (['average', 'typical', 'usual'].includes(word)) return 'avg';
  if (word === 'median') return 'median';
  if (word === most) return 'max';
  return word === least ? 'min' : null;
}

function measure(from: number, to: number, options: ColumnLink[], aggregate: Aggregate): Piece {
  const term = { kind: 'column' as const, choice: { options }, isOwned: false };
  return {
    from,
    to,
    score: 0.95,
    fragment: { kind: 'aggregate', aggregate: { aggregate, term, isHowMany: false } },
  };
}

/** "on average" stands behind and owns itself; then the amount alone is named. */
function average(from: number, to: number, options: ColumnLink[], said: string[]): Piece {
  const isSaid = said.includes('average') || usual.some((word) => said.includes(word));
  if (!isSaid) return measure(from, to, options, 'avg');
  const term = { kind: 'column' as const, choice: { options }, isOwned: false };
  return { from, to, score: 0.95, fragment: { kind: 'term', term, distinct: false } };
}

const times =
  /\b(duration|length|time|stay|delay|downtime|wait|min|minute|hour|hr|h|day|night|week|month|year)\b/;

function isTimeTold({ column: { profile, lemmas } }: ColumnLink): boolean {
  return ['integer', 'decimal', 'double'].includes(profile.type) && times.test(lemmas.join(' '));
}

/** "how big is the discount on average": asks for the amount that follows, and how it is taken is said elsewhere. */
export function sizeWordRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const word = tokens[at + 1]?.lower ?? '';
  const isAsked =
    tokens[at]?.lower === 'how' &&
    ['big', 'high', 'large', 'low', 'small', 'long', 'short', 'great'].includes(word);
  const isAveraged = tokens.some(({ lower }) =>
    ['average', 'median', 'total', 'typically', 'longest', 'shortest'].includes(lower),
  );
  if (!isAsked || !isAveraged) return [];
  // A time is told by a time that is named, never by another amount.
  const isNamed = tokens.some((_, index) =>
    columnsAt(lattice, index).some(({ options }) => index > at + 1 && options.some(isTimeTold)),
  );
  const isTime = word === 'long' || word === 'short';
  return isTime && !isNamed ? [] : [{ from: at, to: at + 2, score: 0.8, fragment: { kind: 'filler' } }];
}
