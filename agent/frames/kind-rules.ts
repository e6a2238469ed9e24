import type { CatalogTable } from '#kernel/catalog.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { flaggedThing, flagOf } from '../model/flag-columns.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { panelOf } from '../model/panel-tables.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import { type ColumnLink, columnKey, type ModelColumn, tableOf } from '../model/semantic-model.ts';
import { type ValueLink, valueWords } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Piece, Term } from './fragments.ts';
import { columnsAt } from './terms.ts';

/** Last words of columns that say of what kind the things are. */
export const kindWords: ReadonlySet<string> = new Set(
  'type category class kind group segment role status sector industry tier'.split(' '),
);
const asking = new Set(
  'which what whose many number of different distinct top bottom list show the all our and per most fewest least highest lowest'.split(
    ' ',
  ),
);
const quantityNames =
  /^(quantity|qty|units?|pieces?|tickets?|items?|headcount|number of .*|count)( sold| [a-z]+ed)?$/;

/**
 * A value said as a kind of thing: "which company" where a donor's type is Company asks for donors of that type, "how many burglaries"
 * where a claim's cause is Burglary for claims. The value is the condition, and what bears it the noun.
 */
export function kindRule(lattice: Lattice, at: number): Piece[] {
  const isFirst = at === 0;
  if (!isAskedFor(lattice, at)) return [];
  return isFirst ? flaggedRows(lattice, at) : [...flaggedRows(lattice, at), ...valuedKinds(lattice, at)];
}

function isAskedFor({ tokens }: Lattice, at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || asking.has(before.lower) || before.kind === 'number';
}

/** "most comebacks", "comebacks by technician": the rows themselves, and no condition on others. */
export function isHappeningAskedFor(lattice: Lattice, at: number, column: ModelColumn): boolean {
  return isAskedFor(lattice, at) && isHappening(lattice.tokens[at], column);
}

/** "how many rush orders": the rows of which the flag `Rush Order` says so. */
function flaggedRows(lattice: Lattice, at: number): Piece[] {
  return columnsAt(lattice, at).flatMap(({ to, options }): Piece[] => {
    const flags = options.filter(
      ({ column, source, phrase }) =>
        (source !== 'part' && phrase.includes(' ') && flaggedThing(column.profile, column.lemmas) !== null) ||
        isHappening(lattice.tokens[at], column) ||
        isFlaggedNoun(lattice.tokens.slice(at, to), column),
    );
    const [flag, ...more] = flags;
    const isSaid = ['yes', 'no', 'is', 'equal', '='].includes(lattice.tokens[to]?.lower ?? '');
    if (!flag || more.length > 0 || isSaid) return [];
    const row = { table: flag.column.table, score: 0.9, source: 'default' as const, phrase: flag.phrase };
    return [
      {
        from: at,
        to,
        score: 1.02,
        fragment: {
          kind: 'kind',
          term: { kind: 'table', choice: { options: [row] } },
          filter: { kind: 'flag', column: { options: [flag] }, negated: false },
        },
      },
    ];
  });
}

/** "new builds" of a flag New Build: a name in the plural is of the rows that say yes. */
function isFlaggedNoun(typed: Token[], { profile, lemmas }: ModelColumn): boolean {
  const last = typed.at(-1);
  const isPlural = last !== undefined && last.lower !== last.lemma && /s$/.test(last.lower);
  return (
    isPlural &&
    lemmas.length > 1 &&
    lemmas.join(' ') === typed.map(({ lemma }) => lemma).join(' ') &&
    flagOf(profile) !== null
  );
}

/** "comebacks" of a flag Comeback: its plural stands for the rows that say yes. */
function isHappening(typed: Token | undefined, { profile, lemmas }: ModelColumn): boolean {
  const isPlural = typed !== undefined && typed.lower !== typed.lemma && /s$/.test(typed.lower);
  return isPlural && lemmas.length === 1 && lemmas[0] === typed.lemma && flagOf(profile) !== null;
}

