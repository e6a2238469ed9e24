import { messageOf } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { AuditEvent, AuditOrigin, RecordAudit } from '../contract.ts';
import { refusalsPerMinute, tokenUseEveryMs, tokenUsesRemembered } from '../limits.ts';
import type { AuditLine, AuditStore } from './audit-store.ts';

const minuteMs = 60_000;

/** Writes each event to the log and to the audit; of floods, such as guesses at passwords, the audit gets the number. */
export function createRecorder(parts: {
  store: Pick<AuditStore, 'append'>;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}): RecordAudit {
  const { store, clock, log } = parts;
  const budget = createRefusalBudget();
  const isFirstUse = createUseMemory();
  return async (origin, event) => {
    const now = clock.now();
    const { accountId, workspaceId, subjectId, detail } = event;
    const fields = { kind: event.kind, accountId, workspaceId, subjectId, detail, ...origin };
    if (event.outcome === 'refused') log.warn(fields, 'refused');
    else log.info(fields, 'done');
    if (event.kind === 'tokenUse' && event.outcome === 'done' && !isFirstUse(origin, event, now)) return;
    try {
      for (const line of linesOf(event, now))
        await store.append(line.count > 1 ? nowhere : origin, line, now);
    } catch (error) {
      log.error({ ...fields, error: messageOf(error) }, 'audit entry not written');
    }
  };

  function linesOf(event: AuditEvent, now: Date): AuditLine[] {
    if (event.outcome === 'done') return [{ ...event, count: 1 }];
    const { passes, leftOut } = budget.take(now);
    return [
      ...(leftOut > 0 ? [leftOutLine(event, leftOut)] : []),
      ...(passes ? [{ ...event, count: 1 }] : []),
    ];
  }
}

const nowhere: AuditOrigin = { address: '', device: '' };

function leftOutLine({ kind }: AuditEvent, count: number): AuditLine {
  // More than one at least, so that the line is told from that of a single refusal.
  return { kind, outcome: 'refused', accountId: null, workspaceId: null, count: Math.max(2, count) };
}

/** Of a minute the first refusals get a line each; how many more there were is told with the first of a later one. */
function createRefusalBudget() {
  let begunAt = 0;
  let taken = 0;
  let waiting = 0;
  return {
    take(now: Date): { passes: boolean; leftOut: number } {
      let leftOut = 0;
      if (now.getTime() - begunAt >= minuteMs) {
        begunAt = now.getTime();
        leftOut = waiting;
        taken = 0;
        waiting = 0;
      }
      taken += 1;
      if (taken <= refusalsPerMinute) return { passes: true, leftOut };
      waiting += 1;
      return { passes: false, leftOut };
    },
  };
}

/** Whether a token is used from an address for the first time within an hour. Forgets the oldest where it would grow. */
function createUseMemory() {
  const usedAt = new Map<string, number>();
  return ({ address }: AuditOrigin, { accountId, detail }: AuditEvent, now: Date): boolean => {
    const key = JSON.stringify([accountId, detail, address]);
    const before = usedAt.get(key);
    if (before !== undefined && now.getTime() - before < tokenUseEveryMs) return false;
    usedAt.delete(key);
    usedAt.set(key, now.getTime());
    const [oldest] = usedAt.keys();
    if (usedAt.size > tokenUsesRemembered && oldest !== undefined) usedAt.delete(oldest);
    return true;
  };
}
