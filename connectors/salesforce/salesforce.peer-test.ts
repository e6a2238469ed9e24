import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pythonWith } from '../../tools/peers/installed.ts';
import { Org } from '../practice/salesforce/org.ts';
import { PracticeSalesforce } from '../practice/salesforce/practice-salesforce.ts';
import { sampleOrg } from '../practice/salesforce/sample.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';

/**
 * The server of ours, judged by two clients of others: simple-salesforce signs in by SOAP and reads by REST and Bulk, and zeep signs in by Salesforce's
 * own description of the service. That one is Salesforce's and does not lie here: `SALESFORCE_PARTNER_WSDL` names its file where somebody has it.
 */

const run = promisify(execFile);
const python = pythonWith('simple-salesforce==1.12.10', 'zeep==4.3.2');
const script = join(import.meta.dirname, '..', '..', 'tools', 'peers', 'salesforce-client.py');
const wsdl = process.env.SALESFORCE_PARTNER_WSDL ?? '';
const user = { username: 'ada@example.com', password: 'pass', securityToken: 'TOKEN' };

describe('the server of Salesforce’s kind', () => {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-salesforce-'));
  let server: PracticeSalesforce | null = null;
  beforeAll(async () => {
    const org = new Org();
    for (const object of sampleOrg('2026-06-30')) org.add(object);
    org.users.push(user);
    server = await new PracticeSalesforce(org).start();
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    rmSync(directory, { recursive: true, force: true });
  });

  it.runIf(python !== null)('is signed in to and read by clients of others', async () => {
    if (!server) throw new Error('There is no server.');
    const authority = createCertificateAuthority('Authority of Salesforce');
    server.certificate = authority.issue({ host: '127.0.0.1' });
    const bundle = join(directory, 'ca.pem');
    writeFileSync(bundle, authority.cert);
    const origin = `https://127.0.0.1:${server.port}`;
    const soql =
      "SELECT Id, StageName, Amount FROM Opportunity WHERE Amount > 1000 AND StageName != 'Closed Won' ORDER BY Id";
    const { stdout } = await run(python ?? '', [script, origin, user.username, soql, wsdl], {
      env: {
        ...process.env,
        SALESFORCE_PASSWORD: user.password,
        SALESFORCE_TOKEN: user.securityToken,
        REQUESTS_CA_BUNDLE: bundle,
      },
      maxBuffer: 64 << 20,
    });
    const expected = server.org
      .object('Opportunity')
      .records.filter(({ Amount, StageName }) => Number(Amount) > 1000 && StageName !== 'Closed Won')
      .map(({ Id, StageName, Amount }) => ({ Id, StageName, Amount: Number(Amount) }));
    expect(expected.length).toBeGreaterThan(2000);
    expect(JSON.parse(stdout)).toEqual({
      refused: 'INVALID_LOGIN',
      instance: `127.0.0.1:${server.port}`,
      totalSize: expected.length,
      records: expected,
      countsCalls: true,
      fields: server.org.object('Account').fields.map(({ name }) => name),
      csvLines: expected.length,
      malformed: 'MALFORMED_QUERY',
      expired: 'INVALID_SESSION_ID',
      ...(wsdl === ''
        ? {}
        : {
            fault: 'sf:INVALID_LOGIN',
            described: [`${origin}/services/Soap/u/57.0/00DPR000000practice`, user.username, 7200],
          }),
    });
  });
});
