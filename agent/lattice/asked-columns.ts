import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { eventWords, isDateColumn } from '../model/dating.ts';
import { lemmasOfName, lemmasWithoutUnits } from '../model/name-phrases.ts';
import { isOneToOne } from '../model/one-to-one.ts';
import { displayColumn, type SemanticModel } from '../model/semantic-model.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { replaced, wordsOf } from '../text/plain-phrases.ts';
import type { Token } from '../text/tokens.ts';
import { shareRoot } from '../text/word-roots.ts';
import { type AskedClause, placesElsewhere, tableIn } from './clause-things.ts';
import { kindClauses } from './kind-clauses.ts';

const being = '(?:is|are|was|were)';
const pronoun = '(?:they|it|he|she|each|each one|each of them|each of these)';
const nounPhrase =
  '((?:the|all|all the|each|every|each of the|our|their|these|those) (?:(?!is\\b|are\\b|was\\b|were\\b|and\\b|that\\b|which\\b|who\\b)[\\p{L}_]+ ){0,4}?[\\p{L}_]+)';
/** Where a clause ends: at the end, at a pause, or before what is said of the whole list. */
const end = '(?= ,| and\\b| or\\b| in (?:the )?(?:order|ascending|descending)\\b| sorted\\b| ordered\\b|$)';

/** Headers by their last words that tell what "how old" and its like ask for, best first. */
const sizes: Readonly<Record<string, readonly string[]>> = {
  old: ['age'],
  tall: ['height'],
  high: ['height', 'elevation', 'altitude'],
  heavy: ['weight'],
  fast: ['speed', 'top speed', 'maximum speed', 'max speed'],
  deep: ['depth'],
  wide: ['width'],
  long: ['length', 'duration'],
  far: ['distance'],
};
const adjective = `(${Object.keys(sizes).join('|')})`;
/** The ends of a size itself, which its question word is asked of elsewhere: "how old is the oldest". */
const ownEnds: Readonly<Record<string, RegExp>> = {
  old: /^(?:oldest|youngest)/,
  heavy: /^(?:heaviest|lightest)/,
  fast: /^(?:fastest|slowest)/,
  far: /^(?:farthest|nearest)/,
  deep: /^(?:deepest|shallowest)/,
  wide: /^(?:widest|narrowest)/,
  long: /^(?:longest|shortest)/,
  tall: /^(?:tallest|shortest)/,
  high: /^(?:highest|lowest|tallest)/,
};

const sizeClauses: readonly AskedClause[] = [
  {
    pattern: new RegExp(
      `\\bhow ${adjective}(?: ${being})? and how ${adjective} ${being} (.+?) on average\\b`,
      'u',
    ),
    words: (model, [, first = '', second = '', noun = '']) => {
      const [one, other] = [sizeOf(model, first, noun), sizeOf(model, second, noun)];
      return one && other ? `average ${one} and average ${other} of $3` : null;
    },
  },
  {
    pattern: new RegExp(`\\bhow ${adjective} ${nounPhrase} ${being} on average\\b`, 'u'),
    words: (model, [, asked = '', noun = '']) =>
      told(sizeOf(model, asked, noun), (name) => `average ${name} of $2`),
  },
  {
    pattern: new RegExp(`\\bhow ${adjective} ${pronoun} ${being} on average\\b`, 'u'),
    words: (model, found) => told(sizeOf(model, found[1] ?? '', before(found)), (name) => `average ${name}`),
  },
  {
    pattern: new RegExp(`(?<=.)\\bhow ${adjective} (?:${pronoun} ${being}|${being} ${pronoun})${end}`, 'u'),
    words: (model, found) => sizeOf(model, found[1] ?? '', before(found)),
  },
  {
    pattern: new RegExp(`(?<=.)\\bhow ${adjective} ${nounPhrase} ${being}${end}`, 'u'),
    words: (model, [, asked = '', noun = '']) => told(sizeOf(model, asked, noun), (name) => `${name} of $2`),
  },
  {
    pattern: new RegExp(`^how ${adjective} (?:is|was) the (\\p{L}+est \\p{L}+)$`, 'u'),
    words: (model, [, asked = '', noun = '']) =>
      ownEnds[asked]?.test(noun) === true
        ? null
        : told(sizeOf(model, asked, noun), (name) => `what is the ${name} of the $2`),
  },
];

function told(name: string | null, say: (name: string) => string): string | null {
  return name === null ? null : say(name);
}

/** The name under which the data tell a size of the things that are spoken of as a number: how old the keepers are is no age of a tower. */
function sizeOf(model: SemanticModel, asked: string, said: string): string | null {
  const thing = tableIn(model, said)?.sqlName;
  const isOfThing = (table: string): boolean => table === thing || isOneToOne(model, thing ?? '', table);
  const isTold = (name: string): boolean => {
    const links = (model.columnIndex.get(name) ?? []).filter(({ column: { profile } }) =>
      ['integer', 'decimal', 'double'].includes(profile.type),
    );
    const tables = new Set(links.map(({ column }) => column.ref.table));
    return thing === undefined ? tables.size === 1 : [...tables].some(isOfThing);
  };
  return (sizes[asked] ?? []).find(isTold) ?? null;
}

