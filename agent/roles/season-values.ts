import type { Lattice, Span } from '../lattice/lattice.ts';

const seasons = new Set(['spring', 'summer', 'fall', 'autumn', 'winter']);

/** "courses in the fall": where a column holds a Fall it is that term, whatever days the season has. */
export function isSeasonValue({ tokens, spans }: Lattice, from: number, span: Span): boolean {
  return (
    span.kind === 'period' &&
    tokens
      .slice(from, span.to)
      .some(({ lower }, step) => seasons.has(lower) && isValue(spans[from + step] ?? []))
  );
}

function isValue(own: readonly Span[]): boolean {
  return own.some((span) => span.kind === 'value' && span.links.some(({ source }) => source === 'value'));
}
