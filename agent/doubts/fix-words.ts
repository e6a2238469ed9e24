import type { ImportFix } from '#kernel/catalog.ts';

const shownValues = 3;
const numbers: readonly string[] = ['integer', 'decimal', 'double'];
const wordOfType: Readonly<Record<string, string>> = {
  boolean: 'true and false',
  date: 'dates',
  timestamp: 'dates with times',
  time: 'times',
};

/** What a fix does, in the words of its button. */
export function fixWords(fix: ImportFix): string {
  switch (fix.kind) {
    case 'setType':
      if (fix.type === 'text') return 'Keep as text';
      return `Read as ${numbers.includes(fix.type) ? 'numbers' : (wordOfType[fix.type] ?? fix.type)}`;
    case 'setDateOrder':
      return fix.order === 'monthFirst' ? 'Read month first' : 'Read day first';
    case 'setDecimalMark':
      return `Read the ${fix.mark} as the decimal mark`;
    case 'clearValues':
      return `Make ${listed(fix.values)} empty`;
    case 'dropColumn':
      return 'Drop the column';
    case 'dropRows':
      return fix.lines.length === 1 ? 'Leave out 1 row' : `Leave out ${fix.lines.length} rows`;
    case 'trimTexts':
      return 'Remove the blanks';
    case 'fillDown':
      return 'Fill down';
    case 'dropDuplicates':
      return 'Keep the first of equal rows';
    case 'padRows':
      return 'Keep the shorter lines';
    case 'keepRows':
      return fix.lines.length === 1 ? 'Keep it as a row' : 'Keep them as rows';
    case 'setHeader':
      return headerWords(fix.lines);
  }
}

function headerWords(lines: readonly number[]): string {
  const [first] = lines;
  if (first === undefined) return 'Read without a header';
  return lines.length === 1
    ? `Use line ${first} as the header`
    : `Join lines ${lines.join(' and ')} to the header`;
}

function listed(values: readonly string[]): string {
  const shown = values.slice(0, shownValues).map((value) => `"${value}"`);
  const more = values.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
