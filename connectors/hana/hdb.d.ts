/** What is used of the driver, which brings no types. Members that begin with a low line are not its public face: its version is exact. */
declare module 'hdb' {
  import type { EventEmitter } from 'node:events';
  import type { Duplex } from 'node:stream';

  type Done<T> = (error: Error | null | undefined, value: T) => void;

  export interface ColumnMetadata {
    dataType: number;
    /** Digits behind the point; 0x7fff where they float. */
    fraction: number;
    length: number;
    columnDisplayName: string;
  }

  export interface LobDescriptor {
    type: number;
    defaultType: number;
    options: number;
    charLength: number;
    byteLength: number;
    locatorId: Buffer;
    chunk: Buffer;
    isLast: boolean;
  }

  export interface Lob {
    read(done: Done<Buffer>): void;
  }

  export interface ResultSet extends EventEmitter {
    metadata: ColumnMetadata[];
    /** No further rows are to come. */
    finished: boolean;
    /** On the server too. */
    closed: boolean;
    pause(): void;
    resume(): void;
    close(done: (error?: Error | null) => void): void;
    createLob(descriptor: LobDescriptor): Lob;
  }

  export interface AuthenticationMethod {
    name: string;
  }

  export interface AuthenticationManager {
    _authMethods: AuthenticationMethod[];
    initialize(fields: Buffer[], done: (error?: unknown) => void): void;
    finalize(fields: Buffer[]): void;
  }

  export interface Connection extends EventEmitter {
    /** Called for the host that was entered, and for each that the server names. */
    _connectFn(place: { host: string; port: number }, done: (error: unknown, socket?: Duplex) => void): void;
    fetchDbConnectInfo(
      options: object,
      done: (error: Error | null | undefined, info?: unknown) => void,
    ): void;
    _createAuthenticationManager(options: object): AuthenticationManager;
    connectOptions: { fullVersionString?: string };
  }

  export interface Statement {
    execute(
      values: readonly string[],
      options: { fetchSize: number },
      done: (error: Error | null | undefined, result?: ResultSet | number) => void,
    ): void;
    drop(done: (error?: Error | null) => void): void;
  }

  export interface Client extends EventEmitter {
    _connection: Connection;
    _createConnection(settings: object): Connection;
    connectOptions: { fullVersionString?: string };
    connect(done: (error?: Error | null) => void): void;
    execute(
      sql: string,
      options: { fetchSize: number },
      done: (error: Error | null | undefined, result?: ResultSet | number) => void,
    ): void;
    prepare(sql: string, done: Done<Statement>): void;
    setAutoCommit(isOn: boolean): void;
    rollback(done: (error?: Error | null) => void): void;
  }

  export function createClient(options: object): Client;
}
