import { type Logger, pino } from 'pino';

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
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]),
        censor: '[redacted]',
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
