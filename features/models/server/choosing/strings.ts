/** What was chosen before a training and why, in words; and why nothing can be trained. */
export const choosingStrings = {
  noTables: 'The data source has no tables yet. Wait until it is read, or choose another one.',
  noTable: (name: string) => `The data source has no table "${name}". Choose another one.`,
  noColumn: (name: string, table: string) =>
    `The table ${table} has no column "${name}". Choose another one.`,
  nothingToForecast:
    'No table of the data source has a column with dates, which a forecast needs. Choose another data source.',
  nothingToClassify:
    'No table of the data source has a column with 2 to 20 different values to tell apart. Choose the column to predict.',
  nothingToPredict:
    'No table of the data source has a column of numbers to predict. Choose the column to predict.',
  badConfig: (key: string) => `The setting ${key} cannot be used. Correct it, or leave it out.`,
  noTimes: (name: string) => `"${name}" holds no dates. Choose a column with dates.`,
  noSeries: (name: string) => `"${name}" cannot part the rows into series: choose a column of texts.`,
  noFeatures: 'The features must not be the target alone. Choose columns to learn from.',
  badParameter: (name: string, known: string) => `There is no parameter ${name}. Known are: ${known}.`,
  parameterOutside: (name: string, least: number, most: number) =>
    `The parameter ${name} must be a whole number from ${least} to ${most}.`,

  tableGiven: (table: string, rows: string) => `Learns from the table ${table} (${rows} rows), as you chose.`,
  tableOnly: (table: string, rows: string) =>
    `Learns from the table ${table} (${rows} rows), the only one that suits.`,
  tableChosen: (table: string, rows: string) =>
    `Learns from the table ${table} (${rows} rows), which suits best of the tables of the data source.`,
  targetGiven: (target: string) => `Predicts "${target}", as you chose.`,
  targetNamed: (target: string) => `Predicts "${target}", which its name suggests.`,
  targetAmount: (target: string) => `Predicts "${target}", the amount of the table.`,
  targetLast: (target: string) => `Predicts "${target}", the last column of the table.`,
  targetOnly: (target: string) => `Predicts "${target}", the column that suits best.`,
  targetRows: 'Predicts the number of rows, since the table has no column of numbers.',
  marksGiven: (target: string) => `"${target}" marks known cases: how well they are found is measured by it.`,
  summed: (target: string) => `The values of "${target}" are added up within a step.`,
  averaged: (target: string) => `The values of "${target}" are averaged within a step.`,
  timeGiven: (time: string) => `Follows the time by "${time}", as you chose.`,
  timeChosen: (time: string) => `Follows the time by "${time}", the main date of the table.`,
  timeTest: (time: string) => `Is tested on the latest quarter of the rows by "${time}".`,
  noTime: 'Takes the rows as having no order of time, as you chose.',
  seriesGiven: (series: string) => `Makes one forecast for each value of "${series}".`,
  seriesNone: 'Makes one forecast of all rows together.',
  featuresGiven: (count: number) => `Learns from the ${count} columns that you chose.`,
  featuresChosen: (count: number) => `Learns from ${count} columns: all but those that only name rows.`,
  horizonGiven: (steps: number) => `Looks ${steps} steps ahead, as you chose.`,
  horizonChosen: 'Looks as far ahead as can be tested on the past of the series.',
  grainGiven: (grain: string) => `A step is a ${grain}, as you chose.`,
  grainChosen: 'A step is as long as the rows are dense: a day, a week, a month and so on.',
  seasonGiven: (season: number) => `A season has ${season} steps, as you chose.`,
  seasonChosen: 'The season is looked for in the values.',
  clustersGiven: (count: number) => `Makes ${count} clusters, as you chose.`,
  clustersChosen: 'Makes as many clusters as are told apart best.',
  seedGiven: (seed: number) => `Draws chance from the seed ${seed}, as you chose.`,
  seedChosen: (seed: number) =>
    `Draws chance from the seed ${seed}: the same data give the same model again.`,

  lookup: (table: string, column: string) => `Columns of ${table} are joined by "${column}".`,
  namesRows: (column: string) => `"${column}" is left out: it names rows, nearly each has its own value.`,
  tooManyTexts: (column: string, count: string) =>
    `"${column}" is left out: its ${count} different texts hardly repeat.`,
  stateLeftOut: (column: string, values: string) =>
    `Rows whose "${column}" is ${values} are left out, as in answers about amounts.`,
  sampled: (read: string, total: string) =>
    `The table has ${total} rows; ${read} of them were drawn at random to learn from.`,
  ownRows: 'Learns from the rows that came with the call.',
  rowsTooMany: (rows: string, most: string) =>
    `The table has ${rows} rows; a forecast adds up at most ${most}. Group it by day first, or choose another table.`,
} as const;
