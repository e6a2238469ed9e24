import { eighteenthFiles } from '../eighteenth/files.ts';
import { eighthFiles } from '../eighth/files.ts';
import { eleventhFiles } from '../eleventh/files.ts';
import { fifteenthFiles } from '../fifteenth/files.ts';
import { fifthFiles } from '../fifth/files.ts';
import { fourteenthFiles } from '../fourteenth/files.ts';
import { fourthFiles } from '../fourth/files.ts';
import { nineteenthFiles } from '../nineteenth/files.ts';
import { ninthFiles } from '../ninth/files.ts';
import { seventeenthFiles } from '../seventeenth/files.ts';
import { seventhFiles } from '../seventh/files.ts';
import { sixteenthFiles } from '../sixteenth/files.ts';
import { sixthFiles } from '../sixth/files.ts';
import { tenthFiles } from '../tenth/files.ts';
import { thirteenthFiles } from '../thirteenth/files.ts';
import { twelfthFiles } from '../twelfth/files.ts';
import { twentiethFiles } from '../twentieth/files.ts';
import { twentyEighthFiles } from '../twenty-eighth/files.ts';
import { twentyFifthFiles } from '../twenty-fifth/files.ts';
import { twentyFirstFiles } from '../twenty-first/files.ts';
import { twentyFourthFiles } from '../twenty-fourth/files.ts';
import { twentySecondFiles } from '../twenty-second/files.ts';
import { twentySixthFiles } from '../twenty-sixth/files.ts';
import { twentyThirdFiles } from '../twenty-third/files.ts';
import { bikeTripsFile } from './bike-trips.ts';
import { clinicVisitsFile } from './clinic-visits.ts';
import { indicatorsFile } from './indicators.ts';
import { listingsFile } from './listings.ts';
import { orderLinesFile } from './order-lines.ts';
import { requestsFile } from './requests.ts';
import { staffFile } from './staff.ts';
import { ticketsFile } from './tickets.ts';
import { timesheetsFile } from './timesheets.ts';

export interface QuestionFile {
  /** The name under which it is uploaded; its table is called the same, without the ending. */
  fileName: string;
  content: () => string | Uint8Array;
}

/** The uploaded files by source. They are drawn with fixed seeds, so every run asks the same data. */
export const questionFiles: Readonly<Record<string, QuestionFile>> = {
  listings: { fileName: 'listings.csv', content: listingsFile },
  staff: { fileName: 'staff.xlsx', content: staffFile },
  tickets: { fileName: 'tickets.csv', content: ticketsFile },
  requests: { fileName: 'service_requests.csv', content: requestsFile },
  indicators: { fileName: 'country_indicators.csv', content: indicatorsFile },
  'order lines': { fileName: 'order_lines.json', content: orderLinesFile },
  'clinic visits': { fileName: 'clinic_visits.csv', content: clinicVisitsFile },
  'bike trips': { fileName: 'bike_trips.csv', content: bikeTripsFile },
  timesheets: { fileName: 'timesheets.xlsx', content: timesheetsFile },
  ...fourthFiles,
  ...fifthFiles,
  ...sixthFiles,
  ...seventhFiles,
  ...twelfthFiles,
  ...thirteenthFiles,
  ...fourteenthFiles,
  ...fifteenthFiles,
  ...sixteenthFiles,
  ...twentyEighthFiles,
  ...twentySixthFiles,
  ...twentyFifthFiles,
  ...twentyFourthFiles,
  ...twentyThirdFiles,
  ...twentySecondFiles,
  ...twentyFirstFiles,
  ...twentiethFiles,
  ...seventeenthFiles,
  ...nineteenthFiles,
  ...eighteenthFiles,
  ...eleventhFiles,
  ...tenthFiles,
  ...ninthFiles,
  ...eighthFiles,
};
