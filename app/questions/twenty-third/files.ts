import type { QuestionFile } from '../files/question-files.ts';
import { matchTicketsFile } from './match-tickets-file.ts';
import { noiseComplaintsFile } from './noise-complaints-file.ts';
import { roomHireFile } from './room-hire-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const twentyThirdFiles: Readonly<Record<string, QuestionFile>> = {
  'match tickets': { fileName: 'ticket_sales.csv', content: matchTicketsFile },
  'noise complaints': { fileName: 'noise_complaints.json', content: noiseComplaintsFile },
  'room hire': { fileName: 'room_hire.xlsx', content: roomHireFile },
};
