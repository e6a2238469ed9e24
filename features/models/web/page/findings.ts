import type { Findings } from '../../contract.ts';

/** What was found by models of one kind. */
export type FindingsOf<Kind extends Findings['kind']> = Extract<Findings, { kind: Kind }>;
