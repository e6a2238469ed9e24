import { syncTurnLongestMs, syncTurnMs } from '../../limits.ts';

interface Turn {
  workspaceId: string;
  begunAt: number;
  lengthMs: number;
  end(): void;
}

export interface SyncTurns {
  /** Workspaces that had a turn since each of the others that wait had one: they are served when nobody else waits. */
  served(): string[];
  /** Begins the round anew. */
  clear(): void;
  /** Notes that a reading begins. `end` is called where others wait and its turn is over. Returns how to say that it has ended. */
  begin(sync: { id: string; workspaceId: string }, end: () => void): () => void;
  /** Ends the reading whose turn is over for the longest time, if there is one. */
  endOldest(): void;
}

/**
 * Who reads, and for how long, where more workspaces wait than there are places: in turns, so that nobody holds a place for hours whose system sends a byte a
 * second. What has lost its turn goes on behind its last safe part; since a table without a key has none, each further turn of a reading is twice as long.
 */
export function createSyncTurns(
  { firstMs, longestMs }: { firstMs: number; longestMs: number } = {
    firstMs: syncTurnMs,
    longestMs: syncTurnLongestMs,
  },
): SyncTurns {
  const now = () => performance.now();
  const served = new Set<string>();
  const running = new Map<string, Turn>();
  const lost = new Map<string, number>();
  return {
    served: () => [...served],
    clear: () => served.clear(),
    begin({ id, workspaceId }, end) {
      served.add(workspaceId);
      const lengthMs = Math.min(longestMs, firstMs * 2 ** (lost.get(id) ?? 0));
      const turn: Turn = {
        workspaceId,
        begunAt: now(),
        lengthMs,
        end: () => {
          lost.set(id, (lost.get(id) ?? 0) + 1);
          end();
        },
      };
      running.set(id, turn);
      return () => void running.delete(id);
    },
    endOldest() {
      const overMs = ({ begunAt, lengthMs }: Turn) => now() - begunAt - lengthMs;
      const [longest] = [...running.values()].toSorted((a, b) => overMs(b) - overMs(a));
      if (longest === undefined || overMs(longest) < 0) return;
      // Once: it takes a moment to end.
      longest.lengthMs = Number.POSITIVE_INFINITY;
      longest.end();
    },
  };
}
