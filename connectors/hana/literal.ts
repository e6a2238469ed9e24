/** A text as SQL of SAP HANA: a quote in it is doubled, and nothing else has a meaning. */
export function textLiteral(text: string): string {
  return `N'${text.replaceAll("'", "''")}'`;
}

/** A number that the server wrote, to be told back to it. Throws for anything else. */
export function numberLiteral(text: string): string {
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) throw new Error('This is no number.');
  return text;
}
