export const modelNameMaximumLength = 120;
/** Settings of a model, not data: a few names and numbers. */
export const modelConfigMaximumLength = 20_000;
/** Steps that a forecast goes ahead when nobody chose. */
export const defaultHorizon = 12;
export const horizonMaximum = 400;
export const seasonMaximum = 10_000;
export const clustersMaximum = 100;
export const featuresMaximum = 500;
export const seedMaximum = 2 ** 31 - 1;
/** Of one call; a whole table is predicted into a table. */
export const predictedRowsMaximum = 10_000;
/** Cells of one call, its rows counted as well. */
export const predictedValuesMaximum = 200_000;
/** Series of one forecast; of more, the largest. */
export const seriesMaximum = 200;
/** Newest values of a series that its page shows. */
export const historyMaximum = 200;
/** How far people usually look ahead, by what a step is. */
export const defaultHorizonOf = {
  minute: 60,
  quarter_hour: 96,
  half_hour: 48,
  hour: 48,
  day: 30,
  working_day: 20,
  week: 13,
  month: 12,
  quarter: 4,
  year: 3,
} as const;
export const defaultSeed = 1;
/** Rows that are read to learn from; of more, so many are drawn, and that is told. */
export const frameRowsMaximum = 2_000_000;
export const frameCellsMaximum = 40_000_000;
/** A network passes over its rows many times. */
export const networkRowsMaximum = 300_000;
/** Rows that a forecast adds up. It draws none. */
export const seriesRowsMaximum = 5_000_000;
/** Works of one workspace that run at once. */
export const worksAtOncePerWorkspace = 1;
/** How often queued work is looked for, besides when it is told. */
export const tickMs = 5000;
/** A work whose server does not extend its lease so long has died with it. */
export const leaseMs = 60_000;
/** How soon a work hears that another server was asked to cancel it. */
export const keepMs = 500;
export const progressNotedMs = 500;
/** Trainings of a model that are kept; the oldest go. */
export const versionsKept = 10;
/** Deleted models can be brought back for so long. */
export const removedModelKeepDays = 30;
/** Predicted tables of a model that are listed, the newest. */
export const predictedTablesShown = 20;
/** Models whose accuracies are nearer than this are told as equal. */
export const equalAccuracy = 0.0005;
