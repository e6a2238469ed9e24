import { streamNameMaximumLength } from '../limits.ts';
import type { StreamType } from '../manifest.ts';
import { streamsStrings } from '../strings.ts';

/** `Orders ERP, change tracking`: what a stream is called that was given no name. */
export function generatedName(sourceName: string, type: StreamType): string {
  const ending = `, ${streamsStrings.types[type].toLowerCase()}`;
  return sourceName.slice(0, streamNameMaximumLength - ending.length) + ending;
}

/** The name, or the first of `name (2)`, `name (3)` … that is free. */
export function freeName(wanted: string, takenNames: readonly string[]): string {
  const taken = new Set(takenNames.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${number})`;
    const name = wanted.slice(0, streamNameMaximumLength - ending.length) + ending;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
