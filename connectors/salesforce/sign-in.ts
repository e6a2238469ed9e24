import { type IssuedToken, requestToken, TokenRefused } from '../oauth/request-token.ts';
import { TokenKeeper } from '../oauth/token-keeper.ts';
import type { SystemTools } from '../system-connector.ts';
import { instanceOf, type SalesforceSettings } from './settings.ts';
import { SoapRefused, soapLogin } from './soap-login.ts';

/** By OAuth as the app itself, by OAuth as a user, and by SOAP as a user: the last two are going to end. */
export type SignInWay = 'client' | 'password' | 'soap';

/** What one way was refused with. */
export interface Refusal {
  way: SignInWay;
  error: TokenRefused | SoapRefused;
}

/** No way that there are settings for led in. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
  /** The most telling one. */
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The sign-in was refused.');
    this.refusal = refusal;
  }
}

/** Nothing was entered to sign in with. */
export class NothingEntered extends Error {
  override name = 'NothingEntered';
}

export interface SignedIn {
  keeper: TokenKeeper;
  instance: URL;
  way: SignInWay;
  /** Ways that were refused before one worked. */
  refused: readonly Refusal[];
}

/** The client itself is wrong: another grant of it would be refused as well, and the next way would hide it. */
const definiteCodes = new Set(['invalid_client', 'invalid_client_id', 'inactive_org']);
/** SOAP says no to everybody here. */
const soapIsOff = new Set([
  'UNSUPPORTED_API_VERSION',
  'INVALID_OPERATION',
  'API_DISABLED_FOR_ORG',
  'UNSUPPORTED_CLIENT',
]);

/** Tries the ways that there are settings for, in their order, and keeps to the one that worked. */
export async function signIn(
  settings: SalesforceSettings,
  tools: Pick<SystemTools, 'reach' | 'signal'>,
): Promise<SignedIn> {
  const refused: Refusal[] = [];
  const [first] = waysOf(settings);
  if (first === undefined) throw new NothingEntered('There is nothing to sign in with.');
  let working: SignInWay | undefined;
  const request = async (): Promise<IssuedToken> => {
    if (working !== undefined) return await issue(working, settings, tools);
    for (const way of waysOf(settings)) {
      try {
        const token = await issue(way, settings, tools);
        working = way;
        return token;
      } catch (error) {
        if (!(error instanceof TokenRefused || error instanceof SoapRefused)) throw error;
        refused.push({ way, error });
        if (error instanceof TokenRefused && definiteCodes.has(error.code)) break;
      }
    }
    throw new SignInRefused(mostTelling(refused));
  };
  const keeper = new TokenKeeper(async () => {
    try {
      return await request();
    } catch (error) {
      if (working === undefined || !(error instanceof TokenRefused || error instanceof SoapRefused))
        throw error;
      throw new SignInRefused({ way: working, error });
    }
  });
  const token = await keeper.get();
  const instance = instanceOf(token.places.instance_url, settings.origin);
  return { keeper, instance, way: working ?? first, refused };
}

function waysOf({ clientId, clientSecret, username, password }: SalesforceSettings): SignInWay[] {
  const hasClient = clientId !== '' && clientSecret !== '';
  const hasUser = username !== '' && password !== '';
  return [
    ...(hasClient ? (['client'] as const) : []),
    ...(hasClient && hasUser ? (['password'] as const) : []),
    ...(hasUser ? (['soap'] as const) : []),
  ];
}

function issue(
  way: SignInWay,
  settings: SalesforceSettings,
  tools: Pick<SystemTools, 'reach' | 'signal'>,
): Promise<IssuedToken> {
  if (way === 'soap') return soapLogin(tools, settings);
  const { origin, clientId, clientSecret, username, password, securityToken, ca } = settings;
  return requestToken(tools, {
    tokenUrl: new URL('/services/oauth2/token', origin),
    clientId,
    clientSecret,
    secretIn: 'body',
    grant: way === 'client' ? 'client_credentials' : 'password',
    parameters: way === 'client' ? {} : { username, password: password + securityToken },
    ca,
  });
}

/** The last one, unless that is SOAP being off for everybody. */
function mostTelling(refused: readonly Refusal[]): Refusal {
  const telling = refused.filter(({ error }) => !(error instanceof SoapRefused && soapIsOff.has(error.code)));
  const refusal = telling.at(-1) ?? refused.at(-1);
  if (!refusal) throw new Error('Nothing was refused.');
  return refusal;
}
