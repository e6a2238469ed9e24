import { createEgress, everyAddress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';

/** Of one call of the identity provider. */
const issuerDeadlineMs = 10_000;

/** The issuer is the operator's choice, wherever it is; what it answers is a few kilobytes all the same. */
export function issuerFetch(): typeof globalThis.fetch {
  const bounds = { bodyBytes: 1e6, totalMs: issuerDeadlineMs };
  return createPermittedFetch(createEgress({ allow: everyAddress }), { bounds });
}
