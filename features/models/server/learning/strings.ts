/** What is told of a training by the process that does it. */
export const learningStrings = {
  noTimeColumn: 'A forecast needs a column with dates. Choose the time column.',
  noNumber: (name: string) => `"${name}" does not hold numbers. Choose a column of numbers to forecast.`,
  noSeriesColumn: (name: string) => `"${name}" cannot part the rows into series. Choose a column of texts.`,
  seasonTooLong: (season: number, count: number) =>
    `A season of ${season} steps needs at least two seasons of data; there are ${count} steps. Choose a shorter season.`,
  seriesLeftOut: (kept: number, omitted: number) =>
    `Only the ${kept} largest series are forecast; ${omitted.toLocaleString('en-US')} smaller ones are left out.`,
  seriesRefused: (count: number) =>
    count === 1 ? '1 series cannot be forecast.' : `${count} series cannot be forecast.`,
  olderLeftOut: (kept: number, omitted: number) =>
    `The newest ${kept.toLocaleString('en-US')} values are learnt from; ${omitted.toLocaleString('en-US')} older ones are left out.`,

  accuracyOfForecast:
    '1 less the mean error as a share of the values, tried on earlier ends of the series as far ahead as the forecast goes.',
  accuracyUntested: 'The series is too short to try the forecast on its own past.',
  accuracyOfClasses: 'The share of rows whose class was told right, of rows the model had not seen.',
  accuracyOfNumbers: 'R², the share of the differences that is explained, of rows the model had not seen.',
  accuracyOfClusters: 'Nobody has told which groups are right, so there is no accuracy.',
  accuracyOfAnomalies: 'Nobody has told which rows are unusual, so there is no accuracy.',

  baselineSeason: 'repeating the last season',
  baselineClass: 'always telling the most frequent class',
  baselineMean: 'always telling the mean',
  baselineChance: 'clusters of the same values dealt to other rows',
  baselineSeed: 'a second model of another seed',

  untested: 'Too little data to try the forecast on its past: nothing is known of how good it is.',
  forecastVerdict: (error: number, baseline: number, isNoBetter: boolean) => {
    if (isNoBetter) return 'No better than baseline: repeating the last season misses by no more.';
    if (baseline <= 0) return 'As exact as repeating the last season.';
    return `Misses by ${percent(1 - error / baseline)} less than repeating the last season.`;
  },
  classVerdict: (accuracy: number, baseline: number, isBetter: boolean) =>
    isBetter
      ? `Tells ${percent(accuracy)} of the rows right; always telling the most frequent class gives ${percent(baseline)}.`
      : 'No better than baseline: knowing only how frequent the classes are does as well.',
  numberVerdict: (error: number, baseline: number, isBetter: boolean) =>
    isBetter && baseline > 0
      ? `Misses by ${percent(1 - error / baseline)} less than always telling the mean.`
      : 'No better than baseline: always telling the mean does as well.',
  clusterVerdict: (isBetter: boolean) =>
    isBetter
      ? 'The clusters are further apart than chance would make them.'
      : 'No better than baseline: the same values dealt at random fall into clusters as clear.',
  anomalyVerdict: (stability: number, isBetter: boolean) =>
    isBetter
      ? `A second model ranks the rows alike (${stability.toFixed(2)} of 1).`
      : `Not steady: a second model ranks the rows differently (${stability.toFixed(2)} of 1).`,

  methods: {
    holdout: 'A quarter of the rows, drawn at random with each class as frequent as in the whole',
    folds: 'Each row once, by a model that learnt from the others (five folds)',
    time: 'The latest quarter of the rows',
  },
  withoutTarget: (count: number, target: string) =>
    `${counted(count, 'row')} without "${target}" ${count === 1 ? 'was' : 'were'} left out.`,
  clusterPlain: (rows: number) => `${counted(rows, 'row')} that are much like all rows.`,
  cluster: (rows: number, traits: readonly string[]) => `${counted(rows, 'row')}: ${traits.join('; ')}.`,
  higher: (column: string, own: string, overall: string) =>
    `${column} is higher (${own}, overall ${overall})`,
  lower: (column: string, own: string, overall: string) => `${column} is lower (${own}, overall ${overall})`,
  later: (column: string, own: string, overall: string) => `${column} is later (${own}, overall ${overall})`,
  earlier: (column: string, own: string, overall: string) =>
    `${column} is earlier (${own}, overall ${overall})`,
  mostly: (column: string, level: string, own: string, overall: string) =>
    `more often ${column} ${level} (${own}, overall ${overall})`,
  unusualValue: (column: string, value: string, usual: string) => `${column} is ${value}; usual is ${usual}.`,
  missingValue: 'missing',

  otherColumns: (given: number, wanted: number) =>
    `features: each row needs ${wanted} values, in the order of the columns of the training; there are ${given}.`,
  noSuchColumn: (name: string, known: readonly string[]) =>
    `The model knows no column "${name}". It learnt from: ${known.join(', ')}.`,
  badNumber: (row: number, column: string) => `Row ${row}: "${column}" must be a number.`,
  badTime: (row: number, column: string) => `Row ${row}: "${column}" must be a date, as in 2026-01-31.`,
  needsRows: 'This model predicts rows: send features or rows.',
  needsHorizon: 'This model continues a series: send a horizon.',
  noSuchSeries: (key: string) => `The model has no series "${key}".`,
  beyondTested: (horizon: number, tested: number) =>
    `The model was tested ${tested} steps ahead; what lies between there and step ${horizon} is less certain than the bands say.`,
  weakModel: 'The model is no better than its baseline: do not rely on its predictions.',
  unknownLevels: (column: string) =>
    `"${column}" has values that the model has not learnt from; they count as other.`,
  unusual: 'unusual',
  usual: 'usual',
} as const;

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}
