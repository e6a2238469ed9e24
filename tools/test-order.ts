import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take ten seconds and more. A clean clone knows nothing of earlier runs, and the size of a file says little:
 * one of these begun last would keep one core busy while the other has nothing left to do.
 */
const longest = [
  'app/questions/sets.test.ts',
  'engine/engine.test.ts',
  'engine/sandbox/sandbox.test.ts',
  'app/version-kills.test.ts',
  'app/questions/first/first.test.ts',
  'app/golden-files.test.ts',
  'app/source-fixes.test.ts',
  'app/versions.test.ts',
  'app/kill.test.ts',
  'app/verified-questions.test.ts',
  'engine/import/decide-plans.test.ts',
  'app/import-fixes.test.ts',
  'app/push-down.test.ts',
];

/**
 * The longest files first, then those of whole servers and engines, then all others as Vitest orders them, those of a page
 * at the end: a process serves one environment, so that each change from one to the other would start another process
 * and load everything in it again.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files);
    return ordered.toSorted((one, other) => this.#place(one) - this.#place(other));
  }

  #place({ moduleId }: TestSpecification): number {
    const path = relative(this.ctx.config.root, moduleId);
    const place = longest.indexOf(path);
    if (place >= 0) return place;
    if (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')) return longest.length + 2;
    return /^(app|engine)\//.test(path) ? longest.length : longest.length + 1;
  }
}
