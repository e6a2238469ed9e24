import type { Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

const nouns = new Set(
  'forecast forecasts forecasted forecasting predict predicted prediction predictions projected projection projections'.split(
    ' ',
  ),
);

/** "forecast revenue for the next 3 months", "what will sales be next quarter": what lies ahead is asked for, and no row tells it. */
export function forecastRule({ tokens, spans, today }: Lattice, at: number): Piece[] {
  const word = tokens[at]?.lower ?? '';
  const isAhead = spans.some((own) =>
    own.some((span) => span.kind === 'period' && (span.reading.period.end ?? '') > today),
  );
  const mark = (to: number): Piece[] => [{ from: at, to, score: 0.97, fragment: { kind: 'forecast' } }];
  if (nouns.has(word) || (word === 'project' && at === 0)) return mark(at + 1);
  if (!isAhead) return [];
  if (word === 'will' || word === 'expect' || word === 'expected') return mark(at + 1);
  return word === 'going' && tokens[at + 1]?.lower === 'to' ? mark(at + 2) : [];
}
