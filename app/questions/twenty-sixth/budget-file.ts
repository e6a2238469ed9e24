import { Random } from '#connectors/sample-company/random.ts';
import { dateCell, monthsFrom, type WorkbookCell, workbook } from './writing.ts';

/** Department, its accounts with the usual budget of a month. */
const plans: readonly (readonly [string, readonly (readonly [string, number])[]])[] = [
  [
    'Marketing',
    [
      ['Advertising', 42_000],
      ['Events', 18_000],
      ['Travel', 6_000],
    ],
  ],
  [
    'IT',
    [
      ['Software', 35_000],
      ['Hardware', 12_000],
      ['Training', 4_000],
    ],
  ],
  [
    'Operations',
    [
      ['Rent', 28_000],
      ['Utilities', 7_500],
      ['Travel', 3_500],
    ],
  ],
  [
    'HR',
    [
      ['Recruiting', 9_000],
      ['Training', 5_500],
    ],
  ],
];

/** Budget and actual by month, January 2025 to May 2026, under two rows of title. */
export function budgetFile(): Uint8Array {
  const random = new Random(26_008);
  const rows = monthsFrom('2025-01', 17).flatMap((month) =>
    plans.flatMap(([department, accounts]) =>
      accounts.map(([account, usual]): WorkbookCell[] => [
        dateCell(`${month}-01`),
        department,
        account,
        usual,
        Math.round(usual * (0.72 + 0.55 * random.next())),
      ]),
    ),
  );
  return workbook({
    'Budget vs Actual': [
      ['Budget vs Actual Report'],
      ['All figures in EUR'],
      [],
      ['Month', 'Department', 'Account', 'Budget', 'Actual'],
      ...rows,
    ],
  });
}
