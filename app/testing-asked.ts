import { type AgentReply, ask, type Plan, type SemanticModel } from '#agent/index.ts';
import type { Catalog } from '#kernel/catalog.ts';
import { openTestSource, type TestContent } from './testing-source.ts';

/** A file that was read as an upload is, to be asked on a day of the test's own. */
export interface AskedFile extends AsyncDisposable {
  catalog: Catalog;
  /** @param chosen the plan of a reading that a reply offered */
  put(question: string, chosen?: unknown): Promise<AgentReply>;
}

export async function openAsked(
  content: TestContent,
  today: string,
  settings: Pick<Catalog, 'fiscalYear'> = {},
): Promise<AskedFile> {
  const source = await openTestSource(content);
  const catalog = { ...source.catalog, ...settings };
  const models = new Map<string, SemanticModel>();
  return {
    catalog,
    put: (question, chosen) =>
      ask(question, {
        catalog,
        today,
        locale: 'en-US',
        run: source.run,
        models,
        ...(chosen ? { chosen: chosen as Plan } : {}),
      }),
    [Symbol.asyncDispose]: () => source[Symbol.asyncDispose](),
  };
}

/** A file of separated values, by its lines. */
export function csv(fileName: string, lines: readonly string[]): TestContent {
  return { fileName, content: `${lines.join('\n')}\n` };
}
