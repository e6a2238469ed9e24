import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askAgent } from '../questions/ask-agent.ts';
import { askTraps, type TrapResult } from './ask-traps.ts';
import { trapFiles } from './files.ts';
import { traps } from './traps.ts';

/**
 * Prints how the traps end: `node app/traps/run.ts`. With `--export <folder>` it writes the files and `traps.json` with the
 * right rows there, for whoever wants to put the same questions to another product.
 */
const { values } = parseArgs({ options: { export: { type: 'string' } } });
await using asked = askAgent(trapFiles);
const results = await askTraps(traps, asked);
for (const result of results.filter(({ outcome }) => outcome !== 'right'))
  process.stdout.write(`${described(result)}\n`);
const counts = Object.entries(Object.groupBy(results, ({ outcome }) => outcome));
process.stdout.write(
  `${`${results.length} traps: ${counts.map(([name, of]) => `${of?.length} ${name}`).join(', ')}`}\n`,
);
if (values.export !== undefined) exportTo(values.export);

function described({ trap, outcome, answer, gold }: TrapResult): string {
  return [
    `${outcome.toUpperCase()} ${trap.id}: ${trap.turns.join(' → ')}`,
    `  ${answer.reading}`,
    ...(answer.status === 'answered'
      ? [
          `  came ${answer.rowCount} rows ${JSON.stringify(answer.rows.slice(0, 4))}, ${answer.verdict}`,
          `  right ${gold.map((rows) => JSON.stringify(rows.slice(0, 3))).join(' or ') || 'nothing'}`,
          ...answer.checks
            .filter((check) => check.outcome !== 'passed')
            .map((check) => `  ${check.id}: ${check.detail}`),
        ]
      : (answer.options ?? []).map(({ label }) => `  option: ${label}`)),
  ].join('\n');
}

function exportTo(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { fileName, content } of Object.values(trapFiles))
    writeFileSync(join(folder, fileName), content());
  const listed = results.map(({ trap: { source, right: _, ...trap }, gold }) => ({
    ...trap,
    file: trapFiles[source]?.fileName,
    rightRows: gold,
  }));
  writeFileSync(join(folder, 'traps.json'), `${JSON.stringify(listed, null, 2)}\n`);
}
