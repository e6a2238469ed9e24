/** A text as SQL, whatever stands in it: as its bytes, which nothing can end. Compared with a column it takes that column's collation. */
export function textLiteral(text: string): string {
  return `_utf8mb4 X'${Buffer.from(text).toString('hex')}'`;
}

/** A number that the server wrote, to be told back to it. As a text it would be compared with 53 bits. Throws for anything else. */
export function numberLiteral(text: string): string {
  if (!/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) throw new Error('This is no number.');
  return text;
}
