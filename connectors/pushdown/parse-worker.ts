import { parentPort } from 'node:worker_threads';
import { type DialectName, format, init, parse } from '@guanmingchiu/sqlparser-ts';
import { type ParseAnswer, type ParseRequest, withoutPlaces } from './syntax-tree.ts';

/** Parses in a thread of its own: some short texts take the parser minutes, and some long ones break it for good. */
await init();
parentPort?.on('message', (request: ParseRequest) => parentPort?.postMessage(answerOf(request)));
parentPort?.postMessage('ready');

function answerOf({ sql, dialect }: ParseRequest): ParseAnswer {
  try {
    const statements = withoutPlaces(parse(sql, dialect as DialectName)) as unknown[];
    const printed = format(sql, dialect as DialectName);
    // What is sent is what was checked only if it is read back as the same.
    const isSame =
      JSON.stringify(withoutPlaces(parse(printed, dialect as DialectName))) === JSON.stringify(statements);
    return isSame ? { kind: 'parsed', statements, printed } : { kind: 'unreadable' };
  } catch (error) {
    return { kind: /^sql parser error/.test(String((error as Error).message)) ? 'unreadable' : 'broken' };
  }
}
