import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { algorithmScaffold } from './scaffold/algorithm.ts';
import { connectorScaffold } from './scaffold/connector.ts';
import { type Scaffold, writeScaffold } from './scaffold/scaffold.ts';

/** `node tools/scaffold.ts algorithm gradient_boosting`, or `connector snowflake`, writes a new thing that passes every check, and names it in its registries. */
const kinds: Record<string, Scaffold> = { algorithm: algorithmScaffold, connector: connectorScaffold };

const [kind = '', id = ''] = process.argv.slice(2);
const scaffold = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
if (!scaffold || id === '') {
  console.error(`Usage: node tools/scaffold.ts ${Object.keys(kinds).join('|')} <id>`);
  process.exit(1);
}
try {
  const root = join(import.meta.dirname, '..');
  const written = writeScaffold(root, scaffold, id);
  // Where lines break depends on how long the name is.
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...written], { cwd: root });
  console.log(written.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
