export { AccessCard } from './AccessCard.tsx';
