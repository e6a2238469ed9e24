/** Random 128-bit id, 26 characters of base 32 without look-alikes, so that it can be read aloud and put in a URL. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let bits = 0;
  let held = 0;
  let text = '';
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return text + alphabet[(held << (5 - bits)) & 31];
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Whether a text has the form of an id. A path parameter that has not is answered like an unknown id. */
export function isId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{26}$/.test(text);
}
