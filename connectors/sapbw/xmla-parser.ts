import { SaxesParser } from 'saxes';

/**
 * Reads answers of XML for Analysis 1.1 while they come: rows of a discovery, and axes and cells of a statement. Names are taken without
 * their prefixes, which each maker chooses otherwise.
 */

/** Of a discovery: by the name of the column. */
export type XmlaRow = ReadonlyMap<string, string>;

export interface XmlaMember {
  uniqueName: string;
  caption: string;
}

/** What a statement came to: members by axis and place, and cells by their place, row after row. */
export interface XmlaResult {
  /** By number; one that was not asked for, or that a server leaves out, is missing. */
  axes: XmlaMember[][][];
  cells: (string | null)[];
}

/** The server said what it could not do. */
export class XmlaFault extends Error {
  override name = 'XmlaFault';
}

/** No answer of the protocol. */
export class NoXmla extends Error {
  override name = 'NoXmla';
}

/** A document has some thirty levels, whatever it holds. */
const mostLevels = 64;
/** Of a fault, as much as tells what kind it is. */
const mostFaultLetters = 4000;
const mostCells = 4_000_000;

/** Takes one answer, piece by piece. */
export class XmlaParser {
  readonly rows: XmlaRow[] = [];
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #path: string[] = [];
  #text = '';
  #row: Map<string, string> | null = null;
  readonly #axes: XmlaMember[][][] = [];
  /** Null in that of the slicer. */
  #axis: XmlaMember[][] | null = null;
  #tuple: XmlaMember[] | null = null;
  #member: { uniqueName: string; caption: string } | null = null;
  readonly #cells: (string | null)[] = [];
  #cell = -1;
  #fault = '';
  #isFault = false;
  #isAnswer = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw this.#isAnswer ? error : new NoXmla('The answer is no XML.');
    });
    parser.on('doctype', () => {
      throw new NoXmla('The answer declares a type of its own.');
    });
    parser.on('opentag', ({ name, attributes }) =>
      this.#open(bare(name), attributes as Readonly<Record<string, string>>),
    );
    for (const event of ['text', 'cdata'] as const) parser.on(event, (text) => this.#take(text));
    parser.on('closetag', ({ name }) => this.#close(bare(name)));
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  /** Throws XmlaFault, NoXmla, and what a document that ends too early is. */
  end(): void {
    this.#parser.close();
    if (this.#isFault) throw new XmlaFault(this.#fault.trim());
    if (!this.#isAnswer) throw new NoXmla('The answer is of another protocol.');
  }

  get result(): XmlaResult {
    return { axes: this.#axes, cells: this.#cells };
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name);
    if (this.#path.length > mostLevels) throw new NoXmla('The answer is nested too deeply.');
    if (this.#path.length === 1 && name !== 'Envelope') throw new NoXmla('The answer is no envelope.');
    this.#text = '';
    switch (name) {
      case 'Fault':
        this.#isFault = true;
        this.#isAnswer = true;
        return;
      // Within what was asked for and well done, a single part may have failed.
      case 'Error':
        this.#isFault = true;
        this.#fault = `${this.#fault} ${attributes.ErrorCode ?? ''} ${attributes.Description ?? ''}`.slice(
          0,
          mostFaultLetters,
        );
        return;
      case 'root':
        this.#isAnswer = true;
        return;
      case 'row':
        this.#row = new Map();
        return;
      case 'Axis':
        // The slicer is the last, and says what was left out.
        this.#openAxis(/^Axis(\d)$/.exec(attributes.name ?? '')?.[1]);
        return;
      case 'Tuple':
        this.#tuple = [];
        return;
      case 'Member':
        this.#member = { uniqueName: '', caption: '' };
        return;
      case 'Cell':
        this.#openCell(Number(attributes.CellOrdinal));
    }
  }

  #openAxis(number: string | undefined): void {
    this.#axis = number === undefined ? null : [];
    if (this.#axis) this.#axes[Number(number)] = this.#axis;
  }

  #openCell(ordinal: number): void {
    if (!(ordinal >= 0 && ordinal < mostCells)) throw new NoXmla('A cell is at no place.');
    while (this.#cells.length < ordinal) this.#cells.push(null);
    this.#cell = ordinal;
  }

  #take(text: string): void {
    if (this.#isFault) this.#fault = `${this.#fault} ${text}`.slice(0, mostFaultLetters);
    else this.#text += text;
  }

  #close(name: string): void {
    const parent = this.#path.at(-2);
    this.#path.pop();
    if (this.#row && parent === 'row') this.#row.set(name, this.#text.trim());
    switch (name) {
      case 'row':
        if (this.#row) this.rows.push(this.#row);
        this.#row = null;
        break;
      case 'UName':
        if (this.#member) this.#member.uniqueName = this.#text.trim();
        break;
      case 'Caption':
        if (this.#member) this.#member.caption = this.#text.trim();
        break;
      case 'Member':
        if (this.#member) this.#tuple?.push(this.#member);
        this.#member = null;
        break;
      case 'Tuple':
        if (this.#tuple) this.#axis?.push(this.#tuple);
        this.#tuple = null;
        break;
      case 'Value':
        if (this.#cell >= 0) this.#cells[this.#cell] = this.#text.trim();
        break;
      case 'Cell':
        if (this.#cells.length <= this.#cell) this.#cells.push(null);
        this.#cell = -1;
    }
    this.#text = '';
  }
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
