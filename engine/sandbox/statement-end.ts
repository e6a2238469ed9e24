/** One token, as far as it matters here: a text, a quoted name or a comment is passed over whole. */
const token =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<nothing>[\s;]+)|[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$|\w+|[\s\S]/gu;

/** A statement without the semicolons and comments behind it: they are a habit, and no part of a subquery. */
export function withoutEnd(sql: string): string {
  let end = 0;
  for (const { 0: text, index, groups } of sql.matchAll(token)) {
    if (groups?.comment === undefined && groups?.nothing === undefined) end = index + text.length;
  }
  return sql.slice(0, end);
}
