import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { dateCell, type WorkbookCell, workbook } from '../twenty-sixth/writing.ts';

const teacherNames =
  'Vera Lindqvist,Owen Tate,Carmen Ruiz,Pauline Doyle,Igor Belov,Hattie Moss,Samuel Obi,Joan Frost,Wilf Arden,Nadia Karim,Theo Banks'.split(
    ',',
  );
const firstNames = 'Amy Ben Clara Dylan Ella Finn Grace Henry Ivy Jude Kit Lola Max Nora Oscar Poppy'.split(
  ' ',
);
const lastNames = 'Archer Bishop Carver Draper Fletcher Harper Mason Piper'.split(' ');
const instruments = [
  ['PNO', 'Piano', 'Keyboard'],
  ['VLN', 'Violin', 'Strings'],
  ['VLC', 'Cello', 'Strings'],
  ['GTR', 'Guitar', 'Strings'],
  ['FLT', 'Flute', 'Woodwind'],
  ['CLT', 'Clarinet', 'Woodwind'],
  ['TPT', 'Trumpet', 'Brass'],
  ['TBN', 'Trombone', 'Brass'],
  ['DRM', 'Drums', 'Percussion'],
  ['HRP', 'Harp', 'Strings'],
] as const;
const pupilCount = 72;

/** Teachers, pupils, lessons and exams in the five sheets of a music school, with the short names of an old database. */
export function musicSchoolFile(): Uint8Array {
  const random = new Random(28_003);
  const days = Array.from({ length: 420 }, () => random.between(0, 510)).toSorted((a, b) => a - b);
  return workbook({
    tbl_teachers: [
      ['tch_id', 'fname', 'lname', 'hire_dt', 'hrly_rate', 'full_time'],
      ...teacherNames.map((name, index): WorkbookCell[] => [
        `T${String(index + 1).padStart(2, '0')}`,
        ...name.split(' '),
        dateCell(daysAfter('2011-09-01', random.between(0, 5000))),
        random.between(24, 46),
        random.next() < 0.5 ? 'Y' : 'N',
      ]),
    ],
    tbl_pupils: [['pupil_id', 'fname', 'lname', 'dob', 'town', 'lives_with_sibling'], ...pupilRows(random)],
    tbl_instruments: [['instr_cd', 'instr_name', 'family'], ...instruments.map((row) => [...row])],
    tbl_lessons: [
      ['lesson_no', 'lesson_dt', 'pupil', 'teacher', 'instr', 'mins', 'fee', 'attended'],
      ...days.map((day, index) => lessonRow(day, index, random)),
    ],
    tbl_exams: [
      ['exam_id', 'pupil_ref', 'instr_cd', 'exam_yr', 'grade', 'mark', 'passed'],
      ...Array.from({ length: 96 }, (_, index) => examRow(index, random)),
    ],
  });
}

function pupilRows(random: Random): WorkbookCell[][] {
  return firstNames
    .flatMap((first) => lastNames.map((last) => [first, last] as const))
    .filter(() => random.next() < 0.72)
    .slice(0, pupilCount)
    .map(([first, last], index) => [
      301 + index,
      first,
      last,
      dateCell(daysAfter('2007-01-10', random.between(0, 4000))),
      random.pick(['Stroud', 'Stroud', 'Nailsworth', 'Dursley', 'Tetbury']),
      random.next() < 0.3 ? 1 : 0,
    ]);
}

/** The harp stands there, but nobody learns it; some pupils have not had a lesson yet. */
function lessonRow(day: number, index: number, random: Random): WorkbookCell[] {
  const minutes = random.pick([30, 30, 45, 60]);
  return [
    index + 1,
    dateCell(daysAfter('2025-01-06', day)),
    301 + Math.floor(64 * random.next() ** 1.2),
    `T${String(1 + Math.floor(10 * random.next() ** 1.3)).padStart(2, '0')}`,
    random.pick(instruments.slice(0, 9))[0],
    minutes,
    Math.round(minutes * 0.62 * 2) / 2,
    random.next() < 0.9 ? 'Y' : 'N',
  ];
}

function examRow(index: number, random: Random): WorkbookCell[] {
  const mark = random.between(78, 148);
  return [
    index + 1,
    301 + Math.floor(56 * random.next()),
    random.pick(instruments.slice(0, 8))[0],
    random.between(2022, 2026),
    random.between(1, 8),
    mark,
    mark >= 100 ? 1 : 0,
  ];
}
