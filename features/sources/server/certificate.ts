import { X509Certificate } from 'node:crypto';
import { AppError } from '#kernel/errors.ts';
import { sourcesServerStrings as strings } from './strings.ts';

const rsaMinimumBits = 2048;

/**
 * A certificate as PEM, whether it came as PEM or, as in SAML metadata, as bare base64. Throws `invalid` for anything
 * else, a private key above all: that must not be stored where a public certificate is shown again.
 */
export function tidyCertificate(text: string): string {
  const blocks = text.match(/-----BEGIN [A-Z0-9 ]+-----/g);
  if (blocks?.some((block) => block.includes('PRIVATE KEY'))) {
    throw new AppError('invalid', strings.certificateWithKey);
  }
  const body = text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(body);
  if (!isBase64 || (blocks?.length ?? 0) > 1) throw new AppError('invalid', strings.certificateUnreadable);
  const lines = body.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** Reads a certificate: whose it is and until when, or why it cannot be trusted for signatures at this time. */
export function checkCertificate(
  pem: string,
  now: Date,
): { isSound: true; subject: string; validUntil: Date } | { isSound: false; message: string } {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(pem);
    // The key is parsed when it is asked for.
    void certificate.publicKey;
  } catch {
    return { isSound: false, message: strings.certificateUnreadable };
  }
  const { validFromDate, validToDate, publicKey } = certificate;
  if (now < validFromDate)
    return { isSound: false, message: strings.certificateNotYet(dayOf(validFromDate)) };
  if (now > validToDate) return { isSound: false, message: strings.certificateExpired(dayOf(validToDate)) };
  const bits = publicKey.asymmetricKeyDetails?.modulusLength;
  if (publicKey.asymmetricKeyType === 'rsa' && (bits ?? 0) < rsaMinimumBits) {
    return { isSound: false, message: strings.certificateWeak(bits ?? 0, rsaMinimumBits) };
  }
  return { isSound: true, subject: nameOf(certificate), validUntil: validToDate };
}

/** The common name where there is one; control characters must not reach a sentence. */
function nameOf({ subject }: X509Certificate): string {
  const name = /^CN=(.*)$/m.exec(subject)?.[1] ?? subject.split('\n')[0] ?? '';
  return name.replace(/\p{Cc}/gu, ' ').slice(0, 120);
}

export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
