import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ChatMessage } from '#features/chat/contract.ts';
import { messageMaximumLength, questionMaximumLength } from '#features/chat/limits.ts';
import type { Receipt } from '#features/receipts/contract.ts';
import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import { answerForProgram, answerText, describeTable, listTable } from './tool-results.ts';

/** What the tools stand on: the same agent, tables and receipts that the screens use. */
export interface ToolParts {
  readCatalog: (workspaceId: string) => Promise<Catalog>;
  /** Asks in a conversation of the account; null begins one. Throws `notFound` for another's. */
  ask: (
    caller: Caller,
    request: { conversationId: string | null; question: string; signal: AbortSignal },
  ) => Promise<{ conversationId: string; message: ChatMessage }>;
  /** Throws `notFound`. */
  readReceipt: (workspaceId: string, id: string) => Promise<Receipt>;
}

interface ToolContext {
  caller: Caller;
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string;
}

const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

export const instructions =
  'Answers questions about the tables of one Plumbline workspace. Every number comes from a statement that was run and checked, with a verdict and a receipt. ' +
  'Call `ask` with a question in plain English and pass on its number with its verdict and receipt address. When the status is `declined` or `clarify`, say so and do not compute a number yourself: ' +
  'ask the person, or ask one of the given options in the same conversation.';

/** Puts the tools on a server that serves one caller. */
export function registerTools(server: McpServer, parts: ToolParts, context: ToolContext): void {
  const { caller, publicUrl } = context;

  server.registerTool(
    'list_tables',
    {
      title: 'List tables',
      description: 'The tables of the workspace: name, source, rows, version and when it was read.',
      inputSchema: z.object({}),
      annotations: readOnly,
    },
    () =>
      tellFailure(async () => {
        const { tables } = await parts.readCatalog(caller.workspaceId);
        const listed = tables.map(listTable);
        const lines = listed.map(({ table, source, rows }) => `${table} (${source}): ${rows} rows`);
        return result(lines.join('\n') || 'There are no tables yet.', { tables: listed });
      }),
  );

  server.registerTool(
    'describe_table',
    {
      title: 'Describe a table',
      description:
        'The columns of a table: name, type, what they hold, unit, frequent values, key, main date, and which tables it is related to.',
      inputSchema: z.object({ table: z.string().describe('Its name as `list_tables` gives it') }),
      annotations: readOnly,
    },
    ({ table: name }) =>
      tellFailure(async () => {
        const catalog = await parts.readCatalog(caller.workspaceId);
        const table = findTable(catalog, name);
        const described = describeTable(table, catalog);
        const lines = described.columns.map((column) =>
          [column.name, column.type, column.role, column.unit].filter(Boolean).join(', '),
        );
        return result(`${described.table}: ${described.rows} rows\n${lines.join('\n')}`, described);
      }),
  );

  server.registerTool(
    'ask',
    {
      title: 'Ask a question',
      description:
        'Answers one question about the data. `status` is `answered` (with rows, verdict, checks and the address of a receipt), `clarify` (with options: ask the `question` of one with the same `conversationId`) or ' +
        '`declined` (with the reason, options likewise where something is near, and questions that can be answered). With `conversationId` it may follow up on the answer before.',
      inputSchema: z.object({
        question: z
          .string()
          .trim()
          .min(1)
          .max(messageMaximumLength)
          .describe(`At most ${questionMaximumLength} characters`),
        conversationId: z.string().optional().describe('Of an answer before'),
      }),
      annotations: { ...readOnly, readOnlyHint: false, destructiveHint: false },
    },
    ({ question, conversationId = null }, { mcpReq }) =>
      tellFailure(async () => {
        const { signal } = mcpReq;
        const asked = await parts.ask(caller, { conversationId, question, signal });
        const answer = answerForProgram(asked.message, asked.conversationId, publicUrl);
        return result(answerText(asked.message, answer), answer);
      }),
  );

  server.registerTool(
    'get_receipt',
    {
      title: 'Get a receipt',
      description:
        'Everything needed to check an answer: question, reading, SQL, rows, table versions, checks, who asked and when.',
      inputSchema: z.object({ receiptId: z.string() }),
      annotations: readOnly,
    },
    ({ receiptId }) =>
      tellFailure(async () => {
        const receipt = await parts.readReceipt(caller.workspaceId, receiptId);
        return result(`${receipt.question}\n${receipt.answerText}\n${receipt.sql}`, {
          ...receipt,
          url: `${publicUrl}/receipts/${receipt.id}`,
        });
      }),
  );
}

function findTable({ tables }: Catalog, name: string): CatalogTable {
  const found =
    tables.find(({ sqlName }) => sqlName === name) ??
    tables.find((table) => table.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  throw new AppError('notFound', `There is no table "${name}". Call list_tables for those there are.`);
}

function result(text: string, structured: object): CallToolResult {
  return {
    content: [{ type: 'text', text }],
    structuredContent: structured as Record<string, unknown>,
  };
}

/** What was wrong with a call is told to the program in words; what is wrong with the product is thrown on. */
async function tellFailure(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}
