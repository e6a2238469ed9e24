import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { columnKey } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

/**
 * Words that are true of all rows, or that a condition or a header beside them has said already.
 *
 * 1. "Year olds" behind a group of ages: "how many 16-18 year olds".
 * 2. "How are" before what is broken down: "how are the parcels split by depot".
 * 3. "Report figures" of whoever the rows are about: "how many colleges report figures".
 * 4. The verb of coming in behind an amount of what is new: "how many new members joined".
 */
export function allRowsRule(lattice: Lattice, at: number): Piece[] {
  const to =
    agedEnd(lattice, at) ?? brokenDownEnd(lattice, at) ?? reportedEnd(lattice, at) ?? joinedEnd(lattice, at);
  return to === null ? [] : [{ from: at, to, score: 0.7, fragment: { kind: 'idle', told: null } }];
}

function agedEnd({ model, tokens, spans }: Lattice, at: number): number | null {
  const isSaid =
    ['year', 'years'].includes(tokens[at]?.lower ?? '') &&
    ['old', 'olds'].includes(tokens[at + 1]?.lower ?? '');
  const isBehindAges = spans
    .slice(0, at)
    .some((own) =>
      own.some(
        (span) =>
          span.kind === 'value' &&
          span.to === at &&
          span.links.every(({ column }) => model.columns.get(columnKey(column))?.lemmas.includes('age')),
      ),
    );
  return isSaid && isBehindAges ? at + 2 : null;
}

const breakdowns = new Set('split broken divided grouped distributed spread segmented separated'.split(' '));

function brokenDownEnd(lattice: Lattice, at: number): number | null {
  const { tokens } = lattice;
  const isOpening =
    at === 0 && tokens[0]?.lower === 'how' && ['is', 'are', 'was', 'were'].includes(tokens[1]?.lower ?? '');
  const isBrokenDown = tokens.some(
    ({ lower }, index) => breakdowns.has(lower) && operatorEnds(lattice, index, 'by').length > 0,
  );
  return isOpening && isBrokenDown ? at + 2 : null;
}

const reporting = new Set('report submit provide supply'.split(' '));
const reported = new Set('figures data numbers'.split(' '));

function reportedEnd({ tokens, spans }: Lattice, at: number): number | null {
  const isSaid = reporting.has(tokens[at]?.lemma ?? '') && reported.has(tokens[at + 1]?.lower ?? '');
  const isNamed = (spans[at] ?? []).some(({ kind }) => ['column', 'table', 'value'].includes(kind));
  const isOfThings = spans
    .slice(0, at)
    .some((own) => own.some(({ kind, to }) => to === at && (kind === 'column' || kind === 'table')));
  return isSaid && isOfThings && !isNamed ? at + 2 : null;
}

const comingIn = new Set('join register enrol enroll'.split(' '));

function joinedEnd(lattice: Lattice, at: number): number | null {
  const { tokens, spans } = lattice;
  if (!comingIn.has(tokens[at]?.lemma ?? '') || (spans[at] ?? []).some(({ kind }) => kind === 'column'))
    return null;
  const isOfNew = tokens
    .slice(0, at)
    .some((_, from) =>
      columnsAt(lattice, from).some(
        ({ to, options }) =>
          to === at &&
          options.every(
            ({ column: { lemmas, profile } }) => lemmas[0] === 'new' && profile.role === 'additive',
          ),
      ),
    );
  return isOfNew ? at + 1 : null;
}
