import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnKey } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { shareRoot } from '../text/word-roots.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { valueListsAt } from './value-rules.ts';

const causes = [
  ['because', 'of'],
  ['due', 'to'],
  ['owing', 'to'],
  ['caused', 'by'],
  ['on', 'account', 'of'],
  ['as', 'a', 'result', 'of'],
  ['resulting', 'from'],
  ['down', 'to'],
  ['thanks', 'to'],
  ['attributed', 'to'],
  ['attributable', 'to'],
  ['triggered', 'by'],
  ['by', 'reason', 'of'],
  ['for', 'reasons', 'of'],
];
const causeWords = new Set(
  'cause reason fault why explanation trigger source issue problem root diagnosis'.split(' '),
);

/** "delayed because of weather", "claims due to hail": a value of a column that gives reasons; the verb before it is what they are of. */
export function causeRule(lattice: Lattice, at: number): Piece[] {
  const own = becauseAt(lattice, at);
  const verb = lattice.tokens[at];
  const led =
    verb?.kind === 'word'
      ? afterOptional(lattice, at + 1, 'mainly', 'only', 'just', 'simply').flatMap((next) =>
          becauseAt(lattice, next),
        )
      : [];
  return [
    ...own.map(({ to, filter }) => filterPiece(at, to, 0.97, filter)),
    ...led
      .filter(({ words }) => isVerbOf(verb, words))
      .map(({ to, filter }) => filterPiece(at, to, 0.97, filter)),
  ];
}

function isVerbOf(verb: Token | undefined, words: string[]): boolean {
  return verb !== undefined && words.some((word) => !causeWords.has(word) && shareRoot(word, verb.lemma));
}

function becauseAt(
  lattice: Lattice,
  at: number,
): { to: number; filter: Parameters<typeof filterPiece>[3]; words: string[] }[] {
  return causes.flatMap((phrase) => {
    if (!phrase.every((word, index) => lattice.tokens[at + index]?.lower === word)) return [];
    return afterOptional(lattice, at + phrase.length, 'the', 'a', 'an', 'bad').flatMap((start) =>
      valueListsAt(lattice, start).flatMap((list) => {
        const values = list.values.map((choice) => ({
          options: choice.options.filter((link) =>
            lemmasOfName(link.column.column).some((word) => causeWords.has(word)),
          ),
        }));
        const column = values[0]?.options[0]?.column;
        if (!column || values.some(({ options }) => options.length === 0)) return [];
        const words = lattice.model.columns.get(columnKey(column))?.lemmas ?? [];
        return [
          {
            to: list.to,
            filter: { kind: 'values' as const, column: null, values, link: list.link, negated: false },
            words,
          },
        ];
      }),
    );
  });
}
