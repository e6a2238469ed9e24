export { type SecurityParts, securityHandlers } from './routes.ts';
