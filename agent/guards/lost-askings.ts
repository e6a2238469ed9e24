import { placesElsewhere } from '../lattice/clause-things.ts';
import { kindHeaders } from '../lattice/kind-clauses.ts';
import { isDateColumn } from '../model/dating.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { Guarded } from './guard.ts';

const before = new Set('and , ; or me us show list tell find give also say with'.split(' '));
const behind = new Set(', and ;'.split(' '));

/** "which schools are public, and where are they": places that are asked for beside something else must be shown. */
export function placeLost(guarded: Guarded): string | null {
  // "where do they come from", "where was it born", "where does it go": places that they are not in.
  const isOfCourse = guarded.lattice.tokens.some(({ lower }) => goings.has(lower));
  const isPlace = ({ profile, lemmas }: ModelColumn): boolean =>
    (profile.role === 'place' || placeHeaders.has(lemmas.at(-1) ?? '')) &&
    (isOfCourse || !lemmas.some((word) => placesElsewhere.has(word)));
  return asksBeside(guarded, 'where') && !isShown(guarded, isPlace)
    ? 'It is not clear what tells where they are.'
    : null;
}

const goings = new Set(
  'from to born go goes went come comes came start starts end ends leave leaves'.split(' '),
);

const placeHeaders = new Set(
  'location venue place site address city town country state region county district area residence home birthplace hometown origin destination'.split(
    ' ',
  ),
);

/** "their names and when they began": times that are asked for beside something else must be shown. */
export function timeLost(guarded: Guarded): string | null {
  const isTime = ({ profile, lemmas }: ModelColumn): boolean =>
    isDateColumn(profile) || profile.type === 'time' || timeHeaders.has(lemmas.at(-1) ?? '');
  return asksBeside(guarded, 'when') && !isShown(guarded, isTime) ? 'It is not clear what tells when.' : null;
}

const timeHeaders = new Set('date year day month time birthday'.split(' '));

/** A question word in the list of what is asked for, and not before a condition: "orders where the status is open". */
function asksBeside({ lattice: { tokens }, parts }: Guarded, word: string): boolean {
  const conditions = [...parts.filters, ...parts.countFilters, ...parts.periods];
  return tokens.some(({ lower, opensSentence }, at) => {
    if (lower !== word || (at > 0 && !opensSentence && !before.has(tokens[at - 1]?.lower ?? '')))
      return false;
    const next = tokens.findIndex(
      (token, index) => index > at && (behind.has(token.lower) || token.opensSentence === true),
    );
    const end = next < 0 ? tokens.length : next;
    return !conditions.some(({ from }) => from > at && from < end);
  });
}

function isShown({ lattice: { model }, plan }: Guarded, fits: (column: ModelColumn) => boolean): boolean {
  const told = [
    ...plan.select.map(({ column }) => column),
    ...plan.dimensions.map(({ column }) => column),
    ...plan.measures.flatMap(({ column }) => column ?? []),
  ];
  const conditions = columnsOfPredicates(plan.where);
  return told.some(
    (ref) => fits(columnOf(model, ref)) && !conditions.some((known) => sameColumn(known, ref)),
  );
}

const kinds = new Set('kind kinds sort sorts type types category categories'.split(' '));

/** "how many kinds of goods", where the data tell kinds of goods: they are none of the goods themselves, and no kind is named by a value of its own. */
export function kindLost(guarded: Guarded): string | null {
  const { lattice, parts, plan } = guarded;
  const { tokens, spans, model } = lattice;
  const at = tokens.findIndex(({ lower }, index) => kinds.has(lower) && tokens[index + 1]?.lower === 'of');
  if (at < 0) return null;
  const noun = at + 2;
  const tables = (spans[noun] ?? []).flatMap((span) => (span.kind === 'table' ? span.links : []));
  const isKind = ({ lemmas, table }: ModelColumn): boolean =>
    isKindName(lemmas) || isKindName(lemmasOfName(table.name));
  const isOfValue = parts.filters.some((filter) => filter.kind === 'values' && filter.from === noun);
  const isTold = [...model.columns.values()].some(
    (column) => isKindName(column.lemmas) && tables.some(({ table }) => table.sqlName === column.ref.table),
  );
  if (!isOfValue && !isTold) return null;
  const ofKind = columnsOfPredicates(plan.where).some((ref) => isKind(columnOf(model, ref)));
  if (isShown(guarded, isKind) && !(isOfValue && ofKind)) return null;
  return isOfValue && !ofKind
    ? null
    : `It is not clear which kinds of ${tokens[noun]?.lower ?? 'them'} are meant.`;
}

function isKindName(lemmas: readonly string[]): boolean {
  const words = lemmas.filter((word) => word !== 'code' && word !== 'name');
  return words.length > 0 && kindHeaders.includes(words.at(-1) ?? '');
}

/** "how many papers are there of each kind" with papers as one of the kinds: one group of one value tells nothing apart. */
export function eachOfOne({ lattice: { model }, parts, plan }: Guarded): string | null {
  const isEach = parts.groups.some(({ via }) => via === 'each');
  const chosen = plan.where.flatMap((predicate) => {
    const isOne =
      (predicate.kind === 'compare' && predicate.operator === '=') ||
      (predicate.kind === 'oneOf' && !predicate.negated && predicate.values.length === 1);
    return isOne ? [predicate.column] : [];
  });
  const only = chosen.find((ref) =>
    plan.dimensions.some(({ column, grain }) => grain === null && sameColumn(column, ref)),
  );
  return isEach && only ? `It is not clear what is told for each ${columnOf(model, only).label}.` : null;
}

/** "the percentage share of the stations", where a header tells a share: it is no share of their number. */
export function shareOfHeader({ lattice: { model, tokens }, plan }: Guarded): string | null {
  if (plan.share === null) return null;
  const told = [...model.columns.values()].find(
    ({ ref, lemmas, profile }) =>
      ref.table === plan.root &&
      lemmas.includes('share') &&
      ['decimal', 'double', 'integer'].includes(profile.type),
  );
  return told && tokens.some(({ lower }) => lower === 'share')
    ? `It is not clear whether ${told.label} is meant.`
    : null;
}

/** "how many wind firms" beside a table of wind mills: a word of what the data are about is no part of one value alone. */
export function valueOfOwnWord({ lattice: { model, tokens }, parts }: Guarded): string | null {
  const word = parts.filters.flatMap((filter) => {
    const isPart = filter.kind === 'values' && filter.values.every(({ source }) => source === 'named');
    return isPart && filter.to === filter.from + 1 ? (tokens[filter.from] ?? []) : [];
  })[0];
  if (!word) return null;
  const isOwn = [...model.tables.values()].some(({ name }) =>
    lemmasOfName(name).slice(0, -1).includes(word.lemma),
  );
  return isOwn ? `It is not clear whether "${word.text}" is meant as a condition.` : null;
}
