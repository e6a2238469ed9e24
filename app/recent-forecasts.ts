import { createHash } from 'node:crypto';
import type { ContinueAnswer, ContinueJob } from '#features/models/server/index.ts';

/** Forecasts of late, by the rows that they were made of: a forecast is a function of these alone. The least recently used goes first. */
export class RecentForecasts {
  readonly #most: number;
  readonly #answers = new Map<string, ContinueAnswer>();
  readonly #underWay = new Map<string, Promise<ContinueAnswer>>();

  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): ContinueAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Made once for all who ask for it meanwhile. It is not ended when one of them goes. */
  async shared(key: string, make: () => Promise<ContinueAnswer>): Promise<ContinueAnswer> {
    const running = this.#underWay.get(key);
    if (running) return running;
    const made = make().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  keep(key: string, answer: ContinueAnswer): void {
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
  }
}

export function forecastKey(
  workspaceId: string,
  { continuation, columns, rows }: Omit<ContinueJob, 'kind'>,
): string {
  return createHash('sha256')
    .update(JSON.stringify([workspaceId, continuation, columns, rows]))
    .digest('hex');
}
