import type { FastifyInstance } from 'fastify';
import { AppError } from '#kernel/errors.ts';

/** No contract has a body of more levels; whatever walks one may do so by recursion. */
const mostLevels = 50;
/** Of all lists and objects together, when the endpoint says nothing of it. Each that is wrong costs a sentence. */
const mostValues = 20_000;

const tooDeep = `The body holds lists or objects within each other on more than ${mostLevels} levels.`;
const tooMany = (most: number) =>
  `The body holds more than ${most.toLocaleString('en-US')} values. Send it in several calls.`;

/** Refuses bodies of JSON that are small in bytes and much to look through, before anything looks at them. */
export function installJsonBounds(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body as string, (error, value: unknown) => {
      const most = request.routeOptions.config.endpoint?.definition.bodyValues ?? mostValues;
      const refused = error ? null : beyond(value, most);
      done(refused === null ? error : new AppError('invalid', refused), value);
    });
  });
}

/** The sentence for a value that goes beyond the bounds, or null. */
export function beyond(value: unknown, most: number): string | null {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return tooDeep;
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      for (const inner of Array.isArray(one) ? one : Object.values(one)) {
        values += 1;
        if (values > most) return tooMany(most);
        if (typeof inner === 'object' && inner !== null) below.push(inner);
      }
    }
    level = below;
  }
  return null;
}
