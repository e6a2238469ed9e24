import { join } from 'node:path';
import type { ImportTarget } from '#connectors/index.ts';
import type { ImportSource } from '#engine/child.ts';

/** Reads a source into a target with the connector that can. Returns its format. */
export async function readSource(
  source: ImportSource,
  target: ImportTarget,
  directory: string,
  signal: AbortSignal,
): Promise<string> {
  // Each import waits for the start of its process: it loads the one connector that it runs.
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
