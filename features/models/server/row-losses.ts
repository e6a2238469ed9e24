/** Of more rows so many are kept: enough to tell what is luck. */
const lossesKept = 20_000;

/** Losses by row as they are kept with a report: single precision, in the order of the test. Of the same number of rows the same ones are kept. */
export function packLosses(losses: Float64Array): string {
  const step = Math.max(1, Math.ceil(losses.length / lossesKept));
  const kept = Float32Array.from(
    { length: Math.ceil(losses.length / step) },
    (_, at) => losses[at * step] ?? 0,
  );
  return Buffer.from(kept.buffer).toString('base64');
}

export function unpackLosses(packed: string): Float64Array {
  const bytes = Uint8Array.from(Buffer.from(packed, 'base64'));
  return Float64Array.from(new Float32Array(bytes.buffer, 0, bytes.length >> 2));
}

/** Of two models by their losses of the same rows: which one is better, or that the difference may be luck. */
export type PairedOutcome = 'first' | 'second' | 'luck';

/** Whether their mean difference lies further from zero than 1.96 of its standard errors (95 %, from both sides). */
export function comparePaired(first: Float64Array, second: Float64Array): PairedOutcome {
  const gains = first.map((loss, row) => (second[row] ?? 0) - loss);
  const mean = gains.reduce((sum, gain) => sum + gain / gains.length, 0);
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2 / Math.max(1, gains.length - 1), 0);
  if (gains.length < 2 || Math.abs(mean) <= 1.96 * Math.sqrt(variance / gains.length)) return 'luck';
  return mean > 0 ? 'first' : 'second';
}
