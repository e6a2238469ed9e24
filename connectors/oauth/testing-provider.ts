import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { SignedXml } from 'xml-crypto';

/** A real authorization server for tests, under the paths of S/4HANA; it also takes assertions, whose signature it really verifies. */

export const testClient = { id: 'erp client', secret: 'a secret: with /odd+ signs' };
export const testServiceClient = { id: 'mailer', secret: 'another secret' };
export const testAssertionClient = { id: 'hr', companyId: 'acme', userId: 'api.reader' };

export const testPaths = {
  authorization: '/sap/bc/sec/oauth2/authorize',
  token: '/sap/bc/sec/oauth2/token',
  revocation: '/sap/bc/sec/oauth2/revoke',
};

export interface TestProvider extends Disposable {
  issuer: string;
  tokenUrl: string;
  authUrl: string;
  /** Form fields of each call of the token endpoint, in their order. */
  calls: { grant: string; fields: URLSearchParams; authorization: string | undefined }[];
  /** Tokens that were revoked. */
  revoked: string[];
  /** Seconds that access tokens live from now on. */
  lifetime: { seconds: number };
  /** Status with which the token endpoint answers in place of itself. */
  broken: { status: number | null };
  /** Signs somebody in on the provider's own pages and agrees; the address that it sends the browser back to. */
  signIn(authUrl: string, login?: string): Promise<string>;
  /** Whether a token opens what the provider guards. */
  opens(token: string): Promise<boolean>;
}

const bearerGrant = 'urn:ietf:params:oauth:grant-type:saml2-bearer';

/** @param verificationKey of the key that signs assertions, as PEM */
export async function startTestProvider({
  redirectUris,
  verificationKey,
}: {
  redirectUris: string[];
  verificationKey?: string;
}): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tokenUrl = issuer + testPaths.token;
  const calls: TestProvider['calls'] = [];
  const revoked: string[] = [];
  const lifetime = { seconds: 3600 };
  const broken: TestProvider['broken'] = { status: null };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
      },
      {
        client_id: testServiceClient.id,
        client_secret: testServiceClient.secret,
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
        token_endpoint_auth_method: 'client_secret_post',
      },
      {
        client_id: testAssertionClient.id,
        grant_types: [bearerGrant],
        redirect_uris: [],
        response_types: [],
        token_endpoint_auth_method: 'none',
      },
    ],
    routes: testPaths,
    scopes: ['openid', 'offline_access', 'orders'],
    cookies: { keys: ['test-key'] },
    features: {
      clientCredentials: { enabled: true },
      revocation: { enabled: true },
      devInteractions: { enabled: true },
    },
    rotateRefreshToken: true,
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    ttl: { AccessToken: () => lifetime.seconds, ClientCredentials: () => lifetime.seconds },
    findAccount: (_, id) => ({ accountId: id, claims: () => Promise.resolve({ sub: id }) }),
  });
  if (verificationKey !== undefined)
    provider.registerGrantType(
      bearerGrant,
      (context) => answerAssertion(context, provider, { verificationKey, recipient: tokenUrl }),
      ['assertion', 'company_id', 'new_token'],
      [],
    );
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '', issuer);
    if (request.method !== 'POST' || (pathname !== testPaths.token && pathname !== testPaths.revocation)) {
      void answer(request, response);
      return;
    }
    void readForm(request).then((fields) => {
      const { authorization } = request.headers;
      if (pathname === testPaths.revocation) revoked.push(fields.get('token') ?? '');
      else calls.push({ grant: fields.get('grant_type') ?? '', fields, authorization });
      if (broken.status !== null) {
        response.writeHead(broken.status, { 'content-type': 'text/plain' }).end('closed for a while');
        return;
      }
      void answer(request, response);
    });
  });
  return {
    ...{ issuer, tokenUrl, calls, revoked, lifetime, broken },
    authUrl: issuer + testPaths.authorization,
    signIn: (authUrl, login = 'ada') => signInAt(issuer, authUrl, login),
    opens: async (token) => {
      const told = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
      return told.ok;
    },
    [Symbol.dispose]: () => close(server),
  };
}

/** What the provider is handed as read already: it asks for a form, and some of its callers send JSON. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request) body += String(part);
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  const fields = isJson
    ? new URLSearchParams(JSON.parse(body) as Record<string, string>)
    : new URLSearchParams(body);
  request.headers['content-type'] = 'application/x-www-form-urlencoded';
  Object.assign(request, { body: Object.fromEntries(fields) });
  return fields;
}

/** As SuccessFactors does: who signed it, for whom, until when, and for which company. */
async function answerAssertion(
  context: KoaContextWithOIDC,
  provider: Provider,
  { verificationKey, recipient }: { verificationKey: string; recipient: string },
): Promise<void> {
  const { client, params = {} } = context.oidc;
  const xml = Buffer.from(String(params.assertion), 'base64').toString();
  const read = (name: RegExp): string => name.exec(xml)?.[1] ?? '';
  const [signature = ''] = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(xml) ?? [];
  const verifier = new SignedXml({ publicCert: verificationKey });
  verifier.loadSignature(signature);
  const now = Date.now();
  const isGood =
    isSigned(verifier, xml) &&
    params.company_id === testAssertionClient.companyId &&
    read(/<saml2:Issuer>([^<]*)</) === client?.clientId &&
    read(/<saml2:Audience>([^<]*)</) === 'www.successfactors.com' &&
    read(/<saml2:NameID[^>]*>([^<]*)</) === testAssertionClient.userId &&
    read(/ Recipient="([^"]*)"/) === recipient &&
    Date.parse(read(/Conditions NotBefore="([^"]*)"/)) <= now &&
    Date.parse(read(/Conditions [^>]*NotOnOrAfter="([^"]*)"/)) > now &&
    Date.parse(read(/Conditions [^>]*NotOnOrAfter="([^"]*)"/)) - now <= 10 * 60_000;
  if (!client || !isGood) throw new errors.InvalidGrant('assertion refused');
  const token = new provider.ClientCredentials({ client, scope: undefined as never });
  context.body = {
    access_token: await token.save(),
    token_type: 'Bearer',
    expires_in: String(token.expiration),
  };
}

function isSigned(verifier: SignedXml, xml: string): boolean {
  try {
    // The one signed part has to be the assertion itself, and not another that stands beside it.
    return (
      verifier.checkSignature(xml) &&
      verifier.getSignedReferences()[0]?.startsWith('<saml2:Assertion') === true
    );
  } catch {
    return false;
  }
}

/** Goes through login and consent with a cookie jar of its own, as far as the first address of somebody else. */
async function signInAt(issuer: string, authUrl: string, login: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = authUrl;
  for (let step = 0; step < 12; step += 1) {
    const url = new URL(next, issuer);
    if (url.origin !== issuer) return url.href;
    const page = await visit(jar, url);
    const html = await page.text();
    const action = /action="([^"]+)"/.exec(html)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? 'login';
    next =
      page.headers.get('location') ??
      (action === undefined
        ? ''
        : ((
            await visit(jar, new URL(action, issuer), new URLSearchParams({ prompt, login, password: 'any' }))
          ).headers.get('location') ?? ''));
    if (next === '') throw new Error(`The provider shows a page without a way on: ${page.status}`);
  }
  throw new Error('The provider never sends the browser back.');
}

async function visit(jar: Map<string, string>, url: URL, form?: URLSearchParams): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url, {
    headers: { cookie },
    redirect: 'manual',
    ...(form ? { method: 'POST', body: form } : {}),
  });
  for (const kept of answer.headers.getSetCookie()) {
    const [pair = ''] = kept.split(';');
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return answer;
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}
