/** Spec §9: 50 MB, inclusive. */
export const uploadLimitBytes = 50 * 1024 * 1024;
export const uploadExtensions = ['xlsx', 'xls', 'csv', 'json', 'xml'] as const;
/** Spec §2: the dashboard's file picker offers these. */
export const dashboardUploadExtensions = ['xlsx', 'xls', 'csv'] as const;
/** Spec §9: progress rises by 10 % every 200 ms up to 90 %; the dialog closes 500 ms after success. */
export const uploadProgressStepPercent = 10;
export const uploadProgressTickMs = 200;
export const uploadProgressCapPercent = 90;
export const uploadCloseDelayMs = 500;
export const uploadsPerMinute = 30;
export const rowsPageMaximum = 1000;
/** Filters of one page of rows, and their length as JSON. */
export const filtersMaximum = 20;
export const filtersMaximumLength = 8000;
export const sourceNameMaximumLength = 120;
/** Tests of one account: enough for a person, too few to search a network with. */
export const testsPerMinute = 10;
/** A test that has not ended by then has failed. */
export const testDeadlineMs = 10_000;
/** For those who are not to learn what is at a port: then a test that reached nothing is told, however early it was known. */
export const unreachedAfterMs = 5_000;
/** Of one source's settings as JSON text. */
export const configurationMaximumBytes = 100 * 1024;
/** Fixes in force in one source. */
export const fixesMaximum = 200;
/** Rows of each kind that a comparison shows at most. */
export const sampleRowsMaximum = 200;
/** Each runs a few statements over two whole versions. */
export const comparisonsPerMinute = 30;
/** Days for which a removed source can be brought back. */
export const removedKeepDays = 30;
/** A change that nobody applied is discarded after this time. */
export const changeKeepMs = 24 * 60 * 60 * 1000;

/** Names that people give to tables and columns. */
export const meaningNameMaximumLength = 80;
export const synonymsMaximum = 10;
/** States that a person leaves out of amounts: a column of more kinds tells no states. */
export const chosenStatesMaximum = 50;
export const unitMaximumLength = 20;
/** Metrics of a table, and filters. */
export const namedTermsMaximum = 50;
export const formulaMaximumLength = 500;
/** Columns that together tell the rows of a table apart. */
export const keyColumnsMaximum = 6;
/** Each reads two whole columns. */
export const relationChecksPerMinute = 60;

/** Of one source. */
export const selectedTablesMaximum = 500;
export const systemNameMaximumLength = 300;
export const scheduleMinutesMinimum = 5;
export const scheduleMinutesMaximum = 7 * 24 * 60;
/** Each of them signs in to an outside system. */
export const systemCallsPerMinute = 60;
/** The first of them starts a process. */
export const practiceStartsPerMinute = 20;
export const availableDeadlineMs = 10_000;
export const previewRows = 50;
/** Readings that one list shows. */
export const syncsShown = 50;
/** Readings of all workspaces at once, and of one. */
export const syncsAtOnce = 2;
export const syncsAtOncePerWorkspace = 1;
/** How long a reading may go on while other workspaces wait; twice as long each time that it lost its turn. */
export const syncTurnMs = 5 * 60_000;
export const syncTurnLongestMs = 80 * 60_000;
/** A reading that fails for a passing reason is tried so often in all. */
export const syncAttemptsMaximum = 5;
export const syncRetryFirstMs = 5000;
export const syncRetryMostMs = 15 * 60 * 1000;
/** Rows may come in behind the last watermark for so long: clocks differ, transactions end late. */
export const watermarkOverlapSeconds = 300;
