import type { FastifyRequest } from 'fastify';

/** From where a request came, as far as can be told: for people who look at their sessions, never for a decision. */
export interface RequestOrigin {
  /** Of the network. */
  address: string;
  /** Browser and system, such as `Firefox on Windows`. */
  device: string;
}

/** The first that is found counts: many browsers name others as well. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
const nameMaximumLength = 40;

export function originOf(request: FastifyRequest): RequestOrigin {
  return { address: request.ip, device: describeDevice(request.headers['user-agent'] ?? '') };
}

/** What a user agent says of itself in a few words. It is what the caller claims, so it is cut to plain characters. */
export function describeDevice(userAgent: string): string {
  const find = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser) return system ? `${browser} on ${system}` : browser;
  const [program = ''] = /^[\w.-]+/.exec(userAgent) ?? [];
  return program.slice(0, nameMaximumLength) || 'Unknown program';
}
