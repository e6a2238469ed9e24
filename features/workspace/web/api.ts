import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { workspaceEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const workspaceApi = createApi<typeof workspaceEndpoints>();
export const useWorkspaceRead = createReader<typeof workspaceEndpoints>(readShapes);
