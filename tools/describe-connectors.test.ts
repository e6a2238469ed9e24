import { describe, expect, it } from 'vitest';
import type { SystemConnector } from '#connectors/system-connector.ts';
import { systemFixtures } from '#connectors/testing-fixtures.ts';
import { describeConnectors } from './describe-connectors.ts';

const test: SystemConnector['test'] = () => Promise.resolve({ isOk: true, message: 'Connected.' });
const open: SystemConnector['open'] = () => Promise.reject(new Error('closed'));
const fixture = {
  ...systemFixtures.postgresql,
  absent: { lockedAccount: 'It knows no locks.', incremental: 'It has no clock.' },
};

/** The line of one system in the table of a page on it alone. */
async function lineOf(connector: SystemConnector): Promise<string[]> {
  const text = await describeConnectors({
    systems: { testable: { name: 'Testable', load: () => Promise.resolve(connector) } },
    fixtures: { testable: fixture },
  });
  expect(text).toContain('- Not shown: says that the account may not sign in. It knows no locks.');
  return (
    text
      .split('\n')
      .find((line) => line.startsWith('| Testable |'))
      ?.split(' | ') ?? []
  );
}

describe('the proof page', () => {
  it('counts what a system cannot show, and claims nothing where all of it is', async () => {
    const [, ofTest, tables, read, , incremental, live] = await lineOf({ test, open });
    expect([ofTest, tables, incremental, live]).toEqual([
      'real peer (12 of 13)',
      'real peer (5 of 5)',
      'none yet',
      'real peer (2 of 2)',
    ]);
    expect(read).toMatch(/^real peer \((\d+) of \1\)$/);
  });

  it('claims no reading of a connector that can only be tested', async () => {
    const [, ofTest, tables, read] = await lineOf({ test });
    expect([ofTest, tables, read]).toEqual(['real peer (12 of 13)', 'none yet', 'none yet']);
  });

  it('names every system that there is no connector for', async () => {
    const text = await describeConnectors({ systems: {}, fixtures: {} });
    for (const name of ['SAP BW', 'Salesforce', 'MySQL', 'Concur'])
      expect(text).toMatch(new RegExp(`\\| ${name}[^|]* \\| none yet \\|`));
    expect(text).not.toContain('real peer (');
    expect(text).not.toContain('CSV');
  });
});
