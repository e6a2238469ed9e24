import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** Certificates for tests of TLS, made on the spot: no key lies in the repository, and each is wrong in one way only. */

export interface TestCertificate {
  key: string;
  cert: string;
}

export interface CertificateAuthority extends TestCertificate {
  issue(options: { host: string; from?: Date; until?: Date }): TestCertificate;
}

const day = 86_400_000;
const oids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  subjectAltName: '551d11',
};

export function createCertificateAuthority(name = 'Authority of tests'): CertificateAuthority {
  const keys = createKeys();
  const [from, until] = [new Date(Date.now() - day), new Date(Date.now() + day)];
  const isAuthority = extension(oids.basicConstraints, sequence(der(0x01, Buffer.from([0xff]))));
  const cert = certify({
    subject: name,
    issuer: name,
    from,
    until,
    extension: isAuthority,
    key: keys.publicKey,
    signer: keys.privateKey,
  });
  return {
    key: pemOf(keys.privateKey),
    cert,
    issue({ host, from: begin = from, until: end = until }) {
      const own = createKeys();
      const names = isIPv4(host)
        ? der(0x87, Buffer.from(host.split('.').map(Number)))
        : der(0x82, Buffer.from(host));
      return {
        key: pemOf(own.privateKey),
        cert: certify({
          subject: host,
          issuer: name,
          from: begin,
          until: end,
          extension: extension(oids.subjectAltName, sequence(names)),
          key: own.publicKey,
          signer: keys.privateKey,
        }),
      };
    },
  };
}

interface Certified {
  subject: string;
  issuer: string;
  from: Date;
  until: Date;
  extension: Buffer;
  key: KeyObject;
  signer: KeyObject;
}

/** RFC 5280, section 4.1, with one extension. */
function certify({ subject, issuer, from, until, extension: extra, key, signer }: Certified): string {
  const algorithm = sequence(oid(oids.ecdsaWithSha256));
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(issuer),
    sequence(time(from), time(until)),
    nameOf(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extra)),
  );
  const whole = sequence(content, algorithm, bitString(sign('sha256', content, signer)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function createKeys() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function nameOf(text: string): Buffer {
  return sequence(der(0x31, sequence(oid(oids.commonName), der(0x0c, Buffer.from(text)))));
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), der(0x04, value));
}

/** GeneralizedTime: 20261126120000Z. */
function time(moment: Date): Buffer {
  return der(0x18, Buffer.from(`${moment.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function integer(value: Buffer): Buffer {
  return der(0x02, value);
}

function bitString(value: Buffer): Buffer {
  return der(0x03, Buffer.concat([Buffer.from([0]), value]));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

/** Tag, length, value. Lengths are below 65,536. */
function der(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
