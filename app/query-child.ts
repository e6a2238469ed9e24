import { serveQuery } from '#engine/index.ts';

/** The process that runs one statement and is then discarded. */
serveQuery();
