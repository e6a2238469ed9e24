/** Rows below the header that one sheet of Excel holds. */
export const sheetRowsMaximum = 1_048_575;
/** Exports that one account may begin within a minute. */
export const exportsPerMinute = 30;
/** Of a file's name without its ending. */
export const fileNameMaximumLength = 80;
