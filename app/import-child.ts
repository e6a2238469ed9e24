import { join } from 'node:path';
import type { ImportTarget } from '#connectors/index.ts';
import { type ImportSession, type ImportSource, serveImport } from '#engine/child.ts';

/** The process that reads one source: the connectors read it, the engine writes its tables. */
async function readSource(
  source: ImportSource,
  session: ImportSession,
  directory: string,
  signal: AbortSignal,
): Promise<string> {
  const target: ImportTarget = session;
  // Each import waits for the start of this process: it loads the one connector that it runs.
  if (source.kind === 'sample') {
    const { sampleCompany } = await import('#connectors/sample-company/connect.ts');
    const sample = await sampleCompany.open({ today: source.today }, { signal });
    await sample.read?.(target);
    return 'sample';
  }
  const { files, formatOf } = await import('#connectors/files/connect.ts');
  const settings = {
    path: source.path,
    fileName: source.fileName,
    temporaryPath: join(directory, 'text.csv'),
  };
  const format = await formatOf(settings);
  const file = await files.open(settings, { signal });
  await file.read?.(target);
  return format;
}

serveImport<ImportSource>(readSource, (path) => ({ kind: 'file', path, fileName: 'practice.csv' }));
