import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Holds package-lock.json complete and neutral: every optional dependency (the binaries of other platforms) has its
 * entry, so that `npm ci` works on them too, and no entry names the address it came from.
 */
interface LockEntry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const text = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8');
const lock = JSON.parse(text) as { packages: Record<string, LockEntry> };
const problems: string[] = [];

for (const [place, entry] of Object.entries(lock.packages)) {
  if (entry.resolved) problems.push(`${place} names an address: install with the project's .npmrc.`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(place, name))
      problems.push(`${place || 'the project'} lacks the entry of ${name}: pin another version.`);
  }
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Whether a package that `place` asks for stands beside it or further up, as Node would look for it. */
function isLocked(place: string, name: string): boolean {
  let base = place;
  for (;;) {
    const path = base ? `${base}/node_modules/${name}` : `node_modules/${name}`;
    if (path in lock.packages) return true;
    if (!base) return false;
    base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : '';
  }
}
