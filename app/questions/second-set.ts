import { inSource, type Question } from './question.ts';
import { indicatorQuestions } from './second/indicators.ts';
import { orderLineQuestions } from './second/order-lines.ts';
import { requestQuestions } from './second/requests.ts';
import { companyQuestions } from './second/sample-company.ts';

/** Sixty other questions over other files. They are only counted: nothing is made for one of them. */
export const secondSet: Question[] = [
  ...inSource('second', 'sample company', companyQuestions),
  ...inSource('second', 'requests', requestQuestions),
  ...inSource('second', 'indicators', indicatorQuestions),
  ...inSource('second', 'order lines', orderLineQuestions),
];
