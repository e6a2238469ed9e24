import { type ImportSource, serveImport } from '#engine/child.ts';
import { readSource } from './read-source.ts';

/** The process that reads one source: the connectors read it, the engine writes its tables. */
serveImport<ImportSource>(readSource, (path) => ({ kind: 'file', path, fileName: 'practice.csv' }));
