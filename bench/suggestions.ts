import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, keyComputed, suggestQuestions } from '#agent/index.ts';
import { openEvalDatabase } from './eval-database.ts';

/**
 * Asks each question that would be suggested over many databases: `node bench/suggestions.ts --dir folder [--set relational] [--every 1] [--count 12]`.
 * Each must be answered and checked, and none may compute with a key. Ends with 1 where one does not hold.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const directory = option('dir') ?? process.env.AGENT_DEV_DIR ?? '';
const set = option('set') ?? 'relational';
const every = Number(option('every') ?? 1);
const count = Number(option('count') ?? 12);
const today = '2026-11-20';

const folder = join(directory, set, 'tables');
if (directory === '' || !existsSync(folder))
  console.log(
    'No development databases here: give their folder with --dir or AGENT_DEV_DIR. Nothing was measured.',
  );
else await measure();

async function measure(): Promise<void> {
  const names = (await readdir(folder)).sort().filter((_, index) => index % every === 0);
  const faults: string[] = [];
  let asked = 0;
  let withoutAny = 0;
  let slowestMs = 0;
  for (const name of names) {
    const database = await openEvalDatabase(join(folder, name));
    const models = new Map();
    const started = performance.now();
    const questions = suggestQuestions(database.catalog, count);
    slowestMs = Math.max(slowestMs, performance.now() - started);
    if (questions.length === 0) withoutAny += 1;
    for (const question of questions) {
      const { answer, plan } = await ask(question, { ...database, models, today, locale: 'en' });
      asked += 1;
      const isChecked = answer.status === 'answered' && answer.verdict === 'checked';
      const doubts = answer.checks.filter(({ outcome }) => outcome !== 'passed').map(({ id }) => id);
      if (!isChecked)
        faults.push(`${name}: ${question} [${answer.status} ${answer.verdict ?? ''} ${doubts.join(' ')}]`);
      const key = plan ? keyComputed(database.catalog, plan) : null;
      // By name as well, whatever the profile took it for.
      const called = plan?.measures.find(
        ({ aggregate, column }) =>
          !aggregate.startsWith('count') && column && /(^|[_ ])(id|key|no|nr|ref)$/i.test(column.column),
      );
      if (called) faults.push(`${name}: ${question} [computes with ${called.column?.column}]`);
      if (key !== null) faults.push(`${name}: ${question} [computes with a key: ${key}]`);
    }
    database.close();
  }
  for (const fault of faults) console.log(fault);
  console.log(
    `${asked} suggested questions over ${names.length} databases, ${withoutAny} without any: ${faults.length} not answered and checked, or computing with a key. Suggesting took at most ${Math.round(slowestMs)} ms.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
