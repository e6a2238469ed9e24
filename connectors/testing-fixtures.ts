import { datasphereFixture } from './datasphere/testing-fixture.ts';
import { hanaFixture } from './hana/testing-fixture.ts';
import { microsoftFixture } from './microsoft/testing-fixture.ts';
import { mysqlFixture } from './mysql/testing-fixture.ts';
import { oracleFixture } from './oracle/testing-fixture.ts';
import { postgresqlFixture } from './postgresql/testing-fixture.ts';
import { s4Fixture, s4NewFixture } from './s4hana/testing-fixture.ts';
import { salesforceFixture } from './salesforce/testing-fixture.ts';
import { bwFixture } from './sapbw/testing-fixture.ts';
import { sqlServerFixture } from './sqlserver/testing-fixture.ts';
import { successFactorsFixture } from './successfactors/testing-fixture.ts';
import type { SystemId } from './systems.ts';
import type { SystemFixture } from './testing-conformance.ts';
import { trinoFixture } from './trino/testing-fixture.ts';
import { workdayFixture } from './workday/testing-fixture.ts';

/** What each connector is proved against, by the type of its source. One line each; both suites and the proof page go over them. */
export const systemFixtures: Record<SystemId, SystemFixture> = {
  postgresql: postgresqlFixture,
  mysql: mysqlFixture,
  hana: hanaFixture,
  datasphere: datasphereFixture,
  trino: trinoFixture,
  sqlserver: sqlServerFixture,
  oracle: oracleFixture,
  sapbw: bwFixture,
  s4hana: s4Fixture,
  salesforce: salesforceFixture,
  workday: workdayFixture,
  microsoft: microsoftFixture,
  successfactors: successFactorsFixture,
};

/** A connector of two protocols is run through the suite by each. */
export const otherFixtures: readonly [SystemId, SystemFixture][] = [['s4hana', s4NewFixture]];
