import type { Watermark } from '../system-session.ts';

/** What has changed since, of a system whose filter is coarser than the watermark: its answers are filtered once more here. */
export class ChangeWindow {
  readonly column: string;
  /** Cells before this are not wanted; null for all. */
  readonly from: string | null;
  /** Nothing later counts as seen: what changes while pages are read may be on one that has gone by. */
  readonly #until: string;
  readonly #after: string | null;
  #highest: string | null;

  /**
   * @param began the moment when the reading began, as cells have moments: `2026-01-31 10:20:30`
   * @param highest as a reading that this one goes on from had it
   */
  constructor({ column, after, overlapSeconds }: Watermark, began: string, highest: string | null = null) {
    this.column = column;
    this.#after = after;
    this.#until = began;
    this.#highest = highest;
    this.from = after === null ? null : overlapSeconds === 0 ? after : earlier(after, overlapSeconds);
  }

  /** The highest value so far, which is the next watermark. */
  get highest(): string | null {
    return this.#highest ?? this.#after;
  }

  /** Whether a row with this value is wanted. A row without one was never seen to change: it comes with all rows alone. */
  takes(cell: string | null): boolean {
    if (cell === null) return this.from === null;
    if (this.from !== null && cell < this.from) return false;
    if (cell <= this.#until && (this.#highest === null || cell > this.#highest)) this.#highest = cell;
    return true;
  }
}

/** A moment of a cell, so many seconds before; whole seconds, which is earlier rather than later. */
export function earlier(cell: string, seconds: number): string {
  const [, day, time, , zone = ''] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?(\+00)?$/.exec(cell) ?? [];
  const at = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(at)) throw new Error('The watermark is no moment.');
  return `${momentText(at - seconds * 1000)}${zone}`;
}

/** As cells have it, in whole seconds. */
export function momentText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
