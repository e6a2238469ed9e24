import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build, type Plugin, type Rolldown } from 'vite';
import { hashOfSources, type Sources } from '../engine/process/built-entry.ts';

/**
 * Makes `dist/server` of the server, its threads and its child processes: a few files in place of some two thousand. Each start would
 * find, read and compile those one by one, which takes more than half of the time until the server answers, and 30 MB that it keeps.
 * Names and lines stay as they are written, so that a stack in the log can be read.
 */

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'dist', 'server');
/** What finds a part of itself beside its own file: machine code, a parser in WebAssembly, a database with its files. */
const external = ['@duckdb/node-bindings', '@guanmingchiu/sqlparser-ts', '@electric-sql/pglite'];

const { output } = (await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [keepPlaces(), packLists(), leaveOutAzure()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir,
    rolldownOptions: {
      input: { start: join(root, 'app', 'start.ts') },
      // The server takes a few functions of the agent: the lexicon and the nets behind its face belong in the agent's thread alone.
      treeshake: { moduleSideEffects: (id: string) => !id.startsWith(join(root, 'agent')) },
      output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name].js' },
    },
  },
})) as Rolldown.RolldownOutput;

const files = [...sourcesOf(output), 'tools/build-server.ts', 'package-lock.json'].sort();
const sources: Sources = { hash: hashOfSources(root, files), files };
writeFileSync(join(outDir, 'sources.json'), JSON.stringify(sources));

/** What was read of this checkout; packages are told by the lock. */
function sourcesOf(chunks: Rolldown.RolldownOutput['output']): string[] {
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  return [...new Set(modules)]
    .filter((path) => path.startsWith(root) && !path.includes('node_modules'))
    .map((path) => relative(root, path).replaceAll('\\', '/'));
}

/**
 * A module that starts a process or a thread names its file by where it lies itself, and so does one that reads a file of data. All
 * that is built lies in one folder: there the first becomes a file beside it, and the second is found from there.
 */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    // As it is written, before types are taken out and quotes are turned.
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || id.includes('node_modules') || !code.includes('import.meta')) return null;
      const place = relative(outDir, dirname(id)).replaceAll('\\', '/');
      return code
        .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, name: string) => {
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
          return `new URL('./${name}.js', import.meta.url)`;
        })
        .replaceAll(/new URL\('\.\/([\w.-]+)', import\.meta\.url\)/g, (whole, name: string) =>
          name.endsWith('.js') ? whole : `new URL('${place}/${name}', import.meta.url)`,
        )
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${place}')`);
    },
  };
}

/**
 * The lists of a dictionary are written as some 150,000 statements, which cost each thread that loads them 45 MB and 170 ms. As data they
 * cost a fifth of both. What is packed is unpacked once here and compared.
 */
function packLists(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'pack-lists',
    load(id) {
      if (!/[\\/]wink-lexicon[\\/]src[\\/]wn-[\w-]+\.js$/.test(id)) return null;
      const whole: unknown = require(id);
      const code = packed(whole);
      const unpacked: { exports?: unknown } = {};
      new Function('module', code)(unpacked);
      if (!isDeepStrictEqual(unpacked.exports, whole)) throw new Error(`${id} cannot be packed.`);
      return code;
    },
  };
}

/** A list whose members are lists of numbers, many of them alike, or the properties of an object. */
function packed(list: unknown): string {
  if (!Array.isArray(list)) {
    const prototype = Object.getPrototypeOf(list) === null ? 'null' : 'Object.prototype';
    return `module.exports = Object.setPrototypeOf(JSON.parse(${JSON.stringify(JSON.stringify(list))}), ${prototype});`;
  }
  const members = list.map((member) => JSON.stringify(member));
  const distinct = [...new Set(members)];
  const places = new Map(distinct.map((member, place) => [member, place]));
  const text = JSON.stringify(members.map((member) => places.get(member)).join(','));
  return `const members = [${distinct.join(',')}];\nmodule.exports = ${text}.split(',').map((place) => members[place]);`;
}

/**
 * The driver of SQL Server asks for the libraries by which people sign in with Entra ID, or with keys of Azure's vault, before anything else: half a second and 30 MB of
 * each process that reads one, for ways in that are not offered.
 */
function leaveOutAzure(): Plugin {
  const none = '\0no-azure';
  return {
    name: 'leave-out-azure',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith('@azure/') && /[\\/]tedious[\\/]/.test(importer ?? '') ? none : null,
    load: (id) => (id === none ? 'export const isTokenCredential = () => false;' : null),
  };
}
