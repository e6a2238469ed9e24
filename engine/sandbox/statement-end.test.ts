import { describe, expect, it } from 'vitest';
import { withoutEnd } from './statement-end.ts';

describe('a statement', () => {
  it.each([
    ['SELECT 1', 'SELECT 1'],
    ['SELECT 1 ; ;\n', 'SELECT 1'],
    ['SELECT 1; -- the one', 'SELECT 1'],
    ['SELECT 1 /* the; one */; -- of\n-- two; lines\n', 'SELECT 1'],
    ["SELECT 'a; -- b'", "SELECT 'a; -- b'"],
    ["SELECT 'it''s; --';--", "SELECT 'it''s; --'"],
    [String.raw`SELECT E'it\'s; --'; --`, String.raw`SELECT E'it\'s; --'`],
    ['SELECT 1 AS "a;--"; --', 'SELECT 1 AS "a;--"'],
    ['SELECT $$ ; -- $$', 'SELECT $$ ; -- $$'],
    ['SELECT $x$ $$ ; -- $x$;', 'SELECT $x$ $$ ; -- $x$'],
    ['-- first\nSELECT 2 - -1 -- last', '-- first\nSELECT 2 - -1'],
  ])('%j ends as %j', (sql, statement) => {
    expect(withoutEnd(sql)).toBe(statement);
  });
});
