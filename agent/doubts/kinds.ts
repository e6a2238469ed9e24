import type { FindingKind, TableFinding } from '#kernel/catalog.ts';
import type { ColumnUse } from './column-uses.ts';

/** What an answer does with the cells that a finding is about. */
export interface Reach {
  uses: ReadonlySet<ColumnUse>;
  /** Rows of the table are counted or listed, or their cells taken together. */
  takesRows: boolean;
}

interface Doubt {
  /** Whether it may change what is told here: the answer is then given with caution. Else it is told and no more. */
  bears: (reach: Reach, finding: Pick<TableFinding, 'level' | 'column'>) => boolean;
  /** What it may change in the answer, as a sentence. */
  mayChange: string;
}

const any = ({ uses }: Reach, ...wanted: ColumnUse[]): boolean => wanted.some((use) => uses.has(use));
/** What was decided by a rule that holds of nearly all files is told; what looked wrong may change the number. */
const isWarning: Doubt['bears'] = (_, { level }) => level === 'warning';
const never: Doubt['bears'] = () => false;

/** Of each kind of finding, what it does to the answers that read its cells. A new kind is decided here, or does not compile. */
export const doubts: Readonly<Record<FindingKind, Doubt>> = {
  encoding: {
    bears: (reach, { level }) =>
      level === 'warning' && any(reach, 'grouped', 'filtered', 'compared', 'joined', 'counted'),
    mayChange: 'With other letters, texts that are one value may count as two here, or two as one.',
  },
  shape: {
    bears: isWarning,
    mayChange: 'With rows or cells taken in or left out in another way, this answer would be of other rows.',
  },
  header: {
    bears: isWarning,
    mayChange: 'With another line as the header, columns would have other names and the table other rows.',
  },
  rowLength: {
    bears: isWarning,
    mayChange: 'Kept or left out, those lines would change what is counted and added up here.',
  },
  type: {
    bears: never,
    mayChange: 'Read as another type, its values would be compared and put in order in another way.',
  },
  mixedTypes: {
    bears: (reach) => any(reach, 'added', 'ranked', 'median', 'compared', 'joined', 'missed'),
    mayChange:
      'As texts its values are compared by their letters, so an order or a comparison may be wrong, and a word for "no value" counts as a value.',
  },
  dateOrder: {
    bears: isWarning,
    mayChange: 'Read the other way, rows of this answer fall on other days, and into other months.',
  },
  decimalMark: {
    bears: (reach, { level }) =>
      level === 'warning' &&
      any(reach, 'added', 'ranked', 'median', 'filtered', 'compared', 'grouped', 'shown'),
    mayChange: 'Read the other way, these numbers are a thousand times as large or as small.',
  },
  unit: {
    bears: isWarning,
    mayChange: 'Where its values are not all of one unit, what is added up or compared here is wrong.',
  },
  noValueMarks: {
    bears: never,
    mayChange: 'Those rows count as rows without a value: they are in no total and no average.',
  },
  blanks: {
    bears: (reach) => any(reach, 'grouped', 'filtered', 'compared', 'joined', 'counted'),
    mayChange: 'The same text with and without blanks counts as two here.',
  },
  total: {
    bears: isWarning,
    mayChange: 'If they are totals, what they add up is counted twice in this answer.',
  },
  note: {
    bears: ({ takesRows }, { level }) => takesRows && level === 'warning',
    mayChange: 'As rows of the table they count in this answer; left out, they do not.',
  },
  sheetError: {
    bears: (reach) =>
      any(reach, 'added', 'ranked', 'median', 'filtered', 'compared', 'grouped', 'counted', 'shown'),
    mayChange: 'What those cells should hold is missing in this answer.',
  },
  mergedCells: {
    bears: (reach, { level }) =>
      level === 'warning' && any(reach, 'added', 'ranked', 'median', 'filtered', 'compared'),
    mayChange: 'A number that was meant for several rows counts for one of them here.',
  },
  groupLabels: {
    bears: (reach) => any(reach, 'grouped', 'filtered', 'compared', 'joined', 'counted', 'shown', 'ranked'),
    mayChange:
      'Only the first row of each group is found under its name here; the others count as without one.',
  },
  outlier: {
    bears: (reach) => any(reach, 'added', 'ranked'),
    mayChange: 'If it is a mistake, it moves a total, an average, or who stands first here.',
  },
  duplicateKey: {
    bears: (reach) => reach.takesRows || any(reach, 'joined'),
    mayChange: 'If rows were taken in twice, they count twice in this answer.',
  },
  duplicateRow: {
    bears: ({ takesRows }) => takesRows,
    mayChange: 'If rows were taken in twice, they count twice in this answer.',
  },
  dateGap: {
    // A day on which nothing happened looks the same as one that is missing.
    bears: never,
    mayChange: 'If rows are missing there, what this answer tells of that time is short of them.',
  },
  placeholderDate: {
    bears: (reach) => any(reach, 'ranked', 'filtered', 'compared', 'grouped', 'added', 'median'),
    mayChange:
      'If they stand for "no date", those rows belong to no day or year that is told here, and the data do not begin or end there.',
  },
  emptyColumn: {
    bears: (reach) => any(reach, 'added', 'ranked', 'median', 'filtered', 'compared', 'grouped'),
    mayChange: 'What is told of it here is told of a few rows only.',
  },
};
