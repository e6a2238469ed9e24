import type { Settings } from '#kernel/settings.ts';
import { placeOfDatasphere } from './datasphere/settings.ts';
import { placeText } from './explain-failure.ts';
import type { OAuthProvider } from './manifests.ts';
import { placeOfMicrosoft } from './microsoft/settings.ts';
import { placeOfOracle } from './oracle/settings.ts';
import { placeOfS4 } from './s4hana/settings.ts';
import { originOf } from './salesforce/settings.ts';
import { placeOfBw } from './sapbw/settings.ts';
import { placeOfSqlServer } from './sqlserver/settings.ts';
import { placeOfSuccessFactors } from './successfactors/settings.ts';
import type { SystemConnector } from './system-connector.ts';
import { originOfWorkday } from './workday/settings.ts';

/** What the server knows of a connector without loading its driver. */
export interface SystemEntry {
  /** As the system calls itself, for sentences. */
  name: string;
  /** On which it listens where nobody chose another. */
  standardPorts: readonly number[];
  /** Where it is, as people write it. */
  placeOf(settings: Settings): string;
  /** Whose OAuth client, of OAuth Setup, signs it in. */
  provider?: OAuthProvider;
  /** For the child process alone. */
  load(): Promise<SystemConnector>;
}

/** Every system that can be called, by the type of its data source. One line each. */
export const systems = {
  postgresql: {
    name: 'PostgreSQL',
    standardPorts: [5432],
    placeOf: hostAndPort,
    load: async () => (await import('./postgresql/connect.ts')).postgresql,
  },
  mysql: {
    name: 'MySQL or MariaDB',
    standardPorts: [3306],
    placeOf: hostAndPort,
    load: async () => (await import('./mysql/connect.ts')).mysqlConnector,
  },
  hana: {
    name: 'SAP HANA',
    standardPorts: hanaPorts(),
    placeOf: hostAndPort,
    load: async () => (await import('./hana/connect.ts')).hana,
  },
  datasphere: {
    name: 'SAP Datasphere',
    standardPorts: [443],
    placeOf: (settings) => hostAndPort({ ...placeOfDatasphere(settings) }),
    load: async () => (await import('./datasphere/connect.ts')).datasphere,
  },
  trino: {
    name: 'Trino',
    standardPorts: [443, 8443, 8080],
    placeOf: hostAndPort,
    load: async () => (await import('./trino/connect.ts')).trino,
  },
  sqlserver: {
    name: 'SQL Server',
    standardPorts: [1433],
    placeOf: (settings) => hostAndPort(placeOfSqlServer(settings)),
    load: async () => (await import('./sqlserver/connect.ts')).sqlServer,
  },
  oracle: {
    name: 'Oracle',
    standardPorts: [1521, 1522, 2484],
    placeOf: (settings) => hostAndPort(placeOfOracle(settings)),
    load: async () => (await import('./oracle/connect.ts')).oracle,
  },
  sapbw: {
    name: 'SAP BW',
    standardPorts: bwPorts(),
    placeOf: (settings) => hostAndPort(placeOfBw(settings)),
    load: async () => (await import('./sapbw/connect.ts')).sapBw,
  },
  s4hana: {
    name: 'SAP S/4HANA',
    standardPorts: [443],
    placeOf: placeOfS4,
    provider: 's4hana',
    load: async () => (await import('./s4hana/connect.ts')).s4hana,
  },
  salesforce: {
    name: 'Salesforce',
    standardPorts: [443],
    placeOf: (settings) => hostAndPort(placeOfOrigin(originOf(settings))),
    load: async () => (await import('./salesforce/connect.ts')).salesforce,
  },
  workday: {
    name: 'Workday',
    standardPorts: [443],
    placeOf: (settings) => hostAndPort(placeOfOrigin(originOfWorkday(settings))),
    load: async () => (await import('./workday/connect.ts')).workday,
  },
  microsoft: {
    name: 'Dynamics 365',
    standardPorts: [443],
    placeOf: placeOfMicrosoft,
    load: async () => (await import('./microsoft/connect.ts')).microsoft,
  },
  successfactors: {
    name: 'SAP SuccessFactors',
    standardPorts: [443],
    placeOf: placeOfSuccessFactors,
    provider: 'successfactors',
    load: async () => (await import('./successfactors/connect.ts')).successFactors,
  },
} satisfies Record<string, SystemEntry>;

export type SystemId = keyof typeof systems;

/** That of HANA Cloud; and of a hundred instances those of the system database, of the first tenant, and of a single database. */
function hanaPorts(): number[] {
  const instances = Array.from({ length: 100 }, (_, number) => 30_000 + number * 100);
  return [443, ...instances.flatMap((first) => [first + 13, first + 15, first + 41])];
}

/** Of a hundred instances those for HTTP and, over TLS, for HTTPS. */
function bwPorts(): number[] {
  return Array.from({ length: 100 }, (_, number) => [8000 + number, 44_300 + number]).flat();
}

function placeOfOrigin({ hostname, port, protocol }: URL): { host: string; port: number } {
  return {
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'http:' ? 80 : 443),
  };
}

function hostAndPort({ host, port }: Settings): string {
  return placeText(String(host), Number(port));
}
