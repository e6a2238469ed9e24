import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configSchema, readConfig } from '#platform/config.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

/** The lines of a service, by two spaces more than its name. */
function serviceOf(name: string): string {
  const [, after = ''] = read('compose.yaml').split(`\n  ${name}:\n`);
  return after.split(/\n {0,2}\S/)[0] ?? '';
}

/** What the compose file hands to the product when nothing is set beside it, by the rules of `${NAME:-default}`. */
function environmentOf(service: string): Record<string, string> {
  const entries = [...service.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'set'),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** No container engine runs the files here: what can be read of them is held. */
describe('the containers', () => {
  it('are given settings that exist and can be used as they are', () => {
    const environment = environmentOf(serviceOf('plumbline'));
    expect(Object.keys(environment).filter((name) => !(name in configSchema.shape))).toEqual([]);
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining(['TRUST_PROXY', 'PUBLIC_URL', 'SIGN_UP', 'ADMIN_EMAILS', 'EGRESS_ALLOW']),
    );
    expect(readConfig(environment)).toMatchObject({ SIGN_UP: 'open', ADMIN_EMAILS: [] });
  });

  it('have a limit of memory, of processes, and no more rights than they need', () => {
    for (const name of ['plumbline', 'postgres']) {
      const service = serviceOf(name);
      for (const limit of [
        /^ {4}mem_limit: /m,
        /^ {4}memswap_limit: /m,
        /^ {4}pids_limit: \d/m,
        /no-new-privileges:true/,
      ])
        expect([name, service]).toEqual([name, expect.stringMatching(limit)]);
    }
    const product = serviceOf('plumbline');
    for (const right of [/read_only: true/, /cap_drop: \["ALL"\]/]) expect(product).toMatch(right);
    expect(read('Dockerfile')).toMatch(/^USER node$/m);
    expect(read('Dockerfile')).toMatch(/-m 0700 -o node -g node \/data/);
  });

  it('keep the database of the metadata out of reach', () => {
    expect(serviceOf('postgres')).not.toMatch(/ports:/);
    expect(read('compose.yaml')).toMatch(/metadata: \{ internal: true \}/);
  });
});
