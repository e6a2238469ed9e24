import type { Lattice } from '../lattice/lattice.ts';
import type { ColumnLink, ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';

/** Columns that are named side by side, their noun once, and the words that each is said by. */
export interface SharedHead {
  starts: [number, number];
  to: number;
  columns: [ColumnLink[], ColumnLink[]];
}

const score = 0.85;

/**
 * "open and close dates" of a `date_opened` and a `date_closed`, "typical buying and selling prices": whose names hold the words in
 * another order or form than they are said in.
 */
export function sharedHeadAt({ model, tokens }: Lattice, at: number): SharedHead | null {
  for (const described of [0, 1]) {
    const own = tokens.slice(at, at + described + 4);
    const [one, joint, two, head] = own.slice(described);
    const isList = own.every(({ kind }) => kind === 'word') && ['and', 'or'].includes(joint?.lower ?? '');
    if (!isList || !one || !two || !head) continue;
    const before = own.slice(0, described);
    const found = pairsIn(model, [...before, one, head], [...before, two, head]);
    if (found.length === 0) continue;
    return {
      starts: [at, at + described + 2],
      to: at + described + 4,
      columns: [found.map(([first]) => linkTo(first, one)), found.map(([, second]) => linkTo(second, two))],
    };
  }
  return null;
}

/** A column for each of the two, of one table, where no other would do as well. */
function pairsIn(model: SemanticModel, first: Token[], second: Token[]): [ModelColumn, ModelColumn][] {
  const ones = columnsWith(model, first);
  const others = ones.length === 0 ? [] : columnsWith(model, second);
  return ones.flatMap((one): [ModelColumn, ModelColumn][] => {
    const isAlone = ones.filter(({ table }) => table === one.table).length === 1;
    const [other, ...more] = others.filter(({ table }) => table === one.table);
    return isAlone && other && more.length === 0 && other !== one ? [[one, other]] : [];
  });
}

function columnsWith({ columns }: SemanticModel, words: readonly Token[]): ModelColumn[] {
  return [...columns.values()].filter((column) => {
    const named = wordsOfName(column.profile.name);
    if (named.length < words.length) return false;
    const forms = new Set([...named, ...named.map(lemmaOf)]);
    return words.every(({ lower, lemma }) => forms.has(lower) || forms.has(lemma));
  });
}

function linkTo(column: ModelColumn, { lemma }: Token): ColumnLink {
  return { column, score, source: 'part', phrase: lemma };
}
