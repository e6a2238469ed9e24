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
