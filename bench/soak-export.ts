import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTestEngine } from '#engine/testing.ts';

const rows = 1_048_577;
const expected = [1_048_575, 2];

/** Exports two rows more than a sheet of Excel holds and reads the workbook again: whether the sheets hold what they should. */
export async function exportFullSheet(): Promise<boolean> {
  await using test = await createTestEngine();
  const { engine, directory } = test;
  const importText = async (fileName: string, content: string | Buffer) => {
    const path = join(directory, fileName);
    await writeFile(path, content);
    return engine.importFile({ workspaceId: 'w', path, fileName });
  };
  const given = await importText('given.csv', 'a,b\n1,2\n');
  const { stream } = await engine.exportFile({
    workspaceId: 'w',
    format: 'xlsx',
    source: {
      kind: 'statement',
      sql: `SELECT i, 'Text ' || i AS word, i / 8 AS part FROM t, range(${rows}) r(i)`,
      tables: given.tables.map(({ versionId }) => ({ sqlName: 't', versionId })),
    },
    title: 'Given',
    signal: new AbortController().signal,
  });
  const again = await importText('large.xlsx', await buffer(stream));
  const counts = again.tables.map(({ profile }) => profile.rowCount);
  console.log(`${rows} rows came back in sheets of ${counts.join(' and ')}`);
  return JSON.stringify(counts) === JSON.stringify(expected);
}
