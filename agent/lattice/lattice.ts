import { type DateReading, readDatePhrase } from '../dates/date-phrases.ts';
import { inForce } from '../dates/fiscal-phrases.ts';
import { type AdjectiveMeaning, adjectiveMeanings, dateSuperlatives } from '../lexicon/adjectives.ts';
import { fillerPhrases, fillers, isEmptyVerb } from '../lexicon/carrier-words.ts';
import type { Operator } from '../lexicon/operators.ts';
import { wholePrice } from '../model/default-measure.ts';
import { phraseWords } from '../model/name-phrases.ts';
import type { ColumnLink, SemanticModel, TableLink } from '../model/semantic-model.ts';
import { foldAccents, type ValueLink } from '../model/value-index.ts';
import type { Direction } from '../plan.ts';
import { checkPlanningTime } from '../planning-time.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { amountSpans } from './amount-words.ts';
import { withAskedColumns } from './asked-columns.ts';
import { isNamedHere } from './closed-values.ts';
import { withoutForeignFees } from './cost-verbs.ts';
import { dayNounSpans } from './day-nouns.ts';
import { describedThingSpans } from './described-things.ts';
import { didVerbSpans } from './did-verbs.ts';
import { addEarlierPeriods } from './earlier-periods.ts';
import { withAllWords, withEqualParts, withoutOtherDates } from './equal-names.ts';
import { fuzzySpans } from './fuzzy.ts';
import { dropInnerNames, withoutNamedSeasons } from './inner-names.ts';
import { withoutKindNouns } from './kind-nouns.ts';
import { moneySpans } from './money-words.ts';
import { shareYears } from './month-years.ts';
import { intervalLinks, namedGroupSpans } from './named-groups.ts';
import { openStateSpans, partialValueSpans } from './partial-values.ts';
import { preambleSpans } from './preamble-spans.ts';
import { isParticle, isPredicateVerb } from './predicate-verbs.ts';
import { withQuotedNames } from './quoted-names.ts';
import { withoutRowNamesakes } from './row-namesakes.ts';
import { rowWordSpans, wholeSpans } from './row-words.ts';
import { stateNounSpans } from './state-nouns.ts';
import { stateSayingSpans } from './state-sayings.ts';
import { statedNames } from './stated-names.ts';
import { withoutThingValues } from './thing-values.ts';
import { partedNames, sourceNames, splitNames, turnedNames, withoutSplitVerbs } from './turned-names.ts';
import { unitNounSpans } from './unit-nouns.ts';
import { valueSpans, withoutVerbValues } from './value-spans.ts';
import { isVerbAsNoun } from './verb-nouns.ts';
import { writtenHeaders } from './written-headers.ts';

/** One reading of some tokens. All readings are kept side by side; what fits together is decided later. `to` is exclusive. */
export type Span = { to: number } & (
  | { kind: 'operator'; operator: Operator }
  | { kind: 'column'; links: ColumnLink[] }
  | { kind: 'table'; links: TableLink[] }
  | { kind: 'value'; links: ValueLink[] }
  /** Several values of one column together, or all but these. */
  | { kind: 'valueSet'; links: ValueLink[]; negated: boolean }
  | { kind: 'number'; value: number; isPercent: boolean }
  | { kind: 'period'; reading: DateReading }
  | { kind: 'adjective'; meanings: AdjectiveMeaning[]; phrase: string }
  | { kind: 'dateSuperlative'; direction: Direction }
  | { kind: 'quoted'; text: string }
  | { kind: 'filler' }
  /** A verb that only says what is done with the rows. */
  | { kind: 'predicateVerb' }
);

export interface Lattice {
  model: SemanticModel;
  tokens: Token[];
  today: string;
  /** Spans by the token they start at. */
  spans: Span[][];
}

