import { fillers, lightVerbs, tradeVerbs } from '../lexicon/carrier-words.ts';
import { nameWords, plainWords, timeWords } from '../lexicon/plain-words.ts';
import { wordEntries } from '../lexicon/wordnet.ts';
import { dateColumns } from '../model/date-columns.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isPersonColumn } from '../model/person-columns.ts';
import { columnKey, type ModelColumn, type SemanticModel } from '../model/semantic-model.ts';
import { mostNames, type ValueLink, valueWords } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { isVerbForm } from '../text/verbs.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Span } from './lattice.ts';

/** A column of at most so many values tells kinds. */
const mostKinds = 12;

/**
 * A word that stands in the data only as a part of one value, or as what several values of one column are: "won" of a stage Closed Won,
 * "Leila" of one salesperson, "tents" of a Two-Person Tent and a Dome Tent. It is told as an assumption of the answer.
 */
export function partialValueSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const token = tokens[at];
  const several = severalWords(model, tokens, at) ?? titledName(model, tokens, at);
  if (several.length > 0) return several;
  const isShort = (token?.lower.length ?? 0) < (token?.isCapitalised ? 2 : 3);
  if (token?.kind !== 'word' || isShort || isKnown(model, token)) return [];
  const links = (model.values.byPart.get(token.lemma) ?? model.values.byPart.get(token.lower) ?? []).filter(
    (link) => isNamedBy(model, link, token, tokens[at + 1]) && isSameForm(link, token, tokens[at + 1]),
  );
  const values = new Set(links.map(({ value }) => value));
  const columns = new Set(links.map(({ column }) => columnKey(column)));
  const [first] = links;
  if (!first || hasOtherBearers(model, token, columns)) return [];
  // "diesel cars" are none of the operator Swift Cars, "academies" are many, and "by state" is not in the United States.
  if (bearsNames(columnOfLink(model, first)) && isCommonNoun(token, first)) return [];
  // "how many tools" may be all of them, though one kind is called Power Tools: that is asked.
  const isAsked = isAskedFor(tokens, at) && isPlural(token) && valueWords(first.value).at(-1) === token.lower;
  if (values.size === 1 && isAsked)
    return [
      { kind: 'value', to: at + 1, links: links.map((link) => ({ ...link, score: 0.6, source: 'part' })) },
    ];
  if (values.size === 1) return [{ kind: 'value', to: at + 1, links: links.map(named) }];
  const isPerson = isPersonColumn(columnOfLink(model, first));
  if (columns.size > 1 || isPerson || values.size > 6 || isOfDate(model, token)) return [];
  return [{ kind: 'valueSet', to: at + 1, links: links.map(named), negated: false }];
}

/**
 * "Sydney" is a city of the data, and the first name of one person there: both are meant as likely. Of several people by that
 * name none is.
 */
export function firstNameSpans(model: SemanticModel, token: Token, to: number): Span[] {
  if (token.kind !== 'word' || !token.isCapitalised) return [];
  const links = (model.values.byPart.get(token.lower) ?? []).filter(
    (link) =>
      valueWords(link.value)[0] === token.lower &&
      isPersonColumn(columnOfLink(model, link)) &&
      (columnOfLink(model, link)?.profile.distinctCount ?? Number.POSITIVE_INFINITY) <= mostNames,
  );
  const people = new Set(links.map(({ value }) => value));
  return people.size === 1
    ? [{ kind: 'value', to, links: links.map((link) => ({ ...link, score: 1 })) }]
    : [];
}

const afterAsked = new Set(
  'were are was is did do does have has had in on for at by we per each every since this last'.split(' '),
);

/** "how many tools were hired", "which tools": what is counted or listed, with no other noun behind it. */
function isAskedFor(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    ['many', 'which', 'list', 'show'].includes(tokens[at - 1]?.lower ?? '') &&
    (next === undefined || afterAsked.has(next.lower))
  );
}

const organisations = new Set(
  (
    'operator school college academy university company firm business vendor supplier broker club shop store agency bank carrier airline ' +
    'promoter contractor subcontractor hotel hospital clinic library charity employer manufacturer maker brand landlord exhibitor merchant ' +
    'caterer client customer account owner organisation organization partner provider host publisher studio team'
  ).split(' '),
);

const mostWords = 4;
const mostValues = 6;

/**
 * "desk lamp" of an LED Desk Lamp: words that stand together in the values of one column say more than each alone. Null where they
 * are the name of something, or stand in many.
 */
