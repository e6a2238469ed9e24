import { z } from 'zod';
import type { EndpointDefinition } from '#kernel/endpoint.ts';
import type { MountedEndpoint } from './mount.ts';

const errorSchema = {
  type: 'object',
  properties: { message: { type: 'string' }, requestId: { type: 'string' } },
  required: ['message'],
};

/** The OpenAPI 3.1 description of the mounted endpoints, derived from their contracts. */
export function describeApi(endpoints: readonly MountedEndpoint[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { id, definition } of endpoints) {
    const operation = { [definition.method.toLowerCase()]: describeOperation(id, definition) };
    paths[definition.path] = { ...paths[definition.path], ...operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plumbline', version },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'plumbline_session' } },
    },
  };
}

function describeOperation(id: string, definition: EndpointDefinition): object {
  const failure = { description: 'What was wrong and what to do', content: json(errorSchema) };
  return {
    operationId: id,
    summary: definition.summary,
    security: definition.access === 'public' ? [] : [{ session: [] }],
    parameters: [...pathParameters(definition.path), ...queryParameters(definition.query)],
    ...(requestBody(definition) ?? {}),
    responses: {
      [definition.status ?? 200]: {
        description: definition.summary,
        ...(definition.response ? { content: json(toSchema(definition.response, 'output')) } : {}),
      },
      default: failure,
    },
  };
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType | undefined): object[] {
  if (!query) return [];
  const schema = toSchema(query, 'input') as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function requestBody(definition: EndpointDefinition): object | null {
  if (definition.body)
    return { requestBody: { required: true, content: json(toSchema(definition.body, 'input')) } };
  if (!definition.uploadLimitBytes) return null;
  const file = {
    type: 'string',
    format: 'binary',
    description: `At most ${definition.uploadLimitBytes} bytes`,
  };
  const schema = { type: 'object', properties: { file }, required: ['file'] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
