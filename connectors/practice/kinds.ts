import { type PracticeForms, type PracticeType, practiceSignInPath } from '#kernel/practice.ts';
import type { Settings } from '#kernel/settings.ts';
import { practiceDatabase } from './practice-data.ts';

/** Where a practice system is, and how a workspace gets in. */
export interface PracticePlace {
  port: number;
  username: string;
  password: string;
  /** Of this server, as the person's browser has it: there people sign in to a practice system that sends them to a page. */
  origin: string;
}

export interface PracticeKind {
  /** The first port that is tried; below those that a system gives to whoever asks for any. */
  port: number;
  /** Beyond what a process of this product holds idle. */
  dataBytes: number;
  heapMegabytes: number;
  forms(place: PracticePlace): PracticeForms;
}

/** Whose process runs nothing but our own code over rows in memory. */
const light = { dataBytes: 500e6, heapMegabytes: 160 };

const http = (port: number): string => `http://127.0.0.1:${port}`;

/** Systems that this server can play, by the type of their sources. */
export const practiceKinds: Readonly<Record<PracticeType, PracticeKind>> = {
  postgresql: {
    port: 25_432,
    // The engine holds some 500 MB, and a result of a question comes on top.
    ...{ dataBytes: 2_400e6, heapMegabytes: 256 },
    forms: ({ port, username, password }) => ({
      source: {
        configuration: { host: '127.0.0.1', port, database: practiceDatabase, useTls: false },
        authType: 'basic',
        credentials: { username, password },
      },
      connection: null,
      oauth: null,
    }),
  },
  s4hana: {
    port: 25_460,
    ...light,
    forms: ({ port, username, password, origin }) => ({
      source: {
        configuration: { serverUrl: http(port), client: '100', useSSL: false },
        authType: 'basic',
        credentials: { username, password },
      },
      connection: { serverUrl: http(port), client: '100', useSSL: false, authMethod: 'oauth' },
      oauth: clientOf({ username, password, origin, tokenUrl: `${http(port)}/sap/bc/sec/oauth2/token` }),
    }),
  },
  datasphere: {
    port: 25_480,
    ...light,
    forms: ({ port, username, password, origin }) => ({
      source: { configuration: { serverUrl: http(port) }, authType: 'oauth', credentials: {} },
      connection: {
        serverUrl: http(port),
        authMethod: 'oauth',
        clientId: username,
        clientSecret: password,
        tokenUrl: `${http(port)}/oauth/token`,
      },
      oauth: clientOf({ username, password, origin, tokenUrl: `${http(port)}/oauth/token` }),
    }),
  },
  btp: {
    port: 25_500,
    ...light,
    forms: ({ port, username, password }) => ({
      source: null,
      connection: {
        subaccountUrl: http(port),
        clientId: username,
        clientSecret: password,
        destinationUrl: http(port),
      },
      oauth: null,
    }),
  },
  microsoft: {
    port: 25_520,
    ...light,
    forms: ({ port, username, password }) => ({
      source: null,
      connection: {
        tenantId: practiceTenant,
        clientId: username,
        clientSecret: password,
        environmentUrl: http(port),
        tokenUrl: `${http(port)}/${practiceTenant}/oauth2/v2.0/token`,
      },
      oauth: null,
    }),
  },
  workday: {
    port: 25_540,
    ...light,
    forms: ({ port, username, password }) => ({
      source: null,
      connection: {
        tenantUrl: `${http(port)}/ccx/service/practice`,
        ...{ username, password },
        services: ['Human_Resources'],
      },
      oauth: null,
    }),
  },
  successfactors: {
    port: 25_580,
    ...light,
    forms: ({ port, username, password }) => ({
      source: {
        configuration: { serverUrl: http(port), companyId: 'practice' },
        authType: 'basic',
        credentials: { username, password },
      },
      connection: null,
      oauth: null,
    }),
  },
  salesforce: {
    port: 25_560,
    ...light,
    forms: ({ port, username, password }) => ({
      source: null,
      connection: { instanceUrl: http(port), username, password, securityToken: practiceToken },
      oauth: null,
    }),
  },
};

/** Of the directory of the practice environment of Dynamics 365. */
export const practiceTenant = '5f0c6d0e-5b1c-4b0e-9d2e-0a4f6f1f7a11';
/** Of every user of the practice org of Salesforce. */
export const practiceToken = 'practice-token';

function clientOf({
  username,
  password,
  origin,
  tokenUrl,
}: Omit<PracticePlace, 'port'> & { tokenUrl: string }): Settings {
  return {
    clientId: username,
    clientSecret: password,
    authUrl: `${origin}${practiceSignInPath}`,
    tokenUrl,
    systemUrl: new URL('/', tokenUrl).href,
  };
}
