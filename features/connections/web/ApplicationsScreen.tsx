import { ConnectionsScreen } from './ConnectionsScreen.tsx';
import { applicationFamily } from './families.ts';

export function ApplicationsScreen() {
  return <ConnectionsScreen family={applicationFamily} />;
}
