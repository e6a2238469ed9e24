import type { LanguageModel } from 'ai';

/** `fetch` as the server allows it: each address is decided on before it is called. */
export type PermittedFetch = typeof globalThis.fetch;

export interface ProviderOptions {
  /** Where the wire is spoken, without a slash at the end. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  fetch: PermittedFetch;
}

/** A way to speak to a language model. One file each; `registry.ts` lists them. */
export interface Provider {
  id: 'openai' | 'anthropic' | 'compatible';
  /** Used where the operator names no address. */
  baseUrl: string;
  /** Used where the operator names no model; null asks the server which one it has. */
  model: string | null;
  /** A model object, never a name: a bare name would be sent to the SDK vendor's gateway. Loads the SDK with the first call. */
  open(options: ProviderOptions): Promise<Exclude<LanguageModel, string>>;
}
