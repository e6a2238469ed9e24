import { SaxesParser } from 'saxes';
import { NoSoapAnswer } from '../http/xml-rows.ts';
import type { SystemColumn } from '../system-session.ts';
import type { WorkdayColumn } from './operations.ts';

const mostColumns = 2000;
const mostLevels = 64;
const typesOfXsd: Readonly<Record<string, SystemColumn['type']>> = {
  boolean: 'boolean',
  decimal: 'decimal',
  integer: 'integer',
  int: 'integer',
  long: 'integer',
  date: 'date',
  dateTime: 'timestampWithZone',
};

/** Reads the XML Schema of a report: the elements of `Report_EntryType` are its columns. */
export class ReportSchema {
  readonly #parser = new SaxesParser({ xmlns: false });
  #columns: WorkdayColumn[] = [];
  #count = 0;
  #level = 0;
  /** The level of the type of rows, while it is open. */
  #entryLevel = 0;

  constructor() {
    this.#parser.on('error', (error) => {
      throw this.#level > 0 ? error : new NoSoapAnswer('The answer is no XML.');
    });
    this.#parser.on('doctype', () => {
      throw new NoSoapAnswer('The answer declares a type of its own.');
    });
    this.#parser.on('opentag', ({ name, attributes }) =>
      this.#open(name.slice(name.indexOf(':') + 1), attributes as Readonly<Record<string, string>>),
    );
    this.#parser.on('closetag', () => {
      if (this.#level === this.#entryLevel) this.#entryLevel = 0;
      this.#level -= 1;
    });
  }

  write(text: string): WorkdayColumn[] {
    this.#parser.write(text);
    const columns = this.#columns;
    this.#columns = [];
    return columns;
  }

  end(): void {
    this.#parser.close();
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#level += 1;
    if (this.#level > mostLevels) throw new NoSoapAnswer('The schema is nested too deeply.');
    if (this.#level === 1 && name !== 'schema') throw new NoSoapAnswer('The answer is no schema.');
    if (name === 'complexType' && attributes.name === 'Report_EntryType') this.#entryLevel = this.#level;
    const isColumn = name === 'element' && this.#entryLevel > 0 && this.#level === this.#entryLevel + 2;
    if (isColumn && attributes.name) this.#columns.push(this.#columnOf(attributes.name, attributes));
  }

  /** One that may repeat is text, whatever it holds: its values are joined. */
  #columnOf(name: string, { type = '', maxOccurs = '1' }: Readonly<Record<string, string>>): WorkdayColumn {
    this.#count += 1;
    if (this.#count > mostColumns || name.length > 200) throw new NoSoapAnswer('The schema is too large.');
    const base = /^xsd?:(\w+)$/.exec(type)?.[1] ?? '';
    return {
      name,
      path: name,
      label: null,
      type: maxOccurs === '1' ? (typesOfXsd[base] ?? 'text') : 'text',
      nativeType: /^[\w:.-]{1,100}$/.test(type) ? type : 'text',
    };
  }
}
