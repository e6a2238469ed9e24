import { camelCase, pascalCase, type Scaffold, title } from './scaffold.ts';

/**
 * A new algorithm that learns from rows: complete, and the simplest there is. It tells every row how frequent each class is, or the mean; what
 * it learns beyond that is what is to be written.
 */
export const algorithmScaffold: Scaffold = {
  idPattern: /^[a-z]+(_[a-z]+)*$/,
  idRule: 'small letters, words joined by underscores',
  folderOf: (id) => `algorithms/${id}`,
  filesOf: (id) => ({
    'manifest.ts': manifestText(id),
    'fit.ts': fitText(id),
    'predict.ts': predictText(id),
    'reference.json': `${JSON.stringify({ source: 'the data themselves', leastAccuracy: 0.5 }, null, 2)}\n`,
    [`${id.replaceAll('_', '-')}.test.ts`]: testText(id),
  }),
  registrations: (id) => [
    {
      path: 'algorithms/index.ts',
      list: 'tableAlgorithms',
      name: camelCase(id),
      from: `./${id}/fit.ts`,
    },
    {
      path: 'algorithms/manifests.ts',
      list: 'algorithmManifests',
      name: `${camelCase(id)}Manifest`,
      from: `./${id}/manifest.ts`,
    },
  ],
};

function manifestText(id: string): string {
  return `import type { AlgorithmManifest } from '../algorithm.ts';

export const ${camelCase(id)}Manifest = {
  id: '${id}',
  name: '${title(id)}',
  tasks: ['classification', 'regression'],
  fields: [
    {
      name: 'rounds',
      label: 'Rounds',
      kind: 'number',
      isRequired: false,
      default: 100,
      minimum: 1,
      maximum: 1000,
    },
  ],
} as const satisfies AlgorithmManifest;
`;
}

function fitText(id: string): string {
  const name = camelCase(id);
  const type = pascalCase(id);
  return `import type { FitOptions, FittedModel, Matrix, TableAlgorithm, Target } from '../algorithm.ts';
import { throwIfAborted } from '../pace.ts';
import { ${name}Manifest } from './manifest.ts';
import { check${type}, predict${type}, type ${type}Header } from './predict.ts';

export type ${type}Parameters = {
  rounds: number;
};

/** Learns how frequent each class is, or the mean of a number. */
function fit${type}(
  rows: Matrix,
  target: Target | null,
  parameters: ${type}Parameters,
  options: FitOptions,
): FittedModel<${type}Header> {
  if (!target) throw new Error('${title(id)} needs a target.');
  const classCount = target.kind === 'category' ? target.levels.length : 0;
  const usual = new Float64Array(Math.max(1, classCount));
  for (let round = 0; round < parameters.rounds; round += 1) {
    throwIfAborted(options.signal);
    options.onProgress?.((round + 1) / parameters.rounds, 'rounds');
  }
  for (let row = 0; row < rows.rowCount; row += 1) {
    if (target.kind === 'number') usual[0] = (usual[0] ?? 0) + (target.values[row] ?? 0) / rows.rowCount;
    else {
      const place = target.codes[row] ?? 0;
      usual[place] = (usual[place] ?? 0) + 1 / rows.rowCount;
    }
  }
  return {
    algorithm: '${id}',
    header: { columnCount: rows.columnCount, classCount },
    arrays: { usual },
  };
}

export const ${name}: TableAlgorithm<${type}Parameters, ${type}Header> = {
  manifest: ${name}Manifest,
  encoding: 'plain',
  fit: fit${type},
  predict: predict${type},
  check: check${type},
};
`;
}

function predictText(id: string): string {
  const type = pascalCase(id);
  return `import type { FittedModel, Matrix, Predictions } from '../algorithm.ts';
import { isRecord, isWhole } from '../header-checks.ts';
import { fromShares } from '../shares.ts';
import { classesMaximum, columnsMaximum } from '../trees/limits.ts';

export interface ${type}Header {
  columnCount: number;
  /** Of a classification; 0 for numbers. */
  classCount: number;
}

export function predict${type}(model: FittedModel<${type}Header>, rows: Matrix): Predictions {
  const { classCount } = model.header;
  const width = Math.max(1, classCount);
  const usual = Float64Array.from(model.arrays.usual ?? []);
  const told = Float64Array.from({ length: rows.rowCount * width }, (_, at) => usual[at % width] ?? 0);
  return classCount === 0 ? { values: told } : fromShares(told, classCount);
}

export function check${type}({ header, arrays }: FittedModel): string | null {
  if (!isRecord(header)) return 'the header is missing';
  const { columnCount, classCount } = header;
  if (!isWhole(columnCount, 1, columnsMaximum)) return 'the number of columns is wrong';
  if (!isWhole(classCount, 0, classesMaximum)) return 'the number of classes is wrong';
  const { usual } = arrays;
  if (!(usual instanceof Float64Array) || usual.length !== Math.max(1, classCount))
    return 'the shares do not fit the classes';
  return usual.every(Number.isFinite) ? null : 'a share is no number';
}
`;
}

function testText(id: string): string {
  const name = camelCase(id);
  return `import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#kernel/settings.ts';
import { blobs } from '../testing.ts';
import { ${name}, type ${pascalCase(id)}Parameters } from './fit.ts';
import reference from './reference.json' with { type: 'json' };

describe('${title(id).toLowerCase()}', () => {
  it('is as good as its reference', () => {
    const { rows, target } = blobs(400, 4, 2);
    const parameters = defaultSettings(${name}.manifest.fields) as ${pascalCase(id)}Parameters;
    const model = ${name}.fit(rows, target, parameters, { seed: 1 });
    const { values } = ${name}.predict(model, rows);
    const right = values.reduce((sum, value, row) => sum + (value === target.codes[row] ? 1 : 0), 0);
    expect(right / rows.rowCount).toBeGreaterThanOrEqual(reference.leastAccuracy);
  });
});
`;
}
