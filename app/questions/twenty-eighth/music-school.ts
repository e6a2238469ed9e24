import type { WrittenQuestion } from '../question.ts';

/** What the office of a music school asks. */
export const musicSchoolQuestions: WrittenQuestion[] = [
  { kind: 'count', turns: ['How many pupils are there?'], sql: 'SELECT count(*) FROM tbl_pupils' },
  {
    kind: 'count',
    turns: ['number of full time teachers'],
    sql: "SELECT count(*) FROM tbl_teachers WHERE full_time = 'Y'",
  },
  {
    kind: 'count',
    turns: ['How many teachers do not work full time?'],
    sql: "SELECT count(*) FROM tbl_teachers WHERE full_time = 'N'",
  },
  {
    kind: 'count',
    turns: ['How many students live in Stroud?'],
    sql: "SELECT count(*) FROM tbl_pupils WHERE town = 'Stroud'",
  },
  {
    kind: 'count',
    turns: ['how many string instruments do we teach'],
    sql: "SELECT count(*) FROM tbl_instruments WHERE family = 'Strings'",
  },
  {
    kind: 'count',
    turns: ['How many piano lessons were given in 2025?'],
    sql: "SELECT count(*) FROM tbl_lessons WHERE instr = 'PNO' AND year(lesson_dt) = 2025",
  },
  {
    kind: 'count',
    turns: ['How many lessons were not attended?'],
    sql: "SELECT count(*) FROM tbl_lessons WHERE attended = 'N'",
  },
  {
    kind: 'count',
    turns: ['How many exams were passed in 2024?'],
    sql: 'SELECT count(*) FROM tbl_exams WHERE passed = 1 AND exam_yr = 2024',
  },
  {
    kind: 'count',
    turns: ['failed exams 2025 count'],
    sql: 'SELECT count(*) FROM tbl_exams WHERE passed = 0 AND exam_yr = 2025',
  },
  {
    kind: 'by category',
    turns: ['number of lessons by instrument'],
    sql: 'SELECT instr_name, count(*) FROM tbl_lessons JOIN tbl_instruments ON instr_cd = instr GROUP BY 1',
    otherLayoutSql:
      'SELECT instr_name, count(instr) FROM tbl_instruments LEFT JOIN tbl_lessons ON instr_cd = instr GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['How many lessons has each teacher given?'],
    sql: 'SELECT fname, lname, count(*) FROM tbl_lessons JOIN tbl_teachers ON tch_id = teacher GROUP BY 1, 2',
    otherLayoutSql:
      'SELECT fname, lname, count(teacher) FROM tbl_teachers LEFT JOIN tbl_lessons ON tch_id = teacher GROUP BY 1, 2',
  },
  {
    kind: 'by category',
    turns: ['average mark by instrument family'],
    sql: 'SELECT family, avg(mark) FROM tbl_exams JOIN tbl_instruments USING (instr_cd) GROUP BY 1',
    decimals: 1,
  },
  {
    kind: 'by category',
    turns: ['fees by teacher last name'],
    sql: 'SELECT lname, sum(fee) FROM tbl_lessons JOIN tbl_teachers ON tch_id = teacher GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['exams per year'],
    sql: 'SELECT exam_yr, count(*) FROM tbl_exams GROUP BY 1',
  },
  {
    kind: 'top or bottom',
    turns: ['Which teacher gave the most lessons?'],
    sql: `SELECT fname, lname FROM tbl_lessons JOIN tbl_teachers ON tch_id = teacher GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 1`,
    otherLayoutSql: 'SELECT teacher FROM tbl_lessons GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  },
  {
    kind: 'top or bottom',
    turns: ['What is the most popular instrument by lessons?'],
    sql: `SELECT instr_name FROM tbl_lessons JOIN tbl_instruments ON instr_cd = instr GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['teacher with the highest hourly rate'],
    sql: 'SELECT fname, lname FROM tbl_teachers WHERE hrly_rate = (SELECT max(hrly_rate) FROM tbl_teachers)',
    otherLayoutSql:
      'SELECT tch_id FROM tbl_teachers WHERE hrly_rate = (SELECT max(hrly_rate) FROM tbl_teachers)',
  },
  {
    kind: 'top or bottom',
    turns: ['Which pupil got the best mark in 2025?'],
    sql: `SELECT fname, lname FROM tbl_exams JOIN tbl_pupils ON pupil_id = pupil_ref WHERE exam_yr = 2025
      AND mark = (SELECT max(mark) FROM tbl_exams WHERE exam_yr = 2025)`,
    otherLayoutSql: `SELECT pupil_ref FROM tbl_exams WHERE exam_yr = 2025
      AND mark = (SELECT max(mark) FROM tbl_exams WHERE exam_yr = 2025)`,
  },
  {
    kind: 'top or bottom',
    turns: ['Who is the youngest pupil?'],
    sql: 'SELECT fname, lname FROM tbl_pupils WHERE dob = (SELECT max(dob) FROM tbl_pupils)',
  },
  {
    kind: 'top or bottom',
    turns: ['longest serving teacher'],
    sql: 'SELECT fname, lname FROM tbl_teachers ORDER BY hire_dt LIMIT 1',
    mayClarify: true,
  },
  {
    kind: 'negation',
    turns: ['Which pupils have never had a lesson?'],
    sql: 'SELECT fname, lname FROM tbl_pupils WHERE pupil_id NOT IN (SELECT pupil FROM tbl_lessons)',
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['instruments nobody has taken a lesson in'],
    sql: 'SELECT instr_name FROM tbl_instruments WHERE instr_cd NOT IN (SELECT instr FROM tbl_lessons)',
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['How many pupils have not taken any exam?'],
    sql: 'SELECT count(*) FROM tbl_pupils WHERE pupil_id NOT IN (SELECT pupil_ref FROM tbl_exams)',
  },
  {
    kind: 'negation',
    turns: ['teachers without lessons'],
    sql: 'SELECT fname, lname FROM tbl_teachers WHERE tch_id NOT IN (SELECT teacher FROM tbl_lessons)',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['List first name and last name of all pupils from Tetbury.'],
    sql: "SELECT fname, lname FROM tbl_pupils WHERE town = 'Tetbury'",
  },
  {
    kind: 'list',
    turns: ['Which pupils learn the cello?'],
    sql: "SELECT DISTINCT fname, lname FROM tbl_pupils JOIN tbl_lessons ON pupil = pupil_id WHERE instr = 'VLC'",
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'list',
    turns: ['pupils who have had lessons in both violin and piano'],
    sql: `SELECT fname, lname FROM tbl_pupils WHERE pupil_id IN (SELECT pupil FROM tbl_lessons WHERE instr = 'VLN')
      AND pupil_id IN (SELECT pupil FROM tbl_lessons WHERE instr = 'PNO')`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Which teachers were hired after 2020?'],
    sql: "SELECT fname, lname FROM tbl_teachers WHERE hire_dt > DATE '2020-12-31'",
    isList: true,
  },
  {
    kind: 'count',
    turns: ['How many lessons did Carmen Ruiz give in flute or clarinet?'],
    sql: "SELECT count(*) FROM tbl_lessons WHERE teacher = 'T03' AND instr IN ('FLT', 'CLT')",
  },
  {
    kind: 'having',
    turns: ['pupils with more than ten lessons'],
    sql: 'SELECT fname, lname FROM tbl_pupils JOIN tbl_lessons ON pupil = pupil_id GROUP BY pupil_id, 1, 2 HAVING count(*) > 10',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which instruments have an average exam mark above 110?'],
    sql: 'SELECT instr_name FROM tbl_exams JOIN tbl_instruments USING (instr_cd) GROUP BY 1 HAVING avg(mark) > 110',
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['average hourly rate of the teachers'],
    sql: 'SELECT avg(hrly_rate) FROM tbl_teachers',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['How many minutes of trumpet lessons were there altogether?'],
    sql: "SELECT sum(mins) FROM tbl_lessons WHERE instr = 'TPT'",
  },
  {
    kind: 'aggregate',
    turns: ['total fees for lessons last month'],
    sql: "SELECT sum(fee) FROM tbl_lessons WHERE lesson_dt BETWEEN DATE '2026-05-01' AND DATE '2026-05-31'",
  },
  {
    kind: 'compare',
    turns: ['teachers who charge more than the average hourly rate'],
    sql: 'SELECT fname, lname FROM tbl_teachers WHERE hrly_rate > (SELECT avg(hrly_rate) FROM tbl_teachers)',
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['How many different pupils had a drum lesson?'],
    sql: "SELECT count(DISTINCT pupil) FROM tbl_lessons WHERE instr = 'DRM'",
  },
  {
    kind: 'share',
    turns: ['What share of exams was passed?'],
    sql: 'SELECT count(*) FILTER (passed = 1)::DOUBLE / count(*) FROM tbl_exams',
    isPercent: true,
    decimals: 3,
  },
  {
    kind: 'count',
    turns: ['How many pupils live with a sibling?'],
    sql: 'SELECT count(*) FROM tbl_pupils WHERE lives_with_sibling = 1',
  },
  { kind: 'unanswerable', turns: ['How many lessons were rescheduled?'], sql: null },
  { kind: 'unanswerable', turns: ['Which room is used the most?'], sql: null },
  { kind: 'unanswerable', turns: ['How many online piano lessons did we give?'], sql: null },
  { kind: 'unanswerable', turns: ['pupils with unpaid invoices'], sql: null },
  { kind: 'unanswerable', turns: ['How many trumpets were rented out?'], sql: null },
  { kind: 'unanswerable', turns: ['average salary of the teachers'], sql: null },
  {
    kind: 'follow-up',
    turns: ['How many violin lessons were there in 2025?', 'and guitar?'],
    sql: "SELECT count(*) FROM tbl_lessons WHERE instr = 'GTR' AND year(lesson_dt) = 2025",
  },
  {
    kind: 'follow-up',
    turns: ['total fees by instrument', 'only lessons that were attended'],
    sql: `SELECT instr_name, sum(fee) FROM tbl_lessons JOIN tbl_instruments ON instr_cd = instr WHERE attended = 'Y' GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Which pupils live in Dursley?', 'how many is that?'],
    sql: "SELECT count(*) FROM tbl_pupils WHERE town = 'Dursley'",
  },
  {
    kind: 'follow-up',
    turns: ['average mark in 2024', 'by instrument', 'in 2025 instead'],
    sql: 'SELECT instr_name, avg(mark) FROM tbl_exams JOIN tbl_instruments USING (instr_cd) WHERE exam_yr = 2025 GROUP BY 1',
    decimals: 1,
  },
];
