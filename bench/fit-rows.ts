import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { crossValidate, examplesOf, type Fitting, judgeOf, printForms, treeSettings } from './fit-folds.ts';
import { knownQuestions, writeReadings } from './fit-readings.ts';
import { treeModule } from './fit-trees-module.ts';

/**
 * Fits the judge of readings over tables that are called nothing (`agent/rows/judge.ts`).
 * `node bench/fit-rows.ts --dir <questions> --cache <file> [--every 3] [--read] [--write]`: `--read` goes over the open questions again and
 * writes all their readings to the cache (about seven minutes); without `--write` it only cross-validates, table by table.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const directory = option('dir') ?? process.env.AGENT_DEV_DIR ?? '';
const cache = option('cache') ?? '';
const set = join(directory, option('set') ?? 'single-table');
const fitting: Fitting = { trees: { ...treeSettings, count: 340, depth: 6, rate: 0.05 }, leastSeen: 25 };
const module = resolve(import.meta.dirname, '../agent/rows/judge-trees.ts');

if (cache === '' || resolve(cache).startsWith(resolve(import.meta.dirname, '..')))
  console.log('Give a file outside of the repository for the readings with --cache.');
else if (directory === '' || !existsSync(join(set, 'questions.jsonl')))
  console.log(
    'No development questions here: give their folder with --dir or AGENT_DEV_DIR. Nothing was fitted.',
  );
else await fitJudge();

async function fitJudge(): Promise<void> {
  if (process.argv.includes('--read') || !existsSync(cache))
    await writeReadings(set, Number(option('every') ?? 1), cache);
  const questions = await knownQuestions(cache);
  crossValidate(questions, fitting);
  printForms(questions);
  if (!process.argv.includes('--write')) return;
  const examples = examplesOf(questions, fitting);
  await writeFile(module, treeModule(examples.names, judgeOf(examples, fitting), 'bench/fit-rows.ts'));
  console.log(`Written: ${module}`);
}
