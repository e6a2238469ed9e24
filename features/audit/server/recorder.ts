import { messageOf } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { AuditEvent, AuditOrigin, RecordAudit } from '../contract.ts';
import {
  accountRefusalsPerMinute,
  allRefusalsPerMinute,
  refusalsPerMinute,
  tokenUseEveryMs,
  tokenUsesRemembered,
} from '../limits.ts';
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

  /** What the last minute left out is told with whatever happens next. */
  function linesOf(event: AuditEvent, now: Date): AuditLine[] {
    const leftOut = budget.takeLeftOut(now);
    const passes = event.outcome === 'done' || budget.take(event);
    return [...leftOut, ...(passes ? [{ ...event, count: 1 }] : [])];
  }
}

const nowhere: AuditOrigin = { address: '', device: '' };

/** Lines of one kind that were left out in a minute: of an account, or of nobody that is known. */
interface LeftOut extends Pick<AuditEvent, 'kind' | 'accountId' | 'workspaceId'> {
  taken: number;
  waiting: number;
}

/** Of a minute the first refusals get a line each: of each account some, of those without one some of each kind. The others are counted. */
function createRefusalBudget() {
  let begunAt = 0;
  let all = 0;
  let counts = new Map<string, LeftOut>();
  return {
    takeLeftOut(now: Date): AuditLine[] {
      if (now.getTime() - begunAt < minuteMs) return [];
      const lines = [...counts.values()].filter(({ waiting }) => waiting > 0).map(leftOutLine);
      begunAt = now.getTime();
      all = 0;
      counts = new Map();
      return lines;
    },
    take({ kind, accountId, workspaceId }: AuditEvent): boolean {
      all += 1;
      // Beyond all that is told by account, only the number of the kind is.
      const who = all > allRefusalsPerMinute ? null : accountId;
      const key = `${kind}\n${who ?? ''}`;
      const place = who === null ? null : workspaceId;
      const count = counts.get(key) ?? { kind, accountId: who, workspaceId: place, taken: 0, waiting: 0 };
      counts.set(key, count);
      count.taken += 1;
      if (count.taken <= (who === null ? refusalsPerMinute : accountRefusalsPerMinute)) return true;
      count.waiting += 1;
      return false;
    },
  };
}

function leftOutLine({ kind, accountId, workspaceId, waiting }: LeftOut): AuditLine {
  // More than one at least, so that the line is told from that of a single refusal.
  return { kind, outcome: 'refused', accountId, workspaceId, count: Math.max(2, waiting) };
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
