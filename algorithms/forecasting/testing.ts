import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Series of forecasting competitions, as they lie beside the checkout where people develop; they are no part of the project. */

export interface CompetitionSeries {
  id: string;
  season: number;
  known: Float64Array;
  /** What came after, and is to be forecast. */
  future: Float64Array;
}

export type CompetitionSet = 'm3-monthly' | 'm3-quarterly' | 'm4-weekly' | 'm4-hourly';

const folder = join(import.meta.dirname, '../../../shared/data/ml-dev');

export function hasCompetitionSets(): boolean {
  return existsSync(join(folder, 'm4-hourly.jsonl.gz'));
}

export function readCompetitionSet(name: CompetitionSet): CompetitionSeries[] {
  const text = gunzipSync(readFileSync(join(folder, `${name}.jsonl.gz`))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const { id, period, train, test } = JSON.parse(line) as {
        id: string;
        period: number;
        train: number[];
        test: number[];
      };
      return { id, season: period, known: Float64Array.from(train), future: Float64Array.from(test) };
    });
}

/** Pseudorandom numbers from the normal distribution (Box and Muller over a linear congruence): the same in every run. */
export function noise(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
