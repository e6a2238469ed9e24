import { mysqlRogues, mysqlSettings } from '#connectors/mysql/testing.ts';
import { postgresqlRogues, postgresqlSettings } from '#connectors/postgresql/testing.ts';
import type { SystemId } from '#connectors/systems.ts';
import { type RogueCases, rogueServerSuite } from './testing-rogue-suite.ts';

/** By connector: a new one names how it is told a port, and what a server of its protocol may do. */
const cases: Record<SystemId, Omit<RogueCases, 'id'>> = {
  postgresql: { settingsFor: postgresqlSettings, rogues: postgresqlRogues },
  mysql: { settingsFor: mysqlSettings, speaksFirst: true, rogues: mysqlRogues },
};

for (const [id, own] of Object.entries(cases)) rogueServerSuite({ id: id as SystemId, ...own });
