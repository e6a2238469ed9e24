import { Building2, Warehouse } from 'lucide-react';
import type { Screen } from '#ui/screen.ts';
import { connectionsNames } from '../page-names.ts';

export const screens: Screen[] = [
  {
    path: '/data-warehouse-connectors',
    title: connectionsNames.warehouses.title,
    isOpenDuringOnboarding: true,
    load: () => import('./WarehouseScreen.tsx').then((module) => module.WarehouseScreen),
    sidebar: {
      label: connectionsNames.warehouses.sidebar,
      icon: Warehouse,
      order: 3,
      group: 'dataSources',
    },
  },
  {
    path: '/business-app-connectors',
    title: connectionsNames.applications.title,
    isOpenDuringOnboarding: true,
    load: () => import('./ApplicationsScreen.tsx').then((module) => module.ApplicationsScreen),
    sidebar: {
      label: connectionsNames.applications.sidebar,
      icon: Building2,
      order: 4,
      group: 'dataSources',
    },
  },
];
