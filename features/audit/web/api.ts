import { createReader } from '#ui/query.ts';
import type { auditEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const useAuditRead = createReader<typeof auditEndpoints>(readShapes);
