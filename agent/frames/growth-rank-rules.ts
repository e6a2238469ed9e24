import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Direction } from '../plan.ts';
import type { Fragment, Piece } from './fragments.ts';

const rising = new Set('grow increase rise climb improve gain add'.split(' '));
const falling = new Set('shrink fall drop decline decrease lose'.split(' '));
const quick = new Set('fastest quickest strongest top best'.split(' '));
const slow = new Set('slowest weakest'.split(' '));
const risingNouns = new Set('growth increase rise gain change improvement'.split(' '));
const fallingNouns = new Set('drop decline decrease fall loss'.split(' '));
const relative = new Set('percentage percent % relative percentual'.split(' '));
const absolute = new Set('absolute dollar dollars money total'.split(' '));

interface Ranked {
  to: number;
  direction: Direction;
  /** Null where the words do not say whether the change or its percentage is meant. */
  isPercent: boolean | null;
}

/** "grew fastest", "fastest growing", "gained the most", "largest increase in": what is ranked by how much it changed. */
export function growthRankRule(lattice: Lattice, at: number): Piece[] {
  const found = [...verbFirst(lattice, at), ...verbLast(lattice, at), ...nounLast(lattice, at)];
  return found.map(({ to, direction, isPercent }): Piece => {
    const fragment: Fragment = { kind: 'growthRank', direction, isPercent };
    return { from: at, to, score: 0.98, fragment };
  });
}

/** "grew the most", "gained the most dollars of", "fell least". */
function verbFirst({ tokens }: Lattice, at: number): Ranked[] {
  const lemma = tokens[at]?.lemma ?? '';
  const isRising = rising.has(lemma);
  if (at === 0 || !(isRising || falling.has(lemma))) return [];
  const next = tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1;
  const word = tokens[next]?.lower ?? '';
  const way =
    quick.has(word) || word === 'most' ? 'more' : slow.has(word) || word === 'least' ? 'less' : null;
  if (way === null) return [];
  const direction: Direction = (way === 'more') === isRising ? 'descending' : 'ascending';
  const isPercent = word === 'most' || word === 'least' ? null : true;
  const isMoney = absolute.has(tokens[next + 1]?.lower ?? '') && tokens[next + 2]?.lower === 'of';
  return [
    { to: next + 1, direction, isPercent },
    ...(isMoney ? [{ to: next + 3, direction, isPercent: false }] : []),
  ];
}

/** "fastest growing". */
function verbLast({ tokens }: Lattice, at: number): Ranked[] {
  const word = tokens[at]?.lower ?? '';
  const verb = tokens[at + 1];
  const isQuick = quick.has(word);
  const isMoving = verb !== undefined && verb.lower !== verb.lemma;
  if (!(isQuick || slow.has(word)) || !isMoving || !(rising.has(verb.lemma) || falling.has(verb.lemma)))
    return [];
  const direction: Direction = isQuick === rising.has(verb.lemma) ? 'descending' : 'ascending';
  return [{ to: at + 2, direction, isPercent: true }];
}

/** "highest percentage growth in", "the largest increase in dollar". */
function nounLast(lattice: Lattice, at: number): Ranked[] {
  const { tokens } = lattice;
  const start = tokens[at]?.lower === 'the' ? at + 1 : at;
  return operatorEnds(lattice, start, 'highest', 'lowest', 'best', 'worst', 'most', 'least').flatMap(
    ({ to, operator }): Ranked[] => {
      const modifier = tokens[to]?.lower ?? '';
      const isModified = relative.has(modifier) || absolute.has(modifier);
      const noun = tokens[isModified ? to + 1 : to]?.lower ?? '';
      if (!(risingNouns.has(noun) || fallingNouns.has(noun))) return [];
      const isHigh = ['highest', 'best', 'most'].includes(operator);
      const direction: Direction = isHigh === risingNouns.has(noun) ? 'descending' : 'ascending';
      const said = relative.has(modifier) ? true : absolute.has(modifier) ? false : null;
      const behind = isModified ? to + 2 : to + 1;
      const isRate = tokens[behind]?.lower === 'rate';
      const end = isRate ? behind + 1 : behind;
      const isLinked = ['in', 'of'].includes(tokens[end]?.lower ?? '');
      const isMoney = isLinked && absolute.has(tokens[end + 1]?.lower ?? '');
      const isPercent = isRate ? true : said;
      return [
        { to: isLinked ? end + 1 : end, direction, isPercent },
        ...(isMoney ? [{ to: end + 2, direction, isPercent: false }] : []),
      ];
    },
  );
}
