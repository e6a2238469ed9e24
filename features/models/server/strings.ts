/** Sentences that only the server writes. */
export const modelsServerStrings = {
  unknownModel: 'There is no such model.',
  unknownSource: 'There is no such data source.',
  configInvalid: 'config: not a JSON object.',
  configTwice: 'configuration and config: send one of them, not both.',
  configTooLong: 'configuration: too long. Keep data out of the settings of a model.',
  noTrainingData: 'Choose a data source for this model, or send rows to train it on.',
  trainingNotYet:
    'Training models is not part of this version yet. Nothing was trained, and the model stays as it is.',
  notTrained: 'This model is not trained yet. Train it first.',
} as const;
