import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EndpointDefinition } from '#kernel/endpoint.ts';
import { AppError } from '#kernel/errors.ts';

export interface ParsedInput {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
}

/** Checks query and body against the contract. Throws `invalid` with a sentence for each field that is wrong. */
export function parseInput(definition: EndpointDefinition, request: FastifyRequest): ParsedInput {
  return {
    params: request.params as Record<string, string>,
    query: definition.query ? parse(definition.query, request.query ?? {}) : undefined,
    body: definition.body ? parse(definition.body, request.body ?? {}) : undefined,
  };
}

/** Of a body that is wrong all over, the first problems say enough: the answer stays smaller than the question. */
const problemsTold = 20;
const fieldMaximumLength = 200;

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.slice(0, problemsTold).map((issue) => ({
    field: issue.path.join('.').slice(0, fieldMaximumLength),
    message: issue.message,
  }));
  const message = fields
    .map(({ field, message }) => (isSentence(message) || !field ? message : `${field}: ${message}`))
    .join(' ');
  throw new AppError('invalid', message, { details: { fields } });
}

/** Our own messages are sentences; the library's are fragments that need the name of their field. */
function isSentence(message: string): boolean {
  return message.endsWith('.');
}
