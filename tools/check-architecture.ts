import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { mayImport, type Place, placeOf, publicFaces } from './architecture-rules.ts';

/** Holds the walls of the house: who may import whom, and through which door. Prints each breach and exits with 1. */

const root = join(import.meta.dirname, '..');
const rooms = ['app', 'features', 'connectors', 'algorithms', 'engine', 'agent', 'platform', 'ui', 'kernel'];
const bannedNames = /(^|[-/])(utils?|helpers?|common|misc|shared|manager|base)([-./]|$)/i;
/** Longer files are split; each exception has its reason. */
const linesMaximum = 420;
const longFiles = new Map<string, string>([
  ['platform/db/migrations/0001-first.ts', 'one migration is one step'],
]);

const files = rooms
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }))
  .map((file) => file.replaceAll('\\', '/'));
const problems = files.flatMap((file) => [...checkImports(file), ...checkName(file), ...checkLength(file)]);

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} breaches`);
process.exitCode = problems.length > 0 ? 1 : 0;

function checkImports(file: string): string[] {
  const from = placeOf(file);
  return importsOf(file).flatMap(({ target, isType }) => {
    const to = placeOf(target);
    if (!to) return [];
    const reason = from && (breachOf(from, to, isType) ?? doorOf(from, to, target));
    return reason ? [`${file}: imports ${target}: ${reason}`] : [];
  });
}

function breachOf(from: Place, to: Place, isType: boolean): string | null {
  if (mayImport(from, to, isType)) return null;
  return `${from.kind} may not import ${to.kind}`;
}

/** Another folder is entered by its public face only; within kernel, platform and ui every file is public. */
function doorOf(from: Place, to: Place, target: string): string | null {
  if (from.folder === to.folder || from.kind === 'app' || from.isTest) return null;
  if (to.kind === 'kernel' || to.kind === 'platform' || to.kind === 'ui') return null;
  const name = target.split('/').at(-1) ?? '';
  // A feature's words may be several files, so that a page loads its own alone.
  const isWords = to.kind === 'contract' && name.endsWith('-strings.ts');
  return isWords || publicFaces.has(name) ? null : `${name} is private to ${to.folder}`;
}

function importsOf(file: string): { target: string; isType: boolean }[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: { target: string; isType: boolean }[] = [];
  for (const match of text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^'"();]*?from\s+'([^']+)'/g)) {
    add(match[2] ?? '', Boolean(match[1]));
  }
  for (const match of text.matchAll(/import\('([^']+)'\)/g)) add(match[1] ?? '', false);
  return found;

  function add(specifier: string, isType: boolean): void {
    if (specifier.startsWith('#')) found.push({ target: specifier.slice(1), isType });
    else if (specifier.startsWith('.')) {
      const target = relative(root, normalize(join(root, dirname(file), specifier))).replaceAll('\\', '/');
      found.push({ target, isType });
    }
  }
}

function checkName(file: string): string[] {
  const isComponent =
    file.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(file.split('/').at(-1) ?? '');
  const name = file.split('/').at(-1) ?? '';
  const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.test|\.peer-test|\.d|\.generated)?\.tsx?$/.test(name);
  const problems: string[] = [];
  if (!isComponent && !isKebab) problems.push(`${file}: name files in kebab-case, components in PascalCase`);
  if (bannedNames.test(file)) problems.push(`${file}: name the subject instead of a heap`);
  return problems;
}

function checkLength(file: string): string[] {
  if (/\.(test|peer-test|generated)\.tsx?$/.test(file) || longFiles.has(file)) return [];
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length;
  return lines > linesMaximum ? [`${file}: ${lines} lines; split it (at most ${linesMaximum})`] : [];
}
