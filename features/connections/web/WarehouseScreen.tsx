import { Warehouse } from 'lucide-react';
import { connectionsStrings as strings } from '../strings.ts';
import { ConnectorsNotYet } from './ConnectorsNotYet.tsx';

export function WarehouseScreen() {
  return (
    <ConnectorsNotYet
      icon={Warehouse}
      title={strings.warehouseTitle}
      subtitle={strings.warehouseSubtitle}
      emptyTitle={strings.warehouseEmptyTitle}
    />
  );
}
