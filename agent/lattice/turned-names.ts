import { isParticiple } from '../model/header-forms.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { ColumnLink, SemanticModel } from '../model/semantic-model.ts';
import { wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';
import { endsLongerName } from './longer-names.ts';

/** Heads that count or add up what follows "of": "number of orders" is no order number. */
const countingHeads = new Set(
  'number count total sum average mean median share percentage percent rate maximum minimum amount value'.split(
    ' ',
  ),
);
const articles = new Set(['the', 'a', 'an', 'our', 'their', 'each', 'all']);
const longestModifier = 2;

/** "annual licence cost" of a table of licences: the noun of the rows stands inside the name Annual Cost. */
export function partedNames(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const [first, row, last] = tokens.slice(at, at + 3).map(({ lemma }) => lemma);
  if (first === undefined || last === undefined || !model.tableIndex.has(row ?? '')) return [];
  const tables = new Set((model.tableIndex.get(row ?? '') ?? []).map(({ table }) => table.sqlName));
  const links = (model.columnIndex.get(`${first} ${last}`) ?? []).filter(
    ({ source, score, column }) => source === 'name' && score >= 0.95 && tables.has(column.ref.table),
  );
  return links.length > 0 ? [{ kind: 'column', links, to: at + 3 }] : [];
}

/** "reasons for delays", "type of the donor": a column called by its words the other way round, as its header has them. */
export function turnedNames(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const head = tokens[at];
  const link = tokens[at + 1]?.lower ?? '';
  if (head?.kind !== 'word' || countingHeads.has(head.lemma) || !['of', 'for', 'behind'].includes(link))
    return [];
  const from = articles.has(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  return Array.from({ length: longestModifier }, (_, index) => from + index + 1).flatMap((to): Span[] => {
    const modifier = tokens.slice(from, to);
    if (modifier.length < to - from || modifier.some(({ kind }) => kind !== 'word')) return [];
    const name = [...modifier, head].map(({ lemma }) => lemma).join(' ');
    const links = (model.columnIndex.get(name) ?? []).filter(
      (link) => (link.source === 'name' && link.score >= 0.95) || isNameOfThing(model, link, head, modifier),
    );
    return links.length > 0 ? [{ kind: 'column', links, to }] : [];
  });
}

/** "names of the directors" of a column Director, where directors are no table of their own: it holds just their names. */
function isNameOfThing(
  model: SemanticModel,
  { column }: ColumnLink,
  head: Token,
  modifier: readonly Token[],
): boolean {
  const thing = modifier.map(({ lemma }) => lemma).join(' ');
  const isHeader = column.profile.type === 'text' && column.lemmas.join(' ') === thing;
  return head.lemma === 'name' && isHeader && !model.tableIndex.has(thing);
}

/**
 * "apprentice starts" of a file `apprentice_starts` with a column Starts: the word in front is of the name of the file, and so is said of
 * all of its rows. Only where nothing of the data is called by it.
 */
export function sourceNames(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const first = tokens[at];
  if (first?.kind !== 'word' || model.columnIndex.has(first.lemma) || model.tableIndex.has(first.lemma))
    return [];
  return [at + 2, at + 3].flatMap((to): Span[] => {
    const name = tokens.slice(at + 1, to);
    const said = [first, ...name].map(({ lemma }) => lemma).join(' ');
    const isSource = ({ table }: ColumnLink['column']): boolean =>
      ` ${lemmasOfName(table.dataSourceName).join(' ')} `.includes(` ${said} `);
    const links = (model.columnIndex.get(name.map(({ lemma }) => lemma).join(' ')) ?? []).filter(
      ({ source, score, column }) => source === 'name' && score >= 0.95 && isSource(column),
    );
    return name.length === to - at - 1 && links.length > 0 ? [{ kind: 'column', links, to }] : [];
  });
}

/** "was agreed" beside "funding" of Funding Agreed: a verb that is a part of the name is no second amount. */
export function withoutSplitVerbs(spans: Span[], split: Span[]): Span[] {
  const isVerb = split.some(({ kind }) => kind === 'filler');
  return spans.filter(
    (span) => !(isVerb && span.kind === 'column' && span.links.every(({ source }) => source === 'part')),
  );
}

const between = new Set(
  'did do does we they i you it she he have has had been be is are was were being to the most fewest least more fewer'.split(
    ' ',
  ),
);
const longestGap = 6;

/**
 * "how many meals did we serve" and "wasted portions" of the amounts Meals Served and Portions Wasted: noun and verb of one header,
 * apart or the other way round. Nouns stand for the whole header, verbs for nothing beside them.
 */
export function splitNames(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const own = tokens[at]?.lemma ?? '';
  const turned = amountsCalled(model, `${tokens[at + 1]?.lemma ?? ''} ${own}`);
  if (turned.length > 0) return [{ kind: 'column', links: turned, to: at + 2 }];
  const spans: Span[] = [];
  for (
    let other = Math.max(0, at - longestGap);
    other <= Math.min(tokens.length - 1, at + longestGap);
    other += 1
  ) {
    const said = tokens[other]?.lemma ?? '';
    if (other === at || !isBridged(tokens, Math.min(at, other), Math.max(at, other))) continue;
    const isLonger = endsLongerName(model, tokens, at) || endsLongerName(model, tokens, other);
    if (isLonger) continue;
    const links = isOnlyVerb(model, tokens, own, said) ? amountsCalled(model, `${own} ${said}`) : [];
    if (links.length > 0 && !isSaidWhole(at, other)) spans.push({ kind: 'column', links, to: at + 1 });
    const isVerb = isOnlyVerb(model, tokens, said, own) && amountsCalled(model, `${said} ${own}`).length > 0;
    if (isVerb && !isSaidWhole(other, at)) spans.push({ kind: 'filler', to: at + 1 });
  }
  return spans;
}

/** "what percentage of the seats we purchased is used": two headers with one noun, and each verb tells of its own. */
function isOnlyVerb(model: SemanticModel, tokens: Token[], noun: string, verb: string): boolean {
  return !tokens.some(({ lemma }) => lemma !== verb && amountsCalled(model, `${noun} ${lemma}`).length > 0);
}

/** The header as it is written is read whole. */
function isSaidWhole(noun: number, verb: number): boolean {
  return verb === noun + 1;
}

function isBridged(tokens: Token[], from: number, to: number): boolean {
  const gap = tokens.slice(from + 1, to);
  return gap.every(({ lower }) => between.has(lower)) || isDoerGap(gap, tokens[to]);
}

/** "hours did the kitchen team work": whoever does it stands between "did" and the plain verb. */
function isDoerGap([helper, ...doers]: Token[], verb: Token | undefined): boolean {
  return (
    ['did', 'do', 'does'].includes(helper?.lower ?? '') &&
    verb?.lower === verb?.lemma &&
    doers.every(({ kind, lower }) => kind === 'word' && !clauseWords.has(lower))
  );
}

const clauseWords = new Set('and or not than who which that did do does more most less least'.split(' '));

function amountsCalled(model: SemanticModel, name: string): ColumnLink[] {
  return (model.columnIndex.get(name) ?? []).filter(
    ({ source, score, column }) =>
      source === 'name' &&
      score >= 0.95 &&
      column.profile.role === 'additive' &&
      isParticiple(wordsOfName(column.ref.column).at(-1) ?? ''),
  );
}
