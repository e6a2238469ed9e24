import { formatNumber } from '#ui/format.ts';
import type { ShownFix } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';

const strings = sourcesStrings.report;
const shownValues = 3;

/** What a fix does, in the words of its button. */
export function describeFix(fix: ShownFix): string {
  switch (fix.kind) {
    case 'setType':
      if (fix.type === 'text') return strings.keepAsText;
      return fix.emptied === undefined
        ? strings.readAs(strings.types[fix.type])
        : strings.readAsEmptying(strings.types[fix.type]);
    case 'setDateOrder':
      return strings[fix.order];
    case 'setDecimalMark':
      return strings[fix.mark];
    case 'clearValues':
      return strings.clear(listValues(fix.values));
    case 'dropColumn':
      return strings.dropColumn;
    case 'dropRows':
      return strings.dropRows(fix.lines.length);
    case 'keepRows':
      return strings.keepRows(fix.lines.length);
    case 'setHeader':
      return describeHeader(fix.lines.map((line) => formatNumber(line)));
    case 'trimTexts':
      return strings.trimTexts;
    case 'fillDown':
      return strings.fillDown;
    case 'dropDuplicates':
      return strings.dropDuplicates;
    case 'padRows':
      return strings.padRows;
  }
}

function describeHeader(lines: readonly string[]): string {
  const [first, second] = lines;
  if (first === undefined) return strings.noHeader;
  return second === undefined ? strings.asHeader(first) : strings.joinedHeader(lines.join(', '));
}

function listValues(values: readonly string[]): string {
  const shown = values.slice(0, shownValues).map((value) => `"${value}"`);
  const more = values.length - shown.length;
  return [...shown, ...(more > 0 ? [strings.andMore(more)] : [])].join(', ');
}
