import type { QuestionFile } from '../files/question-files.ts';
import { gymMembersFile } from './gym-members-file.ts';
import { hotelBookingsFile } from './hotel-bookings-file.ts';
import { purchaseLedgerFile } from './purchase-ledger-file.ts';

/** The three files of this set, drawn with fixed seeds. */
export const eighthFiles: Readonly<Record<string, QuestionFile>> = {
  'hotel bookings': { fileName: 'hotel_bookings.csv', content: hotelBookingsFile },
  'gym members': { fileName: 'gym_members.json', content: gymMembersFile },
  'purchase ledger': { fileName: 'purchase_ledger.xlsx', content: purchaseLedgerFile },
};
