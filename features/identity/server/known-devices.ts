import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { isSecure as isSecureRequest } from '#platform/http/own-origin.ts';
import { accountsPerDevice, deviceKnownMs } from '../limits.ts';

/** Browsers in which somebody has signed in to an account before (OWASP calls their cookie a device cookie). */
export interface KnownDevices {
  /** The id of this browser where it is known to the account, else null. */
  recognise(request: FastifyRequest, accountId: string): string | null;
  /** From now on this browser is known to the account. */
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void;
}

const entry = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;
const separator = '~';

/**
 * The cookie holds signed entries, one an account, that tell nothing of the account: only the account's id makes an entry's signature right. It opens
 * nothing; it gives its browser attempts of its own, so that strangers who try passwords do not keep the owner out.
 * `key`: 32 bytes that are kept outside the database.
 */
export function createKnownDevices(options: { key: Buffer; clock: Clock; isSecure: boolean }): KnownDevices {
  const { key, clock, isSecure } = options;
  // Sent with sign-in and sign-up alone, and so without the prefix that asks for the path of all.
  const cookieName = isSecure ? '__Secure-plumbline_device' : 'plumbline_device';
  const cookie = { path: '/api/auth', httpOnly: true, sameSite: 'lax' } as const;

  return {
    recognise(request, accountId) {
      for (const text of entriesOf(request)) {
        const [, id = '', since = '', signature = ''] = entry.exec(text) ?? [];
        const isOver = clock.now().getTime() - Number(since) >= deviceKnownMs;
        if (!isOver && isSigned({ id, since, signature, accountId })) return id;
      }
      return null;
    },
    remember(request, reply, accountId) {
      const id = randomBytes(16).toString('base64url');
      const since = String(clock.now().getTime());
      const others = entriesOf(request).filter((text) => {
        const [, id = '', since = '', signature = ''] = entry.exec(text) ?? [];
        return !isSigned({ id, since, signature, accountId });
      });
      const own = [id, since, signatureOf(id, since, accountId)].join('.');
      const value = [own, ...others].slice(0, accountsPerDevice).join(separator);
      const secure = isSecure || isSecureRequest(request);
      reply.setCookie(cookieName, value, { ...cookie, secure, maxAge: deviceKnownMs / 1000 });
    },
  };

  function entriesOf(request: FastifyRequest): string[] {
    const texts = (request.cookies[cookieName] ?? '').split(separator, accountsPerDevice);
    return texts.filter((text) => entry.test(text));
  }

  function isSigned(found: { id: string; since: string; signature: string; accountId: string }): boolean {
    const expected = Buffer.from(signatureOf(found.id, found.since, found.accountId));
    const actual = Buffer.from(found.signature);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }

  function signatureOf(id: string, since: string, accountId: string): string {
    return createHmac('sha256', key).update(`${accountId}\n${id}\n${since}`).digest('base64url');
  }
}
