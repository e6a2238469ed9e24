import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A connector reaches out by what it is handed; the process that it runs in holds that for drivers (`app/systems.test.ts`). */

const files = globSync('connectors/**/*.ts').filter((path) => !/[.-]test\.ts$|testing[\w-]*\.ts$/.test(path));

it('F20 leaves no connector a way out but the one that it is handed', () => {
  expect(files.length).toBeGreaterThan(80);
  // To listen is no way out, nor is TLS over what has come: a practice system waits for the connector.
  const ways =
    /^import (?!type)(?!\{ (?:(?:type \w+|isIP|createServer(?: as \w+)?|createSecureContext|TLSSocket)(?:, )?)+ \}).*'(node:)?(net|tls|http|https|http2|dns|dns\/promises|dgram|undici)'/m;
  const found = files.filter((path) => ways.test(readFileSync(path, 'utf8')));
  expect(found).toEqual(['connectors/start-tls.ts']);
  expect(files.filter((path) => /(?<![.\w#])fetch\(/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
