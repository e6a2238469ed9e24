import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { oncePerCatalog } from '../model/once-per-catalog.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import { type ColumnLink, columnKey, type ModelColumn } from '../model/semantic-model.ts';
import { shareRoot } from '../text/word-roots.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';

const anyone = new Set('person people individual colleague employee everyone everybody'.split(' '));
const auxiliaries = ['has', 'have', 'had', 'did', 'actually', 'personally'];
/** How far behind "each person" its verb may stand. */
const longestReach = 4;

/**
 * Whoever did what a column "Approved By" or `handled_by` tells: "did each person approve", "who approved the most", "which agent
 * handled". The verb says which column names the people, so it is no state of the rows.
 */
export function doerRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...asked(lattice, at),
    ...described(lattice, at),
    ...grouped(lattice, at),
    ...verbOfEach(lattice, at),
    ...verbOfNamed(lattice, at),
  ];
}

/** "who approved", of one column alone. */
function asked(lattice: Lattice, at: number): Piece[] {
  if (lattice.tokens[at]?.lower !== 'who') return [];
  return afterOptional(lattice, at + 1, ...auxiliaries).flatMap((verb) => named(lattice, at, verb));
}

/** "agent handled" of "which agent handled". */
function described(lattice: Lattice, at: number): Piece[] {
  const isAsked = ['which', 'what'].includes(lattice.tokens[at - 1]?.lower ?? '');
  if (!isAsked) return [];
  return afterOptional(lattice, at + 1, ...auxiliaries).flatMap((verb) => {
    const column = doneBy(lattice, verb);
    return column && isDoer(lattice, at, column) ? named(lattice, at, verb) : [];
  });
}

function named(lattice: Lattice, from: number, verb: number): Piece[] {
  const column = doneBy(lattice, verb);
  const isPassive = lattice.tokens[verb + 1]?.lower === 'by';
  if (!column || isPassive) return [];
  const term = { kind: 'column' as const, choice: { options: [linkOf(column)] }, isOwned: false };
  return [{ from, to: verb + 1, score: 0.97, fragment: { kind: 'term', term, distinct: false } }];
}

/** "each person" before its verb, "approved by each person" as a whole. */
function grouped(lattice: Lattice, at: number): Piece[] {
  const passive = lattice.tokens[at + 1]?.lower === 'by' ? doneBy(lattice, at) : null;
  const start = passive ? at + 2 : at;
  return [...operatorEnds(lattice, start, 'each', 'per', 'by')].flatMap(({ to }): Piece[] => {
    const column = passive ?? verbBehind(lattice, to + 1)?.column;
    if (!column || !isDoer(lattice, to, column)) return [];
    const term = { kind: 'column' as const, choice: { options: [linkOf(column)] }, isOwned: false };
    return [
      { from: at, to: to + 1, score: 0.97, fragment: { kind: 'dimensions', terms: [term], via: 'each' } },
    ];
  });
}

/** The verb behind "each person": rows that nobody did it to are nobody's. */
function verbOfEach(lattice: Lattice, at: number): Piece[] {
  for (let person = Math.max(1, at - longestReach); person < at; person += 1) {
    const isEach = (lattice.spans[person - 1] ?? []).some(
      (span) =>
        span.kind === 'operator' && ['each', 'per', 'by'].includes(span.operator) && span.to === person,
    );
    const verb = isEach ? verbBehind(lattice, person + 1) : null;
    if (verb?.at !== at || !isDoer(lattice, person, verb.column)) continue;
    return verb.column.profile.nullCount > 0
      ? [
          filterPiece(at, at + 1, 0.97, {
            kind: 'missing',
            column: { options: [linkOf(verb.column)] },
            negated: true,
          }),
        ]
      : [{ from: at, to: at + 1, score: 0.97, fragment: { kind: 'verb' } }];
  }
  return [];
}

/** "approve" of "did J. Sutcliffe approve": that this person did it is said by the name already. */
function verbOfNamed(lattice: Lattice, at: number): Piece[] {
  const column = lattice.tokens[at + 1]?.lower === 'by' ? null : doneBy(lattice, at);
  const isBehindName = lattice.spans.some((own) =>
    own.some(
      (span) =>
        span.kind === 'value' &&
        span.to === at &&
        column !== null &&
        span.links.every((link) => columnKey(link.column) === columnKey(column.ref)),
    ),
  );
  return isBehindName ? [{ from: at, to: at + 1, score: 0.97, fragment: { kind: 'verb' } }] : [];
}

function verbBehind(lattice: Lattice, from: number): { at: number; column: ModelColumn } | null {
  for (const at of afterOptional(lattice, from, ...auxiliaries)) {
    const column = lattice.tokens[at + 1]?.lower === 'by' ? null : doneBy(lattice, at);
    if (column) return { at, column };
  }
  return null;
}

/** `approved_by`: texts that say who did something. */
const doerColumns = oncePerCatalog(({ columns }) =>
  [...columns.values()].filter(
    ({ profile, lemmas: [, last, ...more] }) => profile.type === 'text' && last === 'by' && more.length === 0,
  ),
);

/** The one column that says by whom what the verb at a token tells was done. */
function doneBy({ model, tokens }: Lattice, at: number): ModelColumn | null {
  const verb = tokens[at];
  if (verb?.kind !== 'word') return null;
  const found = doerColumns(model).filter(({ lemmas: [done = ''] }) => shareRoot(done, verb.lemma));
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

/** A word for people that names nothing else of the data: whoever "agents" are, they are not the customers. */
function isDoer({ tokens, spans }: Lattice, at: number, column: ModelColumn): boolean {
  const { lemma = '', lower = '' } = tokens[at] ?? {};
  const isAnyone = anyone.has(lemma) || anyone.has(lower);
  if (!isAnyone && !isPersonNoun(lemma)) return false;
  return (spans[at] ?? []).every((span) => {
    if (span.kind === 'table') return false;
    if (span.kind !== 'column') return true;
    return isAnyone || span.links.every((link) => columnKey(link.column.ref) === columnKey(column.ref));
  });
}

function linkOf(column: ModelColumn): ColumnLink {
  return { column, score: 0.97, source: 'name', phrase: column.label };
}
