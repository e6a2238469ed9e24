export { WorkspaceCard } from './WorkspaceCard.tsx';
