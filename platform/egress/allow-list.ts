import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { familyOf, listOf } from './address-kind.ts';

/** What is about to be dialled: the name that was meant, one of its addresses, and the port. */
export interface Dialled {
  host: string;
  address: string;
  port: number;
  /** Ports that a system of this kind listens on unless told otherwise. */
  standardPorts: readonly number[];
}

type Ports = 'standard' | 'all' | { from: number; to: number }[];

interface Entry {
  isOf(dialled: Dialled): boolean;
  ports: Ports;
}

const portMaximum = 65_535;

/**
 * Reads a list of places inside one's own network, separated by commas: `10.0.0.5:5432`, `10.0.0.0/24:443,8443`, `[fd00::/8]:443`,
 * `db.internal:5432`, `127.0.0.1:*`. Ports are numbers, ranges (`30013-30015`) or `*`. A place without ports is open at the standard
 * ports of the system that is called, and at no other. Throws on what is no such list.
 */
export function readAllowList(text: string): (dialled: Dialled) => boolean {
  const entries: Entry[] = [];
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const last = entries.at(-1);
    // `443,8443`: the comma of the list is that of the ports, too.
    if (isPort(part) && last) last.ports = joined(last.ports, portsOf(part), part);
    else entries.push(entryOf(part));
  }
  return (dialled) => entries.some((entry) => entry.isOf(dialled) && includes(entry.ports, dialled));
}

function entryOf(text: string): Entry {
  const bracketed = /^\[([^\]]+)\](?::(.+))?$/.exec(text);
  if (bracketed) {
    if (!(bracketed[1] ?? '').includes(':')) throw noPlace(text);
    return { isOf: inRange(bracketed[1] ?? ''), ports: portsOf(bracketed[2]) };
  }
  // Of an address with several colons none stands before a port: that one needs brackets.
  if (isIP(text.split('/')[0] ?? '') === 6) return { isOf: inRange(text), ports: 'standard' };
  const [place = '', ports, ...rest] = text.split(':');
  if (rest.length > 0) throw noPlace(text);
  const isRange = isIP(place.split('/')[0] ?? '') === 4;
  return { isOf: isRange ? inRange(place) : isNamed(place), ports: portsOf(ports) };
}

function inRange(range: string): Entry['isOf'] {
  const list = listOf([range]);
  return ({ address }) => list.check(address, familyOf(address));
}

function isNamed(name: string): Entry['isOf'] {
  const ascii = domainToASCII(name).replace(/\.$/, '');
  // Numbers alone are no name: `10.0.0` is a slip of the hand.
  if (!/^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)*[a-z0-9_]*[a-z][a-z0-9-]*$/.test(ascii))
    throw noPlace(name);
  return ({ host }) => host === ascii;
}

function isPort(text: string): boolean {
  return text === '*' || /^\d{1,5}(-\d{1,5})?$/.test(text);
}

function portsOf(text: string | undefined): Ports {
  if (text === undefined) return 'standard';
  if (!isPort(text)) throw noPlace(text);
  if (text === '*') return 'all';
  const [from = 0, to = from] = text.split('-').map(Number);
  if (from < 1 || to > portMaximum || from > to) throw noPlace(text);
  return [{ from, to }];
}

function joined(before: Ports, after: Ports, text: string): Ports {
  // A port behind a place that has none would change what the place alone means.
  if (before === 'standard' || after === 'standard') throw noPlace(text);
  if (before === 'all' || after === 'all') return 'all';
  return [...before, ...after];
}

function includes(ports: Ports, { port, standardPorts }: Dialled): boolean {
  if (ports === 'all') return true;
  if (ports === 'standard') return standardPorts.includes(port);
  return ports.some(({ from, to }) => from <= port && port <= to);
}

function noPlace(text: string): Error {
  return new Error(`"${text}" is no place in a network.`);
}
