import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config.ts';
import { createEgress, type Egress, lookUpAll } from '#platform/egress/egress.ts';
import { createOwnPlaces } from '#platform/egress/own-places.ts';
import { deriveKey } from '#platform/vault/master-key.ts';
import { createPracticeSystems, type PracticeOptions, type RunningPractice } from './practice-systems.ts';

/** What the server may call, by the settings; never itself or its database. The practice systems that it plays are called besides. */
export function createServerEgress(
  server: FastifyInstance,
  config: Config,
  { directory, masterKey, ...parts }: Omit<PracticeOptions, 'isOffered' | 'key'> & { masterKey: Buffer },
): { egress: Egress; practice: RunningPractice } {
  const practice = createPracticeSystems({
    ...parts,
    isOffered: config.PRACTICE_SYSTEMS,
    directory: join(directory, 'practice'),
    key: deriveKey(masterKey, 'practice'),
  });
  const policy = createEgress({
    allow: config.EGRESS_ALLOW ?? '',
    own: createOwnPlaces({
      listeningPort: () => (server.server.address() as AddressInfo | null)?.port ?? config.PORT,
      publicUrl: config.PUBLIC_URL ?? null,
      serverUrls: config.DATABASE_URL ? [config.DATABASE_URL] : [],
      lookUp: lookUpAll,
    }),
  });
  return { egress: practice.admit(policy), practice };
}
