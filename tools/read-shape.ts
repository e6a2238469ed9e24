import type { Shape } from '../ui/answer-shape.ts';

/** As much of JSON Schema as our contracts come to. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  /** Set by a contract for a part that is looked at where it is drawn: the name of its shape. */
  checkedApart?: string;
}

const kinds = new Map<string, string>([
  ['string', 's'],
  ['number', 'n'],
  ['integer', 'n'],
  ['boolean', 'b'],
  ['null', 'z'],
]);

/**
 * What is left of a schema in the browser: kinds of values and names of members. Which texts an enumeration holds is left out: a word
 * that a newer server added can be drawn, a list in place of a text cannot.
 */
export function shapeOf(schema: JsonSchema): Shape {
  if (schema.checkedApart !== undefined) return 'any';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unionOf(choices.map(shapeOf));
  if (schema.const !== undefined) return kindOf(schema.const);
  if (schema.enum) return unionOf(schema.enum.map(kindOf));
  if (Array.isArray(schema.type)) return unionOf(schema.type.map((type) => shapeOf({ ...schema, type })));
  if (schema.type === 'array')
    return {
      list: schema.prefixItems ? unionOf(schema.prefixItems.map(shapeOf)) : shapeOf(schema.items ?? {}),
    };
  if (schema.type === 'object' || schema.properties) return objectOf(schema);
  return kinds.get(schema.type ?? '') ?? 'any';
}

/** The parts of a schema that are looked at where they are drawn, by their names. */
export function shapesApart(schema: JsonSchema): [string, Shape][] {
  const { checkedApart, ...own } = schema;
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...[schema.items, schema.additionalProperties].filter((part) => typeof part === 'object'),
    ...(schema.anyOf ?? schema.oneOf ?? schema.prefixItems ?? []),
  ].flatMap(shapesApart);
  return checkedApart === undefined ? inner : [[checkedApart, shapeOf(own)], ...inner];
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema): Shape {
  if (!properties)
    return { map: typeof additionalProperties === 'object' ? shapeOf(additionalProperties) : 'any' };
  const members = Object.entries(properties).map(
    ([name, member]) => [required.includes(name) ? name : `${name}?`, shapeOf(member)] as const,
  );
  return { members: Object.fromEntries(members) };
}

/** Kinds of single values become one word; the same shape is said once. */
function unionOf(shapes: readonly Shape[]): Shape {
  if (shapes.includes('any')) return 'any';
  const words = [...new Set(shapes.flatMap((shape) => (typeof shape === 'string' ? [...shape] : [])))];
  const others = shapes.flatMap((shape) =>
    typeof shape === 'string' ? [] : 'oneOf' in shape ? shape.oneOf : [shape],
  );
  const told = [...new Map(others.map((shape) => [JSON.stringify(shape), shape])).values()];
  const parts = words.length > 0 ? [words.toSorted().join(''), ...told] : told;
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { oneOf: parts };
}

function kindOf(value: unknown): Shape {
  return value === null ? 'z' : (kinds.get(typeof value) ?? 'any');
}
