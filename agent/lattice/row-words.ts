import type { CatalogTable } from '#kernel/catalog.ts';
import { isDateColumn } from '../model/dating.ts';
import { peopleColumns } from '../model/person-columns.ts';
import { isMoneyColumn } from '../model/row-amounts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** Words for whatever the rows are, where the data has one kind of rows. */
const anyRows = new Set(
  'everything item items thing things stuff case cases reading readings measurement measurements observation observations'.split(
    ' ',
  ),
);
const people = new Set('people person persons folk folks everybody everyone individuals'.split(' '));

/** "list everything sold in May", "how many people came": nouns that say only that rows, or those whom the rows name, are meant. */
export function rowWordSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const { kind, lower = '', lemma = '' } = tokens[at] ?? {};
  const isName = [lower, lemma].some(
    (word) => model.columnIndex.has(word) || model.tableIndex.has(word) || model.values.byPhrase.has(word),
  );
  if (kind !== 'word' || isName) return [];
  const [table, ...more] = model.catalog.tables;
  // "different things" are not the rows.
  const isTold = ['different', 'distinct', 'unique', 'other'].includes(tokens[at - 1]?.lower ?? '');
  const isAny =
    anyRows.has(lower) ||
    (lower === 'times' && tokens[at - 1]?.lower === 'many' && table !== undefined && !isOfMany(table)) ||
    (lemma === 'transaction' && table !== undefined && isOneBooking(table));
  if (isAny && table && more.length === 0 && !isTold && !isInPieces(table, lemma))
    return [{ kind: 'table', to: at + 1, links: [{ table, score: 0.6, source: 'synonym', phrase: lower }] }];
  // "visits by people over 80" describes them; it tells nobody apart.
  const isDescribed = ['by', 'from', 'for', 'to', 'among', 'with'].includes(tokens[at - 1]?.lower ?? '');
  const isOfRows = ['on', 'with', 'without', 'in', 'from'].includes(tokens[at + 1]?.lower ?? '');
  if (people.has(lower) && isDescribed && isOfRows && peopleColumns(model).length > 0)
    return [{ kind: 'filler', to: at + 1 }];
  // "for everyone who joined in May": those of the rows that the clause behind tells.
  const isEveryone = ['everyone', 'everybody', 'anyone', 'anybody', 'people'].includes(lower);
  if (isEveryone && isDescribed && ['who', 'that'].includes(tokens[at + 1]?.lower ?? ''))
    return [{ kind: 'filler', to: at + 1 }];
  const columns = people.has(lower) && !isDescribed ? peopleColumns(model) : [];
  const links = columns.map((column) => ({
    column,
    score: 0.62,
    source: 'synonym' as const,
    phrase: 'person',
  }));
  return links.length > 0 ? [{ kind: 'column', to: at + 1, links }] : [];
}

/** Each row tells how many there were: units, visits. */
function isOfMany({ profile: { columns } }: CatalogTable): boolean {
  return columns.some(
    (column) => column.role === 'additive' && column.type === 'integer' && !isMoneyColumn(column),
  );
}

/** A row with a date and an amount of money, which is of no number of pieces or visits, nor a part of what several rows are. */
function isOneBooking({ profile: { columns } }: CatalogTable): boolean {
  return (
    columns.some(isDateColumn) &&
    columns.some(({ role, type }) => role === 'additive' && type !== 'integer') &&
    columns.every(
      ({ role, isUnique, type }) =>
        (role !== 'identifier' || isUnique) && !(role === 'additive' && type === 'integer'),
    )
  );
}

/** "items" of rows that each are of several pieces are those, not the rows. */
function isInPieces({ profile }: CatalogTable, lemma: string): boolean {
  return (
    lemma === 'item' &&
    profile.columns.some(({ name, role }) => role === 'additive' && /\b(qty|quantity|pieces)\b/i.test(name))
  );
}

const wholes = new Set(
  (
    'firm company business organisation organization register fleet hospital clinic library shop store school club hotel museum charity ' +
    'warehouse range catalogue catalog inventory collection portfolio file list dataset database'
  ).split(' '),
);
const stores = new Set(['warehouse']);
const beforeWholes = new Set('in at across of within for'.split(' '));
/** "the company that makes desks" is one of several. */
const tellingWhich = new Set('that which who whose where'.split(' '));

/** "in the firm", "across our fleet": where all the rows are, unless the data has a column or a value called so. */
export function wholeSpans(tokens: Token[], spans: Span[][]): { from: number; span: Span }[] {
  return tokens.flatMap((token, from) => {
    if (
      !beforeWholes.has(token.lower) ||
      !['the', 'our', 'my', 'this'].includes(tokens[from + 1]?.lower ?? '')
    )
      return [];
    const at = ['whole', 'entire'].includes(tokens[from + 2]?.lower ?? '') ? from + 3 : from + 2;
    const isFree = (spans[at] ?? []).every(({ kind }) => kind === 'operator' || kind === 'filler');
    const isOneOfThem = tellingWhich.has(tokens[at + 1]?.lower ?? '');
    // Those who are in the warehouse are not those whom the rows name.
    const isOfPeople = stores.has(tokens[at]?.lower ?? '') && tokens.some(({ lower }) => people.has(lower));
    if (isOfPeople) return [];
    return wholes.has(tokens[at]?.lower ?? '') && isFree && !isOneOfThem
      ? [{ from, span: { kind: 'filler' as const, to: at + 1 } }]
      : [];
  });
}
