import { serveQuery } from '#engine/sandbox/query-child.ts';

// Not the engine's child.ts: this process is started for every question, and loads just what it runs.
serveQuery();
