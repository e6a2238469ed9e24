export const landingStrings = {
  title: 'Ask your business data. Get a number you can check.',
  description:
    'Plumbline reads your spreadsheets and business systems, answers questions in plain words, and shows how each number came about: the chart, the SQL, the rows it read and the checks it passed.',
  signIn: 'Sign In',
  start: 'Start with the sample company',
  signInNote: 'Sign-in uses your hosting platform account.',
  startNote: 'A sample company is waiting inside, so you can ask before you connect anything.',

  exampleLabel: 'Example',
  exampleQuestion: 'Revenue by quarter in 2025?',
  exampleAnswer: 'Revenue in 2025 was 4.82 million EUR, highest in the fourth quarter.',
  exampleVerdict: 'Verified',
  exampleChart: 'Example bar chart: revenue per quarter rises from 1.02 to 1.41 million EUR.',
  exampleBars: [
    { label: 'Q1', value: '1.02M', height: 72 },
    { label: 'Q2', value: '1.13M', height: 80 },
    { label: 'Q3', value: '1.26M', height: 89 },
    { label: 'Q4', value: '1.41M', height: 100 },
  ],
  exampleReceiptTitle: 'Receipt',
  exampleReceipt: [
    ['Read', 'orders, version 7, 18,204 rows'],
    ['Counted', 'net_amount of orders that were not cancelled'],
    ['Check', 'The quarters add up to the year'],
    ['Check', 'Every order is counted once'],
  ],
  exampleSql:
    "SELECT quarter(order_date) AS quarter, sum(net_amount)\nFROM orders\nWHERE year(order_date) = 2025\n  AND status <> 'cancelled'\nGROUP BY 1",

  promiseTitle: 'Never silently wrong',
  promises: [
    {
      title: 'It says what it understood',
      text: 'Each answer names its reading of your question and every assumption in it. Where a word has two meanings in your data, it asks.',
    },
    {
      title: 'It shows its work',
      text: 'The SQL, the tables with their version, the number of rows, and the checks that ran. Nothing is taken from a language model alone.',
    },
    {
      title: 'It can be run again',
      text: 'A receipt is kept with the data it read. Open it next quarter, run it again, and see whether the number still holds.',
    },
    {
      title: 'It can say no',
      text: 'When your data cannot answer a question, you are told which words it does not know, and what it can answer instead.',
    },
  ],
  stepsTitle: 'From a spreadsheet to an answer in a minute',
  steps: [
    { title: 'Upload', text: 'Excel, CSV, JSON or XML up to 50 MB. You see what was read and what was not.' },
    { title: 'Ask', text: 'Type or speak. Ask about totals, trends, rankings, shares and comparisons.' },
    { title: 'Check', text: 'Read the receipt, change an assumption, share the link.' },
  ],
} as const;
