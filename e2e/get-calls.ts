import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointDefinition } from '../kernel/endpoint.ts';

const root = join(import.meta.dirname, '..');

function isEndpoint(value: unknown): value is EndpointDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function endpointsIn(exported: unknown): EndpointDefinition[] {
  return typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isEndpoint) : [];
}

/** Paths of every read of the product that answers with JSON, from the contracts of all features: later ones too. */
export async function listGetPaths(): Promise<string[]> {
  const files = globSync('features/*/contract.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>));
  const reads = modules
    .flatMap((module) => Object.values(module).flatMap(endpointsIn))
    .filter(({ method, response }) => method === 'GET' && response !== undefined)
    .map(({ path }) => path);
  // A contract may hand on what a file beside it defines: the same endpoint under two names.
  return [...new Set(reads)].toSorted();
}

/** Whether an address is one of a path's: `{name}` stands for one part. */
export function isCallOf(path: string, address: string): boolean {
  const pattern = path.replace(/[.?+*]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(new URL(address).pathname);
}
