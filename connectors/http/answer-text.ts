/** Of a page that is no answer, as much as holds its title, or a code. */
const pageLetters = 64_000;

/** The body as text, as it comes. */
export async function* textsOf(answer: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of (answer.body ?? []) as unknown as AsyncIterable<Uint8Array>)
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** The beginning of a body that is no answer, of a page no further than its title. What it broke off with is told by its status. */
export async function beginningOf(answer: Response): Promise<string> {
  let text = '';
  try {
    for await (const part of textsOf(answer)) {
      text += part;
      if (text.length > pageLetters || /<\/title>/i.test(text)) break;
    }
  } catch {
    // As much as came.
  }
  return text.slice(0, pageLetters);
}

/** The title of a page of HTML, where it is one that can be told: no longer than a line, and of nothing but words. */
export function titleOf(page: string): string | null {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/i.exec(page) ?? [];
  const line = title.replaceAll(/\s+/g, ' ').trim();
  return /^[\p{L}\p{N} .,:()/-]{3,80}$/u.test(line) ? line : null;
}
