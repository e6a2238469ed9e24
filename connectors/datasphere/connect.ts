import type { Settings } from '#kernel/settings.ts';
import { hana } from '../hana/connect.ts';
import type { SystemConnector } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { hanaSettingsOf, isTenant, placeOfDatasphere } from './settings.ts';
import { datasphereStrings as strings } from './strings.ts';

/** SAP Datasphere by a database user of a space: the Open SQL schema of that user, and what the space exposes to it, over SAP HANA's protocol. */
export const datasphere: SystemConnector = {
  test(given, tools) {
    const problem = problemOf(given);
    return problem ? Promise.resolve({ isOk: false, ...problem }) : hana.test(hanaSettingsOf(given), tools);
  },
  async open(given, tools) {
    const problem = problemOf(given);
    if (problem) throw new SystemFailure(problem.stage, problem.message);
    const session = await hana.open?.(hanaSettingsOf(given), tools);
    if (!session) throw new Error('SAP HANA cannot be opened.');
    return session;
  },
};

/** What keeps the settings from leading to a database. */
function problemOf(given: Settings): { stage: 'address' | 'login'; message: string } | null {
  const { username, password } = given;
  if (!username || !password) return { stage: 'login', message: strings.userWanted };
  return isTenant(placeOfDatasphere(given).host)
    ? { stage: 'address', message: strings.tenantAddress }
    : null;
}
