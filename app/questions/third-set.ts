import { inSource, type Question } from './question.ts';
import { bikeQuestions } from './third/bike-trips.ts';
import { clinicQuestions } from './third/clinic-visits.ts';
import { companyQuestions } from './third/sample-company.ts';
import { timesheetQuestions } from './third/timesheets.ts';

/** Sixty further questions over three further files, written later and, like the second set, only counted. */
export const thirdSet: Question[] = [
  ...inSource('third', 'sample company', companyQuestions),
  ...inSource('third', 'clinic visits', clinicQuestions),
  ...inSource('third', 'bike trips', bikeQuestions),
  ...inSource('third', 'timesheets', timesheetQuestions),
];
