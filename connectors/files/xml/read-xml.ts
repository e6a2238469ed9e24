import { open } from 'node:fs/promises';
import type { ImportTarget } from '../../connector.ts';
import { keyAside, keyWithin } from '../record-keys.ts';
import { type FlatRecord, RecordTables } from '../record-tables.ts';
import { findRecordPaths, type RecordPaths } from './record-paths.ts';
import { localName, parseXmlFile } from './xml-events.ts';

interface Element {
  name: string;
  path: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** Records waiting to be written: events cannot wait, so they are gathered and written between the parts of the file. */
const batchSize = 1000;

/** Reads a document in two passes: which elements repeat, then each of them as a row. */
export async function readXml(path: string, target: ImportTarget, signal: AbortSignal): Promise<void> {
  const encoding = await declaredEncoding(path);
  const paths = await findRecordPaths(path, encoding, signal);
  const tables = new RecordTables(target);
  let waiting: { table: string; record: FlatRecord }[] = [];
  let written = Promise.resolve();
  const collector = new RecordCollector(paths, (element) => {
    waiting.push({ table: element.name, record: recordOf(element, paths) });
    if (waiting.length < batchSize) return;
    const batch = waiting;
    waiting = [];
    written = written.then(() => writeAll(tables, batch));
  });
  await parseXmlFile(path, encoding, collector, signal);
  await written;
  await writeAll(tables, waiting);
  await tables.close();
  const outside = [...collector.outside];
  if (outside.length > 0) {
    target.decide(
      `Values outside of the records were left out: ${outside.slice(0, 5).join(', ')}${outside.length > 5 ? ' and others' : ''}.`,
      { kind: 'shape' },
    );
  }
}

async function writeAll(
  tables: RecordTables,
  batch: readonly { table: string; record: FlatRecord }[],
): Promise<void> {
  for (const { table, record } of batch) await tables.add(table, record);
}

/** Builds the elements below a record and hands the record over when it closes; what lies outside is not kept. */
class RecordCollector {
  readonly #paths: RecordPaths;
  readonly #onRecord: (element: Element) => void;
  readonly #open: Element[] = [];
  #path = '';
  /** Paths of values that stand in no record. */
  readonly outside = new Set<string>();

  constructor(paths: RecordPaths, onRecord: (element: Element) => void) {
    this.#paths = paths;
    this.#onRecord = onRecord;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#path = `${this.#path}/${name}`;
    if (this.#open.length === 0 && !this.#paths.records.has(this.#path)) {
      for (const attribute of Object.keys(attributes))
        if (isValueName(attribute)) this.outside.add(`${this.#path.slice(1)}/@${localName(attribute)}`);
      return;
    }
    const element: Element = { name, path: this.#path, attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
    else if (text.trim() !== '') this.outside.add(this.#path.slice(1));
  }

  close(): void {
    this.#path = this.#path.slice(0, this.#path.lastIndexOf('/'));
    const element = this.#open.pop();
    if (element !== undefined && this.#open.length === 0) this.#onRecord(element);
  }
}

/** Attributes and single leaves are cells, single branches `address.city`, repeated branches child records, repeated leaves one text. */
function recordOf(element: Element, paths: RecordPaths): FlatRecord {
  const record: FlatRecord = { cells: new Map(), children: new Map() };
  addParts(record, '', element, paths);
  const text = textOf(element);
  const isEmpty = record.cells.size === 0 && record.children.size === 0;
  // `<rate currency="USD">1.08</rate>`: the text is a value beside the attributes.
  if (text !== null || isEmpty) record.cells.set(keyAside(element.name), text);
  return record;
}

/** An attribute and an element of one name are two columns; so are attributes of two namespaces. */
function addParts(record: FlatRecord, prefix: string, element: Element, paths: RecordPaths): void {
  const elements = new Set(element.children.map(({ name }) => name));
  for (const [attribute, value] of Object.entries(element.attributes)) {
    if (!isValueName(attribute)) continue;
    const name = localName(attribute);
    const isAlone = !elements.has(name) && !record.cells.has(keyWithin(prefix, name));
    record.cells.set(keyWithin(prefix, isAlone ? name : keyAside(attribute)), value);
  }
  for (const child of element.children) {
    const name = keyWithin(prefix, child.name);
    const isLeaf = child.children.length === 0 && Object.keys(child.attributes).length === 0;
    if (isLeaf) addLeaf(record, name, textOf(child));
    else if (paths.repeated.has(child.path)) appendChild(record, name, recordOf(child, paths));
    else addBranch(record, name, child, paths);
  }
}

/** Namespaces and where their schema lies are no values. */
function isValueName(attribute: string): boolean {
  return attribute !== 'xmlns' && !/^(?:xmlns|xsi|xml):/.test(attribute);
}

function addLeaf(record: FlatRecord, name: string, text: string | null): void {
  const before = record.cells.get(name);
  record.cells.set(name, before === undefined || before === null ? text : `${before}, ${text ?? ''}`);
}

function addBranch(record: FlatRecord, name: string, child: Element, paths: RecordPaths): void {
  const text = textOf(child);
  if (text !== null) record.cells.set(name, text);
  addParts(record, name, child, paths);
}

function appendChild(record: FlatRecord, name: string, child: FlatRecord): void {
  const list = record.children.get(name) ?? [];
  list.push(child);
  record.children.set(name, list);
}

function textOf(element: Element): string | null {
  const text = element.text.trim();
  return text === '' ? null : text;
}

/** The encoding of the XML declaration or of a byte order mark; UTF-8 otherwise, as XML has it. */
async function declaredEncoding(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
    if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
    const label =
      /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.toString('latin1').replace('ï»¿', ''))?.[1] ??
      'utf-8';
    return isKnownEncoding(label) ? label : 'utf-8';
  } finally {
    await file.close();
  }
}

function isKnownEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}
