import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeRoleWeights } from '#agent/roles/role-weights-text.ts';
import { openRoles } from './open-roles.ts';
import { fitRoles, foldedWeights, rightShare } from './role-model.ts';

/**
 * Fits what the words around a mention tell of its role (`agent/roles/`). `node bench/fit-roles.ts --dir <questions> [--write]`: reads the open questions
 * and their statements (half a minute), and counts by folds of whole databases how many roles come out right; the blind third is left out.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const directory = join(option('dir') ?? process.env.AGENT_DEV_DIR ?? '', option('set') ?? 'relational');
const module = resolve(import.meta.dirname, '../agent/roles/role-weights.ts');

if (existsSync(join(directory, 'questions.jsonl'))) await fitAll();
else
  console.log(
    'No development questions here: give their folder with --dir or AGENT_DEV_DIR. Nothing was fitted.',
  );

async function fitAll(): Promise<void> {
  const examples = await openRoles(directory);
  const right = rightShare(examples, foldedWeights(examples));
  console.log(
    `${examples.length} mentions; by folds of databases ${(100 * right).toFixed(1)} % get their role`,
  );
  if (!process.argv.includes('--write')) return;
  await writeFile(module, moduleOf(writeRoleWeights(fitRoles(examples))));
  console.log(`Written: ${module}`);
}

function moduleOf(text: string): string {
  return [
    `/** What the words around a mention tell of its role. Written by \`bench/fit-roles.ts --write\`; \`role-weights-text.ts\` says how it is read. */`,
    `export const roleWeightsText = \`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`;`,
    '',
  ].join('\n');
}
