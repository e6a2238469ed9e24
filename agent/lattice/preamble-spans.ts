import { afterword, preamble } from '../lexicon/preambles.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** What is said before and after the question itself: "could you tell me", "for my report I need", "if you do not mind". */
export function preambleSpans(tokens: Token[]): { from: number; span: Span }[] {
  const words = tokens.map(({ lower }) => lower);
  const text = words.join(' ');
  const spans: { from: number; span: Span }[] = [];
  const opening = preamble.exec(text)?.[0].trim() ?? '';
  const opened = opening === '' ? 0 : opening.split(' ').length;
  // Each shorter opening may be meant too: "show me" of "could you show me" asks for a list.
  for (let to = 2; to <= opened; to += 1) {
    const isWhole =
      (preamble.exec(`${words.slice(0, to).join(' ')} …`)?.[0].trim() ?? '') === words.slice(0, to).join(' ');
    if (isWhole) spans.push({ from: 0, span: { kind: 'filler', to } });
  }
  const closing = afterword.exec(text)?.[0].trim() ?? '';
  const closed = closing === '' ? 0 : closing.split(' ').length;
  if (closed > 0 && closed < tokens.length)
    spans.push({ from: tokens.length - closed, span: { kind: 'filler', to: tokens.length } });
  return spans;
}
