import type { QuestionFile } from '../files/question-files.ts';
import { adReportFile } from './ad-report-file.ts';
import { carStockFile } from './car-stock-file.ts';
import { meterReadingsFile } from './meter-readings-file.ts';
import { raceResultsFile } from './race-results-file.ts';
import { shipmentsFile } from './shipments-file.ts';

/** The five files that the fifth set asks of, drawn with fixed seeds. */
export const fifthFiles: Readonly<Record<string, QuestionFile>> = {
  shipments: { fileName: 'shipments.csv', content: shipmentsFile },
  'meter readings': { fileName: 'meter_readings.xlsx', content: meterReadingsFile },
  'ad report': { fileName: 'ad_report.csv', content: adReportFile },
  'race results': { fileName: 'race_results.csv', content: raceResultsFile },
  'car stock': { fileName: 'car_stock.json', content: carStockFile },
};
