import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Piece, Term } from './fragments.ts';
import { shownSentence } from './second-sentences.ts';

const joints = new Set(['and', ',', '&']);
const longestList = 4;

/**
 * "full names" of first and last names; "first, middle and last name", "start and end dates", "dates of enrolment and completion":
 * several columns whose common noun is said once.
 */
export function namePartRule(lattice: Lattice, at: number): Piece[] {
  return afterOptional(lattice, at, 'the', 'their', 'its')
    .flatMap((from) => [
      ...fullNames(lattice, from),
      ...sharedHeads(lattice, from),
      ...sharedTails(lattice, from),
    ])
    .map((piece) => ({ ...piece, from: at }));
}

function fullNames(lattice: Lattice, at: number): Piece[] {
  const { tokens, model } = lattice;
  const isSaid =
    ['full', 'complete'].includes(tokens[at]?.lower ?? '') &&
    tokens[at + 1]?.lemma === 'name' &&
    !(model.columnIndex.get('full name') ?? []).some(({ source }) => source === 'name');
  if (!isSaid) return [];
  // "full name (first and last name)" says it twice.
  const to = repeatedEnd(lattice, at + 2);
  return columnsOfOneTable(lattice, ['first name', 'last name']).map((links) =>
    severalColumns(lattice, at, to, links),
  );
}

function repeatedEnd({ tokens }: Lattice, at: number): number {
  const words = tokens.slice(at, at + 4).map(({ lower }) => lower);
  if (words.slice(0, 3).join(' ') !== 'first and last') return at;
  return /^names?$/.test(words[3] ?? '') ? at + 4 : at + 3;
}

/** "start and end dates": every word but the last waits for the noun behind the last one. */
function sharedHeads(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const first = tokens[at];
  if (first?.kind !== 'word' || joints.has(first.lower)) return [];
  const words = [first.lemma];
  let next = at + 1;
  while (joints.has(tokens[next]?.lower ?? '') && words.length < longestList) {
    next += tokens[next]?.lower === ',' && tokens[next + 1]?.lower === 'and' ? 2 : 1;
    const word = tokens[next];
    const head = tokens[next + 1];
    if (word?.kind !== 'word' || !head) return [];
    words.push(word.lemma);
    next += 1;
    if (joints.has(head.lower)) continue;
    if (head.kind !== 'word') return [];
    const found = columnsOfOneTable(
      lattice,
      words.map((own) => `${own} ${head.lemma}`),
    );
    return found.map((links) => severalColumns(lattice, at, next + 1, links));
  }
  return [];
}

/** "dates of enrolment and completion". */
function sharedTails(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const head = tokens[at]?.lemma ?? '';
  const [one, joint, two] = tokens.slice(at + 2, at + 5);
  if (tokens[at + 1]?.lower !== 'of' || one?.kind !== 'word' || two?.kind !== 'word') return [];
  if (!joints.has(joint?.lower ?? '')) return [];
  const said = [one, two].map(({ lemma }) => [`${head} of ${lemma}`, `${lemma} ${head}`]);
  const names = said.map((forms) => forms.find((form) => lattice.model.columnIndex.has(form)) ?? '');
  return columnsOfOneTable(lattice, names).map((links) => severalColumns(lattice, at, at + 5, links));
}

/** For each table that has a column of each of the names, those columns. */
function columnsOfOneTable({ model }: Lattice, names: readonly string[]): ColumnLink[][] {
  const found = names.map((name) =>
    (model.columnIndex.get(name) ?? []).filter(({ source, score }) => source === 'name' || score >= 0.8),
  );
  const [first = []] = found;
  return [...new Set(first.map(({ column }) => column.ref.table))].flatMap((table) => {
    const links = found.flatMap((own) => {
      const here = own.filter(({ column }) => column.ref.table === table);
      return here.toSorted((left, right) => right.score - left.score).slice(0, 1);
    });
    const isWhole = links.length === names.length && new Set(links.map(({ column }) => column)).size > 1;
    return isWhole ? [links] : [];
  });
}

function severalColumns(lattice: Lattice, from: number, to: number, links: ColumnLink[]): Piece {
  const [first, ...more] = links.map(
    (link): Term => ({ kind: 'column', choice: { options: [link] }, isOwned: false }),
  );
  const isShown = shownSentence(lattice, from) !== null;
  return {
    from,
    to,
    score: 0.97,
    fragment: {
      kind: 'term',
      term: first as Term,
      distinct: false,
      beside: more,
      ...(isShown ? { isAdded: true } : {}),
    },
  };
}
