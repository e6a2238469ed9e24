/** One exchange with a language model, in words of our own: what the loop sends and what came back. All of it is plain JSON. */

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export interface ToolCall {
  id: string;
  name: string;
  /** As the model wrote it: unchecked. */
  input: unknown;
}

export type TurnMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: ToolCall[] }
  | { role: 'tool'; results: { id: string; name: string; output: JsonValue }[] };

export interface ToolCard {
  name: string;
  description: string;
  /** JSON Schema of the input. */
  schema: { [key: string]: JsonValue };
}

/** What of a workspace a request holds, besides the question: shown to the person and kept in the log of what left. */
export interface Disclosed {
  /** Names of tables. */
  tables: string[];
  columns: number;
  /** Values of cells, each counted once for each time that it is told. */
  values: number;
  /** Rows of results. */
  rows: number;
}

export interface TurnRequest {
  instructions: string;
  messages: TurnMessage[];
  tools: ToolCard[];
  maxOutputTokens: number;
  deadlineMs: number;
  disclosed: Disclosed;
}

export interface Turn {
  text: string;
  calls: ToolCall[];
  /** As the provider counted them; estimated from the bytes where it does not. */
  inputTokens: number;
  outputTokens: number;
}

/** Asks the model for its next step. Throws `ProviderFailure`, or what the signal was aborted with. */
export type CallModel = (request: TurnRequest) => Promise<Turn>;

export type FailureKind = 'unreachable' | 'refused' | 'limited' | 'late' | 'unreadable' | 'budget';

/** The provider gave no step. The message is a sentence for people and holds nothing that the provider wrote. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Tokens of a text by the usual ratio, for providers that do not count. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
