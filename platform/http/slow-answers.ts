import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from './http-limits.ts';

/** An answer that has not left as a whole. */
interface Answer {
  socket: Socket;
  /** Bytes that the system had taken of its socket when the span began that is looked at. */
  first: number;
  /** Time of the span in milliseconds: that in which we waited for the reader. */
  waitedMs: number;
}

/**
 * Ends answers that are read slower than any line is: what they are made of, a file or a process, is held for as long. Time in which the server itself
 * has nothing to send is nobody's fault.
 */
export function endSlowAnswers(server: FastifyInstance, limits: HttpLimits): void {
  const answers = new Set<Answer>();
  let lookedAt = performance.now();

  server.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answer: Answer = { socket, first: takenOf(socket), waitedMs: 0 };
    answers.add(answer);
    response.once('close', () => answers.delete(answer));
  });
  const timer = setInterval(look, limits.checkMs);
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));

  function look(): void {
    const now = performance.now();
    // A look that comes late means that the server was busy.
    const sinceMs = Math.min(now - lookedAt, 2 * limits.checkMs);
    lookedAt = now;
    for (const answer of answers) {
      const { socket } = answer;
      if (socket.writableLength === 0) continue;
      answer.waitedMs += sinceMs;
      if (answer.waitedMs < limits.answerSpanMs) continue;
      // What was read fast before gives no right to read nothing for hours.
      const taken = takenOf(socket);
      if ((taken - answer.first) * 1000 < limits.answerBytesPerSecond * answer.waitedMs) socket.destroy();
      answer.first = taken;
      answer.waitedMs = 0;
    }
  }
}

/** Bytes that have left this process, in steps of what is written at once. */
function takenOf(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
