import { labelPractice } from '#kernel/practice.ts';
import type { Source, SourceType } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';

const strings = sourcesStrings.connectedTo;
const fileTypes: readonly SourceType[] = ['excel', 'csv', 'json', 'xml'];

/** What stands behind "connected": `S/4HANA, 2 files`, or `sample company only`. */
export function connectedWords(
  active: readonly (Pick<Source, 'type' | 'isSample'> & { isPractice?: boolean })[],
): string {
  const own = active.filter(({ isSample }) => !isSample);
  if (own.length === 0) return strings.sampleOnly;
  const files = own.filter(({ type }) => fileTypes.includes(type));
  const systems = new Set(
    own.flatMap(({ type, isPractice }) =>
      fileTypes.includes(type) ? [] : [labelPractice(nameOf(type), isPractice)],
    ),
  );
  return [
    ...systems,
    ...(files.length > 0 ? [strings.files(files.length)] : []),
    ...(own.length < active.length ? [strings.sample] : []),
  ].join(', ');
}

/** The system itself, where the word of its type in lists tells only what it is for. */
function nameOf(type: SourceType): string {
  if (type === 'datasphere' || type === 's4hana') return strings.systems[type];
  return sourcesStrings.types[type];
}
