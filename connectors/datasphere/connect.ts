import type { Settings } from '#kernel/settings.ts';
import { hana } from '../hana/connect.ts';
import type { SystemConnector, SystemStage } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { consumption } from './consumption.ts';
import { faceOf, hanaSettingsOf, isTenant, placeOfDatasphere } from './settings.ts';
import { datasphereStrings as strings } from './strings.ts';

/**
 * SAP Datasphere by either of its faces: what its spaces expose, by the consumption API and OAuth, or by a database user of a space the Open SQL
 * schema of that user and what the space exposes to it, over SAP HANA's protocol.
 */
export const datasphere: SystemConnector = {
  test(given, tools) {
    const problem = problemOf(given);
    if (problem) return Promise.resolve({ isOk: false, ...problem });
    return faceOf(given) === 'database'
      ? hana.test(hanaSettingsOf(given), tools)
      : consumption.test(given, tools);
  },
  async open(given, tools) {
    const problem = problemOf(given);
    if (problem) throw new SystemFailure(problem.stage, problem.message);
    const session =
      faceOf(given) === 'database'
        ? await hana.open?.(hanaSettingsOf(given), tools)
        : await consumption.open?.(given, tools);
    if (!session) throw new Error('Datasphere cannot be opened.');
    return session;
  },
};

/** What keeps the settings from leading anywhere. */
function problemOf(given: Settings): { stage: SystemStage; message: string } | null {
  const face = faceOf(given);
  if (face === 'none') return { stage: 'login', message: strings.methodRefused };
  if (face === 'consumption') return null;
  if (!given.password) return { stage: 'login', message: strings.passwordWanted };
  return isTenant(placeOfDatasphere(given).host)
    ? { stage: 'address', message: strings.tenantAddress }
    : null;
}
