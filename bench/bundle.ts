import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import type { BenchLine } from './lines.ts';

const root = join(import.meta.dirname, '..');
const landingLimitKb = 85;
const routeLimitKb = 250;
const styleLimitKb = 25;

const entryModule = join(root, 'app', 'web.tsx');
const shellModule = join(root, 'app', 'web', 'AccountApp.tsx');
const screenModule = /[\\/]features[\\/].*[\\/]web[\\/](\w+Screen)\.tsx$/;
const publicScreens = /Landing|Login/;

/** What a feature shows to others: its panels are fetched when somebody uses them. */
const featureFace = /[\\/]features[\\/][\w-]+[\\/]web[\\/]index\.tsx$/;

/** Which modules a module imports at once, and which later. */
type Graph = Map<string, { now: readonly string[]; later: readonly string[]; code: string }>;

/**
 * Gzipped JavaScript of each page with everything it loads for its own content: the shell, the page, what these import,
 * and the panels, dialogs and charts that the page fetches later. And the style sheet, which is one for all.
 */
export async function benchBundle(): Promise<BenchLine[]> {
  const graph: Graph = new Map();
  const output = await buildFrontEnd(graph);
  const chunks = output.filter((file) => file.type === 'chunk');
  const screens = [...graph.keys()].filter((module) => screenModule.test(module)).toSorted();
  const lines = screens.map((screen): BenchLine => {
    const name = screenModule.exec(screen)?.[1] ?? screen;
    const shell = [entryModule, ...(publicScreens.test(name) ? [] : [shellModule])];
    const modules = new Set([...shell, ...reach(graph, screen)]);
    return {
      name: `${name}, JavaScript with all it loads`,
      value: kilobytes(chunksOf(chunks, modules).map((chunk) => chunk.code)),
      unit: 'KB',
      limit: name.includes('Landing') ? landingLimitKb : routeLimitKb,
    };
  });
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const styleTexts = styles.map((file) => (file.type === 'asset' ? String(file.source) : ''));
  return [
    ...lines,
    { name: 'style sheet', value: kilobytes(styleTexts), unit: 'KB', limit: styleLimitKb },
    // The contracts are types in the browser: one value taken from them brings 23 KB along.
    { name: 'modules of zod', value: schemaModules(chunks).length, unit: 'files', limit: 0 },
  ];
}

/** Builds into memory, so that what is measured are the present sources. */
async function buildFrontEnd(graph: Graph) {
  const recorder: Plugin = {
    name: 'record-imports',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) {
          const { importedIds: now, dynamicallyImportedIds: later, code } = info;
          graph.set(id, { now, later, code: code ?? '' });
        }
      }
    },
  };
  const result = await build({
    root,
    logLevel: 'error',
    build: { write: false },
    plugins: [recorder],
  });
  return (result as Rolldown.RolldownOutput).output;
}

/** Our own modules behind a page, without other pages: each of those is counted for itself. Libraries come with the files. */
function reach(graph: Graph, screen: string): Set<string> {
  const found = new Set<string>();
  const waiting = [screen];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module) || module.includes('node_modules')) continue;
    found.add(module);
    const imports = graph.get(module);
    if (!imports) continue;
    const panels = imports.now
      .filter((each) => featureFace.test(each))
      .flatMap((face) => panelsUsed(graph, face, imports.code));
    const later = featureFace.test(module) ? [] : imports.later;
    waiting.push(...imports.now, ...[...later, ...panels].filter((each) => !screenModule.test(each)));
  }
  return found;
}

/** Of a feature's panels those that are named in the code: a panel has the name of its file. */
function panelsUsed(graph: Graph, face: string, code: string): string[] {
  return graph.get(face)?.later.filter((panel) => code.includes(basename(panel, '.tsx'))) ?? [];
}

/** The files that hold these modules, and the files that those bring along. */
function chunksOf(chunks: readonly Rolldown.OutputChunk[], modules: ReadonlySet<string>) {
  const found = new Set(chunks.filter((chunk) => chunk.moduleIds.some((id) => modules.has(id))));
  for (const chunk of found) {
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) found.add(each);
  }
  return [...found];
}

function schemaModules(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => /[\\/]node_modules[\\/]zod[\\/]/.test(id)));
}

function kilobytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
}