function severalWords(model: SemanticModel, tokens: Token[], at: number): Span[] | null {
  for (let to = Math.min(tokens.length, at + mostWords); to > at + 1; to -= 1) {
    const words = tokens.slice(at, to);
    if (words.some((token) => token.kind !== 'word' || token.lower.length < 3 || fillers.has(token.lower)))
      continue;
    if (isNamed(model, words) || words.every((word) => isKnown(model, word))) continue;
    if (isWithinTableName(model, words)) continue;
    const [first] = words;
    const parts = [first?.lower ?? '', first?.lemma ?? ''].flatMap(
      (word) => model.values.byPart.get(word) ?? [],
    );
    const links = parts.filter(({ value }, index) => {
      const isFirst = parts.findIndex((other) => other.value === value) === index;
      return isFirst && holdsWords(valueWords(value), words);
    });
    const columns = new Set(links.map(({ column }) => columnKey(column)));
    if (links.length === 0 || links.length > mostValues || columns.size > 1) continue;
    const [only, ...more] = links;
    if (only && more.length === 0) return [{ kind: 'value', to, links: [named(only)] }];
    return [{ kind: 'valueSet', to, links: links.map(named), negated: false }];
  }
  return null;
}

/** "press releases" of `press_print_release` are its rows, and none of the titles that the two words stand in. */
function isWithinTableName(model: SemanticModel, words: readonly Token[]): boolean {
  const said = new Set(words.map(({ lemma }) => lemma));
  return [...model.tables.values()].some(({ name }) => said.isSubsetOf(new Set(lemmasOfName(name))));
}

/** Whether a name is made of just these words. */
function isNamed(model: SemanticModel, words: readonly Token[]): boolean {
  return (['lower', 'lemma'] as const).some((form) => {
    const phrase = words.map((word) => word[form]).join(' ');
    return [model.columnIndex, model.tableIndex, model.values.byPhrase, model.operators].some((index) =>
      index.has(phrase),
    );
  });
}

/** The words side by side, each as it is or in its dictionary form. */
function holdsWords(value: readonly string[], words: readonly Token[]): boolean {
  return value.some((_, start) =>
    words.every(({ lower, lemma }, index) => {
      const own = value[start + index];
      return own !== undefined && (own === lower || lemmaOf(own) === lemma);
    }),
  );
}

/** A column of those who bear names of their own, as firms, schools and countries do. */
function bearsNames(column: ModelColumn | undefined): boolean {
  const words = (column?.lemmas ?? []).filter((word) => word !== 'name');
  return organisations.has(words.at(-1) ?? '') || column?.profile.role === 'place';
}

/** A noun of the dictionary typed like one, in the plural or as what the name says they are: "swift" alone may still be theirs. */
function isCommonNoun(token: Token, { value }: ValueLink): boolean {
  const head = valueWords(value).at(-1) ?? '';
  const isHead = [head, lemmaOf(head)].includes(token.lemma);
  const isTyped = !token.isCapitalised && (isHead || isPlural(token));
  return isTyped && wordEntries(token.lemma).some(({ part }) => part === 'n');
}

const titles = new Set('dr doctor mr mister mrs ms miss prof professor sir dame'.split(' '));

/** "Dr Vale" of Dr Tom Vale: the title goes with the name, and names none of those with another title. */
function titledName(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const [title, name] = [tokens[at]?.lower ?? '', tokens[at + 1]];
  if (!titles.has(title) || name?.kind !== 'word') return [];
  return partialValueSpans(model, tokens, at + 1).flatMap((span): Span[] => {
    if (span.kind !== 'value') return [];
    const links = span.links.filter(({ value }) => {
      const own = valueWords(value)[0] ?? '';
      return own === title || !titles.has(own);
    });
    return links.length > 0 ? [{ ...span, links }] : [];
  });
}

function named(link: ValueLink): ValueLink {
  return { ...link, score: 0.9, source: 'named' };
}

/** A word with a meaning of its own: a name of the data or of the language, a verb that fits all rows, a season. */
function isKnown(model: SemanticModel, { lemma, lower, isCapitalised }: Token): boolean {
  const names = [lemma, lower].flatMap((word) => [
    ...(model.columnIndex.get(word) ?? []),
    ...(model.tableIndex.get(word) ?? []),
  ]);
  return (
    names.length > 0 ||
    (isInNames(model, lemma) && !isVerbForm(lower)) ||
    model.values.byPhrase.has(lower) ||
    model.values.byPhrase.has(lemma) ||
    model.operators.has(lower) ||
    fillers.has(lower) ||
    lightVerbs.has(lemma) ||
    tradeVerbs.has(lemma) ||
    timeWords.has(lemma) ||
    (plainWords.has(lemma) && !isCapitalised)
  );
}

