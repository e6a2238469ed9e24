import type { Catalog, CatalogTable, ColumnProfile, Relation } from '#kernel/catalog.ts';
import { type Operator, operatorPhrases } from '../lexicon/operators.ts';
import { synonymsByPhrase } from '../lexicon/thesaurus.ts';
import type { ColumnRef } from '../plan.ts';
import { addBridgeNames, addHeadNames, dropKeysElsewhere } from './foreign-keys.ts';
import { trustedRelations } from './join-paths.ts';
import {
  columnPhrases,
  lemmasOfName,
  type NamePhrase,
  phraseWords,
  tablePhrases,
  unitTail,
} from './name-phrases.ts';
import { type NamedTerms, namedTermsOf } from './named-terms.ts';
import { isOnScale } from './question-headers.ts';
import { splitNameOf } from './split-person-names.ts';
import { buildValueIndex, foldAccents, type ValueIndex } from './value-index.ts';

export interface ModelColumn {
  ref: ColumnRef;
  table: CatalogTable;
  profile: ColumnProfile;
  /** Name as words, for sentences: `net_amount` → "net amount". */
  label: string;
  /** The words of its name in their dictionary form. */
  lemmas: string[];
}

/** A reading of words as a column or a table. `score` is 0–1; `source` says how the words led there. */
export interface ColumnLink {
  column: ModelColumn;
  score: number;
  source: NamePhrase['source'] | 'fuzzy' | 'default' | 'inner';
  /** The words of the question, as lemmas. */
  phrase: string;
}

export interface TableLink {
  table: CatalogTable;
  score: number;
  source: NamePhrase['source'] | 'fuzzy' | 'default';
  phrase: string;
  /** Named after a column that says of which kind the things are that its rows are about. */
  isKind?: true;
}

/** All that reading needs to know of a catalog, built once per set of table versions. */
export interface SemanticModel {
  catalog: Catalog;
  /** Those of the catalog's that may be followed without asking. */
  relations: Relation[];
  tables: Map<string, CatalogTable>;
  columns: Map<string, ModelColumn>;
  columnIndex: Map<string, ColumnLink[]>;
  tableIndex: Map<string, TableLink[]>;
  values: ValueIndex;
  operators: Map<string, Operator[]>;
  named: NamedTerms;
  /** Longest indexed phrase, in words. */
  longestPhrase: number;
}

export function columnKey(ref: ColumnRef): string {
  return `${ref.table}\u0000${ref.column}`;
}

export function sameColumn(left: ColumnRef, right: ColumnRef): boolean {
  return left.table === right.table && left.column === right.column;
}

export function buildSemanticModel(catalog: Catalog): SemanticModel {
  const synonyms = synonymsByPhrase();
  const columnIndex = new Map<string, ColumnLink[]>();
  const tableIndex = new Map<string, TableLink[]>();
  const columns = new Map<string, ModelColumn>();
  for (const table of catalog.tables) {
    for (const phrase of tablePhrases(table, synonyms, catalog.tables.length === 1))
      addLink(tableIndex, phrase.key, {
        table,
        score: phrase.score,
        source: phrase.source,
        phrase: phrase.key,
      });
    for (const profile of table.profile.columns) {
      const ref = { table: table.sqlName, column: profile.name };
      const column = {
        ref,
        table,
        profile: withScaleRole(withLinkRole(catalog, ref, profile)),
        label: labelOf(table, profile),
        lemmas: lemmasOfName(profile.name),
      };
      columns.set(columnKey(ref), column);
      for (const phrase of columnPhrases(table, profile, synonyms))
        addLink(columnIndex, phrase.key, {
          column,
          score: phrase.score,
          source: phrase.source,
          phrase: phrase.key,
        });
    }
  }
  for (const [key, links] of tableIndex) {
    const own = links.filter((link) => !namesOtherThing(link, columnIndex.get(key) ?? []));
    // Beside a table that is called just so, no other is meant by a word of its name or its key.
    const called = own.filter(({ source, score }) => source === 'name' && score === 1);
    const rows = called.length > 0 ? called : own;
    if (rows.length > 0) tableIndex.set(key, rows);
    else tableIndex.delete(key);
  }
  withoutOtherThings(columnIndex, tableIndex);
  dropKeysElsewhere(catalog, columnIndex, tableIndex);
  addBridgeNames(catalog, tableIndex);
  addHeadNames(catalog, tableIndex);
  const named = namedTermsOf(catalog);
  withoutToldNames(columnIndex, named);
  withoutToldNames(tableIndex, named);
  const values = buildValueIndex(catalog);
  withoutDescribedRows(tableIndex, values);
  const operators = operatorPhrases();
  const phrases = [...columnIndex.keys(), ...tableIndex.keys(), ...operators.keys()];
  return {
    catalog,
    relations: trustedRelations(catalog),
    tables: new Map(catalog.tables.map((table) => [table.sqlName, table])),
    columns,
    columnIndex,
    tableIndex,
    values,
    operators,
    named,
    longestPhrase: Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length)),
  };
}

/**
 * In "order lines" with a repeating `Order No`, an order is what that column names, and in "vet visits" a vet is whom `Vet Name` tells:
 * several rows may be of one.
 */
function namesOtherThing(link: TableLink, columns: ColumnLink[]): boolean {
  return (
    link.source === 'part' &&
    lemmasOfName(link.table.name).at(-1) !== link.phrase &&
    columns.some(
      ({ column, score }) =>
        column.ref.table === link.table.sqlName &&
        (column.profile.role === 'identifier' || column.lemmas.join(' ') === `${link.phrase} name`) &&
        !column.profile.isUnique &&
        score >= 0.85,
    )
  );
}

