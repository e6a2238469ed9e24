import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/** What every page needs: one file compresses better than six. */
const framework = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam)\//;

/** The drawing of charts is fetched where a chart is drawn, and by nothing else. */
const isOfCharts = /node_modules\/(chart\.js|@kurkle)\/|ui\/chart\/chart-engine/;

/** What is known of outside systems. */
const isOfConnectors = /\/connectors\/[\w-]+(\/manifest)?\.ts$/;

/** Tabs, and what they alone need, are of the forms too. */
const isOfTabs =
  /\/ui\/(Tabs|use-tab-parameter)\.tsx?$|@radix-ui\/react-(tabs|roving-focus|collection|direction)\//;

/** The pages of a model and of a source are of many parts, which share what nobody else needs. */
const isOfOnePage =
  /\/features\/(models\/web\/page|sources\/(table-strings|web\/(meaning-strings|versions-strings|RelationRow|relation-words|use-told-relations|use-meaning|ProposedRelations)))/;

/** Where a visitor without an account begins. */
const publicRoots = [
  'app/web.tsx',
  'features/landing/web/LandingScreen.tsx',
  'features/identity/web/LoginScreen.tsx',
].map((path) => join(import.meta.dirname, path));

/** Of the pages for visitors: what stays beside its screen. */
const isOfOneScreen =
  /features\/(landing\/web\/\w+Screen|landing\/web\/ExampleAnswer|identity\/web\/(LoginScreen|CredentialsForm))/;

/**
 * What screens share goes into one file for everybody and one for those who are signed in. Left alone, each icon and each
 * button becomes a file of its own, and a screen is fetched in a hundred pieces.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: 4 },
  {
    debugName: 'public',
    name: (id, graph) => (readPublicModules(graph).has(id) && !isOfOneScreen.test(id) ? 'public' : null),
    priority: 3,
  },
  // Of these, what the form of a source needs too: it is on pages that show none of the others.
  { name: 'system-fields', test: /\/connectors\/(readable-systems|[\w-]+\/form-fields)\.ts$/, priority: 3 },
  // Read by the forms of outside systems alone, and it grows with each of them.
  { name: 'connectors', test: isOfConnectors, priority: 2 },
  {
    debugName: 'account',
    name: (id) => (isOfCharts.test(id) || isOfTabs.test(id) || isOfOnePage.test(id) ? null : 'account'),
    minShareCount: 3,
    priority: 1,
  },
  { name: 'tabs', test: isOfTabs, priority: 0 },
];

let publicModules: ReadonlySet<string> | undefined;

/** The modules that the pages for visitors import at once. */
function readPublicModules(graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  if (publicModules) return publicModules;
  const found = new Set<string>();
  const waiting = [...publicRoots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  publicModules = found;
  return found;
}

/**
 * The browser bundle. The server sends it under `script-src 'self'; style-src 'self'`, so nothing may be inlined:
 * no preload polyfill, no data: assets, no style elements.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'ui/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // No getter of ours or of a library does anything but answer: what is only read is not kept.
    rolldownOptions: { output: { codeSplitting: { groups } }, treeshake: { propertyReadSideEffects: false } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } } },
});
