import { mcpPath } from '../limits.ts';

/** Where other programs reach this server. */
export function ownMcpAddress(): string {
  return `${window.location.origin}${mcpPath}`;
}

/** Settings as most MCP clients take them. */
export function clientConfiguration(token: string): string {
  const plumbline = { type: 'http', url: ownMcpAddress(), headers: { Authorization: `Bearer ${token}` } };
  return JSON.stringify({ mcpServers: { plumbline } }, null, 2);
}
