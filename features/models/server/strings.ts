/** Sentences that only the server writes. */
export const modelsServerStrings = {
  unknownModel: 'There is no such model.',
  unknownSource: 'There is no such data source.',
  configInvalid: 'config: not a JSON object.',
  configTwice: 'configuration and config: send one of them, not both.',
  configTooLong: 'configuration: too long. Keep data out of the settings of a model.',
  noTrainingData: 'Choose a data source for this model, or send rows to train it on.',
  notTrained: 'This model is not trained yet. Train it first.',
  interrupted: 'Interrupted: the server stopped before this came to its end. Start it again.',
  cancelled: 'Cancelled.',
  trainingBroke:
    'The training failed for a reason that was written to the log. Train the model again; if it fails again, tell the operator.',
  tookTooLong: 'The training took too long and was stopped. Choose fewer columns or a table with fewer rows.',
  tooMuchMemory:
    'The training needs more memory than one model may use. Choose fewer columns or a table with fewer rows.',
  predictingTookTooLong: 'The prediction took too long and was stopped. Predict fewer rows at once.',
  predictingTooMuchMemory: 'The prediction needs more memory than it may use. Predict fewer rows at once.',
  forecastTookTooLong:
    'The forecast took too long and was stopped. Ask for longer periods, such as months, or for fewer groups.',
  forecastTooMuchMemory:
    'The forecast needs more memory than it may use. Ask for longer periods, such as months, or for fewer groups.',
  fileGone: 'The file of this model is not there any more. Train the model again.',
  noSuchVersion: 'The model has no such version.',
  neverTrained: 'This model was never trained to an end. Train it first.',
  trainingRuns: 'The model is being trained. Wait until it ends, or cancel it.',
  notWithRows: 'A forecast learns from a table with dates. Choose a data source for this model.',
  targetNeeded: 'target: send one value for each row of features.',
  tooManyModels: (most: number) =>
    `The workspace has ${most} models, as many as it may keep. Delete one that is not needed.`,
  sourceGone: 'The data source of this model is not there any more. Choose another one.',
  tableGone: (name: string) => `There is no table "${name}" any more.`,
  tableUnfit: (table: string, columns: string) =>
    `The table ${table} lacks columns that the model learnt from: ${columns}. Choose another table.`,
  predictionsOf: (model: string) => `Predictions of ${model}`,
  predictedTable: (table: string) => `${table} predicted`,
  forecastTable: (model: string) => `${model} forecast`,
  predicted: (target: string) => `predicted ${target}`,
  certainty: 'certainty',
  cluster: 'cluster',
  isUnusual: 'unusual',
  anomalyScore: 'anomaly score',
  forecastOf: (target: string) => `forecast ${target}`,
  countOfRows: 'rows',
  compareKinds: 'These models do different work and cannot be compared.',
  compareOther:
    'The two were tested on different rows. Train both on the same version of the same table, with the same target and seed, to compare them.',
  compareNone: 'Models without an accuracy cannot be called better or worse.',
  compareEqual: (rows: string) => `On the same ${rows} both do equally well.`,
  compareBetter: (name: string, rows: string) => `On the same ${rows} ${name} is better.`,
  compareSurely: (name: string, rows: string) =>
    `On the same ${rows} ${name} is better, by more than luck would make it (95 %, row by row).`,
  compareLuck: (name: string, rows: string) =>
    `On the same ${rows} ${name} is ahead, but that may be luck: row by row the two cannot be told apart (95 %).`,
  compareNearer: (leading: string, nearer: string, rows: string) =>
    `On the same ${rows} ${leading} has the higher accuracy, and what ${nearer} says is nearer to what came, by more than luck would make it: which is better depends on what is asked.`,
  testPart: 'test part',
  testRows: (count: number) => `${count.toLocaleString('en-US')} test rows`,
  ownColumn: (number: number) => `column ${number}`,
  ownTarget: 'target',
  fileDamaged: 'The file of this model is damaged. Train the model again.',
} as const;
