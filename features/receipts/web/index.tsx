import type { Screen } from '#ui/screen.ts';
import { receiptsStrings } from '../strings.ts';

export const screens: Screen[] = [
  {
    path: '/receipts/:id',
    title: receiptsStrings.title,
    within: '/ai-agent',
    load: () => import('./ReceiptScreen.tsx').then((module) => module.ReceiptScreen),
  },
];
