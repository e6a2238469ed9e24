/** The same question, asked of one data source; `readScope` reads these words. */
export function inSource(question: string, source: string): string {
  return `${question.replace(/[?.!\s]+$/, '')} in the data source ${source}`;
}

/** The same question, asked of one table. */
export function inTable(question: string, table: string): string {
  return `${question.replace(/[?.!\s]+$/, '')} in the ${table} table`;
}
