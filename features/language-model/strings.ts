export const languageModelStrings = {
  title: 'Language model',
  subtitle:
    'Reads questions that Plumbline does not understand by itself. Every number is still computed from your tables.',
  notConfigured:
    'No language model is set up on this server, and none is needed. The operator can add one with OPENAI_API_KEY, ANTHROPIC_API_KEY or LLM_BASE_URL.',
  model: 'Model',
  chosenByServer: 'The first that the server lists',
  use: 'Use',
  off: 'Off',
  asked: 'Asked',
  askedOptions: {
    unanswered: 'Where Plumbline has no answer',
    always: 'For every question, to compare',
  },
  shares: 'What may leave',
  sharesOptions: {
    nothing: 'Nothing: the model is never asked',
    metadata: 'Names of tables and columns',
    aggregates: 'Names, kinds of values, and totals by group',
    full: 'Names, values and up to 50 rows of a result',
  },
  leaves: {
    nothing: 'Nothing leaves. Questions are answered by Plumbline alone.',
    metadata: (host: string) =>
      `To ${host} go: your question, and the names, types and units of tables and columns. Values stay here, except those that the question itself says; the model learns whether a value that it names occurs.`,
    aggregates: (host: string) =>
      `To ${host} go: your question, names of tables and columns, values of columns that sort rows into kinds, and counts and totals by group. Single rows stay here.`,
    full: (host: string) =>
      `To ${host} go: your question, names of tables and columns, their values, and up to 50 rows of a result.`,
  },
  allowsSql: 'Let it write SQL where no plan fits',
  allowsSqlHint: 'It runs in the sandbox, can only read, and its answer is always shown with caution.',
  on: 'On',
  prices: 'Prices',
  inputPrice: 'Price of 1 million tokens read',
  outputPrice: 'Price of 1 million tokens written',
  monthlyCap: 'Limit for a month',
  monthlyCapHint: 'In the currency of the prices. Without prices nothing is counted and nothing stops.',
  logKeepDays: 'Keep the log of what left',
  logKeepDaysHint: (least: string) =>
    `In days, ${least} at least: what a month cost is added up from it. Older lines are deleted once a day.`,
  logKeepDaysWrong: (least: string, most: string) => `Enter a whole number of days from ${least} to ${most}.`,
  logKept: 'Log kept',
  days: (count: string) => `${count} days`,
  noLimit: 'No limit',
  amountWrong: 'Enter an amount of 0 or more, or leave it empty.',
  thisMonth: 'This month',
  used: (calls: string, tokens: string) =>
    `${calls} ${calls === '1' ? 'request' : 'requests'}, ${tokens} tokens`,
  costs: (cost: string) => `, cost ${cost}`,
  edit: 'Edit Language Model',
  log: 'What left',
  logEmpty: 'Nothing has left yet.',
  logFailed: 'The log of what left could not be loaded',
  logNote:
    'One line for each request: what kinds of things it held besides the question, never the texts themselves.',
  logTold: (tables: string, columns: string, values: string, rows: string) =>
    `Tables: ${tables}; ${columns} columns, ${values} values, ${rows} rows`,
  logNoTables: 'none',
  logSize: (bytes: string, tokens: string, outcome: string) => `${bytes} bytes, ${tokens} tokens, ${outcome}`,
  undo: 'Undo',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Language model settings saved',
  savedMessage: 'They hold from the next question on.',
  errorTitle: 'Error',
  saveFailed: 'The settings could not be saved.',
  readFailed: 'The language model settings could not be loaded',
  movedOn: 'Somebody else has changed the settings since you opened them. Reload and look at theirs first.',
  capReached:
    'The language model was not asked: what this month may cost is used up. It can be raised under Profile.',
  unnamedModel: 'of the server',
} as const;
