import { hanaFixture } from '../hana/testing-fixture.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import type { FixturePlace, FixtureServer, SystemFixture } from '../testing-conformance.ts';

/** The database behind a space is a HANA Cloud: the fake of SAP HANA, which speaks TLS here and nothing else. */
export const datasphereFixture: SystemFixture = {
  ...hanaFixture,
  peer: 'the fake of SAP HANA, by TLS alone',
  // What it shows beyond SAP HANA's own suite is how its settings lead there.
  runs: 'test:peers',
  unproved: [
    'No Datasphere was called. This is the face of a database user of a space; its consumption API is shown by a suite of its own, against a server of ours.',
    ...hanaFixture.unproved,
  ],
  absent: {
    ...hanaFixture.absent,
    plainWhereTls: 'It is never called without TLS.',
    missingDatabase: 'The host names the database; there is no other to ask for.',
  },
  rogues: [],
  rogueSettings: (port) =>
    settingsOf(`https://127.0.0.1:${port}`, { username: 'U', password: 'canary-of-rogues' }),
  async start() {
    const server = await hanaFixture.start();
    return server && (await secured(server));
  },
};

async function secured(server: FixtureServer): Promise<FixtureServer> {
  const authority = createCertificateAuthority();
  const usual = (): Promise<void> => server.speakTls(authority.issue({ host: '127.0.0.1' }));
  await usual();
  return {
    ...server,
    settingsFor({
      host = '127.0.0.1',
      port = server.port,
      account,
      authority: trusted,
      useTls,
    }: FixturePlace = {}) {
      const own = useTls === undefined ? authority.cert : trusted;
      return {
        ...settingsOf(`https://${host}:${port}`, account ?? server.reader),
        ...(own === undefined ? {} : { trustedAuthority: own }),
      };
    },
    speakAsUsual: usual,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function settingsOf(serverUrl: string, account: { username: string; password: string }) {
  return { serverUrl, authMethod: 'username', ...account };
}
