import { AppError } from '#kernel/errors.ts';
import { keyAgain, plainKey } from '../record-keys.ts';

/** A JSON value whose numbers are their own text, so that no digit is lost. */
export type JsonValue = string | null | JsonValue[] | Map<string, JsonValue>;

const maxDepth = 64;

/**
 * A JSON reader for data of unknown origin: numbers stay exact texts, depth is bounded, keys are never properties of an
 * object. Also reads several values after one another (NDJSON) by calling `next` until it is done.
 */
export class JsonReader {
  readonly #text: string;
  #at = 0;
  /** Keys that came twice in one object; each later value is kept under a key of its own. */
  duplicateKeys = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    this.#skipBlank();
    return this.#at >= this.#text.length;
  }

  next(): JsonValue {
    return this.#value(0);
  }

  /** Passes over a character where it is next. */
  accept(character: string): boolean {
    this.#skipBlank();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  fail(what: string): AppError {
    const line = this.#text.slice(0, this.#at).split('\n').length;
    return new AppError(
      'unreadable',
      `The file is not valid JSON: ${what} in line ${line.toLocaleString('en')}.`,
    );
  }

  #value(depth: number): JsonValue {
    if (depth > maxDepth) throw this.fail(`more than ${maxDepth} levels of nesting`);
    this.#skipBlank();
    switch (this.#text[this.#at]) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#array(depth);
      case '"':
        return this.#string();
      default:
        return this.#scalar();
    }
  }

  #object(depth: number): Map<string, JsonValue> {
    const object = new Map<string, JsonValue>();
    this.#at += 1;
    if (this.accept('}')) return object;
    do {
      this.#skipBlank();
      if (this.#text[this.#at] !== '"') throw this.fail('a name in quotes is missing');
      const key = this.#freeKey(object, plainKey(this.#string()));
      if (!this.accept(':')) throw this.fail('a colon is missing');
      object.set(key, this.#value(depth + 1));
    } while (this.accept(','));
    if (!this.accept('}')) throw this.fail('an object is not closed');
    return object;
  }

  #freeKey(object: ReadonlyMap<string, unknown>, key: string): string {
    if (!object.has(key)) return key;
    this.duplicateKeys += 1;
    let number = 2;
    while (object.has(keyAgain(key, number))) number += 1;
    return keyAgain(key, number);
  }

  #array(depth: number): JsonValue[] {
    const array: JsonValue[] = [];
    this.#at += 1;
    if (this.accept(']')) return array;
    do {
      array.push(this.#value(depth + 1));
    } while (this.accept(','));
    if (!this.accept(']')) throw this.fail('a list is not closed');
    return array;
  }

  #string(): string {
    const start = this.#at;
    for (let at = start + 1; ; at += 1) {
      const end = this.#text.indexOf('"', at);
      if (end === -1) throw this.fail('a text is not closed');
      at = end;
      if (isEscaped(this.#text, start, end)) continue;
      this.#at = end + 1;
      const raw = this.#text.slice(start + 1, end);
      return raw.includes('\\') || hasControl(raw) ? this.#unescape(start, end) : raw;
    }
  }

  #unescape(start: number, end: number): string {
    try {
      return JSON.parse(this.#text.slice(start, end + 1)) as string;
    } catch {
      throw this.fail('a text holds a character that must be escaped');
    }
  }

  #scalar(): string | null {
    const pattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined || /[\w.+-]/.test(this.#text[this.#at + found.length] ?? ''))
      throw this.fail('a value is missing or not allowed');
    this.#at += found.length;
    return found === 'null' ? null : found;
  }

  #skipBlank(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return;
      this.#at += 1;
    }
  }
}

function isEscaped(text: string, start: number, quote: number): boolean {
  let slashes = 0;
  for (let at = quote - 1; at > start && text.charCodeAt(at) === 92; at -= 1) slashes += 1;
  return slashes % 2 === 1;
}

function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 32) return true;
  return false;
}