/** "cards" beside a column Card Country are no `lost_card` of another column. */
function isInNames(model: SemanticModel, lemma: string): boolean {
  return [...model.columns.values()].some(({ lemmas }) => lemmas.includes(lemma));
}

/** The word may stand in a value that is not among those listed: then it is no name for the one that is. */
function hasOtherBearers(model: SemanticModel, { lemma }: Token, columns: Set<string>): boolean {
  return (model.values.byPart.get(lemma) ?? []).some(({ column }) => !columns.has(columnKey(column)));
}

function columnOfLink(model: SemanticModel, { column }: ValueLink): ModelColumn | undefined {
  return model.columns.get(columnKey(column));
}

/** A first name or a surname typed as a name; any word of a kind; the plural of the noun that a name ends in. */
function isNamedBy(model: SemanticModel, link: ValueLink, token: Token, next: Token | undefined): boolean {
  const column = columnOfLink(model, link);
  const count = column?.profile.distinctCount ?? Number.POSITIVE_INFINITY;
  if (count > mostNames) return false;
  if (isPersonColumn(column)) return token.isCapitalised || !nameWords.has(token.lower);
  // "Summer Sale 25" is another campaign than "Summer Sale 26".
  if (next?.isCapitalised && next.kind === 'word' && !token.isCapitalised) return false;
  if (count <= mostKinds && !isNameOfThings(column)) return true;
  return isPlural(token) && valueWords(link.value).at(-1) === token.lemma;
}

/** "checking in" is no one who is `Checked Out`: a verb stands for a state only in its own form, and with no other particle. */
function isSameForm({ value }: ValueLink, token: Token, next: Token | undefined): boolean {
  const words = valueWords(value);
  const at = words.findIndex(
    (word) => word === token.lower || word === token.lemma || lemmaOf(word) === token.lemma,
  );
  const word = words[at] ?? '';
  const isVerbForm = /(ing|ed)$/.test(token.lower) || /(ing|ed)$/.test(word);
  if (isVerbForm && word !== token.lower) return false;
  const isParticle = ['in', 'out', 'up', 'off', 'down', 'over', 'on', 'away', 'back'].includes(
    next?.lower ?? '',
  );
  return !(isVerbForm && isParticle) || words[at + 1] === next?.lower;
}

/** Names of products or events: any word of theirs may be said of others too. */
function isNameOfThings(column: ModelColumn | undefined): boolean {
  const last = column?.lemmas.at(-1) ?? '';
  const display = column?.table.profile.displayColumn ?? null;
  return (
    ['name', 'title', 'product', 'item', 'model', 'event'].includes(last) || display === column?.ref.column
  );
}

/** "tents" are all things called tent; "table" in the singular would be one of them. */
function isPlural({ lower, lemma }: Token): boolean {
  return lower !== lemma && /s$/.test(lower);
}

/** "closed in May" is told by the date of closing, not by the two stages that begin with it. */
function isOfDate(model: SemanticModel, { lemma }: Token): boolean {
  return dateColumns(model).some(({ lemmas }) => lemmas.some((word) => shareRoot(word, lemma)));
}

const openWords = new Set(
  'open unresolved unfinished outstanding pending ongoing undecided uncompleted incomplete'.split(' '),
);
const closedWords =
  /\b(closed|won|lost|resolved|solved|done|complete|completed|finished|cancelled|canceled|settled|paid|denied|rejected|withdrawn|delivered|returned|refunded|shipped|fulfilled|ended|expired|terminated)\b/i;
const stateWords = new Set('status state stage'.split(' '));

/** "open deals" where no state is called so: those in none of the states that end a case. */
export function openStateSpans(model: SemanticModel, token: Token, at: number): Span[] {
  if (!openWords.has(token.lower) || model.values.byPhrase.has(token.lower)) return [];
  const columns = [...model.columns.values()].filter(
    ({ profile, lemmas }) =>
      profile.type === 'text' &&
      profile.hasAllValues &&
      profile.distinctCount <= 20 &&
      lemmas.some((word) => stateWords.has(word)),
  );
  const [only, ...more] = columns;
  if (!only || more.length > 0) return [];
  const closed = only.profile.values.filter(({ value }) => closedWords.test(value));
  if (closed.length === 0 || closed.length === only.profile.values.length) return [];
  const links = closed.map(
    ({ value }): ValueLink => ({
      column: only.ref,
      value,
      score: 0.9,
      source: 'named',
    }),
  );
  return [{ kind: 'valueSet', to: at + 1, links, negated: true }];
}
