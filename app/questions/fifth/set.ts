import { inSource, type Question } from '../question.ts';
import { adQuestions } from './ad-report.ts';
import { carQuestions } from './car-stock.ts';
import { meterQuestions } from './meter-readings.ts';
import { raceQuestions } from './race-results.ts';
import { companyQuestions } from './sample-company.ts';
import { shipmentQuestions } from './shipments.ts';

/** Sixty questions over five further files, with two further wordings of each that is asked in one turn: a set to learn from. */
export const fifthSet: Question[] = [
  ...inSource('fifth', 'sample company', companyQuestions),
  ...inSource('fifth', 'shipments', shipmentQuestions),
  ...inSource('fifth', 'meter readings', meterQuestions),
  ...inSource('fifth', 'ad report', adQuestions),
  ...inSource('fifth', 'race results', raceQuestions),
  ...inSource('fifth', 'car stock', carQuestions),
];
