import type { ImportReport } from '#kernel/catalog.ts';

const maxSentences = 100;
const maxRejected = 200;

/** Collects what reading a file decided and met; repeated sentences are told once. */
export class ReportWriter {
  readonly #decisions = new Set<string>();
  readonly #warnings = new Set<string>();
  readonly #rejected: ImportReport['rejected'] = [];
  #rejectedCount = 0;

  decide(sentence: string): void {
    if (this.#decisions.size < maxSentences) this.#decisions.add(sentence);
  }

  warn(sentence: string): void {
    if (this.#warnings.size < maxSentences) this.#warnings.add(sentence);
  }

  reject(table: string, line: number, reason: string): void {
    this.#rejectedCount += 1;
    if (this.#rejected.length < maxRejected) this.#rejected.push({ table, line, reason });
  }

  report(): ImportReport {
    return {
      decisions: [...this.#decisions],
      rejected: this.#rejected,
      rejectedCount: this.#rejectedCount,
      warnings: [...this.#warnings],
    };
  }
}
