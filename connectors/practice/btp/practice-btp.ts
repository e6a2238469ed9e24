import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerTokens } from '../oauth/answer-tokens.ts';
import { type PracticeClient, PracticeOAuth } from '../oauth/practice-oauth.ts';
import { ODataServer, type ServedAccount } from '../odata/odata-server.ts';
import type { ServedService } from '../odata/served-model.ts';
import { pathOf } from '../odata/served-model.ts';

/** As the cockpit has it: `Name`, `Type`, `URL`, `Authentication`, `ProxyType`, and what else a destination may name. */
export type ServedDestination = Readonly<Record<string, string>>;

export interface PracticeBtpOptions {
  clients: readonly PracticeClient[] | ((id: string) => PracticeClient | undefined);
  /** Signs codes: see `PracticeOAuth`. */
  key?: Buffer;
  /** Clients of other services, whose tokens the destination service does not take. */
  strangers?: readonly string[];
  /** Rows of an answer at most. */
  pageRows?: number;
}

const apiPath = '/destination-configuration/v1/';

/**
 * A subaccount that answers as SAP documents its token service and the destination service, and the services of OData that its destinations lead
 * to, all at one address. What it does not show: Cloud Connectors, destinations that act for a person, certificates, other regions, limits, and every
 * word that SAP would say.
 */
export class PracticeBtp {
  readonly odata: ODataServer;
  /** Besides those of its own services. */
  readonly others: ServedDestination[] = [];
  readonly #options: PracticeBtpOptions;
  readonly #oauth: PracticeOAuth;
  readonly #accounts: ServedAccount[] = [];
  readonly #broken = new Set<string>();

  constructor(options: PracticeBtpOptions) {
    this.#options = options;
    const { clients, key } = options;
    this.#oauth = new PracticeOAuth({
      clientOf: typeof clients === 'function' ? clients : (id) => clients.find((one) => one.id === id),
      ...(key === undefined ? {} : { key }),
    });
    this.odata = new ODataServer({
      accounts: this.#accounts,
      sapClient: '100',
      pageRows: options.pageRows ?? 1000,
    });
  }

  /** From now on the destination service finds no credentials for it. */
  break(name: string): void {
    this.#broken.add(name);
  }

  /** For `createServer` of `node:http`. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://practice');
    if (url.pathname === '/oauth/token') return void answerTokens(this.#oauth, request, response);
    if (!url.pathname.startsWith(apiPath)) return void this.odata.serve(request, response);
    request.resume();
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const holder = this.#oauth.holder(token);
    if (holder === null) return void reply(response, 401, { ErrorMessage: 'Unauthorized' });
    if (this.#options.strangers?.includes(holder))
      return void reply(response, 403, { ErrorMessage: 'Forbidden' });
    const origin = `${'encrypted' in request.socket ? 'https' : 'http'}://${request.headers.host ?? '127.0.0.1'}`;
    const path = decodeURIComponent(url.pathname.slice(apiPath.length));
    if (path === 'instanceDestinations') return void reply(response, 200, []);
    const all = this.#destinations(origin);
    if (path === 'subaccountDestinations') return void reply(response, 200, all);
    const [, name] = /^destinations\/(.+)$/.exec(path) ?? [];
    const found = all.find((one) => one.Name === name);
    if (!found)
      return void reply(response, 404, {
        ErrorMessage: 'Configuration with the specified name was not found',
      });
    reply(response, 200, {
      owner: { SubaccountId: 'practice', InstanceId: null },
      destinationConfiguration: found,
      authTokens: [
        this.#broken.has(String(name)) ? { error: 'No token was issued.' } : this.#tokenFor(holder),
      ],
    });
  }

  /** Its own services, at the address that was called. */
  #destinations(origin: string): ServedDestination[] {
    const own = this.odata.services.map((service: ServedService) => ({
      Name: service.name,
      Type: 'HTTP',
      URL: `${origin}${pathOf(service)}`,
      Authentication: 'OAuth2ClientCredentials',
      ProxyType: 'Internet',
      'sap-client': '100',
      clientId: 'practice',
      clientSecret: 'a secret of the destination, which is nobody’s to see',
    }));
    return [...own, ...this.others];
  }

  #tokenFor(holder: string): object {
    const value = `practice-${randomBytes(16).toString('base64url')}`;
    this.#accounts.push({ username: holder, password: value, token: value });
    if (this.#accounts.length > 1000) this.#accounts.shift();
    return {
      type: 'Bearer',
      value,
      expires_in: '3600',
      http_header: { key: 'Authorization', value: `Bearer ${value}` },
    };
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
