import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerTokens } from '../oauth/answer-tokens.ts';
import { PracticeOAuth } from '../oauth/practice-oauth.ts';
import { ODataServer, type ServedAccount } from '../odata/odata-server.ts';
import { isPracticeAccount, practicePassword } from '../practice-accounts.ts';
import { s4Services } from './sample.ts';

/**
 * A SAP S/4HANA with three services of a wholesaler: OData as `ODataServer` has it, and SAP's token endpoint. A user of a workspace gets in by a
 * password, its client by OAuth. What it does not show: how a system's own authorizations, activated services and limits behave.
 */
export class PracticeS4 {
  readonly #oauth: PracticeOAuth;
  readonly #accounts: ServedAccount[] = [];
  readonly #odata: ODataServer;

  constructor({ key, lastDay }: { key: Buffer; lastDay: string }) {
    this.#oauth = new PracticeOAuth({
      key,
      clientOf: (id) =>
        /^practice_[0-9a-f]{10}$/.test(id)
          ? { id, secret: practicePassword(key, id), grants: ['authorization_code', 'client_credentials'] }
          : undefined,
    });
    this.#odata = new ODataServer({
      accounts: this.#accounts,
      letsIn: (username, password) => isPracticeAccount(key, username, password),
      sapClient: '100',
      pageRows: 1000,
    });
    this.#odata.services.push(...s4Services(lastDay));
  }

  serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://practice');
    if (pathname === '/sap/bc/sec/oauth2/token') return void answerTokens(this.#oauth, request, response);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const holder = this.#oauth.holder(token);
    const ended = this.#accounts.findIndex((account) => account.token === token);
    if (holder === null && ended >= 0) this.#accounts.splice(ended, 1);
    if (holder !== null && !this.#accounts.some((account) => account.token === token)) {
      this.#accounts.push({ username: holder, password: token, token });
      if (this.#accounts.length > 1000) this.#accounts.shift();
    }
    this.#odata.serve(request, response);
  }
}
