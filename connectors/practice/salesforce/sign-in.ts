import { SaxesParser } from 'saxes';
import type { Org, OrgUser } from './org.ts';

/** An answer that is no JSON of the REST API. */
export interface PlainAnswer {
  status: number;
  type: string;
  body: string;
}

/** The token endpoint of an org: by the client's own credentials, and by a user's password. */
export function answerToken(org: Org, body: string, origin: string): PlainAnswer {
  const given = new URLSearchParams(body);
  const refuse = (error: string, description: string): PlainAnswer =>
    json(400, { error, error_description: description });
  const app = org.appOf(given.get('client_id') ?? '');
  if (!app) return refuse('invalid_client_id', 'client identifier invalid');
  if (app.clientSecret !== given.get('client_secret'))
    return refuse('invalid_client', 'invalid client credentials');
  const grant = given.get('grant_type');
  if (grant === 'client_credentials') {
    if (app.runsAs === undefined) return refuse('invalid_grant', 'no client credentials user enabled');
  } else if (grant === 'password') {
    const isIn =
      org.takesPasswords.oauth && findUser(org, given.get('username'), given.get('password')) !== null;
    if (!isIn) return refuse('invalid_grant', 'authentication failure');
  } else return refuse('unsupported_grant_type', 'grant type not supported');
  return json(200, {
    access_token: org.newSession(),
    instance_url: origin,
    id: `${origin}/id/00DPR000000practice/005PR000000practice`,
    token_type: 'Bearer',
    issued_at: String(Date.now()),
  });
}

const soapVersion = /^\/services\/Soap\/u\/(\d{2})\.0(?:\/|$)/;

/** `login()` of the partner API; null where that is not its address. */
export function answerSoap(
  org: Org,
  { path, body, origin }: { path: string; body: string; origin: string },
): PlainAnswer | null {
  const [, version] = soapVersion.exec(path) ?? [];
  if (version === undefined) return null;
  const fields = readLogin(body);
  if (fields === null) return fault('sf', 'UNKNOWN_EXCEPTION', 'The message is no login.');
  if (!org.takesPasswords.soap || Number(version) >= 65)
    return fault('sf', 'INVALID_OPERATION', 'SOAP API login() is disabled by default in this org.');
  const user = findUser(org, fields.username, fields.password);
  if (!user) {
    const known = org.userOf(fields.username);
    if (known?.password === fields.password && known.securityToken !== '')
      return fault('sf', 'LOGIN_MUST_USE_SECURITY_TOKEN', 'Invalid username, password, security token.');
    return fault('sf', 'INVALID_LOGIN', 'Invalid username, password, security token; or user locked out.');
  }
  const result = [
    ...[tag('metadataServerUrl', `${origin}/services/Soap/m/${version}.0`), tag('passwordExpired', 'false')],
    ...[
      tag('sandbox', 'false'),
      tag('serverUrl', `${origin}/services/Soap/u/${version}.0/00DPR000000practice`),
    ],
    ...[tag('sessionId', org.newSession()), tag('userId', '005PR000000practice'), userInfo(user)],
  ].join('');
  const answer = `<loginResponse xmlns="urn:partner.soap.sforce.com"><result>${result}</result></loginResponse>`;
  return { status: 200, type: 'text/xml; charset=utf-8', body: envelope(answer) };
}

function findUser(org: Org, username: string | null, password: string | null): OrgUser | null {
  const user = org.userOf(username ?? '');
  return user && !user.isLocked && user.password + user.securityToken === password ? user : null;
}

/** What the vendor's description of the service has for required. */
function userInfo({ username }: OrgUser): string {
  const members = {
    accessibilityMode: 'false',
    chatterExternal: 'false',
    currencySymbol: '$',
    orgAttachmentFileSizeLimit: '5242880',
    orgDefaultCurrencyIsoCode: 'USD',
    orgDefaultCurrencyLocale: 'en_US',
    orgDisallowHtmlAttachments: 'false',
    orgHasPersonAccounts: 'false',
    organizationId: '00DPR000000practice',
    organizationMultiCurrency: 'false',
    organizationName: 'Practice',
    profileId: '00ePR000000practice',
    roleId: '',
    sessionSecondsValid: '7200',
    userDefaultCurrencyIsoCode: 'USD',
    userEmail: username,
    userFullName: 'Practice User',
    userId: '005PR000000practice',
    userLanguage: 'en_US',
    userLocale: 'en_US',
    userName: username,
    userTimeZone: 'UTC',
    userType: 'Standard',
    userUiSkin: 'Theme3',
  };
  return `<userInfo>${Object.entries(members)
    .map(([name, value]) => tag(name, value))
    .join('')}</userInfo>`;
}

function readLogin(body: string): { username: string; password: string } | null {
  const path: string[] = [];
  const texts = new Map<string, string>();
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (): never => {
    throw new Error('The message cannot be read.');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ local }) => void path.push(local));
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (text) => {
      const name = path.join('/');
      texts.set(name, (texts.get(name) ?? '') + text);
    });
  parser.on('closetag', () => void path.pop());
  try {
    parser.write(body).close();
  } catch {
    return null;
  }
  const username = texts.get('Envelope/Body/login/username');
  const password = texts.get('Envelope/Body/login/password');
  return username === undefined || password === undefined ? null : { username, password };
}

function fault(prefix: string, code: string, message: string): PlainAnswer {
  const detail = `<detail><sf:LoginFault xmlns:sf="urn:fault.partner.soap.sforce.com"><sf:exceptionCode>${code}</sf:exceptionCode><sf:exceptionMessage>${message}</sf:exceptionMessage></sf:LoginFault></detail>`;
  const body = `<soapenv:Fault><faultcode xmlns:sf="urn:fault.partner.soap.sforce.com">${prefix}:${code}</faultcode><faultstring>${code}: ${message}</faultstring>${detail}</soapenv:Fault>`;
  return { status: 500, type: 'text/xml; charset=utf-8', body: envelope(body) };
}

function envelope(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`;
}

function json(status: number, value: object): PlainAnswer {
  return { status, type: 'application/json;charset=UTF-8', body: JSON.stringify(value) };
}
