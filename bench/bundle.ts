import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BenchLine } from './lines.ts';

const directory = join(import.meta.dirname, '..', 'dist', 'web');
const landingLimitKb = 90;
const routeLimitKb = 260;

/** Gzipped JavaScript that a first visit to a page loads: the page's script and what it imports, statically. */
export async function benchBundle(): Promise<BenchLine[]> {
  const entry =
    /type="module"[^>]*src="\/(assets\/[^"]+\.js)"/.exec(
      readFileSync(join(directory, 'index.html'), 'utf8'),
    )?.[1] ?? '';
  const shared = closure([entry]);
  const screens = globSync('assets/*Screen-*.js', { cwd: directory });
  const account = globSync('assets/AccountApp-*.js', { cwd: directory });
  return screens.toSorted().map((screen) => {
    const isPublic = /Landing|Login/.test(screen);
    const files = closure([entry, screen, ...(isPublic ? [] : account)]);
    const name = screen.replace(/^assets\//, '').replace(/-[\w-]+\.js$/, '');
    return {
      name: `${name}, gzipped JavaScript`,
      value: kilobytes([...new Set([...shared, ...files])]),
      unit: 'KB',
      limit: screen.includes('Landing') ? landingLimitKb : routeLimitKb,
    };
  });
}

function closure(files: string[]): string[] {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!file || found.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(directory, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      waiting.push(`assets/${name}`);
  }
  return [...found];
}

function kilobytes(files: readonly string[]): number {
  return (
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(directory, file)), { level: 9 }).length, 0) /
    1024
  );
}
