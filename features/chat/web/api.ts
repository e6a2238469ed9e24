import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { chatEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const chatApi = createApi<typeof chatEndpoints>();
export const useChatRead = createReader<typeof chatEndpoints>(readShapes);

export const sessionsPath: (typeof chatEndpoints.listSessions)['path'] = '/api/chat/sessions';
export const messagesPath: (typeof chatEndpoints.listMessages)['path'] = '/api/chat/sessions/{id}/messages';
export const agentStatusPath: (typeof chatEndpoints.status)['path'] = '/api/chat/status';
