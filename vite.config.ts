import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs: one file compresses better than six. */
const framework = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam)\//;

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } } },
});
