import type { SystemId } from '#connectors/systems.ts';
import { systemFixtures } from '#connectors/testing-fixtures.ts';
import { rogueServerSuite } from './testing-rogue-suite.ts';

for (const [id, { rogues, rogueSettings, speaksFirst }] of Object.entries(systemFixtures))
  rogueServerSuite({ id: id as SystemId, settingsFor: rogueSettings, rogues, speaksFirst });
