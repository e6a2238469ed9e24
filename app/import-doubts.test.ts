import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkIdOf } from '#agent/doubts/import-doubts.ts';
import { doubts } from '#agent/doubts/kinds.ts';
import { ask } from '#agent/index.ts';
import type { FindingKind } from '#kernel/catalog.ts';
import { cityOf, rows } from './testing-doubt-files.ts';
import { type Sample, samples } from './testing-doubts.ts';
import { openTestSource } from './testing-source.ts';

/** What reading a file decides or doubts, and the answers that read those cells. */

async function put({ file, content }: Sample, question: string) {
  await using source = await openTestSource({ fileName: file, content });
  const { answer } = await ask(question, { ...source, today: '2026-06-15', locale: 'en' });
  return { answer, found: source.catalog.tables.flatMap(({ profile }) => profile.findings ?? []) };
}

describe('what reading a file found', () => {
  it('is of kinds that all have a sample here, as far as an import can find them', async () => {
    const named = await kindsInSources();
    const kinds = Object.keys(doubts) as FindingKind[];
    expect(named.size).toBeGreaterThan(15);
    expect(kinds.filter((kind) => named.has(kind) && !samples[kind])).toEqual([]);
  });

  const all = Object.entries(samples).flatMap(([kind, list]) =>
    list.map((sample) => [kind as FindingKind, sample.file, sample] as const),
  );
  it.each(all)('is a check of each answer that reads those cells: %s in %s', async (kind, _, sample) => {
    const { answer, found } = await put(sample, sample.question);
    expect(found.map((finding) => finding.kind)).toContain(kind);
    expect({ status: answer.status, verdict: answer.verdict }).toEqual({
      status: 'answered',
      verdict: sample.verdict,
    });
    const ids = answer.checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const check = answer.checks.find(({ id }) => id === (sample.id ?? checkIdOf(kind)));
    expect(check?.detail).toContain(sample.id ? 'not in the table' : doubts[kind].mayChange);
    if (sample.fix) {
      expect(check?.fixes?.map(({ label }) => label)).toEqual([sample.fix]);
      const offered = check?.fixes?.flatMap(({ findingIds }) => findingIds) ?? [];
      expect(found.filter(({ id, fix }) => fix && offered.includes(id))).toHaveLength(offered.length);
    }
  });

  it.each(all.filter(([, , { besides }]) => besides !== undefined))(
    'is not spoken of where they are not read: %s in %s',
    async (kind, _, sample) => {
      const { answer } = await put(sample, sample.besides ?? '');
      expect(answer.status).toBe('answered');
      expect(answer.checks.map(({ id }) => id)).not.toContain(checkIdOf(kind));
    },
  );

  it('of many columns is one check that names two and counts the rest', async () => {
    const cells = (index: number): string =>
      Array.from({ length: 4 }, (_, at) => (index === 4 ? '0.1' : `${index + at}%`)).join(',');
    const sample: Sample = {
      file: 'wide.csv',
      content: rows('city,one,two,three,four', 12, (index) => `${cityOf(index)},${cells(index)}`),
      question: 'average one, two, three and four by city',
      verdict: 'caution',
    };
    const { answer } = await put(sample, sample.question);
    const told = answer.checks.filter(({ id }) => id === 'import-unit');
    expect(told).toHaveLength(1);
    expect(told[0]?.detail).toContain('There are 2 more like this.');
    expect(told[0]?.fixes).toMatchObject([{ label: 'Keep as text', findingIds: { length: 4 } }]);
  });
});

/** Kinds that the readers of files and the import name when they tell something. */
async function kindsInSources(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const room of ['connectors/files', 'engine/import']) {
    const names = await readdir(room, { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts'))) {
      const text = await readFile(join(room, name), 'utf8');
      for (const [, kind = ''] of text.matchAll(/kind: '(\w+)'/g)) found.add(kind);
      for (const [, kind = ''] of text.matchAll(/note(?:Decision|Warning)\(\s*\w+,\s*'(\w+)'/g))
        found.add(kind);
      for (const [, kind = ''] of text.matchAll(/#place\('(\w+)'/g)) found.add(kind);
    }
  }
  return found;
}
