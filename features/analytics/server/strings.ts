export const analyticsServerStrings = {
  unknownColumns: 'Choose a date and amounts of a table that is there.',
  unknownSeries: 'Ask for sales, revenue or forecast over 7, 30, 90 or 365 days.',
  noTable: 'No table has a date and an amount that could stand for sales. Upload one to see a chart.',
  historyTooShort: 'A forecast needs at least eight weeks of daily history.',
  endsEarly: (day: string) => `The data ends on ${day}; the days up to then are shown.`,
  rowsOf: (table: string) => `rows of ${table}`,
  forecastMethod: (days: number, coverage: number | null) =>
    `Mean of the same weekday in the last eight weeks, ${days} days ahead, with an 80 % band${
      coverage === null ? '' : ` that held ${Math.round(coverage * 100)} % of the last four weeks`
    }.`,
} as const;
