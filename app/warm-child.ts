import { serveWarm } from '#engine/warm/serve-warm.ts';

// Not the engine's child.ts: this process loads just what it runs.
serveWarm();