/** Beside a table `course`, a "course code" is no other word for the code of a class. */
function withoutOtherThings(
  columnIndex: Map<string, ColumnLink[]>,
  tableIndex: ReadonlyMap<string, TableLink[]>,
): void {
  const isTable = (word: string, own: CatalogTable): boolean =>
    (tableIndex.get(word) ?? []).some(
      ({ table, source, score }) => table !== own && source === 'name' && score === 1,
    );
  for (const [key, links] of columnIndex) {
    const words = key.split(' ');
    if (words.length < 2) continue;
    const kept = links.filter(
      ({ source, column }) =>
        source !== 'synonym' ||
        !words.some((word) => !column.lemmas.includes(word) && isTable(word, column.table)),
    );
    if (kept.length === links.length) continue;
    if (kept.length > 0) columnIndex.set(key, kept);
    else columnIndex.delete(key);
  }
}

/** Of "fire incidents" with a group "Fire", fires are those of this group: the first word of a table's name is no noun for all its rows. */
function withoutDescribedRows(tableIndex: Map<string, TableLink[]>, values: ValueIndex): void {
  for (const [key, links] of tableIndex) {
    const isValue = (link: TableLink): boolean =>
      link.source === 'part' &&
      lemmasOfName(link.table.name).at(-1) !== key &&
      (values.byPhrase.get(key) ?? []).some(
        ({ column, source }) => source === 'value' && column.table === link.table.sqlName,
      );
    const rows = links.filter((link) => !isValue(link));
    if (rows.length > 0) tableIndex.set(key, rows);
    else tableIndex.delete(key);
  }
}

/** What a person named is no other word for a column or for rows; what is called just so is meant all the same. */
function withoutToldNames<L extends { source: string; score: number }>(
  index: Map<string, L[]>,
  { keys }: NamedTerms,
): void {
  for (const key of keys) {
    const called = (index.get(key) ?? []).filter(({ source, score }) => source === 'name' && score === 1);
    if (called.length > 0) index.set(key, called);
    else index.delete(key);
  }
}

function addLink<L extends { score: number }>(index: Map<string, L[]>, key: string, link: L): void {
  // A header `Café` is also typed without its accent.
  for (const typed of new Set([key, foldAccents(key)])) {
    const links = index.get(typed);
    if (links) links.push(link);
    else index.set(typed, [link]);
  }
}

/** A header as words; the unit after it is told with the numbers, unless it tells two columns apart. */
function labelOf(table: CatalogTable, profile: ColumnProfile): string {
  if (profile.label !== undefined) return profile.label;
  const bare = ({ name, unit }: ColumnProfile): string => {
    const words = phraseWords(name.replace(/\s*[([][^)\]]*[)\]]\s*$/, ''));
    const isUnit = words.at(-1) === unit?.toLowerCase();
    const tail = unit === null ? 0 : Math.max(unitTail(words).length, isUnit ? 1 : 0);
    return (tail > 0 && tail < words.length ? words.slice(0, -tail) : words).join(' ');
  };
  const label = bare(profile);
  const isShared = table.profile.columns.some((other) => other !== profile && bare(other) === label);
  return label === '' || isShared ? phraseWords(profile.name).join(' ') || profile.name : label;
}

/** Answers on a scale are averaged, whatever their numbers look like. */
function withScaleRole(profile: ColumnProfile): ColumnProfile {
  const isAdded = profile.role === 'additive' || profile.role === 'ordinal';
  return isAdded && isOnScale(profile) ? { ...profile, role: 'ratio', defaultAggregate: 'avg' } : profile;
}

/** A column that points to another table, or that others point to, is a name for a row there, whatever its numbers look like. */
function withLinkRole(catalog: Catalog, ref: ColumnRef, profile: ColumnProfile): ColumnProfile {
  const isLink = catalog.relations.some(
    ({ fromTable, fromColumn, toTable, toColumn }) =>
      (fromTable === ref.table && fromColumn === ref.column) ||
      (toTable === ref.table && toColumn === ref.column && profile.type !== 'text'),
  );
  return isLink ? { ...profile, role: 'identifier' } : profile;
}

export function columnOf(model: SemanticModel, ref: ColumnRef): ModelColumn {
  const column = model.columns.get(columnKey(ref));
  if (!column) throw new Error(`Column ${ref.column} of ${ref.table} is not in the catalog.`);
  return column;
}

export function tableOf(model: SemanticModel, sqlName: string): CatalogTable {
  const table = model.tables.get(sqlName);
  if (!table) throw new Error(`Table ${sqlName} is not in the catalog.`);
  return table;
}

/** The column that alone identifies a row of the table, if there is one. */
export function keyColumn(table: CatalogTable): ColumnRef | null {
  const [only, ...more] = table.profile.key;
  return only !== undefined && more.length === 0 ? { table: table.sqlName, column: only } : null;
}

/** The column that names a row to people; of people whose names stand in two columns one of these. */
/** `player_name` of players goes before the name of their sponsor. */
function ownName({ name, profile }: CatalogTable): string | null {
  const thing = lemmasOfName(name).at(-1) ?? '';
  const known = lemmasOfName(profile.displayColumn ?? '');
  if (known.at(-1) !== 'name' || known.includes(thing)) return null;
  const own = profile.columns.find(
    (column) => column.type === 'text' && lemmasOfName(column.name).join(' ') === `${thing} name`,
  );
  return own?.name ?? null;
}

export function displayColumn(table: CatalogTable): ColumnRef | null {
  const name = ownName(table) ?? table.profile.displayColumn;
  const split = splitNameOf(table);
  const isPart = name !== null && [split?.first.column, split?.last.column].includes(name);
  const isWhole = name !== null && lemmasOfName(name).at(-1) === 'name';
  if (split && !isPart && !isWhole) return split.first;
  return name === null ? null : { table: table.sqlName, column: name };
}
