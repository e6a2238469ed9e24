import { type ImportSource, serveVersions } from '#engine/child.ts';
import { readSource } from './read-source.ts';

/** The process that puts versions together, and finds rows again in the file that they came from. */
serveVersions<ImportSource>(readSource);
