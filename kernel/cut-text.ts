/**
 * A text of at most so many characters, ending with a whole word: half a number is another number. A single word that is longer is cut where it
 * must be. What was cut off is told by an ellipsis, which counts.
 */
export function cutAtWord(text: string, maximum: number): string {
  const characters = [...text];
  if (characters.length <= maximum) return text;
  const room = characters.slice(0, maximum - 1).join('');
  const isWhole = /\s/.test(characters[maximum - 1] ?? '');
  const whole = isWhole ? room : room.replace(/\s+\S*$/, '');
  if (whole === room && !isWhole) return characters.slice(0, maximum).join('');
  // Of "10 000" the first part is a number of its own.
  const rest = text.slice(whole.length).trimStart();
  const kept = /^\d/.test(rest) ? whole.replace(/(?:\s+[\d.,'’]+)+\s*$/, '') : whole;
  return `${kept.trimEnd()}…`;
}
