export { createAuditStore, forgetInAudit } from './audit-store.ts';
export { createRecorder } from './recorder.ts';
export { type AuditParts, auditHandlers } from './routes.ts';
