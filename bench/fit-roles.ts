import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeRoleNet } from '#agent/roles/role-net.ts';
import { openRoles } from './open-roles.ts';
import { fitRoles, foldedNets, rightShare } from './role-model.ts';

/**
 * Fits what the words around a mention tell of its role (`agent/roles/`). `node bench/fit-roles.ts --dir <questions> [--write]`: reads the open questions
 * and their statements (half a minute), and counts by folds of whole databases how many roles come out right; the blind third is left out.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const directory = join(option('dir') ?? process.env.AGENT_DEV_DIR ?? '', option('set') ?? 'relational');
const target = resolve(import.meta.dirname, '../agent/roles/role-net.txt');

if (existsSync(join(directory, 'questions.jsonl'))) await fitAll();
else
  console.log(
    'No development questions here: give their folder with --dir or AGENT_DEV_DIR. Nothing was fitted.',
  );

async function fitAll(): Promise<void> {
  const examples = await openRoles(directory);
  const right = rightShare(examples, foldedNets(examples));
  console.log(
    `${examples.length} mentions; by folds of databases ${(100 * right).toFixed(1)} % get their role`,
  );
  if (!process.argv.includes('--write')) return;
  await writeFile(target, writeRoleNet(fitRoles(examples)));
  console.log(`Written: ${target}`);
}
