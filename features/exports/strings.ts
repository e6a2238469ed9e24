export const exportsStrings = {
  export: 'Export',
  exporting: 'Exporting...',
  cancel: 'Cancel export',
  formats: {
    csv: 'CSV',
    excelCsv: 'CSV for Excel (UTF-8 with byte order mark)',
    xlsx: 'Excel workbook',
    parquet: 'Parquet (exact copy)',
  },
  severalSheets: (sheets: string) =>
    `A sheet of Excel holds 1,048,576 rows: the workbook will have ${sheets} sheets.`,
  doneTitle: 'File Exported',
  done: (fileName: string) => `${fileName} has been saved.`,
  failedTitle: 'Export Failed',
  failed: 'The file could not be written.',
} as const;
