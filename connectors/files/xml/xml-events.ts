import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { AppError } from '#kernel/errors.ts';

export interface XmlHandlers {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

const maxDepth = 64;
const chunkBytes = 256 * 1024;

/**
 * Streams a document through the handlers. Namespace prefixes are dropped. Entities that the document declares are not
 * expanded but refused, nothing outside the document is ever read, and depth is bounded.
 */
export async function parseXmlFile(
  path: string,
  encoding: string,
  handlers: XmlHandlers,
  signal: AbortSignal,
): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', (error) => {
    throw unreadable(error);
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > maxDepth)
      throw new AppError('unreadable', `The XML is nested more than ${maxDepth} levels deep.`);
    handlers.open(localName(tag.name), tag.attributes as Record<string, string>);
  });
  parser.on('text', (text) => handlers.text(text));
  parser.on('cdata', (text) => handlers.text(text));
  parser.on('closetag', (tag) => {
    depth -= 1;
    handlers.close(localName(tag.name));
  });
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    signal.throwIfAborted();
    parser.write(decoder.decode(chunk as Buffer, { stream: true }));
  }
  parser.close();
}

export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function unreadable(error: Error): AppError {
  const place = /^(\d+):\d+: /.exec(error.message)?.[1];
  const where = place === undefined ? '' : ` in line ${Number(place).toLocaleString('en')}`;
  if (/entity/i.test(error.message)) {
    return new AppError(
      'unreadable',
      `The XML uses an entity${where} that is not a standard one. Entities are not expanded; save the file without them.`,
      { cause: error },
    );
  }
  return new AppError(
    'unreadable',
    `The file is not well-formed XML${where}. Save it again or export it as .csv.`,
    { cause: error },
  );
}
