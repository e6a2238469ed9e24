import { type Logger, pino } from 'pino';
import { redactAddressesIn } from '#kernel/secret-address.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(fields: object): Log;
};

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'apiKey',
  'clientSecret',
  'passwordHash',
  'connectionString',
];

/** One logger: JSON lines on standard error, so that standard output stays for people. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // What failed may tell the address that it was about, and that address a secret.
      formatters: { log: withoutSecrets },
      serializers: { err: (error: Error) => withoutSecrets(pino.stdSerializers.err(error)) },
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]),
        censor: '[redacted]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** The same fields, whose texts hold addresses without their secrets. */
function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  const told = Object.entries(fields).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' ? redactAddressesIn(value) : value,
  ]);
  return Object.fromEntries(told);
}
