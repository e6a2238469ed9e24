import { systemStrings as strings } from '#connectors/strings.ts';
import type { Egress } from '#platform/egress/egress.ts';
import type { HostQuestion } from './serve-systems.ts';

/** Hosts that one call may ask for: the one that was entered, and those that its system names. */
const mostHosts = 8;

/** Decides on each host that the process of one call asks for; the policy is the server's alone. */
export function permitHosts(
  egress: Egress,
  standardPorts: readonly number[],
  signal: AbortSignal,
  most = mostHosts,
): (question: unknown) => Promise<unknown> {
  let asked = 0;
  return async (question) => {
    asked += 1;
    const { host, port } = question as HostQuestion;
    if (asked <= most) return egress.resolve({ host, port, standardPorts }, signal);
    return { ok: false, reason: 'forbidden', message: strings.tooManyHosts };
  };
}
