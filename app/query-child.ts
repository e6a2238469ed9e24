import { serveQuery } from '#engine/sandbox/query-child.ts';

// Not the engine's index: this process is started for every question, and loads just what it runs.
serveQuery();
