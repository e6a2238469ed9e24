import { systemStrings } from '../strings.ts';
import { SystemFailure } from '../system.ts';
import { postgresqlStrings as strings } from './strings.ts';

const system = 'PostgreSQL';

export interface Named {
  /** As people wrote it: host and port. */
  place: string;
  host: string;
  database: string;
  username: string;
}

/** What a failure means for the person, by PostgreSQL's own codes, those of the network and those of TLS. */
export function explainFailure(error: unknown, named: Named): SystemFailure {
  if (error instanceof SystemFailure) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const told = (stage: SystemFailure['stage'], sentence: string, isPassing = false) =>
    new SystemFailure(stage, sentence, { code: code || null, isPassing, cause: error });
  switch (code) {
    case '28P01':
      return told('login', strings.wrongPassword);
    case '28000':
      return told('login', strings.userRefused(named.username));
    case '3D000':
      return told('database', strings.unknownDatabase(named.database));
    case '42501':
      return told('permission', permissionOf(message, named));
    case '42P01':
    case '42703':
      return told('permission', strings.changedTable);
    case '53300':
      return told('login', strings.tooManyConnections, true);
    case '57P03':
      return told('login', strings.starting, true);
    case '57P01':
    case '57P02':
      return told('protocol', strings.stopped(named.place), true);
    case '57014':
      return told('time', strings.tookTooLong);
    case '40001':
    case '40P01':
      return told('protocol', strings.conflict, true);
    case 'ECONNREFUSED':
      return told('port', systemStrings.refused(named.place, system), true);
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return told('port', systemStrings.unreachable(named.place), true);
    case 'CERT_HAS_EXPIRED':
      return told('certificate', systemStrings.certificateExpired);
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return told('certificate', systemStrings.certificateOfAnother(named.host));
  }
  if (/CERT|SIGNED|SIGNATURE/.test(code)) return told('certificate', systemStrings.certificateUntrusted);
  if (message === 'The server does not support SSL connections') return told('tls', strings.withoutTls);
  if (/^[0-9A-Z]{5}$/.test(code)) return told('protocol', strings.otherCode(code));
  return told('protocol', systemStrings.otherSystem(named.place, system), true);
}

/** PostgreSQL names the table that it keeps back: that is worth more than the database. */
function permissionOf(message: string, { database }: Named): string {
  const table = /^permission denied for (?:table|view|relation|materialized view|foreign table) (.+)$/.exec(
    message,
  )?.[1];
  return table ? strings.tableRefused(table) : strings.databaseRefused(database);
}
