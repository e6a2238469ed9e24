import { columnAt, type RowBuilder } from './row-builder.ts';
import { unescapeText } from './workbook-parts.ts';

/**
 * Reads the rows of a sheet that are written as nearly all programs write them, several times faster than a parser of all
 * that XML can be. What stands around the rows, and every row with anything else in it, is handed to that parser, so that
 * no file is read less strictly: plain is a row without references, comments, controls, white space between its tags or an
 * element that is not one of a cell's own.
 */
export class PlainRows {
  readonly #builder: RowBuilder;
  readonly #parse: (text: string) => void;
  #place: 'before' | 'rows' | 'behind' = 'before';
  #rest = '';

  /** @param parse takes what is not plain, in its order */
  constructor(builder: RowBuilder, parse: (text: string) => void) {
    this.#builder = builder;
    this.#parse = parse;
  }

  write(part: string): void {
    let text = this.#rest + part;
    this.#rest = '';
    if (this.#place === 'before') text = this.#takeBefore(text);
    if (this.#place === 'rows') text = this.#takeRows(text);
    if (this.#place === 'behind') this.#parse(text);
    else this.#rest = text;
  }

  /** What was waiting for its end has none. */
  close(): void {
    this.#parse(this.#rest);
    this.#rest = '';
  }

  /** Up to the first row. Where something may hide or stand for other text, all is left to the parser. */
  #takeBefore(text: string): string {
    const found = text.indexOf(rowsBegin);
    const end = found === -1 ? Math.max(0, text.length - rowsBegin.length) : found + rowsBegin.length;
    const before = text.slice(0, end);
    if (mayHide.test(before)) {
      this.#place = 'behind';
      return text;
    }
    // A mark may be cut in two here: it is looked at with the next part.
    const cut = found === -1 ? before.lastIndexOf('<') : -1;
    const kept = cut === -1 || cut < end - longestMark ? end : cut;
    this.#parse(text.slice(0, kept));
    if (found !== -1) this.#place = 'rows';
    return text.slice(kept);
  }

  /** All rows that are there as a whole. */
  #takeRows(text: string): string {
    let at = 0;
    let oddAt = -1;
    for (;;) {
      while (isSpace(text.charCodeAt(at))) at += 1;
      if (text.length - at < rowBegin.length) return text.slice(at);
      if (!text.startsWith(rowBegin, at)) {
        this.#place = 'behind';
        return text.slice(at);
      }
      const end = endOfRow(text, at);
      if (end === -1) return this.#wait(text.slice(at));
      if (oddAt < at) oddAt = nextOdd(text, at);
      if (oddAt < end || !this.#takePlain(text, at, end)) this.#parse(text.slice(at, end));
      // A comment that began in this row may reach over the next ones.
      if (oddAt < end && hides.test(text.slice(at, end))) {
        this.#place = 'behind';
        return text.slice(end);
      }
      at = end;
    }
  }

  #wait(text: string): string {
    if (text.length > longestRow) this.#place = 'behind';
    return text;
  }

  #takePlain(text: string, start: number, end: number): boolean {
    if (readRow(text, start, end, this.#builder)) return true;
    this.#builder.dropRow();
    return false;
  }
}

const rowsBegin = '<sheetData>';
const longestMark = '<?xml '.length;
const rowBegin = '<row';
const rowEnd = '</row>';
/** A row of all the columns that there can be, with a long text in each, in characters. */
const longestRow = 64e6;
const hides = /<[!?]/;
/** The same before the rows, where a declaration of XML stands. */
const mayHide = /<!|<\?(?!xml )/;
/** References, and what XML cannot hold or reads as something else; halves of a pair are left to the parser too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const odd = /[\0-\x08\x0b-\x1f&\ud800-\udfff\ufffe\uffff]|<[!?]/g;

function nextOdd(text: string, from: number): number {
  odd.lastIndex = from;
  return odd.exec(text)?.index ?? text.length;
}

/** Behind the row; -1 where its end is not there yet. */
function endOfRow(text: string, start: number): number {
  const opened = text.indexOf('>', start);
  if (opened === -1) return -1;
  if (text.charCodeAt(opened - 1) === slash) return opened + 1;
  const end = text.indexOf(rowEnd, opened);
  return end === -1 ? -1 : end + rowEnd.length;
}

const quote = 34;
const slash = 47;
const zero = 48;
const nine = 57;
const less = 60;
const equals = 61;
const greater = 62;
const letterA = 65;
const letterS = 83;
const letterZ = 90;
const space = 32;

function isSpace(code: number): boolean {
  return code === space || code === 10 || code === 9 || code === 13;
}

/** Whether the row is plain; what it holds is told to the builder, also of the beginning of one that is not. */
function readRow(text: string, start: number, end: number, builder: RowBuilder): boolean {
  const tag = openTag;
  if (!tag.read(text, start + rowBegin.length, end)) return false;
  const line = tag.r.isThere ? digitsIn(text, tag.r) : null;
  if (line === -1) return false;
  builder.openRow(line, tag.isHidden, tag.level);
  if (!tag.isClosed) {
    const closing = end - rowEnd.length;
    for (let at = tag.end; at !== closing; ) {
      at = readCell(text, at, closing, builder);
      if (at === -1) return false;
    }
  }
  builder.closeRow();
  return true;
}

/** Behind the cell; -1 where it is not plain. */
function readCell(text: string, start: number, end: number, builder: RowBuilder): number {
  if (!text.startsWith('<c', start)) return -1;
  const tag = openTag;
  if (!tag.read(text, start + 2, end)) return -1;
  const column = tag.r.isThere ? referenceIn(text, tag.r) : null;
  const style = tag.s.isThere ? digitsIn(text, tag.s) : 0;
  if (column === -1 || style === -1) return -1;
  builder.openCell(column);
  builder.style = style;
  if (tag.t.isThere) builder.type = text.slice(tag.t.start, tag.t.end);
  let at = tag.end;
  if (!tag.isClosed) {
    while (!text.startsWith('</c>', at)) {
      at = readContent(text, at, end, builder);
      if (at === -1) return -1;
    }
    at += '</c>'.length;
  }
  builder.closeCell();
  return at;
}

/** Behind one of the elements of a cell; -1 where it is not plain. */
function readContent(text: string, start: number, end: number, builder: RowBuilder): number {
  if (builder.value !== '' || text.charCodeAt(start) !== less) return -1;
  if (text.startsWith('v>', start + 1)) {
    const close = text.indexOf('<', start + 3);
    if (!text.startsWith('</v>', close)) return -1;
    builder.value = text.slice(start + 3, close);
    return close + 4;
  }
  if (text.startsWith('is><t', start + 1)) {
    const opened = text.indexOf('>', start + 6);
    const mark = text.slice(start + 6, opened);
    if (mark !== '' && mark !== ' xml:space="preserve"') return -1;
    const close = text.indexOf('<', opened + 1);
    if (!text.startsWith('</t></is>', close)) return -1;
    builder.value = unescapeText(text.slice(opened + 1, close));
    return close + 9;
  }
  if (text.startsWith('f', start + 1)) {
    const tag = openTag;
    if (!tag.read(text, start + 2, end)) return -1;
    builder.hasFormula = true;
    if (tag.isClosed) return tag.end;
    const close = text.indexOf('<', tag.end);
    if (!text.startsWith('</f>', close)) return -1;
    const first = text.charCodeAt(tag.end);
    if (first === letterS || first === letterA) builder.formula = text.slice(tag.end, close);
    return close + 4;
  }
  return -1;
}

interface Attribute {
  isThere: boolean;
  start: number;
  end: number;
}

/** The attributes that matter of the tag read last: one for all tags, since a sheet has ten millions of them. */
class OpenTag {
  readonly r: Attribute = { isThere: false, start: 0, end: 0 };
  readonly s: Attribute = { isThere: false, start: 0, end: 0 };
  readonly t: Attribute = { isThere: false, start: 0, end: 0 };
  isHidden = false;
  level = 0;
  /** Whether the tag closes itself. */
  isClosed = false;
  /** Behind the tag. */
  end = 0;

  /** @param at behind the name of the element; false where the tag is not plain */
  read(text: string, at: number, limit: number): boolean {
    this.r.isThere = false;
    this.s.isThere = false;
    this.t.isThere = false;
    this.isHidden = false;
    this.level = 0;
    for (let from = at; from < limit; ) {
      const code = text.charCodeAt(from);
      if (code === greater) return this.#finish(from + 1, false);
      if (code === slash) return text.charCodeAt(from + 1) === greater && this.#finish(from + 2, true);
      if (code !== space) return false;
      from = this.#readAttribute(text, from + 1, limit);
      if (from === -1) return false;
    }
    return false;
  }

  #finish(end: number, isClosed: boolean): boolean {
    this.end = end;
    this.isClosed = isClosed;
    return true;
  }

  #readAttribute(text: string, start: number, limit: number): number {
    const name = text.charCodeAt(start);
    if (text.charCodeAt(start + 1) === equals) {
      if (text.charCodeAt(start + 2) !== quote) return -1;
      const end = text.indexOf('"', start + 3);
      if (end === -1 || end > limit) return -1;
      const attribute = name === 114 ? this.r : name === 115 ? this.s : name === 116 ? this.t : null;
      if (attribute === null || attribute.isThere) return -1;
      attribute.isThere = true;
      attribute.start = start + 3;
      attribute.end = end;
      return end + 1;
    }
    const found = otherAttribute(text, start);
    if (found === null || found.end > limit) return -1;
    if (found.name === 'outlineLevel') this.level = Number(found.value) || 0;
    if (found.name === 'hidden') this.isHidden = found.value === '1' || found.value === 'true';
    return found.end;
  }
}

const openTag = new OpenTag();
const attributeShape = /([A-Za-z_][\w.:-]*)="([^"<]*)"/y;

function otherAttribute(text: string, at: number): { name: string; value: string; end: number } | null {
  attributeShape.lastIndex = at;
  const [, name = '', value = ''] = attributeShape.exec(text) ?? [];
  return name === '' ? null : { name, value, end: attributeShape.lastIndex };
}

/** The number that an attribute is; -1 where it is none. */
function digitsIn(text: string, { start, end }: Attribute): number {
  let number = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code < zero || code > nine) return -1;
    number = number * 10 + code - zero;
  }
  return start === end ? -1 : number;
}

/** The column of a reference of capital letters and digits; -1 where it is another. */
function referenceIn(text: string, { start, end }: Attribute): number {
  const first = text.charCodeAt(start);
  const last = text.charCodeAt(end - 1);
  if (first < letterA || first > letterZ || last < zero || last > nine) return -1;
  return columnAt(text, start, end) ?? -1;
}
