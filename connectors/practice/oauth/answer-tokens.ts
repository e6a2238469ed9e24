import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PracticeOAuth } from './practice-oauth.ts';

const bodyBytesMaximum = 100_000;

/** Answers a call of the token endpoint. */
export function answerTokens(oauth: PracticeOAuth, request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
    if (body.length > bodyBytesMaximum) request.destroy();
  });
  request.on('end', () => {
    const answer = oauth.token(new URLSearchParams(body), request.headers.authorization);
    response
      .writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(answer.body));
  });
}
