import type { Socket } from 'node:net';
import pg from 'pg';
import { BoundedStream, type StreamBounds } from '../bounded-stream.ts';
import type { DatabaseSettings } from '../sql/database-settings.ts';
import type { SystemStage, SystemTools } from '../system-connector.ts';
import { openSecureChannel } from './open-secure-channel.ts';
import { postgresqlFraming } from './postgresql-framing.ts';

/** How far it came, for whoever has to tell of a failure, and what is to be closed. */
export interface Opened {
  stage: SystemStage;
  stream: BoundedStream | null;
}

/** Connects, by TLS where that is asked for, and signs in; the stream that the driver reads is held to the bounds. */
export async function signIn(
  settings: DatabaseSettings,
  { reach, onStage }: SystemTools,
  opened: Opened,
  bounds: StreamBounds,
): Promise<pg.Client> {
  const begin = (stage: SystemStage): void => {
    opened.stage = stage;
    onStage(stage);
  };
  begin('address');
  const socket = await reach.dial({ host: settings.host, port: settings.port });
  if (settings.useTls) begin('tls');
  const channel = settings.useTls ? await openSecureChannel(socket, settings) : socket;
  begin('login');
  const stream = new BoundedStream(channel, bounds, postgresqlFraming);
  opened.stream = stream;
  const client = new pg.Client({
    database: settings.database,
    user: settings.username,
    password: settings.password,
    application_name: 'plumbline',
    // What a driver calls of a socket, this stream has; TLS lies under it.
    stream: () => stream as unknown as Socket,
    ssl: false,
  });
  // A broken connection also raises an event, which unheard would end the process.
  client.on('error', () => {});
  await client.connect();
  stream.acceptSignIn();
  begin('permission');
  return client;
}
