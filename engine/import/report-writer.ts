import type { ChosenFix, FindingPlace, ImportFinding, ImportReport, TableFinding } from '#kernel/catalog.ts';

const maxSentences = 100;
const maxRejected = 200;
/** A version carries so many of each level: what is decided of each of 500 columns would make every profile large. */
const mostKept: Record<ImportFinding['level'], number> = { warning: 100, decision: 40 };

/** Where something was found, and what could be done about it. */

type TablePlace = Pick<ImportFinding, 'kind' | 'table' | 'column'>;

/** Collects what reading a file decided and met; what is repeated is told once. */
export class ReportWriter {
  readonly #sentences = { decision: new Set<string>(), warning: new Set<string>() };
  readonly #findings = new Map<string, ImportFinding>();
  /** By table, also of what the report is too full to tell. */
  readonly #findingsOf = new Map<string, TableFinding[]>();
  /** Of the file as a whole: each of its tables was read so. */
  readonly #ofFile: TableFinding[] = [];
  readonly #untold = { decision: 0, warning: 0 };
  readonly #rejected: ImportReport['rejected'] = [];
  #rejectedCount = 0;
  readonly #rejectedOf = new Map<string, number>();
  readonly #inForce: ReadonlyMap<string, string>;

  /** @param fixes in force: what they were taken for is not told again, and no other finding gets their ids */
  constructor(fixes: readonly ChosenFix[] = []) {
    this.#inForce = new Map(fixes.map(({ id, sentence }) => [id, sentence]));
  }

  /** @param place without a table of what bears on all that the file holds; absent of what bears on no value */
  add(level: ImportFinding['level'], sentence: string, found?: FindingPlace): void {
    if (found && found.table === undefined) this.#keepOfFile(level, sentence, found);
    const place = found?.table === undefined ? undefined : { ...found, table: found.table };
    const id = place && this.#freeId(place, sentence);
    if (id === 'inForce') return;
    if (place && id) this.#keep({ id: id.id, level, sentence, ...place });
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

  /** What was found in a table, warnings first. */
  findingsOf(table: string): TableFinding[] {
    const found = [...this.#ofFile, ...(this.#findingsOf.get(table) ?? [])];
    return (['warning', 'decision'] as const).flatMap((level) => found.filter((one) => one.level === level));
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

  #keepOfFile(level: ImportFinding['level'], sentence: string, { table: _, ...place }: FindingPlace): void {
    if (this.#ofFile.some((known) => known.sentence === sentence)) return;
    const before = this.#ofFile.filter(({ kind }) => kind === place.kind).length;
    this.#ofFile.push({
      id: `file/${place.kind}${before === 0 ? '' : `/${before + 1}`}`,
      level,
      sentence,
      ...place,
    });
  }

  #keep({ table, ...finding }: ImportFinding): void {
    const known = this.#findingsOf.get(table) ?? [];
    const isFull = known.filter(({ level }) => level === finding.level).length >= mostKept[finding.level];
    // Told once more, because the report had no room for it, it has got the same id.
    if (isFull || known.some(({ id }) => id === finding.id)) return;
    this.#findingsOf.set(table, [...known, finding]);
  }

  #told(level: ImportFinding['level']): string[] {
    const untold = this.#untold[level];
    if (untold === 0) return [...this.#sentences[level]];
    return [...this.#sentences[level], `${untold.toLocaleString('en')} more like these are not listed.`];
  }

  /** Kind, table and column, with a number where there are several; null for a sentence that is there already. */
  #freeId({ kind, table, column }: TablePlace, sentence: string): FreeId {
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
