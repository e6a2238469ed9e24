import type { ConnectorManifest } from './connector.ts';
import { filesManifest } from './files/manifest.ts';
import { sampleCompanyManifest } from './sample-company/manifest.ts';

/** What the product knows of every connector, for forms and docs: data only, so that the browser may import it. */
export const connectorManifests: readonly ConnectorManifest[] = [filesManifest, sampleCompanyManifest];
