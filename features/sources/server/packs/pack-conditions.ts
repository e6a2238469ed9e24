import { nameProblem } from '#agent/index.ts';
import type { PackCondition, PackEntity } from '#connectors/index.ts';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import type { NamedFilter, RowCondition } from '#kernel/named-terms.ts';

/**
 * The conditions of an entity that its table bears: the column is there, and holds codes of the pack. Words that are a value or a column of the
 * table keep that meaning.
 */
export function packConditions(entity: PackEntity, profile: TableProfile, by: string): NamedFilter[] {
  const taken: string[] = [];
  return (entity.conditions ?? []).flatMap((condition): NamedFilter[] => {
    const column = profile.columns.find(({ name }) => name === condition.column);
    const tree = column && treeOf(condition, column);
    if (!column || !tree) return [];
    const [name, ...synonyms] = namesOf(condition, entity).filter((one) => {
      const table = { name: entity.names[0] ?? '', synonyms: entity.called, profile };
      if (nameProblem(one, table, taken) !== null || isValue(profile, condition, one)) return false;
      taken.push(one);
      return true;
    });
    if (name === undefined) return [];
    return [{ name, synonyms, text: textOf(condition, column.name), tree, problem: null, by }];
  });
}

/** "open sales order", "open order": said of rows, a word such as "open" means what it means of them alone. */
function namesOf({ words, isNoun }: PackCondition, { called }: PackEntity): string[] {
  if (isNoun) return [...words];
  return words.flatMap((word) => called.map((row) => `${word} ${row}`));
}

/** The data's own word goes first: where a state is called "open" there, nobody needs a pack. */
function isValue({ columns }: TableProfile, { words }: PackCondition, name: string): boolean {
  const said = words.find((word) => name.startsWith(word))?.toLowerCase();
  return columns.some(({ values }) => values.some(({ value }) => value.toLowerCase() === said));
}

function treeOf({ values, isNegated = false }: PackCondition, column: ColumnProfile): RowCondition | null {
  if (!values) return column.type === 'text' ? filled(column.name) : null;
  const own = values.flatMap((value) => valueIn(column, value));
  if (own.length !== values.length) return null;
  if (column.hasAllValues && column.values.length > 0 && !sharesCodes(column)) return null;
  return { kind: 'oneOf', column: column.name, values: own, negated: isNegated };
}

/** Codes are of one kind: short, without a blank. Words in their place are a company's own. */
function sharesCodes({ type, values }: ColumnProfile): boolean {
  return type !== 'text' || values.some(({ value }) => value.length <= 2);
}

/** SAP delivers an empty text where nothing was entered; a reading may have made it none at all. */
function filled(column: string): RowCondition {
  return {
    kind: 'all',
    parts: [
      { kind: 'empty', column, negated: true },
      { kind: 'compare', column, operator: '<>', value: '' },
    ],
  };
}

/** As the type of the column has it; nothing where it has no such value. */
function valueIn({ type }: ColumnProfile, value: string | boolean): (string | number | boolean)[] {
  switch (type) {
    case 'text':
      return [String(value)];
    case 'boolean':
      return typeof value === 'boolean' ? [value] : [];
    case 'integer':
      return typeof value === 'string' && /^\d{1,9}$/.test(value) ? [Number(value)] : [];
    default:
      return [];
  }
}

function textOf({ values, isNegated = false }: PackCondition, column: string): string {
  if (!values) return `${column} is not empty`;
  return `${column} is ${isNegated ? 'not ' : ''}${values.map((value) => (value === true ? 'yes' : value === false ? 'no' : value)).join(' or ')}`;
}
