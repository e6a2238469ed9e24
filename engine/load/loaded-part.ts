/** Rows that are whole on disk, and where reading can go on behind them. */
export interface LoadedPart {
  path: string;
  rowCount: number;
  /** Names of columns whose texts could not be read as what they declare: here they are texts. */
  asText: string[];
  /** Whether every value is as the finished table has it. */
  isFinal: boolean;
}

/** Of what `LoadedPart` tells and holds: a part of another form is of no use. */
export const loadedPartForm = 2;
