import { createHash, createPublicKey, verify } from 'node:crypto';
import { type Company, type CompanyClient, Refusal, signInRefusal } from './company.ts';

/** Of a SAML assertion, from its issue to its end. */
const longestMs = 10 * 60_000;

/** The token endpoint: a signed assertion for a user of the company. Throws `Refusal`. */
export function answerToken(company: Company, body: string, address: string, now = Date.now()): object {
  const given = new URLSearchParams(body);
  if (given.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:saml2-bearer')
    throw new Refusal(400, 'LGN0016', 'The grant is not known.');
  if (given.get('company_id') !== company.id) throw signInRefusal('LGN0008');
  const client = company.clients.find(({ clientId }) => clientId === given.get('client_id'));
  if (!client) throw signInRefusal('LGN0015');
  const assertion = Buffer.from(given.get('assertion') ?? '', 'base64').toString();
  const user = company.users.find(({ userId }) => userId === subjectOf(assertion, client, address, now));
  if (!user) throw signInRefusal('LGN0012');
  const { value, seconds } = company.issue(user.userId);
  return { access_token: value, token_type: 'Bearer', expires_in: seconds };
}

/**
 * The user whom a good assertion is about; null for any other. It has to be in its canonical form, as the product writes it: what is signed is then
 * the text as it stands, and nothing is parsed.
 */
function subjectOf(xml: string, client: CompanyClient, address: string, now: number): string | null {
  const [signature = ''] = /<ds:Signature [\s\S]*?<\/ds:Signature>/.exec(xml) ?? [];
  const [info = ''] = /<ds:SignedInfo>[\s\S]*?<\/ds:SignedInfo>/.exec(signature) ?? [];
  const within = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  const digest = createHash('sha256').update(xml.replace(signature, '')).digest('base64');
  const signed = info.replace(
    '<ds:SignedInfo>',
    '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">',
  );
  const value = within(signature, /<ds:SignatureValue>([^<]+)</);
  const isGood =
    info !== '' &&
    within(info, /<ds:DigestValue>([^<]+)</) === digest &&
    within(info, / URI="#([^"]+)"/) === within(xml, /^<saml2:Assertion [^>]*\bID="([^"]+)"/) &&
    verify(
      'sha256',
      Buffer.from(signed),
      createPublicKey(client.certificate),
      Buffer.from(value, 'base64'),
    ) &&
    within(xml, /<saml2:Issuer>([^<]*)</) === client.clientId &&
    within(xml, /<saml2:Audience>([^<]*)</) === 'www.successfactors.com' &&
    within(xml, / Recipient="([^"]*)"/) === address;
  if (!isGood) return null;
  const from = Date.parse(within(xml, /<saml2:Conditions NotBefore="([^"]*)"/));
  const until = Date.parse(within(xml, /<saml2:Conditions [^>]*NotOnOrAfter="([^"]*)"/));
  const isInTime = from <= now && now < until && until - now <= longestMs;
  return isInTime ? within(xml, /<saml2:NameID[^>]*>([^<]*)</) : null;
}
