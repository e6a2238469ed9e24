export { type McpParts, mountMcp } from './mount-mcp.ts';
export { type AccessParts, accessHandlers } from './routes.ts';
export { createTokenStore } from './token-store.ts';