export function buildLattice(model: SemanticModel, said: Token[], today: string): Lattice {
  const tokens = withAskedColumns(model, withQuotedNames(model, said));
  const lattice: Lattice = {
    model,
    tokens,
    today,
    spans: tokens.map((_, at) => spansAt(model, tokens, at, today)),
  };
  for (const { from, span } of tokens.flatMap((_, at) => statedNames(model, tokens, at)))
    lattice.spans[from] = [
      ...(lattice.spans[from] ?? []).filter(({ kind, to }) => to !== span.to && kind !== 'period'),
      span,
    ];
  lattice.spans = withoutThingValues(model, tokens, lattice.spans);
  dropInnerNames(lattice.spans);
  lattice.spans = withoutRowNamesakes(tokens, lattice.spans);
  lattice.spans = withoutKindNouns(model, tokens, withoutNamedSeasons(model, lattice.spans));
  for (const { from, span } of preambleSpans(tokens)) lattice.spans[from]?.push(span);
  for (const { from, span } of wholeSpans(tokens, lattice.spans)) lattice.spans[from]?.push(span);
  for (const { from, span } of dayNounSpans(model, tokens, lattice.spans)) lattice.spans[from]?.push(span);
  shareYears(tokens, lattice.spans);
  addEarlierPeriods(tokens, lattice.spans);
  tokens.forEach((_, at) => {
    if (isParticle(lattice, at)) lattice.spans[at]?.push({ kind: 'filler', to: at + 1 });
    if (isPredicateVerb(lattice, at)) lattice.spans[at]?.push({ kind: 'predicateVerb', to: at + 1 });
  });
  const covered = new Set<number>();
  lattice.spans.forEach((spans, from) => {
    for (const span of spans) for (let at = from; at < span.to; at += 1) covered.add(at);
  });
  tokens.forEach((token, at) => {
    checkPlanningTime();
    if (!covered.has(at)) lattice.spans[at]?.push(...fuzzySpans(model, token, at));
  });
  return lattice;
}

function spansAt(model: SemanticModel, tokens: Token[], at: number, today: string): Span[] {
  checkPlanningTime();
  const token = tokens[at];
  if (!token) return [];
  if (token.kind === 'quoted')
    return [
      { kind: 'quoted', text: token.text, to: at + 1 },
      ...valueSpans(model, tokens, at),
      ...writtenHeaders(model, tokens, at),
    ];
  const split = splitNames(model, tokens, at);
  const isSplit = split.some(({ kind }) => kind === 'column');
  // "billed yearly" says how, not in which pieces.
  const isInterval = intervalLinks(model, tokens, at).length > 0;
  const phrases = withoutForeignFees(phraseSpans(model, tokens, at), tokens, at).filter(
    ({ kind, to }) => !(isInterval && kind === 'operator' && to === at + 1),
  );
  const spans: Span[] = withoutWeakerNames([
    ...withoutSplitVerbs(
      phrases.filter(({ kind, to }) => !(isSplit && kind === 'table' && to === at + 1)),
      split,
    ),
    ...split,
    ...writtenHeaders(model, tokens, at),
    ...sourceNames(model, tokens, at),
    ...turnedNames(model, tokens, at),
    ...partedNames(model, tokens, at),
    ...moneySpans(model, tokens, at),
    ...withoutVerbValues([...valueSpans(model, tokens, at), ...didVerbSpans(model, tokens, at)], split),
    ...namedGroupSpans(model, tokens, at),
    ...describedThingSpans(model, tokens, at),
    ...stateNounSpans(model, token, at),
    ...partialValueSpans(model, tokens, at),
    ...openStateSpans(model, token, at),
    ...stateSayingSpans(model, tokens, at),
    ...rowWordSpans(model, tokens, at),
    ...unitNounSpans(model, tokens, at),
  ]);
  spans.push(...amountSpans(model, tokens, at));
  if (token.kind === 'number' && token.value !== null)
    spans.push({ kind: 'number', value: token.value, isPercent: token.isPercent, to: at + 1 });
  for (const reading of readDatePhrase(tokens, at, today))
    if (inForce(reading.period, model.catalog.fiscalYear))
      spans.push({ kind: 'period', reading, to: reading.to });
  // What is "still to come" lies ahead.
  const isAhead =
    token.lemma === 'come' &&
    (['still to', 'yet to'].includes(phraseOf(tokens, Math.max(0, at - 2), at)) ||
      phraseOf(tokens, at, at + 2) === 'coming up');
  const isVerb =
    !isAhead &&
    isEmptyVerb(token.lower, token.lemma, tokens[at + 1]?.lower ?? '') &&
    !isVerbAsNoun(tokens, at) &&
    !isAmountNoun(model, tokens, at);
  const isLiking =
    token.lower === 'like' &&
    /^(people|they|customers|visitors|guests|users|everyone)$/.test(tokens[at - 1]?.lower ?? '');
  const isSkipped = fillers.has(token.lower) && !isLiking && !isValueHere(spans, tokens, at);
  if (isSkipped || isVerb) spans.push({ kind: 'filler', to: at + 1 });
  for (let to = at + 2; to <= Math.min(tokens.length, at + longestFiller); to += 1)
    if (fillerPhrases.has(phraseOf(tokens, at, to)) && !isGrouping(tokens, at, to))
      spans.push({ kind: 'filler', to });
  return spans;
}

