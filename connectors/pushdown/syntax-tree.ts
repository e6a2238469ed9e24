/** A tree as the parser gives it: objects of fields, of which one with a single capitalised field is a variant. */
export type Tree = { [key: string]: unknown };

export interface ParseRequest {
  sql: string;
  dialect: string;
}

export type ParseAnswer =
  /** `printed` is the statements written anew from their trees, without comments. */
  | { kind: 'parsed'; statements: unknown[]; printed: string }
  | { kind: 'unreadable' }
  /** The parser is of no more use. */
  | { kind: 'broken' };

/** The tree without the places in the text, and without fields that hold nothing; a variant stays, whatever it holds. */
export function withoutPlaces(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutPlaces);
  if (!isTree(node)) return node;
  const fields = Object.entries(node).filter(([key]) => key !== 'span' && !key.endsWith('_token'));
  return Object.fromEntries(
    fields
      .filter(([key, value]) => isVariant(key) || !isEmpty(value))
      .map(([key, value]) => [key, value === undefined || value === null ? 'None' : withoutPlaces(value)]),
  );
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isVariant(key: string): boolean {
  return /^[A-Z]/.test(key);
}

export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === false ||
    value === 'None' ||
    (Array.isArray(value) && value.length === 0)
  );
}
