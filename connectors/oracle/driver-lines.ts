import { AsyncLocalStorage } from 'node:async_hooks';
import type { Duplex } from 'node:stream';
import navNodes from 'oracledb/lib/thin/sqlnet/navNodes.js';
import NetworkTransport from 'oracledb/lib/thin/sqlnet/ntTcp.js';

/**
 * The driver dials, looks names up and speaks TLS by itself, and has no place to be given a socket. Of its two classes that do so, the
 * methods are put in place of here: a connection comes from whoever signs in, and a name is left to that. What a listener leads to goes the same way.
 */

export interface DriverLine {
  stream: Duplex;
  /** Begins TLS anew over the same connection. */
  renew(): Promise<void>;
}

export type OpenLine = (place: { host: string; port: number }) => Promise<DriverLine>;

/** By whom a connection is opened, for each sign-in its own. */
const opening = new AsyncLocalStorage<OpenLine>();
const lines = new WeakMap<NetworkTransport, DriverLine>();

/** All that the driver connects meanwhile comes from there. */
export function withLines<T>(open: OpenLine, work: () => Promise<T>): Promise<T> {
  return opening.run(open, work);
}

const standardPort = 1521;
/** An address is not looked up. */
const noName = '0.0.0.0';

NetworkTransport.prototype.connect = async function connect({ hostname, port }) {
  const open = opening.getStore();
  if (!open) throw new Error('The driver was to connect by itself.');
  const place = { host: hostname, port: Number(port || standardPort) };
  this.host = place.host;
  this.hostName = place.host;
  this.port = place.port;
  const line = await open(place);
  lines.set(this, line);
  this.stream = line.stream;
  this.connected = true;
  this.setupEventHandlers();
};

NetworkTransport.prototype.renegTLS = async function renegTLS() {
  this.checkErr();
  await lines.get(this)?.renew();
  this.setupEventHandlers();
};

const navigate = navNodes.NavAddress.prototype.navigate;

navNodes.NavAddress.prototype.navigate = async function navigateUnresolved(strategy) {
  const { host } = this;
  if (!host) throw new Error('An address has no host.');
  this.host = noName;
  await navigate.call(this, strategy);
  this.host = host;
  const description = strategy.getcurrentDescription() ?? strategy.descriptionList.at(-1);
  const option = description?.getConnectOptions().at(-1);
  if (!option) throw new Error('An address came to no place.');
  option.host = host;
  option.hostname = host;
};
