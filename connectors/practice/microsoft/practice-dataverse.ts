import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ODataServer, type ServedAccount } from '../odata/odata-server.ts';
import type { ServedService } from '../odata/served-model.ts';

export const tenant = '5f0c6d0e-5b1c-4b0e-9d2e-0a4f6f1f7a11';

/** A client of the directory; without an application user the environment does not know it. */
export interface DataverseClient {
  id: string;
  secret: string;
  isUser: boolean;
}

/** The token endpoint of Microsoft Entra ID and the Web API of Dataverse, over the practice system of OData. */
export class PracticeDataverse {
  readonly #clientOf: (id: string) => DataverseClient | undefined;
  readonly service: ServedService = {
    name: 'CRM',
    version: 'v4',
    path: '/api/data/v9.2/',
    sets: [],
    refusedTo: new Set(),
    refusedSets: new Set(),
  };
  /** What people call each set: the metadata document does not say. */
  readonly labels = new Map<string, string>();
  readonly #accounts: ServedAccount[] = [];
  readonly #strangers = new Set<string>();
  /** Fewer than are asked for: the server cuts what it is asked for into pages of its own. */
  readonly odata = new ODataServer({ accounts: this.#accounts, sapClient: '', pageRows: 300 });

  constructor(clients: readonly DataverseClient[] | ((id: string) => DataverseClient | undefined)) {
    this.#clientOf = typeof clients === 'function' ? clients : (id) => clients.find((one) => one.id === id);
    this.odata.services.push(this.service);
  }

  serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://practice');
    const [, own] = /^\/([^/]+)\/oauth2\/v2\.0\/token$/.exec(pathname) ?? [];
    if (own !== undefined) return void this.#issue(own, request, response);
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const isKnown = this.#accounts.some((account) => account.token === token);
    if (this.#strangers.has(token)) {
      const message = 'The user is not a member of the organization.';
      reply(response, 403, { error: { code: '0x80072560', message } });
    } else if (!isKnown) reply(response, 401, {});
    else if (pathname === `${this.service.path}WhoAmI()`)
      reply(response, 200, { UserId: tenant, BusinessUnitId: tenant, OrganizationId: tenant });
    else if (pathname === `${this.service.path}EntityDefinitions`)
      reply(response, 200, {
        value: this.service.sets.map(({ name }) => ({
          EntitySetName: name,
          DisplayName: { UserLocalizedLabel: { Label: this.labels.get(name), LanguageCode: 1033 } },
        })),
      });
    else this.odata.serve(request, response);
  }

  #issue(own: string, request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      const asked = new URLSearchParams(body);
      const refuse = (status: number, error: string, number: number): void =>
        reply(response, status, { error, error_description: `AADSTS${number}: canary of the directory.` });
      if (own !== tenant) return refuse(400, 'invalid_request', 90002);
      const client = this.#clientOf(asked.get('client_id') ?? '');
      if (!client) return refuse(400, 'unauthorized_client', 700016);
      if (client.secret !== asked.get('client_secret')) return refuse(401, 'invalid_client', 7000215);
      if (!/^https?:\/\/[^/]+\/\.default$/.test(asked.get('scope') ?? ''))
        return refuse(400, 'invalid_resource', 500011);
      const token = `canary-${randomBytes(12).toString('hex')}`;
      if (client.isUser) this.#accounts.push({ username: client.id, password: token, token });
      else this.#strangers.add(token);
      reply(response, 200, { token_type: 'Bearer', expires_in: 3599, access_token: token });
    });
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
