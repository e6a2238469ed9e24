import { type FeatureNote, isLeftOut } from './features/notes.ts';

/** What algorithms say to people. */

export const trainingStrings = {
  cancelled: 'The training was cancelled.',
};

/** Why a model file is not read. */
export const modelFileStrings = {
  tooShort: 'The file is too short to be a model.',
  otherFile: 'The file is not a model of this product.',
  otherVersion: (version: number) =>
    `The model was written in format ${version}, which this version does not read. Train it again.`,
  damaged: 'The model file is damaged: its checksum does not match. Train the model again.',
  badHeader: 'The header of the model file cannot be read.',
  badArrays: 'The arrays of the model file do not fit its header.',
  unknownAlgorithm: (id: string) => `There is no algorithm named "${id}".`,
};

/** Why a table is not learnt from or not predicted. */
export const tableStrings = {
  otherTask: (name: string) => `${name} does not do this. Choose another algorithm.`,
  noTarget: 'Choose the column to predict.',
  columnIsMissing: (name: string) => `The column "${name}" is not there.`,
  columnIsOfOtherKind: (name: string, kind: 'number' | 'time' | 'category') =>
    `The column "${name}" must hold ${{ number: 'numbers', time: 'dates', category: 'text' }[kind]}.`,
  tooFewRows: (count: number, target: string | null) => {
    const rows = count === 1 ? '1 row' : `${count} rows`;
    const which = target === null ? 'The table has' : `Of "${target}" there are`;
    return `${which} only ${rows}; at least 20 are needed to learn from.`;
  },
  targetIsNoNumber: (name: string) => `"${name}" does not hold numbers. Choose classification to predict it.`,
  targetIsConstant: (name: string) => `"${name}" is the same in every row, so there is nothing to predict.`,
  tooManyClasses: (name: string, count: number) =>
    `"${name}" has ${count.toLocaleString('en')} different values; at most 100 can be told apart. Choose a column with fewer, or predict a number.`,
  marksAreNot: (name: string) => `"${name}" must have two values, one of which marks the known cases.`,
  nothingToLearnFrom: (notes: readonly FeatureNote[]) => {
    const reasons = notes.filter(isLeftOut).map(sayFeatureNote);
    return ['No column is left to learn from.', ...reasons].join(' ');
  },
};

/** What was done with a column, in one sentence. */
export function sayFeatureNote(note: FeatureNote): string {
  const name = `"${note.column}"`;
  switch (note.kind) {
    case 'empty':
      return `${name} is empty and is left out.`;
    case 'mostlyMissing':
      return `${name} is left out: ${percent(note.missing)} of its values are missing.`;
    case 'constant':
      return `${name} is left out: it is the same in every row.`;
    case 'identifier':
      return `${name} is left out: it names rows, nearly each has its own value.`;
    case 'manyLevels':
      return `${name} is left out: its ${note.levels.toLocaleString('en')} different texts hardly repeat.`;
    case 'filled':
      return `${name} has ${percent(note.missing)} missing values. They are told as missing.`;
    case 'otherLevels':
      return `Of the ${note.levels.toLocaleString('en')} values of ${name} the ${note.kept} most frequent are told apart; the others count as one.`;
    case 'tellsTarget':
      return `${name} alone tells "${note.target}" almost perfectly. If it is known only afterwards, leave it out: the accuracy would not hold.`;
  }
}

function percent(share: number): string {
  return `${share < 0.1 ? (100 * share).toFixed(1) : Math.round(100 * share)}%`;
}
