import { join } from 'node:path';
import { algorithmScaffold } from './scaffold/algorithm.ts';
import { type Scaffold, writeScaffold } from './scaffold/scaffold.ts';

/** `node tools/scaffold.ts algorithm gradient_boosting` writes a new thing that passes every check, and names it in its registries. */
const kinds: Record<string, Scaffold> = { algorithm: algorithmScaffold };

const [kind = '', id = ''] = process.argv.slice(2);
const scaffold = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
if (!scaffold || id === '') {
  console.error(`Usage: node tools/scaffold.ts ${Object.keys(kinds).join('|')} <id>`);
  process.exit(1);
}
try {
  for (const path of writeScaffold(join(import.meta.dirname, '..'), scaffold, id)) console.log(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
