import type { DeclaredRelation } from '../connector.ts';
import type { SystemColumn, SystemTable } from '../system-session.ts';

/** What the metadata of a service say, as the reading of it needs them. */

export type ODataVersion = 'v2' | 'v4';

/** How a value is written in an answer and in an address. */
export type EdmKind =
  | 'boolean'
  | 'integer'
  | 'decimal'
  | 'double'
  | 'text'
  | 'guid'
  | 'binary'
  | 'date'
  | 'day' // A text of eight digits that is a day: DATS of ABAP.
  | 'dateTime'
  | 'moment'
  | 'time'
  | 'duration'
  | 'document';

export interface ODataColumn extends SystemColumn {
  /** Where it stands in a row: of a complex type each of its names. */
  path: readonly string[];
  kind: EdmKind;
  /** The type by its own name, without a length: `Edm.Int64`. */
  edmType: string;
  isNullable: boolean;
  isFilterable: boolean;
  isSortable: boolean;
}

export interface ODataTable extends SystemTable {
  /** Of its service. */
  set: string;
  columns: ODataColumn[];
  /** The service tells how many rows there are. */
  isCountable: boolean;
}

export interface ServiceModel {
  version: ODataVersion;
  tables: ODataTable[];
  relations: DeclaredRelation[];
}
