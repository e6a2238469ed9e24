/** What waits for a thread. */
export interface Waiting {
  workspaceId: string;
  /** Nobody waits for it. */
  isBackground: boolean;
  /** It was begun, and goes on. */
  isBegun: boolean;
}

/** So many are taken for people before one that nobody waits for has its turn, so that it comes to an end at all. */
const peopleInARow = 8;

/**
 * Work that waits, in turns by workspace: who asks much waits behind their own, not others behind them. Within a workspace what was begun goes on
 * first. What nobody waits for comes behind what people wait for.
 */
export class FairQueue<T extends Waiting> {
  readonly #people = new Map<string, T[]>();
  readonly #background = new Map<string, T[]>();
  #inARow = 0;

  add(work: T): void {
    const line = this.#lineOf(work);
    const own = line.get(work.workspaceId) ?? [];
    if (work.isBegun) own.splice(own.filter(({ isBegun }) => isBegun).length, 0, work);
    else own.push(work);
    line.set(work.workspaceId, own);
  }

  remove(work: T): void {
    const line = this.#lineOf(work);
    const left = (line.get(work.workspaceId) ?? []).filter((other) => other !== work);
    if (left.length > 0) line.set(work.workspaceId, left);
    else line.delete(work.workspaceId);
  }

  /** Of people of a workspace. */
  countOf(workspaceId: string): number {
    return (this.#people.get(workspaceId) ?? []).filter(({ isBegun }) => !isBegun).length;
  }

  /** The next that can be worked on now; null where none can. */
  take(canWorkOn: (work: T) => boolean): T | null {
    const lines =
      this.#inARow >= peopleInARow ? [this.#background, this.#people] : [this.#people, this.#background];
    for (const line of lines) {
      const work = takeFrom(line, canWorkOn);
      if (!work) continue;
      this.#inARow = work.isBackground ? 0 : this.#inARow + 1;
      return work;
    }
    return null;
  }

  #lineOf({ isBackground }: T): Map<string, T[]> {
    return isBackground ? this.#background : this.#people;
  }
}

/** From the workspace that waits longest for its turn, which then stands behind all others. */
function takeFrom<T extends Waiting>(line: Map<string, T[]>, canWorkOn: (work: T) => boolean): T | null {
  for (const [workspaceId, own] of line) {
    const work = own.find(canWorkOn);
    if (!work) continue;
    const left = own.filter((other) => other !== work);
    line.delete(workspaceId);
    if (left.length > 0) line.set(workspaceId, left);
    return work;
  }
  return null;
}
