import { aribaProvider } from './ariba/manifest.ts';
import { btpManifest } from './btp/manifest.ts';
import { concurProvider } from './concur/manifest.ts';
import type { ConnectorManifest, OAuthProviderManifest } from './connector.ts';
import { datasphereManifest, datasphereProvider } from './datasphere/manifest.ts';
import { filesManifest } from './files/manifest.ts';
import { hanaManifest } from './hana/manifest.ts';
import { marketingCloudProvider } from './marketingcloud/manifest.ts';
import { microsoftManifest } from './microsoft/manifest.ts';
import { oracleManifest } from './oracle/manifest.ts';
import { s4hanaManifest, s4hanaProvider } from './s4hana/manifest.ts';
import { salesforceManifest } from './salesforce/manifest.ts';
import { sampleCompanyManifest } from './sample-company/manifest.ts';
import { sapBwManifest } from './sapbw/manifest.ts';
import { sqlServerManifest } from './sqlserver/manifest.ts';
import { successFactorsProvider } from './successfactors/manifest.ts';
import { workdayManifest } from './workday/manifest.ts';

/** What the product knows of every outside system, for forms and docs: data only, so that the browser may import it. */

/** By connection type, in the order of the tabs. */
export const warehouseManifests = {
  datasphere: datasphereManifest,
  sql: sqlServerManifest,
  sapbw: sapBwManifest,
  hana: hanaManifest,
} satisfies Record<string, ConnectorManifest>;
export type WarehouseType = keyof typeof warehouseManifests;
export const warehouseTypes = namesOf(warehouseManifests);

/** By connection type, in the order of the tabs. */
export const applicationManifests = {
  s4hana: s4hanaManifest,
  oracle: oracleManifest,
  microsoft: microsoftManifest,
  btp: btpManifest,
  workday: workdayManifest,
  salesforce: salesforceManifest,
} satisfies Record<string, ConnectorManifest>;
export type ApplicationType = keyof typeof applicationManifests;
export const applicationTypes = namesOf(applicationManifests);

/** By provider, in the order of the tabs. */
export const oauthProviders = {
  datasphere: datasphereProvider,
  s4hana: s4hanaProvider,
  successfactors: successFactorsProvider,
  ariba: aribaProvider,
  concur: concurProvider,
  marketingcloud: marketingCloudProvider,
} satisfies Record<string, OAuthProviderManifest>;
export type OAuthProvider = keyof typeof oauthProviders;
export const oauthProviderIds = namesOf(oauthProviders);

/** The type of the data source that a saved connection becomes: the specification calls SQL Server `sql` on that page. */
export function sourceTypeOf<Type extends WarehouseType | ApplicationType>(
  type: Type,
): Exclude<Type, 'sql'> | 'sqlserver' {
  return type === 'sql' ? 'sqlserver' : (type as Exclude<Type, 'sql'>);
}

export {
  isAskableSystem,
  isReadableSystem,
  type ReadableSystem,
  readableSystems,
} from './readable-systems.ts';

export const connectorManifests: readonly ConnectorManifest[] = [
  filesManifest,
  sampleCompanyManifest,
  ...Object.values(warehouseManifests),
  ...Object.values(applicationManifests),
];

function namesOf<Name extends string>(manifests: Record<Name, unknown>): Name[] {
  return Object.keys(manifests) as Name[];
}
