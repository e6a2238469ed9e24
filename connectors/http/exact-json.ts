/** What Node 24 has and TypeScript's library does not know yet: the text that a value was read of, and a text written as it is. */
type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown;
const exact = JSON as unknown as {
  parse(text: string, reviver: SourceReviver): unknown;
  rawJSON(text: string): object;
};

/** A number of JSON that a number of JavaScript would change: more digits than that has, or zeros behind the last. */
export class Numeral {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): object {
    return exact.rawJSON(this.text);
  }
}

/** JSON whose numbers keep every digit: those that would not are a `Numeral`. */
export function parseExactJson(text: string): unknown {
  return exact.parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source
      ? new Numeral(source)
      : value,
  );
}

/** JSON whose numbers stay the texts that were sent, for who hands all cells on as texts. */
export function parseNumbersAsTexts(text: string): unknown {
  return exact.parse(text, (_, value, { source }) =>
    typeof value === 'number' ? (source ?? String(value)) : value,
  );
}
