import type { ChosenFix, ImportFinding, ImportReport } from '#kernel/catalog.ts';

const maxSentences = 100;
const maxRejected = 200;

/** Where something was found, and what could be done about it. */
export type FindingPlace = Omit<ImportFinding, 'id' | 'level' | 'sentence'>;

/** Collects what reading a file decided and met; what is repeated is told once. */
export class ReportWriter {
  readonly #sentences = { decision: new Set<string>(), warning: new Set<string>() };
  readonly #findings = new Map<string, ImportFinding>();
  readonly #untold = { decision: 0, warning: 0 };
  readonly #rejected: ImportReport['rejected'] = [];
  #rejectedCount = 0;
  readonly #rejectedOf = new Map<string, number>();
  readonly #inForce: ReadonlyMap<string, string>;

  /** @param fixes in force: what they were taken for is not told again, and no other finding gets their ids */
  constructor(fixes: readonly ChosenFix[] = []) {
    this.#inForce = new Map(fixes.map(({ id, sentence }) => [id, sentence]));
  }

  /** @param place absent for what concerns the file as a whole */
  add(level: ImportFinding['level'], sentence: string, place?: FindingPlace): void {
    const id = place && this.#freeId(place, sentence);
    if (id === 'inForce') return;
    const sentences = this.#sentences[level];
    if (sentences.size >= maxSentences && !sentences.has(sentence)) {
      this.#untold[level] += 1;
      return;
    }
    sentences.add(sentence);
    if (place && id) this.#findings.set(id.id, { id: id.id, level, sentence, ...place });
  }

  reject(table: string, line: number, reason: string): void {
    this.#rejectedCount += 1;
    this.#rejectedOf.set(table, this.rejectedOf(table) + 1);
    if (this.#rejected.length < maxRejected) this.#rejected.push({ table, line, reason });
  }

  /** How many rows of a table were rejected. */
  rejectedOf(table: string): number {
    return this.#rejectedOf.get(table) ?? 0;
  }

  report(): ImportReport {
    return {
      decisions: this.#told('decision'),
      rejected: this.#rejected,
      rejectedCount: this.#rejectedCount,
      warnings: this.#told('warning'),
      findings: [...this.#findings.values()],
    };
  }

  #told(level: ImportFinding['level']): string[] {
    const untold = this.#untold[level];
    if (untold === 0) return [...this.#sentences[level]];
    return [...this.#sentences[level], `${untold.toLocaleString('en')} more like these are not listed.`];
  }

  /** Kind, table and column, with a number where there are several; null for a sentence that is there already. */
  #freeId({ kind, table, column }: FindingPlace, sentence: string): FreeId {
    const stem = [kind, table, ...(column === undefined ? [] : [column])].join('/');
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? stem : `${stem}/${number}`;
      const inForce = this.#inForce.get(id);
      if (inForce === sentence) return 'inForce';
      const taken = this.#findings.get(id)?.sentence ?? inForce;
      if (taken === undefined) return { id };
      if (taken === sentence) return null;
    }
  }
}

/** `inForce` for a sentence that a fix was taken for, null for one that is there already. */
type FreeId = { id: string } | 'inForce' | null;
