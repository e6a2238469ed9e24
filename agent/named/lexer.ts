import { AppError } from '#kernel/errors.ts';

export interface FormulaToken {
  /** `quoted` is a value or a name that other signs would part. */
  kind: 'word' | 'number' | 'date' | 'quoted' | 'symbol';
  /** Of a quotation, what stands inside. */
  text: string;
  lower: string;
}

const pattern = new RegExp(
  [
    String.raw`(?<quoted>"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’|\[[^\]]*\])`,
    String.raw`(?<date>\d{4}-\d{2}-\d{2})`,
    String.raw`(?<number>\d+(?:\.\d+)?)(?![\p{L}_])`,
    String.raw`(?<word>[\p{L}\p{N}_]+)`,
    `(?<symbol><=|>=|<>|!=|[-+*/()<>=,×÷−%])`,
  ].join('|'),
  'gu',
);

const sameSymbols: Record<string, string> = { '×': '*', '÷': '/', '−': '-', '!=': '<>' };

/** A formula or a condition as words, numbers and signs. Throws `invalid` for a sign that has no meaning there. */
export function lexFormula(text: string): FormulaToken[] {
  const tokens: FormulaToken[] = [];
  let read = 0;
  for (const match of text.matchAll(pattern)) {
    requireBlank(text.slice(read, match.index));
    read = match.index + match[0].length;
    const found = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined);
    const kind = (found?.[0] ?? 'symbol') as FormulaToken['kind'];
    const typed = kind === 'quoted' ? match[0].slice(1, -1) : match[0];
    const plain = kind === 'symbol' ? (sameSymbols[typed] ?? typed) : typed;
    tokens.push({ kind, text: plain, lower: plain.toLowerCase() });
  }
  requireBlank(text.slice(read));
  return tokens;
}

function requireBlank(text: string): void {
  const sign = text.trim();
  if (sign !== '')
    throw new AppError(
      'invalid',
      `"${sign}" has no meaning here. Names and values with such signs stand in quotes: "Net (EUR)".`,
    );
}
