import { readFile } from 'node:fs/promises';
import type { Plan } from '#agent/index.ts';
import { ask } from '#agent/index.ts';
import { openEvalDatabase } from './eval-database.ts';

/** `node bench/eval-ask.ts <folder of CSV files> <file of questions>`: prints each answer, for reading by a person. */
const [folder, questionsFile, today = '2026-11-20'] = process.argv.slice(2);
if (!folder || !questionsFile)
  throw new Error('Give a folder of CSV files and a file with one question per line.');
const database = await openEvalDatabase(folder);
const models = new Map();
let previous: Plan | null = null;
for (const line of (await readFile(questionsFile, 'utf8'))
  .split('\n')
  .filter((text) => text.trim() !== '' && !text.startsWith('//'))) {
  const isFollowUp = line.startsWith('> ');
  const question = line.replace(/^> /, '');
  const started = performance.now();
  const reply = await ask(question, {
    ...database,
    today,
    locale: 'en',
    models,
    previous: isFollowUp ? previous : null,
  });
  previous = reply.plan ?? previous;
  const { answer } = reply;
  console.log(
    `\n## ${question}  [${answer.status}${answer.verdict ? ` ${answer.verdict}` : ''}] ${Math.round(performance.now() - started)} ms`,
  );
  console.log(`   ${reply.text}`);
  if (answer.status === 'answered')
    console.log(
      `   reading: ${answer.reading}\n   ${answer.sql?.replaceAll('\n', ' ').replaceAll(/ +/g, ' ')}`,
    );
  for (const option of answer.options ?? [])
    console.log(`   ? ${option.label} => ${option.preview} [${option.question}]`);
  for (const check of answer.checks.filter((one) => one.outcome !== 'passed'))
    console.log(`   ! ${check.id}: ${check.detail}`);
}
database.close();
