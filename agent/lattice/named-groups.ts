import { countriesCalled, gendersCalled } from '../lexicon/demonyms.ts';
import { otherPlaceNames } from '../lexicon/place-names.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { ColumnRef } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

const continentNames = new Map([
  ['american', 'america'],
  ['african', 'africa'],
  ['asian', 'asia'],
  ['european', 'europe'],
]);
const continents = new Set(continentNames.keys());
const partsOfWorld = new Set([
  'latin',
  'north',
  'south',
  'central',
  'middle',
  'east',
  'west',
  'northern',
  'southern',
]);

/** Words of the language for values that stand in the data under another name: "Brazilian" for Brazil, "UK" for United Kingdom, "women" for F. */
export function namedGroupSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const token = tokens[at];
  if (token?.kind !== 'word') return [];
  // "Latin American" is of no one country.
  const isOfPart = continents.has(token.lower) && partsOfWorld.has(tokens[at - 1]?.lower ?? '');
  const countries = isOfPart
    ? []
    : countriesCalled(token.lower).flatMap((name) => linksOf(model, name, () => true));
  const genders = gendersCalled(token.lemma).flatMap((name) => linksOf(model, name, isGenderColumn));
  const links = [...countries, ...genders, ...intervalLinks(model, tokens, at)];
  const groups: Span[] = links.length > 0 ? [{ kind: 'value', to: at + 1, links }] : [];
  const region = continentNames.get(tokens[at + 1]?.lower ?? '');
  const ofRegion =
    region && partsOfWorld.has(token.lower) ? linksOf(model, `${token.lower} ${region}`, () => true) : [];
  if (ofRegion.length > 0) groups.push({ kind: 'value', to: at + 2, links: ofRegion });
  return [...groups, ...placeSpans(model, tokens, at)];
}

const intervals = new Map(
  Object.entries({
    yearly: 'year',
    annually: 'year',
    monthly: 'month',
    quarterly: 'quarter',
    weekly: 'week',
    daily: 'day',
  }),
);
const paying = new Set(['bill', 'pay', 'charge', 'invoice', 'renew']);

/** "billed yearly" where an interval is kept as the value "year". */
export function intervalLinks(model: SemanticModel, tokens: Token[], at: number): ValueLink[] {
  const interval = intervals.get(tokens[at]?.lower ?? '');
  return interval !== undefined && paying.has(tokens[at - 1]?.lemma ?? '')
    ? linksOf(model, interval, () => true)
    : [];
}

const longestPlace = 4;

/** Codes that are no word: "us", "can" and "per" are places only when typed as codes, "US", "CAN" and "PER". */
const plainCodes = new Set('uk usa uae eu nyc drc ksa nz hk gb los new las san the st dc'.split(' '));

/** A place by another of its names; the name that stands in the data itself is always the one that is meant. */
function placeSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const spans: Span[] = [];
  for (let to = at + 1; to <= Math.min(tokens.length, at + longestPlace); to += 1) {
    const words = tokens.slice(at, to);
    const name = words.map((word) => word.lower).join(' ');
    const isTyped = words.every(
      ({ text, lower }) => lower.length > 3 || text === text.toUpperCase() || plainCodes.has(lower),
    );
    if (!isTyped || model.values.byPhrase.has(name)) continue;
    const links = otherPlaceNames(name).flatMap((other) =>
      linksOf(model, other, isPlaceColumn(model, other)),
    );
    if (links.length > 0) spans.push({ kind: 'value', to, links });
  }
  return spans;
}

const placeWords = new Set(
  'country nation state province region market city town location origin destination place territory site ship bill address nationality'.split(
    ' ',
  ),
);

/** A code of two letters is a place only in a column of places. */
function isPlaceColumn(model: SemanticModel, name: string): (column: ColumnRef) => boolean {
  return (ref) =>
    name.length > 3 ||
    model.columns.get(columnKey(ref))?.profile.role === 'place' ||
    lemmasOfName(ref.column).some((word) => placeWords.has(word));
}

function linksOf(model: SemanticModel, name: string, accepts: (column: ColumnRef) => boolean): ValueLink[] {
  return (model.values.byPhrase.get(name) ?? [])
    .filter((link) => link.source === 'value' && accepts(link.column))
    .map((link): ValueLink => ({ ...link, score: 0.92, source: 'inflected' }));
}

function isGenderColumn({ column }: ColumnRef): boolean {
  return lemmasOfName(column).some((word) => word === 'gender' || word === 'sex');
}
