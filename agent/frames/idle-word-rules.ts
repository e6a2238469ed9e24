import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { unitCalled, unitOfHeader } from '../lexicon/units.ts';
import { flagOf } from '../model/flag-columns.ts';
import { isParticiple } from '../model/header-forms.ts';
import { averaged } from '../model/measured-headers.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import { columnKey, type ModelColumn } from '../model/semantic-model.ts';
import { isCustomers } from '../planning/sold-amounts.ts';
import { wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import type { Piece } from './fragments.ts';
import { comparisonsAt } from './number-rules.ts';
import { columnsAt } from './terms.ts';

/**
 * The places of a sentence in which a word that nothing of the data is called by chooses no rows. Everywhere else such a word may be a
 * condition, and the question is declined.
 *
 * 1. The noun behind what describes it, where a header says that the data is about such things: "diesel vehicles" beside Vehicle Make,
 *    "high risk trees" beside Risk Level. The description is the condition; its noun says only of what it is said.
 * 2. "Of" and a bare noun behind a column of kinds: "makes of car". A kind is a kind of something.
 * 3. Whoever does what all rows tell of, between "did" and the verb: "what did drivers pay". Told as an assumption.
 * 4. "Single" of one row among all, beside a word that ranks or averages: "the highest price for a single ticket".
 * 5. A verb of having between things and their number: "parcels that needed more than one attempt". The number's own noun is the condition.
 * 6. The unit of an amount that is named, as a wish for the answer: "waste by site, in kg".
 * 7. "Everyone who" and "those that" before what they did: the clause is the condition.
 * 8. "Average" before a number that is one in each row, where it is compared: "days with an average wait over 5 minutes".
 * 9. A verb of putting into classes before one of them: "beaches rated Excellent", "roads classified as B". The class is the condition.
 */
export function idleWordRule(lattice: Lattice, at: number): Piece[] {
  const word = lattice.tokens[at];
  if (word?.kind !== 'word') return [];
  return [
    ...classNoun(lattice, at, word),
    ...kindOf(lattice, at),
    ...doerOfAll(lattice, at, word),
    ...paidVerb(lattice, at, word),
    ...singleRow(lattice, at, word),
    ...havingVerb(lattice, at, word),
    ...unitWish(lattice, at),
    ...anyoneWho(lattice, at, word),
    ...averageOfRow(lattice, at, word),
    ...classVerb(lattice, at, word),
  ];
}

function idle(from: number, to: number, score: number, told: string | null = null): Piece {
  return { from, to, score, fragment: { kind: 'idle', told } };
}

/** Nothing of the data and no word of the language with a part of its own. */
function isUnknown({ spans }: Lattice, at: number): boolean {
  return (spans[at] ?? []).length === 0;
}

/** A condition that ends where the noun begins, or that follows it: "vehicles with 6 seats". */
function classNoun(lattice: Lattice, at: number, noun: Token): Piece[] {
  if (!isUnknown(lattice, at) || noun.isCapitalised) return [];
  const before = conditionColumnsBefore(lattice, at);
  if (before.some(({ lemmas }) => lemmas.includes(noun.lemma))) return [idle(at, at + 1, 0.6)];
  // "retail companies": who buys are companies of that kind.
  const isOfBuyers = before.some(({ table }) => isCustomers(table));
  if (isOfBuyers && ['company', 'business', 'firm'].includes(noun.lemma)) return buyers(before, at);
  const isSaid = isNamedByHeaders(lattice, noun.lemma);
  if (!isSaid) return [];
  const isDescribed = before.length > 0 || isDescribedBehind(lattice, at + 1);
  return isDescribed ? [idle(at, at + 1, 0.55, `"${noun.text}": whatever the rows are about`)] : [];
}

function buyers(columns: ModelColumn[], at: number): Piece[] {
  const [table, ...more] = new Set(
    columns.flatMap((column) => (isCustomers(column.table) ? [column.table] : [])),
  );
  if (!table || more.length > 0) return [];
  const options = [{ table, score: 0.8, source: 'synonym' as const, phrase: 'customer' }];
  return [
    {
      from: at,
      to: at + 1,
      score: 0.8,
      fragment: { kind: 'term', term: { kind: 'table', choice: { options } }, distinct: false },
    },
  ];
}

/** Columns of the values, or the yes and no, that end right before a token. */
function conditionColumnsBefore({ model, spans }: Lattice, at: number): ModelColumn[] {
  return spans.slice(0, at).flatMap((own) =>
    own.flatMap((span) => {
      if (span.to !== at) return [];
      if (span.kind === 'value' || span.kind === 'valueSet')
        return span.links
          .filter(({ score }) => score >= 0.9)
          .flatMap(({ column }) => model.columns.get(columnKey(column)) ?? []);
      if (span.kind !== 'column') return [];
      return span.links.flatMap(({ column }) => (flagOf(column.profile) === null ? [] : [column]));
    }),
  );
}

const relatives = new Set('with that which who whose having'.split(' '));

function isDescribedBehind({ tokens, spans }: Lattice, at: number): boolean {
  return (
    relatives.has(tokens[at]?.lower ?? '') &&
    (spans[at + 1] ?? []).some(({ kind }) => ['number', 'value', 'column', 'operator'].includes(kind))
  );
}

/** The word that headers begin with to say of what they tell something: Vehicle Make, Vehicle Type. Amounts of something are no such. */
function isNamedByHeaders({ model }: Lattice, lemma: string): boolean {
  return [...model.columns.values()].some(
    ({ lemmas, profile }) =>
      lemmas.length > 1 && lemmas[0] === lemma && profile.type === 'text' && profile.role !== 'identifier',
  );
}

const kindNouns = new Set('type kind make model brand category class sort style size grade'.split(' '));

/** "of car" of "makes of car". A value of the data, or a noun that it describes, is more than that. */
function kindOf(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  const noun = tokens[at + 1];
  if (tokens[at]?.lower !== 'of' || noun?.kind !== 'word' || noun.isCapitalised) return [];
  const isKind = spans
    .slice(0, at)
    .some((own, from) =>
      own.some(
        (span) =>
          span.kind === 'column' &&
          span.to === at &&
          kindNouns.has(tokens[at - 1]?.lemma ?? '') &&
          from < at &&
          span.links.every(({ column }) => column.profile.type === 'text'),
      ),
    );
  const isNamed = (spans[at + 1] ?? []).some(
    (span) => !(span.kind === 'value' && span.links.every(({ source }) => source === 'named')),
  );
  const isBare = noun.lower === noun.lemma || /s$/.test(noun.lower);
  return isKind && isBare && !isNamed ? [idle(at, at + 2, 0.7)] : [];
}

const asking = new Set('did do does'.split(' '));

function doerOfAll(lattice: Lattice, at: number, noun: Token): Piece[] {
  const { tokens } = lattice;
  const before = ['the', 'our'].includes(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  const isPlural = noun.lower !== noun.lemma && /s$/.test(noun.lower);
  const isDoer = isPlural && isPersonNoun(noun.lemma) && asking.has(tokens[before]?.lower ?? '');
  return isDoer && isUnknown(lattice, at)
    ? [idle(at, at + 1, 0.5, `"${noun.text}": everyone in the data`)]
    : [];
}

/** "what did drivers pay": the verb of the question for an amount, which is told as an assumption where none is named. */
function paidVerb({ tokens, spans }: Lattice, at: number, verb: Token): Piece[] {
  const did = tokens.findIndex(({ lower }) => asking.has(lower));
  const isNamed = (spans[at] ?? []).some((span) => span.kind === 'column' || span.kind === 'value');
  const isAsked =
    ['what', 'how'].includes(tokens[0]?.lower ?? '') && did > 0 && did < at && at - did <= longestSubject;
  return verb.lower === 'pay' && isAsked && !isNamed
    ? [{ from: at, to: at + 1, score: 0.4, fragment: { kind: 'verb' } }]
    : [];
}

const longestSubject = 4;

const extremes = ['highest', 'lowest', 'most', 'least', 'maximum', 'minimum', 'average', 'median'] as const;

function singleRow(lattice: Lattice, at: number, word: Token): Piece[] {
  const { tokens, spans } = lattice;
  const before = ['a', 'any', 'the', 'one'].includes(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  const isOfOne =
    ['single', 'individual'].includes(word.lower) &&
    ['for', 'of', 'in', 'on', 'from', 'by'].includes(tokens[before]?.lower ?? '') &&
    (spans[at + 1] ?? []).some(({ kind }) => kind === 'table');
  const isRanked = tokens.some(
    (_, index) => index < at && operatorEnds(lattice, index, ...extremes).length > 0,
  );
  return isOfOne && isRanked ? [idle(at, at + 1, 0.6)] : [];
}

const havingVerbs = new Set(
  'need require involve get receive reach score see show take want contain include'.split(' '),
);

function havingVerb(lattice: Lattice, at: number, verb: Token): Piece[] {
  const isVerb = havingVerbs.has(verb.lemma) && isUnknown(lattice, at);
  if (!isVerb) return [];
  const isNumbered = comparisonsAt(lattice, at + 1).some(({ to }) =>
    columnsAt(lattice, to).some(({ options }) =>
      options.every(
        ({ source, column: { profile, ref } }) =>
          source === 'name' && profile.type !== 'text' && !isParticiple(lastWord(ref.column)),
      ),
    ),
  );
  return isNumbered ? [idle(at, at + 1, 0.5)] : [];
}

function lastWord(name: string): string {
  return wordsOfName(name).at(-1) ?? '';
}

function unitWish({ tokens, spans }: Lattice, at: number): Piece[] {
  const unit = tokens[at]?.lower === 'in' ? unitCalled(tokens[at + 1]?.lower ?? '') : null;
  const isClosing =
    tokens[at + 2] === undefined || [',', 'by', 'per', 'for'].includes(tokens[at + 2]?.lower ?? '');
  if (unit === null || !isClosing) return [];
  const isTold = spans.some((own, from) =>
    own.some(
      (span) =>
        from !== at + 1 &&
        span.kind === 'column' &&
        span.links.every(({ column }) => unitOfHeader(column.lemmas, column.profile.unit) === unit),
    ),
  );
  return isTold ? [idle(at, at + 2, 0.6)] : [];
}

function anyoneWho({ tokens, spans }: Lattice, at: number, word: Token): Piece[] {
  const isAnyone = ['everyone', 'everybody', 'anyone', 'anybody', 'people', 'those'].includes(word.lower);
  const isBehind = ['for', 'of', 'from', 'by'].includes(tokens[at - 1]?.lower ?? '');
  const isNamed = (spans[at] ?? []).some(({ kind }) => kind === 'column' || kind === 'table');
  return isAnyone && isBehind && !isNamed && ['who', 'that'].includes(tokens[at + 1]?.lower ?? '')
    ? [idle(at, at + 1, 0.5)]
    : [];
}

function averageOfRow(lattice: Lattice, at: number, word: Token): Piece[] {
  const isCompared = columnsAt(lattice, at + 1).some(
    ({ to, options }) =>
      comparisonsAt(lattice, to).length > 0 &&
      options.every(({ column }) => averaged.has(wordsOfName(column.ref.column)[0] ?? '')),
  );
  return word.lower === 'average' && isCompared ? [idle(at, at + 1, 0.5)] : [];
}

const classVerbs = new Set(
  'rated classed classified graded categorised categorized labelled labeled designated deemed judged'.split(
    ' ',
  ),
);
const mostClasses = 20;

function classVerb(lattice: Lattice, at: number, verb: Token): Piece[] {
  if (!classVerbs.has(verb.lower) || (lattice.spans[at] ?? []).some(({ kind }) => kind === 'value'))
    return [];
  const to = lattice.tokens[at + 1]?.lower === 'as' ? at + 2 : at + 1;
  const classes = (lattice.spans[to] ?? []).flatMap((span) => (span.kind === 'value' ? span.links : []));
  const isOfClasses = classes.every(({ column, score }) => {
    const profile = lattice.model.columns.get(columnKey(column))?.profile;
    return score >= 0.9 && profile?.role === 'category' && profile.distinctCount <= mostClasses;
  });
  return classes.length > 0 && isOfClasses ? [idle(at, to, 0.6)] : [];
}