/** "units in N for A", "spend of Will": the word is a value of the data where only a name can stand. */
function isValueHere(spans: readonly Span[], tokens: Token[], at: number): boolean {
  return isNamedHere(tokens, at) && spans.some(({ kind, to }) => kind === 'value' && to === at + 1);
}

/** "in each department" tells apart by department; only "with the number in each" needs no noun. */
function isGrouping(tokens: Token[], at: number, to: number): boolean {
  return phraseOf(tokens, at, to) === 'in each' && tokens[to]?.kind === 'word';
}

/** "parcels, cost": an amount of the data, where nobody asks what something did cost. */
function isAmountNoun(model: SemanticModel, tokens: Token[], at: number): boolean {
  const { lemma = '' } = tokens[at] ?? {};
  const isAsked = tokens
    .slice(0, at)
    .some(({ lower }) =>
      ['do', 'does', 'did', 'will', 'would', 'it', 'that', 'which', 'what'].includes(lower),
    );
  return lemma === 'cost' && !isAsked && model.columnIndex.has('cost');
}

const longestFiller = 6;

function phraseOf(tokens: Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(' ');
}

function phraseSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const spans: Span[] = [];
  for (let to = at + 1; to <= Math.min(tokens.length, at + model.longestPhrase); to += 1) {
    const words = tokens.slice(at, to);
    if (words.some((word) => word.kind === 'quoted')) break;
    const lower = words.map((word) => word.lower).join(' ');
    const lemma = words.map((word) => word.lemma).join(' ');
    for (const operator of model.operators.get(lower) ?? []) spans.push({ kind: 'operator', operator, to });
    const isClosed = words.length === 1 && isGrammar(model, lower);
    const columns = withoutOtherDates(openLinks(linksOf(model.columnIndex, lemma, lower), isClosed)).filter(
      (link) =>
        (link.source !== 'singular' || isSingular(tokens, at, to)) &&
        !isOtherForm(link, words.at(-1)) &&
        // "made" is done; the make of a car is not.
        !(lower === 'made' && link.phrase === 'make') &&
        // What something did cost is no part of its price that is called a cost.
        !(lower === 'cost' && link.source === 'part' && isAskedFor(tokens, at)),
    );
    if (columns.length > 0)
      spans.push({
        kind: 'column',
        links: lower === 'cost' ? withWhole(model, columns) : withEqualParts(withAllWords(columns, words)),
        to,
      });
    const tables = openLinks(linksOf(model.tableIndex, lemma, lower), isClosed);
    if (tables.length > 0) spans.push({ kind: 'table', links: tables, to });
    const meanings = adjectiveMeanings.get(lower);
    if (meanings) spans.push({ kind: 'adjective', meanings, phrase: lower, to });
    const direction = dateSuperlatives.get(lower);
    // "their first names and last names": a name, and no time.
    if (direction && tokens[to]?.lemma !== 'name') spans.push({ kind: 'dateSuperlative', direction, to });
  }
  return spans;
}

/** "purchases" are no `Seats Purchased`: a participle alone stands for its column only as a participle. */
function isOtherForm({ source, phrase, column }: ColumnLink, typed: Token | undefined): boolean {
  const words = phraseWords(column.ref.column);
  const last = words.at(-1) ?? '';
  if (phrase.includes(' ')) return false;
  // "orders" are no dates of a column Ordered.
  const isNoun =
    words.length === 1 && typed?.lower === `${phrase}s` && /(date|timestamp)/.test(column.profile.type);
  if (source !== 'part' && !(source === 'name' && isNoun)) return false;
  return last.endsWith('ed') && lemmaOf(last) === phrase && typed?.lower !== last;
}

/** "average cost" beside a Medication Cost and a Total Charge may be of either. */
function withWhole(model: SemanticModel, links: ColumnLink[]): ColumnLink[] {
  const [only, ...more] = links;
  const whole =
    only && more.length === 0 && only.source === 'part' ? wholePrice(model, only.column.table) : null;
  return only && whole && whole !== only.column && whole.lemmas.includes('total')
    ? [only, { ...only, column: whole, source: 'synonym' }]
    : links;
}

/** "does an emergency cost": a verb, by the one that helps it. */
function isAskedFor(tokens: Token[], at: number): boolean {
  return tokens
    .slice(0, Math.max(0, at - 1))
    .some(({ lower }) => ['do', 'does', 'did', 'will', 'would'].includes(lower));
}

const averaging = new Set('average avg mean median typical longest shortest usual'.split(' '));

