import { abapPack, entityOf, type PackEntity, packOf, type SemanticPack } from '#connectors/index.ts';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import type { NamedFilter } from '#kernel/named-terms.ts';
import type { ColumnMeaning } from '../../contract.ts';
import { type Described, rolesOf } from '../apply-meaning.ts';
import type { StoredMeaning } from '../meaning-store.ts';
import { packConditions } from './pack-conditions.ts';

/** What a pack says of one table, as far as the table has it. */
export interface PackReading {
  /** Name of the pack. */
  by: string;
  /** Technical name of the entity in the pack; null where its columns alone were known. */
  entity: string | null;
  /** Words, roles, units, main date, in the shape of what people tell. */
  described: Described;
  conditions: readonly NamedFilter[];
  /** By column: what its codes stand for. */
  codes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By column of amounts: the column of their currencies or units. */
  unitColumns: Readonly<Record<string, string>>;
  /** First questions about it, with the other entities that each needs. */
  questions: SemanticPack['questions'];
}

/** A table by its technical name, with or without schema or service, and those of the other tables of its source. */
export interface PackedTable {
  sourceType: string;
  name: string;
  siblings: readonly string[];
}

/** Fewer fields of the ABAP dictionary may stand in a table by chance: one called MENGE is no table of SAP. */
const elementsLeast = 3;
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** What a pack says of a table, unless a person told that it shall not count there. */
export async function packFor(
  table: PackedTable & { isSample?: number },
  profile: TableProfile,
  told: Pick<StoredMeaning, 'withoutPack'> | undefined,
): Promise<PackReading | null> {
  return table.isSample === 1 || told?.withoutPack === true ? null : readPack(table, profile);
}

/** Null where no pack knows the table. */
export async function readPack(
  { sourceType, name, siblings }: PackedTable,
  profile: TableProfile,
): Promise<PackReading | null> {
  const own = await packOf(sourceType);
  const entity = own && entityOf(own, name);
  if (own && entity && knows(entity, profile))
    return readingOf(own, entity, { profile, siblings, elements: {} });
  const { pack, elements } = await abapPack();
  const known = profile.columns.filter((column) => Object.hasOwn(elements, column.name));
  if (known.length < elementsLeast) return null;
  const words = Object.fromEntries(known.map((column) => [column.name, elements[column.name] ?? []]));
  return readingOf(pack, entityOf(pack, name) ?? null, { profile, siblings, elements: words });
}

function knows(
  { columns, roles, codes, conditions, displayColumn }: PackEntity,
  profile: TableProfile,
): boolean {
  const named = new Set([
    ...[columns, roles ?? {}, codes ?? {}].flatMap((part) => Object.keys(part)),
    ...(conditions ?? []).map(({ column }) => column),
    displayColumn,
  ]);
  return profile.columns.some(({ name }) => named.has(name));
}

function readingOf(
  pack: SemanticPack,
  entity: PackEntity | null,
  {
    profile,
    siblings,
    elements,
  }: {
    profile: TableProfile;
    siblings: readonly string[];
    elements: Readonly<Record<string, readonly string[]>>;
  },
): PackReading {
  const columnOf = (name: string): ColumnProfile | undefined =>
    profile.columns.find((column) => column.name === name);
  const codes = Object.fromEntries(
    Object.entries(entity?.codes ?? {}).filter(([name, labels]) => {
      const column = columnOf(name);
      return column !== undefined && holdsCodes(column, Object.keys(labels));
    }),
  );
  const unitColumns = Object.fromEntries(
    Object.entries(entity?.units ?? {}).filter(
      ([amount, unit]) => columnOf(amount) !== undefined && columnOf(unit)?.type === 'text',
    ),
  );
  // Where customers are a table, the column of their numbers is not called so too.
  const rowWords = siblings.flatMap((name) => entityOf(pack, name)?.called ?? []);
  const words = freeWords(profile, rowWords, {
    ...elements,
    ...withElements(entity?.columns ?? {}, elements),
  });
  const columns = profile.columns.map((column): [string, ColumnMeaning] => {
    const role = entity?.roles?.[column.name] ?? (Object.hasOwn(codes, column.name) ? 'category' : undefined);
    const unitColumn = columnOf(unitColumns[column.name] ?? '');
    const unit = column.unit === null && unitColumn ? onlyCurrency(unitColumn) : null;
    const synonyms = words.get(column.name) ?? [];
    return [
      column.name,
      {
        ...(synonyms.length > 0 && { synonyms }),
        ...(role && rolesOf(column.type).includes(role) && { role }),
        ...(unit !== null && { unit }),
      },
    ];
  });
  const { mainDate, displayColumn, called } = entity ?? {};
  return {
    by: pack.name,
    entity: entity?.names[0] ?? null,
    described: {
      ...(called && { synonyms: [...called] }),
      ...(mainDate !== undefined && columnOf(mainDate) && { mainDate }),
      ...(displayColumn !== undefined && columnOf(displayColumn) && { displayColumn }),
      columns: Object.fromEntries(columns.filter(([, meaning]) => Object.keys(meaning).length > 0)),
    },
    conditions: entity ? packConditions(entity, profile, pack.name) : [],
    codes,
    unitColumns,
    questions: entity ? pack.questions.filter(({ needs: [first] }) => first === entity.names[0]) : [],
  };
}

function withElements(
  columns: PackEntity['columns'],
  elements: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, words]) => [name, [...words, ...(elements[name] ?? [])]]),
  );
}

/** A column of texts of its own, where a company maps codes to words, is not what the pack knows. */
export function holdsCodes({ values, hasAllValues }: ColumnProfile, codes: readonly string[]): boolean {
  return !hasAllValues || values.length === 0 || values.some(({ value }) => codes.includes(value));
}

function onlyCurrency({ values, hasAllValues, nullCount }: ColumnProfile): string | null {
  const only = hasAllValues && values.length === 1 && nullCount === 0 ? values[0]?.value : undefined;
  return only !== undefined && currencies.has(only) ? only : null;
}

/** What another column or the rows of another table are called already, or two columns would be, names none of them. */
function freeWords(
  { columns }: TableProfile,
  rowWords: readonly string[],
  words: Readonly<Record<string, readonly string[]>>,
): Map<string, string[]> {
  const plain = (word: string): string =>
    word
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const present = columns.filter(({ name }) => Object.hasOwn(words, name));
  const users = new Map<string, Set<string>>();
  const note = (word: string, column: string): void =>
    void users.set(plain(word), (users.get(plain(word)) ?? new Set()).add(column));
  for (const { name, label, synonyms = [] } of columns)
    for (const word of [name, ...(label === undefined ? [] : [label]), ...synonyms]) note(word, name);
  for (const word of rowWords) note(word, '');
  for (const { name } of present) for (const word of words[name] ?? []) note(word, name);
  return new Map(
    present.map(({ name, synonyms = [] }) => {
      const has = new Set([name, ...synonyms].map(plain));
      const own = [...new Set(words[name])];
      return [name, own.filter((word) => users.get(plain(word))?.size === 1 && !has.has(plain(word)))];
    }),
  );
}
