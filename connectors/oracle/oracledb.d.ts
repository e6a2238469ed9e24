/** What is used of `oracledb`, which brings no types. Its version is exact: what is told of its inner modules is not documented. */
declare module 'oracledb' {
  export interface DbType {
    readonly name: string;
  }

  export interface Metadata {
    name: string;
    dbType: DbType;
  }

  export interface ResultSet {
    readonly metaData: readonly { name: string }[];
    /** At most so many; fewer, or none, at the end. */
    getRows(count: number): Promise<unknown[][]>;
    close(): Promise<void>;
  }

  export interface ExecuteOptions {
    resultSet?: boolean;
    outFormat?: number;
    /** Rows that come with the answer to the statement itself. */
    prefetchRows?: number;
    fetchArraySize?: number;
    fetchTypeHandler?(
      metadata: Metadata,
    ): { type: DbType; converter?: (value: unknown) => unknown } | undefined;
  }

  export interface Connection {
    /** `19.24.0.0.0` */
    readonly oracleServerVersionString: string;
    /** Milliseconds of one call; 0 for any. */
    callTimeout: number;
    execute(
      sql: string,
      binds: readonly string[],
      options: ExecuteOptions,
    ): Promise<{ resultSet?: ResultSet }>;
    rollback(): Promise<void>;
  }

  export interface ConnectionAttributes {
    user: string;
    password: string;
    connectString: string;
    /** Seconds. */
    connectTimeout: number;
    stmtCacheSize: number;
    driverName: string;
    program: string;
    machine: string;
    osUser: string;
    terminal: string;
  }

  const oracledb: {
    readonly OUT_FORMAT_ARRAY: number;
    readonly STRING: DbType;
    readonly BUFFER: DbType;
    readonly DB_TYPE_NUMBER: DbType;
    readonly DB_TYPE_BINARY_FLOAT: DbType;
    readonly DB_TYPE_CLOB: DbType;
    readonly DB_TYPE_NCLOB: DbType;
    readonly DB_TYPE_BLOB: DbType;
    getConnection(attributes: ConnectionAttributes): Promise<Connection>;
  };
  // biome-ignore lint/style/noDefaultExport: what a module of CommonJS is to an import
  export default oracledb;
}

declare module 'oracledb/lib/thin/sqlnet/ntTcp.js' {
  import type { Duplex } from 'node:stream';

  /** A place of a connect descriptor, or of the answer of a listener. */
  export interface Address {
    hostname: string;
    port: number | string | undefined;
  }

  /** "Network Transport": where the driver dials, sends and receives. */
  // biome-ignore lint/style/noDefaultExport: what a module of CommonJS is to an import
  export default class NetworkTransport {
    host: string;
    hostName: string;
    port: number;
    stream: Duplex | null;
    connected: boolean;
    connect(address: Address): Promise<void>;
    /** TLS is begun anew over the same connection: a listener asks for it when it hands the connection on. */
    renegTLS(): Promise<void>;
    setupEventHandlers(): void;
    /** Throws where the connection has ended. */
    checkErr(): void;
  }
}

declare module 'oracledb/lib/thin/sqlnet/navNodes.js' {
  interface ConnectOption {
    host: string;
    hostname: string;
  }
  interface Description {
    getConnectOptions(): ConnectOption[];
  }
  export interface ConnectStrategy {
    descriptionList: Description[];
    getcurrentDescription(): Description | null;
  }
  class NavAddress {
    host: string | null | undefined;
    /** Adds the places that the address stands for, which are looked up by its name. */
    navigate(strategy: ConnectStrategy): Promise<void>;
  }
  const nodes: { NavAddress: typeof NavAddress };
  // biome-ignore lint/style/noDefaultExport: what a module of CommonJS is to an import
  export default nodes;
}

declare module 'oracledb/lib/impl/datahandlers/buffer.js' {
  /** Where the driver reads values. */
  export class BaseBuffer {
    parseOracleDate(bytes: Buffer): unknown;
  }
}
