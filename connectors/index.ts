export type {
  ColumnDeclaration,
  Connector,
  ConnectorManifest,
  CsvFile,
  DeclaredRelation,
  ImportTarget,
  OpenSource,
  RowSink,
  SettingField,
  TestOutcome,
} from './connector.ts';
export { type FileSettings, files, formatOf } from './files/connect.ts';
export type { FileFormat } from './files/format.ts';
export { connectorManifests, isAskableSystem, isReadableSystem, type ReadableSystem } from './manifests.ts';
export type { GrantedToken, GrantJob, GrantOutcome, GrantWork } from './oauth/grant.ts';
export { abapPack, packOf } from './packs.ts';
export { type SampleSettings, sampleCompany } from './sample-company/connect.ts';
export { entityOf, type PackCondition, type PackEntity, type SemanticPack } from './semantic-pack.ts';
export { systemStrings } from './strings.ts';
export {
  type AccessToken,
  type Reach,
  type SystemConnector,
  type SystemStage,
  type SystemTestOutcome,
  type SystemTools,
  systemStages,
} from './system-connector.ts';
export {
  type ReadOutcome,
  type ReadRequest,
  type RowTarget,
  SystemFailure,
  type SystemSession,
  type SystemTable,
  type Watermark,
} from './system-session.ts';
export { type SystemEntry, type SystemId, systems } from './systems.ts';