function valuedKinds(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  return (spans[at] ?? []).flatMap((span): Piece[] => {
    if (span.kind !== 'value' || isDescribing(lattice, span.to)) return [];
    const links = span.links.flatMap((one) => asKind(one, tokens.slice(at, span.to)));
    const [link, ...others] = links;
    if (!link || others.some((other) => columnKey(other.column) !== columnKey(link.column))) return [];
    const term = bearerOf(lattice, link, tokens[span.to - 1]);
    if (!term) return [];
    return [
      {
        from: at,
        to: span.to,
        score: 0.9,
        fragment: {
          kind: 'kind',
          term,
          filter: { kind: 'values', column: null, values: [{ options: links }], link: 'or', negated: false },
        },
      },
    ];
  });
}

/** "company" is a word for rows of many tables, but what follows "which" is a kind where a column tells kinds and one is called so. */
function asKind(link: ValueLink, typed: Token[]): ValueLink[] {
  if (link.score >= 0.9) return [link];
  const words = valueWords(link.value).join(' ');
  const isSame = [typed.map(({ lower }) => lower), typed.map(({ lemma }) => lemma)].some(
    (own) => own.join(' ') === words,
  );
  const isKind = kindWords.has(lemmasOfName(link.column.column).at(-1) ?? '');
  return isSame && isKind && link.source === 'common' ? [{ ...link, score: 0.9, source: 'inflected' }] : [];
}

/** "company donors", "cash gifts", "burglary and fire": there the value describes a noun, or is one of several. */
function isDescribing({ tokens, spans }: Lattice, to: number): boolean {
  const next = tokens[to];
  if (next === undefined) return false;
  // "what percentage of MOTs failed": what was done with them is no noun.
  const behind = tokens[to + 1]?.lower ?? '?';
  if (isPast(next) && behindVerbs.has(behind)) return false;
  const isNoun = (spans[to] ?? []).some(
    ({ kind }) => kind === 'table' || kind === 'column' || kind === 'value',
  );
  return isNoun || isPersonNoun(next.lemma) || ['and', 'or', ',', 'vs', 'versus', '/'].includes(next.lower);
}

const behindVerbs = new Set(
  '? in by this last since during per between from before after on have has had are is was were'.split(' '),
);

/** "returned", "found": another form than the plural or the one in -ing. */
function isPast({ kind, lower, lemma }: Token): boolean {
  return kind === 'word' && (/ed$/.test(lower) || (lower !== lemma && !/(s|ing)$/.test(lower)));
}

function bearerOf(lattice: Lattice, link: ValueLink, last: Token | undefined): Term | null {
  const { model } = lattice;
  const column = model.columns.get(columnKey(link.column));
  if (column?.profile.type !== 'text' || !['category', 'ordinal'].includes(column.profile.role)) return null;
  const words = lemmasOfName(link.column.column);
  const stem = kindWords.has(words.at(-1) ?? '') ? words.slice(0, -1) : [];
  const named = stem.length > 0 ? namesOf(lattice, column, stem) : [];
  if (named.length > 0) return { kind: 'column', choice: { options: named }, isOwned: false };
  const isPlural = last !== undefined && last.lower !== last.lemma && /s$/.test(last.lower);
  const table = tableOf(model, link.column.table);
  const isCounting = [...model.columns.values()].some(
    ({ profile, label }) => profile.role === 'additive' && quantityNames.test(label),
  );
  if (!isPlural || isCounting || isPerPeriod(lattice, table)) return null;
  const row = { table, score: 0.9, source: 'default' as const, phrase: link.value.toLowerCase() };
  return { kind: 'table', choice: { options: [row] } };
}

/** Rows that stand for a thing in a day or a year are not the things; rows of a moment happened once. */
function isPerPeriod({ model }: Lattice, table: CatalogTable): boolean {
  const panel = panelOf(table);
  return panel !== null && model.columns.get(columnKey(panel.period))?.profile.type !== 'timestamp';
}

/** The column that names what another one tells the kind of: Donor Name beside Donor Type. */
function namesOf({ model }: Lattice, { ref }: ModelColumn, stem: string[]): ColumnLink[] {
  const whole = stem.join(' ');
  return [...model.columns.values()].flatMap((column): ColumnLink[] => {
    const own = column.lemmas.join(' ');
    const isName = own === whole || own === `${whole} name`;
    return column.ref.table === ref.table && isName && column.profile.type === 'text'
      ? [{ column, score: 0.9, source: 'default', phrase: whole }]
      : [];
  });
}
