export { type PostgresqlTarget, probePostgresql } from './probe.ts';
