import { Building2 } from 'lucide-react';
import { connectionsStrings as strings } from '../strings.ts';
import { ConnectorsNotYet } from './ConnectorsNotYet.tsx';

export function ApplicationsScreen() {
  return (
    <ConnectorsNotYet
      icon={Building2}
      title={strings.applicationsTitle}
      subtitle={strings.applicationsSubtitle}
      emptyTitle={strings.applicationsEmptyTitle}
    />
  );
}
