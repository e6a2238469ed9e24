/** Letters that one answer should have: much enough that calls cost little, and little enough to be held and read again. */
const answerLetters = 2_000_000;
const firstRows = 200;
const mostGrowth = 5;

/** How many rows are asked for at once: few at first, since nobody knows how long they are. */
export class PageSize {
  readonly #most: number;
  #rows: number;

  constructor(most: number) {
    this.#most = Math.max(1, most);
    this.#rows = Math.min(firstRows, this.#most);
  }

  get rows(): number {
    return this.#rows;
  }

  /** From an answer of so many rows and letters. */
  learn(rows: number, letters: number): void {
    if (rows === 0) return;
    const fitting = Math.floor(answerLetters / Math.max(1, letters / rows));
    this.#rows = Math.max(1, Math.min(fitting, this.#rows * mostGrowth, this.#most));
  }
}