/** Before a question word that asks for one more column; behind a noun it begins a condition: "the towns where they live". */
const asking = '(?<=(?:\\b(?:and|or|me|us|show|list|tell|find|give|also|with|know)|,) )';
const situated = '(?:located|situated|based|held|hosted|found|played|staged|headquartered|performed)';
const happening = '(?:took place|take place|takes place|happened|happen|happens|occurred)';

const placeClauses: readonly AskedClause[] = [
  {
    pattern: new RegExp(
      `${asking}where ${nounPhrase} (?:${being} ${situated}|${happening}|${being}${end})`,
      'u',
    ),
    words: (model, found) => ofThing(found[1] ?? '', placeOf(tableIn(model, found[1] ?? ''))),
  },
  {
    pattern: new RegExp(
      `${asking}where (?:${pronoun} ${being}(?: ${situated})?|${being} ${pronoun}(?: ${situated})?|${pronoun} ${happening}|did ${pronoun} ${happening})${end}`,
      'u',
    ),
    words: (model, found) => placeOf(tableIn(model, before(found))),
  },
  {
    pattern: new RegExp(`${asking}where did ${nounPhrase} ${happening}`, 'u'),
    words: (model, found) => ofThing(found[1] ?? '', placeOf(tableIn(model, found[1] ?? ''))),
  },
];

/** Where and when somebody was born stand under headers of their own. */
const birthClauses: readonly AskedClause[] = [
  {
    pattern: /\bwhen and where (?:was|were) (.+?) born$/u,
    words: (model) =>
      isKnown(model, ['birth date', 'birth place']) ? 'birth date and birth place of $1' : null,
  },
  {
    pattern: /\bwhere and when (?:was|were) (.+?) born$/u,
    words: (model) =>
      isKnown(model, ['birth date', 'birth place']) ? 'birth place and birth date of $1' : null,
  },
  {
    pattern: new RegExp(`${asking}when (?:${pronoun} ${being}|${being} ${pronoun}) born${end}`, 'u'),
    words: (model) => ['birth date', 'birth year'].find((name) => isKnown(model, [name])) ?? null,
  },
  {
    pattern: new RegExp(`${asking}where (?:${pronoun} ${being}|${being} ${pronoun}) born${end}`, 'u'),
    words: (model) => ['birth place', 'birth city'].find((name) => isKnown(model, [name])) ?? null,
  },
  {
    // "the state each was born in": the header `born_state`.
    pattern: new RegExp(`\\bthe (\\p{L}+) (?:that )?${pronoun} ${being} born in\\b`, 'u'),
    words: (model, [, place = '']) =>
      [`birth ${place}`, `born ${place}`].find((name) => isKnown(model, [lemmasOfName(name).join(' ')])) ??
      null,
  },
];

function isKnown({ columnIndex }: SemanticModel, names: readonly string[]): boolean {
  return names.every((name) => columnIndex.has(name));
}

/** "how much they cost": the one price, or the one cost, of what is spoken of. */
const priceClauses: readonly AskedClause[] = [
  {
    pattern: new RegExp(`${asking}(?:how much|what) ${pronoun} costs?${end}`, 'u'),
    words: (model, found) => priceOf(tableIn(model, before(found))),
  },
  {
    pattern: new RegExp(`${asking}(?:how much|what) ${nounPhrase} costs?${end}`, 'u'),
    words: (model, found) => ofThing(found[1] ?? '', priceOf(tableIn(model, found[1] ?? ''))),
  },
];

function priceOf(table: CatalogTable | null): string | null {
  return headerOf(
    (table?.profile.columns ?? []).filter(
      ({ name, type }) =>
        ['integer', 'decimal', 'double'].includes(type) &&
        lemmasWithoutUnits(name).some((word) => ['price', 'cost', 'fee', 'fare'].includes(word)),
    ),
  );
}

const timeClauses: readonly AskedClause[] = [
  {
    pattern: new RegExp(`${asking}when ${nounPhrase} (?:${being} (\\p{L}+)|(${happening}))${end}`, 'u'),
    words: (model, found) =>
      ofThing(found[1] ?? '', timeOf(tableIn(model, found[1] ?? ''), found[2] ?? null)),
  },
  {
    pattern: new RegExp(
      `${asking}when (?:${pronoun} ${being} (\\p{L}+)|${pronoun} (${happening})|did ${pronoun} (${happening}))${end}`,
      'u',
    ),
    words: (model, found) => timeOf(tableIn(model, before(found)), found[1] ?? null),
  },
];

const called = '(?:called|named|known as)';

