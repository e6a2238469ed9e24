import { systemStrings as strings } from '#connectors/strings.ts';
import type { Egress } from '#platform/egress/egress.ts';
import type { HostQuestion } from './serve-systems.ts';

/** Hosts that one call may ask for: the one that was entered, and those that its system names. */
const mostHosts = 8;

/**
 * Decides on each host that the process of one call asks for; the policy is the server's alone. A host that is asked for again,
 * as for each page of an answer, is where it was at first.
 */
export function permitHosts(
  egress: Egress,
  standardPorts: readonly number[],
  signal: AbortSignal,
  most = mostHosts,
): (question: unknown) => Promise<unknown> {
  const decided = new Map<string, Promise<unknown>>();
  return (question) => {
    const { host, port } = question as HostQuestion;
    const place = `${host} ${port}`;
    const known = decided.get(place);
    if (known) return known;
    if (decided.size >= most)
      return Promise.resolve({ ok: false, reason: 'forbidden', message: strings.tooManyHosts });
    const decision = egress.resolve({ host, port, standardPorts }, signal);
    decided.set(place, decision);
    return decision;
  };
}
