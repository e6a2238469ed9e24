import { giftTraps } from './gifts.ts';
import { invoiceTraps } from './invoices.ts';
import { salesTraps } from './sales.ts';
import { shopTraps } from './shop.ts';
import { storeTraps } from './stores.ts';
import { ticketTraps } from './tickets.ts';
import type { Trap } from './trap.ts';
import { unanswerableTraps } from './unanswerable.ts';
import { visitTraps } from './visits.ts';

/** All traps that need one workspace. Those about the rows of another one are in `other-workspace.test.ts`. */
export const traps: readonly Trap[] = [
  ...storeTraps,
  ...shopTraps,
  ...salesTraps,
  ...invoiceTraps,
  ...ticketTraps,
  ...giftTraps,
  ...visitTraps,
  ...unanswerableTraps,
];