/** "delay" is a length of time and "delays" are how often; the average of several is again a length. */
function isSingular(tokens: Token[], from: number, to: number): boolean {
  const last = tokens[to - 1];
  const before = tokens[from - 1]?.lower ?? '';
  const isPlural = last !== undefined && last.lower !== last.lemma && /s$/.test(last.lower);
  return (
    !isPlural || averaging.has(before) || (before === 'the' && averaging.has(tokens[from - 2]?.lower ?? ''))
  );
}

const grammar = new Set<Operator>([
  'by',
  'per',
  'each',
  'howMany',
  'howMuch',
  'distinct',
  'above',
  'below',
  'between',
  'not',
  'without',
  'or',
  'and',
  'contains',
  'which',
  'what',
  'who',
  'when',
  'where',
  'versus',
]);

function isGrammar(model: SemanticModel, word: string): boolean {
  return fillers.has(word) || (model.operators.get(word) ?? []).some((operator) => grammar.has(operator));
}

/** A word of the language's own is a name only where a column or table is called exactly so. */
function openLinks<L extends { source: string; score: number }>(links: L[], isClosed: boolean): L[] {
  return isClosed ? links.filter((link) => link.source === 'name' && link.score >= 0.95) : links;
}

/** Where the same words are an exact name, or stand in the data, a synonym of another name is not what was meant. */
function withoutWeakerNames(spans: Span[]): Span[] {
  const exact = new Set(
    spans.flatMap((span) => {
      if (span.kind === 'value') return span.links.some((link) => link.score >= 0.9) ? [span.to] : [];
      if (span.kind !== 'column' && span.kind !== 'table') return [];
      return span.links.some((link) => link.source === 'name' && link.score >= 0.9) ? [span.to] : [];
    }),
  );
  // "rides by members" of a column Member Type: a value of a column is not a part of its name.
  const ownValues = new Map(
    spans.flatMap((span) =>
      span.kind === 'value'
        ? [
            [
              span.to,
              new Set(
                span.links
                  .filter(({ score }) => score >= 0.9)
                  .map(({ column }) => `${column.table}.${column.column}`),
              ),
            ] as const,
          ]
        : [],
    ),
  );
  const tables = new Set(
    spans.flatMap((span) =>
      span.kind === 'table' && span.links.some((link) => link.source === 'name' && link.score >= 0.9)
        ? [span.to]
        : [],
    ),
  );
  return spans.flatMap((span): Span[] => {
    if (!exact.has(span.to)) return [span];
    if (span.kind === 'column') {
      const links = span.links.filter(
        (link) =>
          link.source !== 'synonym' &&
          !(link.source === 'part' && tables.has(span.to)) &&
          !(
            link.source === 'part' &&
            ownValues.get(span.to)?.has(`${link.column.ref.table}.${link.column.ref.column}`)
          ),
      );
      return links.length > 0 ? [{ ...span, links }] : [];
    }
    if (span.kind !== 'table') return [span];
    const links = span.links.filter((link) => link.source !== 'synonym');
    return links.length > 0 ? [{ ...span, links }] : [];
  });
}

/** Links of the lemmas, and of the words as typed where a name was typed as it stands: `net_amount`. */
function linksOf<L>(index: Map<string, L[]>, lemma: string, lower: string): L[] {
  const split = lower.includes('_') ? lower.replaceAll(/_+/g, ' ') : lower;
  const lemmas = split === lower ? lemma : split.split(' ').map(lemmaOf).join(' ');
  return index.get(lemma) ?? index.get(split) ?? index.get(lemmas) ?? index.get(foldAccents(lemma)) ?? [];
}

/** Ends of the spans of one kind of operator that start at `at`. */
export function operatorEnds(
  lattice: Lattice,
  at: number,
  ...operators: Operator[]
): { to: number; operator: Operator }[] {
  return (lattice.spans[at] ?? []).flatMap((span) =>
    span.kind === 'operator' && operators.includes(span.operator)
      ? [{ to: span.to, operator: span.operator }]
      : [],
  );
}

/** Positions reached from `at` by skipping none or some of these words: as many as there are, since nobody says one twice. */
export function afterOptional(lattice: Lattice, at: number, ...words: string[]): number[] {
  const positions = [at];
  const isOptional = (token: Token | undefined): boolean =>
    token !== undefined && token.kind !== 'quoted' && words.includes(token.lower);
  const last = at + words.length;
  for (let next = at; next < last && isOptional(lattice.tokens[next]); next += 1) positions.push(next + 1);
  return positions;
}
