import { SaxesParser } from 'saxes';
import { CutAnswer } from './http-failure.ts';

/**
 * Reads rows of an answer of SOAP, or of another document of XML, while it comes. A value is known by its path below its row, without prefixes:
 * `Worker_Data/Worker_ID`. Behind it stand the type of an ID (`Worker_Reference/ID[WID]`) or the name of an attribute
 * (`Worker_Reference@Descriptor`). Values that have the same path in one row are one text, with `; ` between them.
 */

export type XmlRow = ReadonlyMap<string, string>;

/** The system said what it could not do. */
export class SoapFault extends Error {
  override name = 'SoapFault';
  /** Behind the prefix: `Client.authenticationError`. */
  readonly code: string;

  constructor(code: string) {
    super('The system answered by a fault.');
    this.code = code;
  }
}

/** No answer of the protocol. */
export class NoSoapAnswer extends Error {
  override name = 'NoSoapAnswer';
}

/** An answer has some twenty levels, whatever it holds. */
const mostLevels = 64;
/** Of all values of one row together. */
const mostRowLetters = 2_000_000;
const mostValueLetters = 1_000_000;

export interface XmlRowsOptions {
  /** Of the elements that are rows, from the root on. */
  rowPath: string;
  /** Of values that stand once in the answer, from the root on. */
  facts?: readonly string[];
}

/** Takes one answer, piece by piece. */
export class XmlRows {
  readonly facts = new Map<string, string>();
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #options: XmlRowsOptions;
  readonly #path: { name: string; type: string; hasElements: boolean }[] = [];
  readonly #rowDepth: number;
  #rows: XmlRow[] = [];
  #row: Map<string, string> | null = null;
  #letters = 0;
  #text = '';
  #fault: string | null = null;
  #isAnswer = false;

  constructor(options: XmlRowsOptions) {
    this.#options = options;
    this.#rowDepth = options.rowPath.split('/').length;
    const parser = this.#parser;
    parser.on('error', (error) => {
      // What begins as an answer and breaks off was cut.
      throw this.#isAnswer
        ? new CutAnswer('The answer was cut.', { cause: error })
        : new NoSoapAnswer('The answer is no XML.');
    });
    parser.on('doctype', () => {
      throw new NoSoapAnswer('The answer declares a type of its own.');
    });
    parser.on('opentag', ({ name, attributes }) =>
      this.#open(bare(name), attributes as Readonly<Record<string, string>>),
    );
    for (const event of ['text', 'cdata'] as const) parser.on(event, (text) => this.#take(text));
    parser.on('closetag', () => this.#close());
  }

  /** Gives the rows that are whole now. */
  write(text: string): XmlRow[] {
    this.#parser.write(text);
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Throws SoapFault, NoSoapAnswer, and what a document that ends too early is. */
  end(): void {
    this.#parser.close();
    if (this.#fault !== null) throw new SoapFault(this.#fault);
    if (!this.#isAnswer) throw new NoSoapAnswer('The answer is of another protocol.');
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#path.at(-1);
    if (parent) parent.hasElements = true;
    const own = Object.entries(attributes).filter(([key]) => !/^xml/.test(key));
    const type = own.find(([key]) => bare(key) === 'type')?.[1] ?? '';
    this.#path.push({ name, type: name === 'ID' ? type : '', hasElements: false });
    if (this.#path.length > mostLevels) throw new NoSoapAnswer('The answer is nested too deeply.');
    if (this.#path.length === 1) this.#begin(name);
    this.#text = '';
    if (name === 'Fault') this.#fault = '';
    if (this.#row)
      for (const [key, value] of own) if (bare(key) !== 'type') this.#keep(`@${bare(key)}`, value);
    if (this.#path.length === this.#rowDepth && this.#pathFrom(0) === this.#options.rowPath) {
      this.#row = new Map();
      this.#letters = 0;
    }
  }

  #begin(root: string): void {
    if (root !== this.#options.rowPath.split('/')[0]) throw new NoSoapAnswer('The answer has another root.');
    this.#isAnswer = true;
  }

  #take(text: string): void {
    this.#text += text;
    if (this.#text.length > mostValueLetters) throw new NoSoapAnswer('A value is too long.');
  }

  #close(): void {
    const element = this.#path.at(-1);
    if (!element) return;
    const isRow = this.#path.length === this.#rowDepth && this.#row !== null;
    if (!element.hasElements && !isRow) this.#closeValue(element.name);
    if (isRow && this.#row) {
      this.#rows.push(this.#row);
      this.#row = null;
    }
    this.#path.pop();
    this.#text = '';
  }

  #closeValue(name: string): void {
    if (this.#fault !== null) {
      if (name === 'faultcode') this.#fault = bare(this.#text.trim()).slice(0, 200);
      return;
    }
    if (this.#row) {
      this.#keep('', this.#text);
      return;
    }
    const path = this.#pathFrom(0);
    if (this.#options.facts?.includes(path)) this.facts.set(path, this.#text.trim());
  }

  #keep(suffix: string, value: string): void {
    if (!this.#row || value === '') return;
    const path = `${this.#pathFrom(this.#rowDepth)}${suffix}`;
    const before = this.#row.get(path);
    this.#letters += value.length + path.length;
    if (this.#letters > mostRowLetters) throw new NoSoapAnswer('A row is too long.');
    this.#row.set(path, before === undefined ? value : `${before}; ${value}`);
  }

  #pathFrom(depth: number): string {
    return this.#path
      .slice(depth)
      .map(({ name, type }) => (type === '' ? name : `${name}[${type}]`))
      .join('/');
  }
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
