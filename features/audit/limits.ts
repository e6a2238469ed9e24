/** What is written down. A new kind is one line here and its words in `strings.ts`. */
export const auditKinds = [
  'signIn',
  'signOut',
  'signUp',
  'sessionsEnd',
  'passwordChange',
  'passwordLink',
  'passwordSet',
  'personAdd',
  'accountDisable',
  'accountEnable',
  'administratorAdd',
  'administratorRemove',
  'accountDelete',
  'signUpOpen',
  'signUpClose',
  'tokenCreate',
  'tokenRevoke',
  'tokenUse',
] as const;

export const auditOutcomes = ['done', 'refused'] as const;

export const auditPageDefault = 50;
export const auditPageMaximum = 200;
/** Newest lines that one file holds. */
export const auditExportMaximum = 50_000;
/**
 * Refusals of a minute that get a line each, of a kind, of nobody that is known; the others of that kind and minute share one, so that nobody can fill the
 * disk.
 */
export const refusalsPerMinute = 120;
/** The same of one account, so that no flood of others hides what is aimed at it; and of all accounts together. */
export const accountRefusalsPerMinute = 20;
export const allRefusalsPerMinute = 1000;
/** Uses of a token from one address within this time stand in one line. */
export const tokenUseEveryMs = 60 * 60 * 1000;
/** Pairs of token and address that are remembered for that. */
export const tokenUsesRemembered = 5_000;
export const detailMaximumLength = 200;