const nameClauses: readonly AskedClause[] = [
  {
    pattern: new RegExp(`\\bwhat ${nounPhrase} ${being} ${called}${end}`, 'u'),
    words: (model, found) => `${nameOf(tableIn(model, found[1] ?? ''))} of $1`,
  },
  {
    pattern: new RegExp(`\\bwhat (?:is|was) ${nounPhrase} ${called}${end}`, 'u'),
    words: (model, found) => `what is the ${nameOf(tableIn(model, found[1] ?? ''))} of $1`,
  },
  {
    pattern: new RegExp(`\\bwhat (?:are|were) ${nounPhrase} ${called}${end}`, 'u'),
    words: (model, found) => `what are the ${nameOf(tableIn(model, found[1] ?? ''))} of $1`,
  },
  {
    // What each of several groups is called, is not what its rows are.
    pattern: new RegExp(
      `(?<=.)\\bwhat (?:(?:they|it|he|she) ${being}|${being} (?:they|it|he|she)) ${called}\\b`,
      'u',
    ),
    words: (model, found) => nameOf(tableIn(model, before(found))),
  },
];

/** "which boats are blue, and where are they": the list of those boats, with what else is asked of them. */
const besideClauses: readonly AskedClause[] = [
  {
    pattern: new RegExp(
      `^(?:which|what) (\\p{L}+) ((?:is|are|was|were|have|has|had|do|does|did) .+?)(?: ,)?(?: and)?(?: (?:tell|show|give) me)? (?:where|how ${adjective}) (?:(?:they|it|the \\1) ${being}|${being} (?:they|it|the \\1))(?: ${situated})?$`,
      'u',
    ),
    words: (model, [, noun = '', , asked]) => {
      const table = tableIn(model, noun);
      const header = asked === undefined ? placeOf(table) : sizeOf(model, asked, noun);
      return header === null ? null : `list the ${nameOf(table)} and ${header} of the $1 that $2`;
    },
  },
];

const clauses: readonly AskedClause[] = [
  ...besideClauses,
  ...sizeClauses,
  ...birthClauses,
  ...priceClauses,
  ...placeClauses,
  ...timeClauses,
  ...nameClauses,
  ...kindClauses,
];
/** A question asks for no more columns in this way. */
const mostClauses = 4;
const opening = /\b(?:how|where|when|what|kinds?|sorts?|types?|categor(?:y|ies))\b/u;

/**
 * "their names and how old they are", "where the fairs take place", "what the boats are called": the question in the words of the headers. It is
 * done only where one column of the thing can be meant; else the words stay, and have to find a part of their own.
 */
export function withAskedColumns(model: SemanticModel, tokens: Token[]): Token[] {
  if (!opening.test(wordsOf(tokens))) return tokens;
  let read = tokens;
  for (const { pattern, words } of clauses)
    for (let done = 0; done < mostClauses; done += 1) {
      const found = pattern.exec(wordsOf(read));
      const said = found ? words(model, found) : null;
      if (said === null) break;
      read = replaced(read, pattern, said);
    }
  return read;
}

function before({ input, index }: RegExpExecArray): string {
  return input.slice(0, index);
}

function ofThing(noun: string, name: string | null): string | null {
  return name === null || noun === '' ? null : `${name} of $1`;
}

const placeWords = new Set('location venue place site whereabouts'.split(' '));

/** The header of the one column that tells where the things of a table are. */
function placeOf(table: CatalogTable | null): string | null {
  const places = (table?.profile.columns ?? []).filter(({ name, role, type }) => {
    const words = lemmasOfName(name);
    const isPlace = role === 'place' || placeWords.has(words.at(-1) ?? '');
    return type === 'text' && isPlace && !words.some((word) => placesElsewhere.has(word));
  });
  const plain = places.filter(({ name }) => placeWords.has(lemmasOfName(name).at(-1) ?? ''));
  return headerOf(plain.length > 0 ? plain : places);
}

/** The header of the one date, or year, of what a verb says; of what merely took place, the only date. */
function timeOf(table: CatalogTable | null, verb: string | null): string | null {
  const dates = (table?.profile.columns ?? []).filter(
    (column) => isDateColumn(column) || ['date', 'year'].includes(lemmasOfName(column.name).at(-1) ?? ''),
  );
  const isPlain = verb === null || ['held', 'played', 'staged', 'performed'].includes(verb);
  if (isPlain) return headerOf(dates);
  const lemma = lemmaOf(verb);
  return headerOf(
    dates.filter(({ name }) =>
      eventWords(name).some((word) => word !== 'year' && (word === lemma || shareRoot(word, lemma))),
    ),
  );
}

function headerOf(columns: readonly ColumnProfile[]): string | null {
  const [only, ...more] = columns;
  return only && more.length === 0 ? wordsOfName(only.name).join(' ') : null;
}

/** What the things of a table are called by: "name", unless their names stand under a header of another word. */
function nameOf(table: CatalogTable | null): string {
  const own = table ? displayColumn(table) : null;
  const words = own ? wordsOfName(own.column) : [];
  return words.at(-1) === 'title' ? words.join(' ') : 'name';
}
