import { CircleUser } from 'lucide-react';
import type { Screen } from '#ui/screen.ts';
import { profileStrings } from '../strings.ts';

export const screens: Screen[] = [
  {
    path: '/profile',
    title: profileStrings.sidebar,
    load: () => import('./ProfileScreen.tsx').then((module) => module.ProfileScreen),
    sidebar: { label: profileStrings.sidebar, icon: CircleUser, order: 6 },
  },
];
