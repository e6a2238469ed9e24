import type { TableProfile } from '#kernel/catalog.ts';
import { sapFields, sapTables } from './sap-field-names.ts';

/** One column called MENGE makes no table of SAP. */
const fewestFields = 3;

/** A table whose columns are fields of SAP's dictionary, understood by the words of business for them too; any other as it is. */
export function withSapNames(profile: TableProfile): TableProfile {
  const known = profile.columns.filter(({ name }) => wordsOf(name).length > 0);
  if (known.length < fewestFields) return profile;
  // Those that the system or a person told stand in front.
  const told = new Map(known.map(({ name, synonyms = [] }) => [name, [...synonyms, ...wordsOf(name)]]));
  return {
    ...profile,
    columns: profile.columns.map((column) => {
      const synonyms = told.get(column.name);
      return synonyms ? { ...column, synonyms: [...new Set(synonyms)] } : column;
    }),
  };
}

/** What the rows of a table of SAP are called besides: nothing where its columns are not those of one. */
export function sapTableWords(name: string, profile: TableProfile): readonly string[] {
  const isSap = profile.columns.filter((column) => wordsOf(column.name).length > 0).length >= fewestFields;
  if (!isSap) return [];
  // A file may be named "VBAK 2024", a table of a database "SAPHANADB.VBAK".
  const parts = name.toUpperCase().split(/[^A-Z0-9]+/);
  const own = parts.find((part) => Object.hasOwn(sapTables, part));
  return own === undefined ? [] : (sapTables[own] ?? []);
}

function wordsOf(column: string): readonly string[] {
  const name = column.toUpperCase();
  return Object.hasOwn(sapFields, name) ? (sapFields[name] ?? []) : [];
}
