import type { Catalog } from '#kernel/catalog.ts';
import { messageOf } from '#kernel/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { AgentStatus } from '../contract.ts';
import { agentProbeMs } from '../limits.ts';
import { chatServerStrings } from './strings.ts';

const emptyCatalog: Catalog = { tables: [], relations: [] };

/** Whether the agent answers: it is asked for suggestions over nothing, the way that a question takes. Never throws. */
export async function probeAgent(
  suggest: (catalog: Catalog, count: number) => Promise<string[]>,
  log: Log,
  deadlineMs = agentProbeMs,
): Promise<AgentStatus> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), deadlineMs);
  });
  try {
    await Promise.race([suggest(emptyCatalog, 1), late]);
    return { state: 'active', reason: null };
  } catch (error) {
    log.warn({ error: messageOf(error) }, 'agent does not answer');
    return { state: 'unavailable', reason: chatServerStrings.unavailable };
  } finally {
    clearTimeout(timer);
  }
}
