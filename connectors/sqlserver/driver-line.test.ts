import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { DriverLine } from './driver-line.ts';

function openLine(): { server: Duplex; line: DriverLine } {
  const server = new Duplex({ read() {}, write: (_bytes, _encoding, done) => done() });
  return { server, line: new DriverLine({ signIn: server, rest: server }) };
}

it('hands over what a server said before it closed, however late the driver reads', async () => {
  const { server, line } = openLine();
  server.push('Login failed.');
  server.push(null);
  server.on('end', () => server.destroy());
  await new Promise((resolve) => setTimeout(resolve, 20));
  let heard = '';
  for await (const bytes of line) heard += String(bytes);
  expect(heard).toBe('Login failed.');
  expect(line.destroyed).toBe(true);
});

it('closes with a server that said nothing', async () => {
  const { server, line } = openLine();
  server.destroy();
  await new Promise((resolve) => line.once('close', resolve));
  expect(line.destroyed).toBe(true);
});
