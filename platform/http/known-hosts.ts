import { isIP } from 'node:net';

export interface HostRules {
  /** Where people open the product; null where the operator did not say. */
  publicUrl: string | null;
  /** `ALLOWED_HOSTS`: names separated by commas, `*`, or `first`. */
  allowed: string;
  /** As the operating system has it. */
  machineName: string;
}

/** Ends of names that nobody can register in the public DNS (RFC 2606, 6761, 6762, 8375, and ICANN's reservation of `internal`). */
const privateEndings = ['localhost', 'local', 'internal', 'home.arpa', 'test'];
const name = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

/**
 * Whether the server answers under the host of a request. A page of another site can make its own name lead to this machine (DNS rebinding), and a
 * host that anybody may write must never become the address of a link.
 */
export function createHostCheck({ publicUrl, allowed, machineName }: HostRules): (host: string) => boolean {
  const names = allowed
    .toLowerCase()
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const takesFirst = names.includes('first');
  let first: string | null = null;
  const own = new Set(
    publicUrl ? [...names, nameOf(new URL(publicUrl).host)] : [...names, machineName.toLowerCase()],
  );

  return (host) => {
    if (own.has('*')) return true;
    const asked = nameOf(host);
    if (own.has(asked) || isLoopback(asked)) return true;
    if (publicUrl) return false;
    if (isPrivate(asked)) return true;
    if (!takesFirst || !name.test(asked)) return false;
    first ??= asked;
    return asked === first;
  };
}

/** Without the port, the brackets of IPv6 and the dot at the end. */
function nameOf(host: string): string {
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(host)?.[1];
  return (bracketed ?? host.replace(/:\d*$/, '')).toLowerCase().replace(/\.$/, '');
}

/** Who asks for one of these sits on this machine, or is a check of its health. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
}

/** An address, or a name that no other site can have: without a dot, or with an end of its own for private networks. */
function isPrivate(host: string): boolean {
  if (isIP(host) !== 0) return true;
  if (!name.test(host)) return false;
  return !host.includes('.') || privateEndings.some((ending) => host.endsWith(`.${ending}`));
}
