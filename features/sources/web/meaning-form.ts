import type { ColumnMeaning, ShownTable, TableMeaning } from '../contract.ts';

type Role = ShownTable['columns'][number]['found']['role'];

export interface ColumnForm {
  label: string;
  /** Separated by commas. */
  synonyms: string;
  role: Role;
  unit: string;
}

/** A metric or a filter as it is written; a filter has no unit. */
export interface TermForm {
  /** Tells entries apart while they are edited. */
  id: number;
  name: string;
  /** Separated by commas. */
  synonyms: string;
  text: string;
  unit: string;
}

/** What the fields hold. An empty text stands for none. */
export interface MeaningForm {
  synonyms: string;
  mainDate: string;
  displayColumn: string;
  key: string[];
  /** What the pack says does not count. */
  withoutPack: boolean;
  metrics: TermForm[];
  filters: TermForm[];
  columns: Record<string, ColumnForm>;
}

/** The fields as they are in force: what was told, else what was found. */
export function meaningFormOf({ told, found, columns }: ShownTable): MeaningForm {
  const inForce = (toldValue: string | null | undefined, foundValue: string | null): string =>
    (toldValue === undefined ? foundValue : toldValue) ?? '';
  return {
    synonyms: (told.synonyms ?? []).join(', '),
    mainDate: inForce(told.mainDate, found.mainDate),
    displayColumn: inForce(told.displayColumn, found.displayColumn),
    key: told.key ?? found.key,
    withoutPack: told.withoutPack ?? false,
    metrics: (told.metrics ?? []).map(({ name, synonyms, formula, unit }, id) => ({
      id,
      name,
      synonyms: synonyms.join(', '),
      text: formula,
      unit: unit ?? '',
    })),
    filters: (told.filters ?? []).map(({ name, synonyms, condition }, id) => ({
      id,
      name,
      synonyms: synonyms.join(', '),
      text: condition,
      unit: '',
    })),
    columns: Object.fromEntries(
      columns.map((column) => {
        const own: ColumnMeaning = told.columns[column.name] ?? {};
        return [
          column.name,
          {
            label: own.label ?? '',
            synonyms: (own.synonyms ?? []).join(', '),
            role: own.role ?? column.found.role,
            unit: inForce(own.unit, column.found.unit),
          },
        ];
      }),
    ),
  };
}

/** The fields as if nobody had told anything. */
export function foundFormOf(table: ShownTable): MeaningForm {
  return meaningFormOf({ ...table, told: { columns: {} } });
}

/** What the fields say beyond what was found. */
export function toldOf(table: ShownTable, form: MeaningForm): TableMeaning {
  const synonyms = listOf(form.synonyms);
  const metrics = form.metrics.filter(isWritten).map(({ name, text, unit, ...term }) => ({
    name: name.trim(),
    synonyms: listOf(term.synonyms),
    formula: text.trim(),
    unit: unit.trim() || null,
  }));
  const filters = form.filters.filter(isWritten).map(({ name, text, ...term }) => ({
    name: name.trim(),
    synonyms: listOf(term.synonyms),
    condition: text.trim(),
  }));
  return {
    ...(synonyms.length > 0 && { synonyms }),
    ...(form.mainDate !== (table.found.mainDate ?? '') && { mainDate: form.mainDate || null }),
    ...(form.displayColumn !== (table.found.displayColumn ?? '') && {
      displayColumn: form.displayColumn || null,
    }),
    ...(form.key.length > 0 && !isSameKey(form.key, table.found.key) && { key: form.key }),
    ...(form.withoutPack && { withoutPack: true }),
    ...(metrics.length > 0 && { metrics }),
    ...(filters.length > 0 && { filters }),
    columns: Object.fromEntries(
      table.columns.flatMap((column) => {
        const fields = form.columns[column.name];
        const told = fields ? columnToldOf(column, fields) : {};
        return Object.keys(told).length > 0 ? [[column.name, told]] : [];
      }),
    ),
  };
}

/** An entry into which nothing was written was never meant. */
function isWritten({ name, text }: TermForm): boolean {
  return name.trim() !== '' || text.trim() !== '';
}

/** The first entry that has a name or a formula but not both. */
export function halfWritten({ metrics, filters }: MeaningForm): TermForm | null {
  const isHalf = ({ name, text }: TermForm): boolean => (name.trim() === '') !== (text.trim() === '');
  return [...metrics, ...filters].find(isHalf) ?? null;
}

/** In whatever order they were ticked. */
function isSameKey(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name) => right.includes(name));
}

export function columnToldOf(
  { name, found }: ShownTable['columns'][number],
  { label, synonyms, role, unit }: ColumnForm,
): ColumnMeaning {
  const called = label.trim();
  const others = listOf(synonyms);
  return {
    ...(called !== '' && called !== name && { label: called }),
    ...(others.length > 0 && { synonyms: others }),
    ...(role !== found.role && { role }),
    ...(unit.trim() !== (found.unit ?? '') && { unit: unit.trim() || null }),
  };
}

function listOf(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
