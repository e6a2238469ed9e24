import type { OAuthProvider } from '#connectors/manifests.ts';

/** A provider and its name, for panels that do without the forms of all of them: those weigh as much as the panel. */
export interface NamedProvider {
  id: OAuthProvider;
  name: string;
}
