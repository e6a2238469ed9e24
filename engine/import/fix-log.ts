import type { AppliedFix, ChosenFix, ColumnType, ImportFix } from '#kernel/catalog.ts';

export type FixKind = ImportFix['kind'];
export type ChosenOfKind<Kind extends FixKind> = ChosenFix & { fix: Extract<ImportFix, { kind: Kind }> };

/** The fixes that are in force while a file is read, and what each of them changed. */
export class FixLog {
  readonly chosen: readonly ChosenFix[];
  readonly #changed = new Map<ChosenFix, number>();

  constructor(chosen: readonly ChosenFix[] = []) {
    this.chosen = chosen;
  }

  has(table: string): boolean {
    return this.chosen.some((fix) => fix.table === table);
  }

  /** Fixes of a kind for a table, and for a column of it where one is named, in the order in which they were taken. */
  of<Kind extends FixKind>(kind: Kind, table: string, column?: string): ChosenOfKind<Kind>[] {
    return this.chosen.filter(
      (chosen): chosen is ChosenOfKind<Kind> =>
        chosen.fix.kind === kind &&
        chosen.table === table &&
        (column === undefined || chosen.column === column),
    );
  }

  /** Notes that a fix took effect, on so many rows or values. */
  note(chosen: ChosenFix, changed: number): void {
    this.#changed.set(chosen, (this.#changed.get(chosen) ?? 0) + changed);
  }

  applied(): AppliedFix[] {
    return this.chosen.map((chosen) => {
      const changed = this.#changed.get(chosen);
      return { ...chosen, changed: changed ?? 0, outcome: tellOutcome(chosen.fix, changed) };
    });
  }
}

const words: Record<ColumnType, string> = {
  text: 'text',
  integer: 'numbers',
  decimal: 'numbers',
  double: 'numbers',
  boolean: 'true and false',
  date: 'dates',
  timestamp: 'dates with times',
  time: 'times',
};

function tellOutcome(fix: ImportFix, changed: number | undefined): string {
  if (changed === undefined) return 'It changes nothing in this file.';
  switch (fix.kind) {
    case 'setType':
      if (fix.emptied !== undefined) return emptied(changed);
      return fix.type === 'text'
        ? 'Its values are kept as they are written.'
        : `Its values are read as ${words[fix.type]}.`;
    case 'setDateOrder':
      return `Its dates are read ${fix.order === 'dayFirst' ? 'day first' : 'month first'}.`;
    case 'setDecimalMark':
      return `The ${fix.mark} is read as the decimal mark.`;
    case 'clearValues':
      return emptied(changed);
    case 'dropColumn':
      return `The column was left out, with ${count(changed, 'value')}.`;
    case 'dropRows':
      return `${count(changed, 'row')} ${was(changed)} left out.`;
    case 'keepRows':
      return `${count(changed, 'row')} ${was(changed)} kept.`;
    case 'setHeader':
      return fix.lines.length === 0
        ? 'The table is read without a header.'
        : `The header is read from ${fix.lines.length === 1 ? 'line' : 'lines'} ${fix.lines.map((line) => line.toLocaleString('en')).join(', ')}.`;
    case 'trimTexts':
      return `${count(changed, 'value')} lost the blanks around ${changed === 1 ? 'it' : 'them'}.`;
    case 'fillDown':
      return `${count(changed, 'blank cell')} got the value above ${changed === 1 ? 'it' : 'them'}.`;
    case 'dropDuplicates':
      return `${count(changed, 'row')} ${was(changed)} left out; the first of equal ones stays.`;
    case 'padRows':
      return `${count(changed, 'row')} ${was(changed)} kept, with empty values at the end.`;
  }
}

function emptied(changed: number): string {
  return `${count(changed, 'value')} ${was(changed)} made empty.`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

function was(number: number): string {
  return number === 1 ? 'was' : 'were';
}
