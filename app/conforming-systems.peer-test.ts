import type { SystemId } from '#connectors/systems.ts';
import { systemFixtures } from '#connectors/testing-fixtures.ts';
import { conformanceSuite } from './testing-conformance-suite.ts';

/** Connectors whose server is large, or written in another language. */
for (const [id, fixture] of Object.entries(systemFixtures))
  if (fixture.runs === 'test:peers') conformanceSuite(id as SystemId, fixture);
