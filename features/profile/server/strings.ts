/** Sentences that only the server writes. */
export const profileServerStrings = {
  noData: 'There is no data yet. Upload a file on the page Data Sources, and ask me about it.',
  aboutData: (data: { tables: number; rows: string; sources: string; otherSources: number }) =>
    `You have ${data.rows} rows in ${data.tables} ${data.tables === 1 ? 'table' : 'tables'} from ${data.sources}${
      data.otherSources > 0 ? ` and ${data.otherSources} more` : ''
    }. I can total, compare and follow them over time. Here are questions they answer.`,
  aboutAnalytics:
    'Your trends and key figures are on the page Analytics. I can also compute single figures here, for example these.',
  aboutModels:
    'Open ML Models and choose Create Model: give it a name, a type, an algorithm that fits and a data source, then press Train. Its page says how often it is right, beside a simple baseline.',
} as const;
