import { connect } from 'node:net';
import type { Settings } from '#kernel/settings.ts';
import type { SystemTools } from '../system-connector.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import type { Misbehaviour } from '../testing-rogue.ts';
import * as messages from './testing-messages.ts';
import {
  acceptPacket,
  dataPackets,
  packetOf,
  redirectPacket,
  refusePacket,
  sized,
  whole,
} from './testing-packets.ts';
import { challenge } from './testing-sign-in.ts';
import { packetTypes } from './tns-framing.ts';

/** Settings that would lead to a database on this machine. */
export function oracleSettings(port: number): Settings {
  return {
    serverUrl: '127.0.0.1',
    port,
    serviceName: 'd',
    username: 'u',
    password: 'canary-of-rogues',
    useSSL: false,
  };
}

/** What a connector is handed, without a policy: for tests that know where they call. */
export function openTools(signal = new AbortController().signal): SystemTools {
  return {
    reach: {
      dial: async ({ host, port }) => {
        // An error of a connection that nobody uses any more would end the tests.
        const socket = connect({ host, port }).on('error', () => {});
        signal.addEventListener('abort', () => socket.destroy(), { once: true });
        return socket;
      },
      fetch: globalThis.fetch,
    },
    signal,
    onStage: () => {},
  };
}

const none = Buffer.alloc(0);
const zeros = Buffer.alloc(60_000);
const page = '<h1>canary</h1>'.repeat(99);
const withTls = { useSSL: true };
const own = createCertificateAuthority().issue({ host: '127.0.0.1' });
const protocol = dataPackets(messages.protocolAnswer());
const dataTypes = dataPackets(Buffer.concat([Buffer.from([2]), Buffer.alloc(11), Buffer.alloc(2)]));
const largeData = packetOf(packetTypes.data, zeros, { isAccepted: true });
const resend = packetOf(packetTypes.resend, none);
const signIn = (told: [string, string, number?][]): Buffer => dataPackets(messages.valuesAnswer(told));
const failure = (number: number, message: string): Buffer =>
  dataPackets(messages.endAnswer({ number, message }));

/** What a server that speaks Oracle Net well enough may do. */
export const oracleRogues: (Misbehaviour & { settings?: Settings })[] = [
  { name: 'accepts and says nothing more', isSlow: true, serve: answersEach([acceptPacket()]) },
  { name: 'accepts and closes', serve: answersEach([acceptPacket()], null) },
  { name: 'accepts and streams', serve: answersEach([acceptPacket()], largeData) },
  { name: 'accepts by a version of another age', serve: answersEach([acceptPacket(310), protocol]) },
  { name: 'accepts by half', serve: answersEach([packetOf(packetTypes.accept, Buffer.alloc(4))]) },
  { name: 'sends a packet shorter than its header', serve: answersEach([Buffer.alloc(8)]) },
  { name: 'refuses with a page', serve: answersEach([packetOf(packetTypes.refuse, Buffer.from(page))]) },
  { name: 'refuses by a number of its own', serve: answersEach([refusePacket(99_999)]) },
  { name: 'asks again and again', serve: answersEach([resend], resend) },
  {
    name: 'asks for TLS anew where there is none',
    serve: answersEach([packetOf(packetTypes.resend, none, { flags: 8 })]),
  },
  {
    name: 'leads to itself again and again',
    serve: (socket) => {
      const place = `(ADDRESS=(PROTOCOL=TCP)(HOST=127.0.0.1)(PORT=${socket.localPort}))`;
      answersEach([redirectPacket(place, '(DESCRIPTION=)')])(socket, () => {});
    },
  },
  {
    name: 'leads to where nobody may go',
    serve: answersEach([redirectPacket('(ADDRESS=(PROTOCOL=TCP)(HOST=169.254.169.254)(PORT=80))', '')]),
  },
  { name: 'leads to no place', serve: answersEach([redirectPacket('(ADDRESS=(PROTOCOL=TCP))', '')]) },
  { name: 'leads by a page', serve: answersEach([redirectPacket(page, page)]) },
  { name: 'is TLS', serve: answersEach([Buffer.from([0x15, 3, 3, 0, 2, 2, 70])]) },
  { name: 'has no TLS', settings: withTls, serve: answersEach([refusePacket(12_514)]) },
  {
    name: 'has TLS and then nothing',
    isSlow: true,
    settings: withTls,
    serve: (socket) => void socket.resume(),
  },
  { name: 'has TLS of its own making', settings: withTls, tls: own, serve: answersEach([acceptPacket()]) },
  {
    name: 'asks for rounds without an end',
    serve: answersEach([
      ...[acceptPacket(), protocol, dataTypes],
      signIn(challenge('x', { verifier: 2 ** 31 }).told),
    ]),
  },
  {
    name: 'has a verifier of an old age',
    serve: answersEach([
      ...[acceptPacket(), protocol, dataTypes],
      signIn([
        ['AUTH_SESSKEY', 'AA'.repeat(32)],
        ['AUTH_VFR_DATA', 'AA', 2361],
      ]),
    ]),
  },
  {
    name: 'lets in without a proof of its own',
    serve: answersEach([
      ...[acceptPacket(), protocol, dataTypes],
      signIn(challenge('x').told),
      signIn([['AUTH_SVR_RESPONSE', 'AA'.repeat(32)]]),
      failure(942, page),
    ]),
  },
  {
    name: 'refuses the sign-in with a page',
    serve: answersEach([acceptPacket(), protocol, dataTypes, failure(99_999, page)]),
  },
  {
    name: 'says a message that there is not',
    serve: answersEach([acceptPacket(), dataPackets(Buffer.alloc(500, 77))]),
  },
  {
    name: 'names a length beyond all bytes',
    isSlow: true,
    serve: answersEach([
      ...[acceptPacket(), protocol, dataTypes],
      dataPackets(
        Buffer.concat([Buffer.from([8]), whole(1), whole(9), Buffer.from([254]), whole(2 ** 31 - 1)]),
      ),
    ]),
  },
  {
    name: 'tells keys without an end',
    isSlow: true,
    serve: answersEach([
      ...[acceptPacket(), protocol, dataTypes],
      dataPackets(Buffer.concat([Buffer.from([8]), whole(60_000), whole(1), sized('k')])),
    ]),
  },
];

/** Answers what it hears one by one, and then by this without an end; null hangs up. */
function answersEach(answers: readonly Buffer[], again: Buffer | null = none): Misbehaviour['serve'] {
  return (socket, stream) => {
    const left = [...answers];
    socket.on('data', () => {
      const next = left.shift();
      if (next) socket.write(next);
      if (left.length > 0) return;
      if (again === null) socket.end();
      else if (again.length > 0) stream(again);
    });
  };
}
