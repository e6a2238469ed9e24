import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { oppositesOf } from '../lexicon/opposites.ts';
import { wordEntries } from '../lexicon/wordnet.ts';
import { flaggedThing, flagOf } from '../model/flag-columns.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { oncePerCatalog } from '../model/once-per-catalog.ts';
import { peopleNouns } from '../model/people-tables.ts';
import type { ColumnLink, ModelColumn } from '../model/semantic-model.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { shareRoot } from '../text/word-roots.ts';
import { filterPiece, maybeNegated } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { isHappeningAskedFor } from './kind-rules.ts';
import { columnsAt } from './terms.ts';

/** A yes/no column used as an adjective or a verb: "active customers", "who churned", "not active", "attrition yes". */
export function flagRule(lattice: Lattice, at: number): Piece[] {
  return maybeNegated(lattice, at).flatMap(({ to: start, negated }) =>
    flagsAt(lattice, start).flatMap((flag): Piece[] => {
      if (flag.options.every(({ column }) => isHappeningAskedFor(lattice, at, column))) return [];
      const isNot = negated !== flag.isOpposite;
      const make = (to: number, isFalse: boolean): Piece =>
        filterPiece(at, to, flag.score, {
          kind: 'flag',
          column: { options: flag.options },
          negated: isFalse,
        });
      const told = afterOptional(lattice, flag.to, 'is', 'are', '=', 'of', 'equal', 'to').flatMap((next) => {
        const word = lattice.tokens[next]?.lower ?? '';
        if (!['yes', 'true', 'no', 'false'].includes(word)) return [];
        return [make(next + 1, isNot !== (word === 'no' || word === 'false'))];
      });
      return [make(flag.to, isNot), ...told];
    }),
  );
}

interface FlagReading {
  to: number;
  options: ColumnLink[];
  isOpposite: boolean;
  score: number;
}

/** Flags at a token: by the name of the column, by another form of its word, or by what denies it. */
export function flagsAt(lattice: Lattice, at: number): FlagReading[] {
  const named = afterOptional(lattice, at, 'a', 'an', 'any', 'the').flatMap((start) =>
    columnsAt(lattice, start).flatMap((column): FlagReading[] => {
      const isRow = (lattice.spans[start] ?? []).some(({ kind, to }) => kind === 'table' && to === column.to);
      const options = column.options.filter(
        // "gifts" are rows, though a column is called Gift Aid.
        (link) =>
          flagOf(link.column.profile) !== null &&
          !((isRow || isOtherSaying(lattice, at, link.column)) && link.source === 'part'),
      );
      return options.length > 0 ? [{ to: column.to, options, isOpposite: false, score: column.score }] : [];
    }),
  );
  return [...named, ...derivedFlags(lattice, at)];
}

/** "readmission" where a column says who was readmitted, "failed" where it says who passed, "inactive" where it says who is active. */
function derivedFlags(lattice: Lattice, from: number): FlagReading[] {
  return afterOptional(lattice, from, 'a', 'an', 'any', 'the').flatMap((at): FlagReading[] => {
    const token = lattice.tokens[at];
    if (token?.kind !== 'word' || token.lower.length < 4 || /^(is|has|was)$/.test(token.lower)) return [];
    const stem = /^(?:in|un|non|im|dis)(\p{L}{4,})$/u.exec(token.lower)?.[1];
    const denied = [...oppositesOf(token.lemma), ...(stem === undefined ? [] : [lemmaOf(stem)])];
    const isRow = (lattice.spans[at] ?? []).some(({ kind, to }) => kind === 'table' && to === at + 1);
    const same = flagsCalled(lattice, token.lemma, token.lower, 0.9).filter(
      ({ column }) => (!isRow || column.lemmas.length === 1) && !isOtherSaying(lattice, from, column),
    );
    const opposite = denied
      .flatMap((word) => flagsCalled(lattice, word, word, 0.86))
      .filter(({ column }) => !isOtherSaying(lattice, from, column));
    const reading = (options: ColumnLink[], isOpposite: boolean): FlagReading[] =>
      options.length > 0
        ? [{ to: at + 1, options, isOpposite, score: Math.max(...options.map(({ score }) => score)) }]
        : [];
    return [...reading(same, false), ...(same.length > 0 ? [] : reading(opposite, true))];
  });
}

const joints = new Set('in on with without'.split(' '));

/** What is printed is not `in_print`, but "on a mooring" is `on_mooring`: a saying is meant with the word that it begins with. */
function isOtherSaying({ tokens }: Lattice, at: number, { lemmas }: ModelColumn): boolean {
  const [joint = '', ...more] = lemmas;
  const said = tokens.slice(Math.max(0, at - 2), at + 1);
  return joints.has(joint) && more.length > 0 && !said.some(({ lower }) => lower === joint);
}

const questionWords = new Set('is has was did be have do flag indicator yes no y n'.split(' '));

/** Columns that say yes or no, each with the words that it is called by. */
const flagColumns = oncePerCatalog(({ columns }) =>
  [...columns.values()].flatMap((column) => {
    if (flagOf(column.profile) === null) return [];
    // "Gift Aid" in a table of gifts is not called by the gift.
    const rows = lemmasOfName(column.table.name);
    const thing = flaggedThing(column.profile, column.lemmas);
    const own = column.lemmas.filter((word) => !questionWords.has(word) && word !== thing);
    return [{ column, words: own.length > 1 ? own.filter((word) => !rows.includes(word)) : own }];
  }),
);

function flagsCalled(lattice: Lattice, lemma: string, lower: string, score: number): ColumnLink[] {
  return flagColumns(lattice.model).flatMap(({ column, words }): ColumnLink[] => {
    const isCalled =
      words.length <= 2 && words.some((word) => shareRoot(word, lemma) || shareRoot(word, lower));
    if (isCalled && !words.includes(lemma) && isDoerOfOthers(column, lemma)) return [];
    return isCalled ? [{ column, score, source: 'part', phrase: lemma }] : [];
  });
}

/** "inspectors" are none of the boats that were inspected, but "subscribers" are people of whom it says Subscribed. */
function isDoerOfOthers({ table }: ModelColumn, lemma: string): boolean {
  return peopleNouns(table).length === 0 && wordEntries(lemma).some(({ isPerson }) => isPerson);
}
