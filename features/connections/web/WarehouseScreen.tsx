import { ConnectionsScreen } from './ConnectionsScreen.tsx';
import { warehouseFamily } from './families.ts';

export function WarehouseScreen() {
  return <ConnectionsScreen family={warehouseFamily} />;
}
