export { type ProfileParts, profileHandlers } from './routes.ts';
