import { createHash, createPrivateKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import { AppError } from '#kernel/errors.ts';
import { oauthGrantStrings as strings } from '../oauth/strings.ts';

/** Ten minutes are the most that SuccessFactors takes; clocks may differ by two. */
const validMs = 8 * 60_000;
const earlyMs = 2 * 60_000;

const audience = 'www.successfactors.com';
const rsaMinimumBits = 2048;

const saml = 'urn:oasis:names:tc:SAML:2.0';
const signatures = 'http://www.w3.org/2000/09/xmldsig#';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

export interface AssertedUser {
  /** The client ID. */
  issuer: string;
  /** The user whose permissions apply. */
  subject: string;
  /** The token URL. */
  recipient: string;
  /** PEM of the key whose certificate is registered for the client. */
  signingKey: string;
  now: Date;
}

/**
 * A SAML 2.0 assertion with an enveloped signature by RSA-SHA256. It is written in its canonical form (exclusive XML
 * canonicalization): no blanks between elements, attributes in their order, namespaces where they are first used. So what is signed
 * is what is written, and nothing has to be parsed. Throws AppError where the key cannot sign.
 */
export function signAssertion({ issuer, subject, recipient, signingKey, now }: AssertedUser): Buffer {
  const key = keyOf(signingKey);
  const id = `_${randomUUID()}`;
  const issuedAt = now.toISOString();
  const notBefore = new Date(now.getTime() - earlyMs).toISOString();
  const notOnOrAfter = new Date(now.getTime() + validMs).toISOString();
  const head =
    `<saml2:Assertion xmlns:saml2="${saml}:assertion" ID="${id}" IssueInstant="${issuedAt}" Version="2.0">` +
    `<saml2:Issuer>${text(issuer)}</saml2:Issuer>`;
  const body =
    `<saml2:Subject><saml2:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified">${text(subject)}</saml2:NameID>` +
    `<saml2:SubjectConfirmation Method="${saml}:cm:bearer">` +
    `<saml2:SubjectConfirmationData NotOnOrAfter="${notOnOrAfter}" Recipient="${attribute(recipient)}"></saml2:SubjectConfirmationData>` +
    '</saml2:SubjectConfirmation></saml2:Subject>' +
    `<saml2:Conditions NotBefore="${notBefore}" NotOnOrAfter="${notOnOrAfter}">` +
    `<saml2:AudienceRestriction><saml2:Audience>${audience}</saml2:Audience></saml2:AudienceRestriction></saml2:Conditions>` +
    `<saml2:AuthnStatement AuthnInstant="${issuedAt}"><saml2:AuthnContext>` +
    `<saml2:AuthnContextClassRef>${saml}:ac:classes:PasswordProtectedTransport</saml2:AuthnContextClassRef>` +
    '</saml2:AuthnContext></saml2:AuthnStatement>' +
    '<saml2:AttributeStatement><saml2:Attribute Name="api_key">' +
    `<saml2:AttributeValue>${text(issuer)}</saml2:AttributeValue>` +
    '</saml2:Attribute></saml2:AttributeStatement></saml2:Assertion>';
  // The signature stands behind the issuer; its transform takes it out again before the digest is made.
  return Buffer.from(head + signatureOver(head + body, id, key) + body);
}

function signatureOver(assertion: string, id: string, key: KeyObject): string {
  const digest = createHash('sha256').update(assertion).digest('base64');
  const signedInfo = (namespace: string): string =>
    `<ds:SignedInfo${namespace}>` +
    `<ds:CanonicalizationMethod Algorithm="${exclusive}"></ds:CanonicalizationMethod>` +
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>' +
    `<ds:Reference URI="#${id}"><ds:Transforms>` +
    `<ds:Transform Algorithm="${signatures}enveloped-signature"></ds:Transform>` +
    `<ds:Transform Algorithm="${exclusive}"></ds:Transform></ds:Transforms>` +
    '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
  // Taken by itself, as it is signed, it declares the namespace that it has from the signature around it.
  const value = sign('sha256', Buffer.from(signedInfo(` xmlns:ds="${signatures}"`)), key).toString('base64');
  return (
    `<ds:Signature xmlns:ds="${signatures}">${signedInfo('')}` +
    `<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`
  );
}

function keyOf(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new AppError('invalid', strings.signingKey);
  }
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa' || bits < rsaMinimumBits)
    throw new AppError('invalid', strings.signingKeyKind);
  return key;
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;');
}

function attribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;');
}
