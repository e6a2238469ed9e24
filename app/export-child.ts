import { serveExport } from '#engine/export/serve-export.ts';

// Not the engine's child.ts: this process loads just what it runs.
serveExport();
