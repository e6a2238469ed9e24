import type { SystemId } from '#connectors/systems.ts';
import { otherFixtures, systemFixtures } from '#connectors/testing-fixtures.ts';
import { httpFaultSuite } from './testing-conformance-faults.ts';
import { conformanceSuite } from './testing-conformance-suite.ts';

for (const [id, fixture] of [...Object.entries(systemFixtures), ...otherFixtures])
  if (fixture.runs === 'test') {
    conformanceSuite(id as SystemId, fixture);
    if (fixture.isHttp) httpFaultSuite(id as SystemId, fixture);
  }
