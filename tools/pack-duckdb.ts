import { join } from 'node:path';
import { build } from 'vite';

/** Makes one file of DuckDB's package for Node, for the processes that start often. Its native part stays where it is. */

const root = join(import.meta.dirname, '..');
const directory = join(root, 'dist', 'packed');

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true, external: ['@duckdb/node-bindings'] },
  build: {
    ssr: 'engine/duckdb.ts',
    outDir: directory,
    rolldownOptions: { output: { entryFileNames: 'duckdb.js' } },
  },
});
