/** What a number format says of the number in its cell. */
export interface CellFormat {
  /** `elapsed`: hours that go on beyond 24. */
  kind: 'number' | 'date' | 'percent' | 'elapsed';
  /** A sign or code that is shown with the number. */
  currency: string | null;
}

export const plainFormat: CellFormat = { kind: 'number', currency: null };

/** Formats that are known by number alone (ECMA-376 part 1, 18.8.30), as far as they change what a number means. */
const builtInCodes: Record<number, string> = {
  9: '0%',
  10: '0.00%',
  ...Object.fromEntries(
    [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [
      id,
      'yyyy-mm-dd',
    ]),
  ),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 45, 47, 55, 56].map((id) => [id, 'hh:mm'])),
  46: '[h]:mm:ss',
};

/** @param code the format's own code; a built-in one may have none */
export function formatOf(id: number, code: string | undefined): CellFormat {
  return parseFormat(code ?? builtInCodes[id] ?? 'General');
}

const currencyCode =
  /^(?:[$€£¥₹]|USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|SGD|HKD|KRW|TRY)$/;

/** Reads a format code such as `#,##0.00 [$€-407]` or `yyyy\-mm\-dd`: its first section decides. */
export function parseFormat(code: string): CellFormat {
  const section = code.split(';')[0] ?? '';
  const currency = currencyOf(section);
  // Texts in quotes, escaped characters, colours, conditions and locales are not part of the pattern.
  const bare = section
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/_./g, '')
    .replace(/\*./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(bare)) return { kind: 'elapsed', currency: null };
  const pattern = bare.replace(/\[[^\]]*\]/g, '');
  if (/^general$/i.test(pattern.trim()) || pattern.trim() === '@') return plainFormat;
  if (/[ymdhs]/i.test(pattern)) return { kind: 'date', currency: null };
  return { kind: pattern.includes('%') ? 'percent' : 'number', currency };
}

function currencyOf(section: string): string | null {
  const bracketed = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(section)?.[1]?.trim();
  const quoted = [...section.matchAll(/"([^"]*)"/g)].map((match) => match[1]?.trim() ?? '');
  const bare = /[$€£¥₹]/.exec(section.replace(/\[[^\]]*\]|"[^"]*"/g, ''))?.[0];
  return [bracketed, ...quoted, bare].find((text) => text !== undefined && currencyCode.test(text)) ?? null;
}
