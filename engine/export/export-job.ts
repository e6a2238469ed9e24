/** How a table leaves the product. */
export type ExportFormat = 'csv' | 'xlsx' | 'parquet';

/** What an export child is sent. */
export interface ExportJob {
  format: ExportFormat;
  /** One SELECT over the tables; it may be of a person's or a model's making. */
  sql: string;
  tables: { sqlName: string; path: string }[];
  /** Begins CSV with a byte order mark: without it Excel takes UTF-8 for another encoding. */
  hasByteOrderMark: boolean;
  /** Names the sheets. */
  title: string;
  /** Rows below the heading of one sheet; the next ones go to the next sheet. */
  sheetRows: number;
  memoryBytes: number;
  threads: number;
  /** A path below the job's own directory, for a format that cannot be written from front to end. */
  temporaryPath: string;
  spillDirectory: string;
  spillBytes: number;
}
