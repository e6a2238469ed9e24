export { createReceiptStore } from './receipt-store.ts';
export { writeReceipt } from './receipts.ts';
export { type CurrentTable, createRecompute, type Recomputed } from './recompute.ts';
export { type ReceiptsParts, readReceipt, receiptsHandlers } from './routes.ts';
export { withAllRows } from './whole-rows.ts';
