import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RecordAudit } from '#features/audit/contract.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import { ownOrigin } from '#platform/http/own-origin.ts';
import { originOf } from '#platform/http/request-origin.ts';
import { signalOf } from '#platform/http/request-signal.ts';
import type { CallLimits } from '#platform/limits/call-limits.ts';
import type { Log } from '#platform/log/log.ts';
import { mcpPath, refusedTokensPerMinute, toolCallsPerMinute } from '../limits.ts';
import type { TokenCaller, TokenStore } from './token-store.ts';
import { instructions, registerTools, type ToolParts } from './tools.ts';

export interface McpParts extends ToolParts {
  tokens: Pick<TokenStore, 'identify'>;
  clock: Clock;
  limits: CallLimits;
  log: Log;
  recordAudit: RecordAudit;
  version: string;
}

/**
 * Puts the MCP server at `/mcp` (Streamable HTTP, nothing kept between calls). Cookies count for nothing here: a caller is who its
 * token speaks for, so that a page of another site can do nothing with somebody's session.
 */
export function mountMcp(server: FastifyInstance, parts: McpParts): void {
  const callers = new WeakMap<FastifyRequest, TokenCaller>();
  server.route({
    method: 'POST',
    url: mcpPath,
    onRequest: async (request, reply) => {
      const caller = await parts.tokens.identify(tokenOf(request), parts.clock.now());
      if (!caller) {
        parts.limits.count('mcp with a wrong token', refusedTokensPerMinute, null, request);
        await parts.recordAudit(originOf(request), {
          kind: 'tokenUse',
          outcome: 'refused',
          accountId: null,
          workspaceId: null,
        });
        reply.header('www-authenticate', 'Bearer');
        throw new AppError('unauthorized', 'A valid access token is needed: Authorization: Bearer plb_...');
      }
      parts.limits.count('mcp', toolCallsPerMinute, caller.accountId, request);
      callers.set(request, caller);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      if (!caller) throw new AppError('unauthorized', 'Unauthorized');
      return send(reply, await serve(request, reply, caller));
    },
  });
  // The transport's other two methods are for servers that keep sessions or push: this one says that it does neither.
  server.route({
    method: ['GET', 'DELETE'],
    url: mcpPath,
    exposeHeadRoute: false,
    handler: async (_request, reply) =>
      reply.code(405).header('allow', 'POST').send({ message: 'This address is for POST alone.' }),
  });

  async function serve(request: FastifyRequest, reply: FastifyReply, caller: TokenCaller): Promise<Response> {
    // Loaded with the first call: most workspaces have no such program.
    const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server');
    const own = ownOrigin(request);
    const { method, name } = calledIn(request.body);
    const { accountId, workspaceId, tokenId, label } = caller;
    parts.log.info({ accountId, workspaceId, tokenId, method, tool: name }, 'mcp call');
    await parts.recordAudit(originOf(request), {
      kind: 'tokenUse',
      outcome: 'done',
      accountId,
      workspaceId,
      detail: label,
    });
    const handler = createMcpHandler(
      () => {
        const mcp = new McpServer({ name: 'plumbline', version: parts.version }, { instructions });
        registerTools(mcp, parts, { caller, publicUrl: own });
        return mcp;
      },
      // The tools never change, so nobody listens for changes: a stream without end would be gathered here for ever.
      {
        maxSubscriptions: 0,
        onerror: (error) =>
          parts.log.warn({ err: error, accountId, workspaceId, tokenId }, 'mcp call failed'),
      },
    );
    const headers = new Headers();
    for (const [key, value] of Object.entries(request.headers))
      if (typeof value === 'string') headers.set(key, value);
    const web = new Request(`${own}${mcpPath}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(request.body),
      signal: signalOf(request, reply),
    });
    return handler.fetch(web, { parsedBody: request.body });
  }
}

function tokenOf(request: FastifyRequest): string {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** For the log: which method, and which tool. */
function calledIn(body: unknown): { method: string | null; name: string | null } {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } };
  const { name } = params ?? {};
  return {
    method: typeof method === 'string' ? method : null,
    name: typeof name === 'string' ? name : null,
  };
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status).header('cache-control', 'no-store');
  for (const [key, value] of response.headers) if (key !== 'content-length') reply.header(key, value);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
