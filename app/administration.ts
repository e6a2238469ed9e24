import type { AuditParts } from '#features/audit/server/index.ts';
import { createAuditStore, forgetInAudit } from '#features/audit/server/index.ts';
import {
  createInstallationStore,
  createPasswordLinkStore,
  describeErasure,
  eraseAccount,
  passwordProblem,
} from '#features/identity/server/index.ts';
import { createPeopleStore, type PeopleParts } from '#features/people/server/index.ts';
import type { SecurityParts } from '#features/security/server/index.ts';
import { securityStrings } from '#features/security/strings.ts';
import { AppError } from '#kernel/errors.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Log } from '#platform/log/log.ts';
import { createSessionStore } from '#platform/sessions/session-store.ts';
import type { FeatureParts } from './features.ts';
import type { GoneWorkspaces } from './gone-workspaces.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What the operator set about accounts. */
export interface AdministrationSettings {
  /** Nobody creates an account but the first one, whatever an administrator says. */
  isSignUpClosed: boolean;
  /** Addresses that only an administrator may give an account, and ids of accounts: they were named as those of administrators. */
  adminEmails: readonly string[];
  auditKeepDays: number;
}

export interface AdministrationParts {
  administration: AdministrationSettings;
  goneWorkspaces: Pick<GoneWorkspaces, 'remove'>;
}

export function administrationSettings(config: Config): AdministrationSettings {
  return {
    isSignUpClosed: config.SIGN_UP === 'closed',
    adminEmails: config.ADMIN_EMAILS,
    auditKeepDays: config.AUDIT_KEEP_DAYS,
  };
}

type Parts = Pick<
  FeatureParts,
  | 'db'
  | 'clock'
  | 'sessions'
  | 'accounts'
  | 'goneWorkspaces'
  | 'provider'
  | 'recordAudit'
  | 'onWork'
  | 'passwords'
  | 'signInLimits'
  | 'administration'
>;

/** What the features around accounts are made of: sign-up, the own security, the people of an installation, and the audit. */
export function createAdministration(parts: Parts): {
  signUp: PeopleParts['signUp'];
  installation: ReturnType<typeof createInstallationStore>;
  security: SecurityParts;
  people: PeopleParts;
  audit: AuditParts;
} {
  const { db, clock, sessions, accounts, recordAudit, administration } = parts;
  const installation = createInstallationStore(db);
  const links = createPasswordLinkStore(db);
  const people = createPeopleStore(db);
  const signUp: PeopleParts['signUp'] = {
    isFixed: administration.isSignUpClosed,
    kind: parts.provider ? 'oidc' : 'local',
    isOpen: async () => !administration.isSignUpClosed && (await installation.isSignUpOpen()),
    setOpen: (isOpen, now) => installation.setSignUpOpen(isOpen, now),
  };
  const erasure = {
    async describeDeletion(accountId: string) {
      const account = await accounts.findUser(accountId);
      return {
        email: account?.email ?? '',
        hindrance: (await people.isLastAdministrator(accountId)) ? securityStrings.lastAdministrator : null,
        workspaces: await describeErasure(db, accountId),
      };
    },
    async deleteAccount(accountId: string) {
      if (await people.isLastAdministrator(accountId))
        throw new AppError('conflict', securityStrings.lastAdministrator);
      // Before the rows go, so that open pages are told.
      await sessions.endOf(accountId);
      for (const workspaceId of await eraseAccount(db, accountId, forgetInAudit))
        await parts.goneWorkspaces.remove(workspaceId);
    },
  };
  const shared = { sessions, accounts, links, recordAudit, clock, ...erasure };
  return {
    signUp,
    installation,
    security: { ...shared, passwords: parts.passwords, signInLimits: parts.signInLimits, passwordProblem },
    people: { ...shared, people, signUp, onAccountCreated: parts.onWork },
    audit: { audit: createAuditStore(db), clock, keptDays: administration.auditKeepDays },
  };
}

/** What is forgotten each day: ended sessions, links that are too old, and the record of activity with age. */
export async function forgetWhatEnded(
  { db, clock, administration }: Pick<Parts, 'db' | 'clock' | 'administration'>,
  { idleMs }: { idleMs: number },
): Promise<void> {
  const now = clock.now();
  await createSessionStore(db).removeEnded(now, idleMs);
  await createPasswordLinkStore(db).removeExpired(now);
  await createAuditStore(db).purge(new Date(now.getTime() - administration.auditKeepDays * dayMs));
}

/** Makes administrators of the local accounts that the operator named; those of a provider become it when they sign in. */
export async function promoteAdministrators(
  db: Db,
  { adminEmails }: AdministrationSettings,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const { promoted, unproven } = await createPeopleStore(db).promote(adminEmails);
  for (const accountId of promoted) log.warn({ accountId }, 'account made an administrator by ADMIN_EMAILS');
  for (const account of unproven)
    log.warn(
      account,
      'An account with an address of ADMIN_EMAILS was there before, and nobody has proved that the address is theirs: it stays without rights. If it is the right one, add its accountId to ADMIN_EMAILS.',
    );
}
