import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { EndpointDefinition } from '../kernel/endpoint.ts';
import type { Shape } from '../ui/answer-shape.ts';
import { type JsonSchema, shapeOf, shapesApart } from './read-shape.ts';

/**
 * Writes what the browser asks of the answer of each read, from the contracts: `features/<f>/web/read-shapes.generated.ts`. With `--check`, fails when a file is
 * not what it would write.
 */
const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

for (const contract of globSync('features/*/contract.ts', { cwd: root }).toSorted()) {
  const reads = await readsOf(contract);
  if (reads.length === 0) continue;
  const path = join(dirname(contract), 'web', 'read-shapes.generated.ts');
  const text = describe(reads);
  if (!isCheck) writeFileSync(join(root, path), text);
  else if (textOf(path) !== text) {
    console.error(`${path} is not what ${contract} says: run "npm run docs".`);
    process.exitCode = 1;
  }
}

type Read = readonly [name: string, schema: JsonSchema];

/** The reads that answer with JSON, also those that the contract hands on from a file beside it. */
async function readsOf(contract: string): Promise<Read[]> {
  const exported: object = await import(join(root, contract));
  const endpoints = Object.values(exported).flatMap((table) =>
    typeof table === 'object' && table !== null ? Object.values(table).filter(isRead) : [],
  );
  const reads = endpoints.map(({ path, response }): Read => [`GET ${path}`, schemaOf(response)]);
  return [...new Map(reads)].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function isRead(value: unknown): value is EndpointDefinition & { response: z.ZodType } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    value.method === 'GET' &&
    'response' in value &&
    value.response instanceof z.ZodType
  );
}

/** References would need a resolver in the browser: every part is written where it stands. */
function schemaOf(response: z.ZodType): JsonSchema {
  return z.toJSONSchema(response, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

function describe(reads: readonly Read[]): string {
  const apart = [...new Map(reads.flatMap(([, schema]) => shapesApart(schema)))];
  return [
    `// Written by tools/${basename(import.meta.filename)} from the contract.`,
    ...tableOf(
      'readShapes',
      reads.map(([name, schema]) => [name, shapeOf(schema)]),
    ),
    ...(apart.length > 0 ? ['', ...tableOf('shapesApart', apart)] : []),
    '',
  ].join('\n');
}

function tableOf(name: string, shapes: readonly [string, Shape][]): string[] {
  return [
    `export const ${name} = {`,
    ...shapes.map(([of, shape]) => `  '${of}': ${JSON.stringify(shape)},`),
    '} as const;',
  ];
}

function textOf(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}
