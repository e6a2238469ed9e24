import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config.ts';
import { createEgress, type Egress, lookUpAll } from '#platform/egress/egress.ts';
import { createOwnPlaces } from '#platform/egress/own-places.ts';

/** What the server may call, by the settings; never itself or its database. */
export function createServerEgress(server: FastifyInstance, config: Config): Egress {
  return createEgress({
    allow: config.EGRESS_ALLOW ?? '',
    own: createOwnPlaces({
      listeningPort: () => (server.server.address() as AddressInfo | null)?.port ?? config.PORT,
      publicUrl: config.PUBLIC_URL ?? null,
      serverUrls: config.DATABASE_URL ? [config.DATABASE_URL] : [],
      lookUp: lookUpAll,
    }),
  });
}
