import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('G11 writes no secret of an address that an error tells, whatever it stands in', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'log.ts'));
  const code = `
    const { createLog } = await import(${module});
    const log = createLog('info');
    const address = 'https://ada:canary-1@h.example.com/x?api_key=canary-2';
    const error = Object.assign(new TypeError('Invalid URL ' + address), { input: address });
    log.error({ err: error }, 'failed');
    log.warn({ error: error.message, address }, 'failed again');
    log.child({ requestId: 'r' }).info({ password: 'canary-3', reason: 'see ' + address }, 'third');
  `;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(stderr.trim().split('\n')).toHaveLength(3);
  expect(stderr).not.toContain('canary');
  expect(stderr).toContain('https://[redacted]@h.example.com/x?api_key=[redacted]');
});
