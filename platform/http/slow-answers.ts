import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from './http-limits.ts';

/** An answer that has not left as a whole. Times in milliseconds: those in which we waited for the reader. */
interface Answer {
  socket: Socket;
  /** Bytes that the system had taken of its socket when the request came. */
  first: number;
  waitedMs: number;
  /** What waited when it was last looked for: so many bytes are to be taken before so long. */
  next: { bytes: number; dueMs: number } | null;
}

/**
 * Ends answers that are read slower than any line is: what they are made of, a file or a process, is held for as long. What waits for the reader has its
 * time by its size, since a large piece on a bad line looks like one that stands still; so has the whole. Time in which the server itself has nothing to
 * send is nobody's fault.
 */
export function endSlowAnswers(server: FastifyInstance, limits: HttpLimits): void {
  const answers = new Set<Answer>();
  let lookedAt = performance.now();

  server.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answer: Answer = { socket, first: takenOf(socket), waitedMs: 0, next: null };
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
      if (answer.socket.writableLength === 0) answer.next = null;
      else if (isTooSlow(answer, sinceMs)) answer.socket.destroy();
    }
  }

  function isTooSlow(answer: Answer, sinceMs: number): boolean {
    const { socket, first } = answer;
    const taken = takenOf(socket);
    if (answer.next === null || taken >= answer.next.bytes)
      answer.next = {
        bytes: taken + socket.writableLength,
        dueMs: answer.waitedMs + limits.answerWaitMs + timeOf(socket.writableLength),
      };
    answer.waitedMs += sinceMs;
    const wholeMs = wholeWaits * limits.answerWaitMs + timeOf(taken - first + socket.writableLength);
    return answer.waitedMs > Math.min(answer.next.dueMs, wholeMs);
  }

  function timeOf(bytes: number): number {
    return (bytes / limits.answerBytesPerSecond) * 1000;
  }
}

/** Pauses that a whole answer may make up for. */
const wholeWaits = 5;

/** Bytes that have left this process, in steps of what is written at once. */
function takenOf(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
