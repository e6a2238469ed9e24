/**
 * Verbs that tie one thing to another and say no more than that they belong together: students enroll in courses, films are directed
 * by people. None of them tells a state or an outcome ("cancelled", "approved", "won"), which would choose among the rows.
 */
export const relationVerbs = new Set(
  (
    'participate assign register publish share describe direct rate involve confer review play affiliate teach release climb advise ' +
    'affect launch provide create practice practise manage appear host grant enroll enrol sing access train steer perform design author ' +
    'compose employ hire supervise lead coach cite visit adopt prescribe borrow star feature film edit invent found establish sponsor ' +
    'support organise organize offer supply deliver contain include comprise house equip require undergo obtain acquire specialize ' +
    'specialise live stay reside belong attend join take make write produce use serve link relate connect accompany command captain ' +
    'drive ride fly operate own hold possess contribute invest minor major study work report interact lend tie correspond associate choose'
  ).split(' '),
);
